# Wer zuletzt gespielt hat, bevor alle passen, hat das Go.
moosehead-scores-go = Go: { $seat } bekommt 1
    .you = Go: Du bekommst 1
moosehead-scores = Genau { $number }: { $seat } bekommt 2
    .you = Genau { $number }: Du bekommst 2

## Die Abrechnung

moosehead-go = Go
moosehead-count = genau { $number } getroffen
moosehead-fifteens = Fünfzehner im Blatt: { $number }

## Absagen

moosehead-too-high = { $card } würde { $number } machen: Über { $top } darf die Summe nicht gehen

## Das Ziel

moosehead-goal = Triff mit der Summe genau 15, 20, 25 oder 30: je 2 Punkte

## Was zu tun ist und was es bedeutet

moosehead-ask = spiel eine Karte; die Summe steht bei { $number }
moosehead-ask-pass = passe; die Summe steht bei { $number }, und jede deiner Karten ginge über 30

## Die Lektion

moosehead-lesson-aim = Gemeinsam zählt ihr bis dreißig; bei 15, 20, 25 und 30 gibt es Punkte.
moosehead-lesson-hand-1 = Spiel eine Karte, und ihre Zahl kommt zur Summe dazu. Triffst du genau 15, 20, 25 oder 30, bekommst du zwei Punkte.
moosehead-lesson-hand-2 = Kämst du mit jeder Karte über dreißig, passt du. Wer zuletzt gespielt hat, bevor alle passen, bekommt einen Punkt, und es geht bei null weiter.
moosehead-lesson-hand-3 = Sind alle Karten gespielt, bringt jede Auswahl aus deinen fünf Karten, die fünfzehn ergibt, zwei Punkte.
moosehead-lesson-watch-1 = Überleg, was der Nächste braucht: Lass ihm eine Summe, mit der er kaum etwas trifft.
moosehead-lesson-watch-2 = Heb dir kleine Karten auf, um die Zahl genau zu treffen.
moosehead-lesson-step-aim = Gemeinsam zählt ihr bis 30. Triff genau 15, 20, 25 oder 30, und du bekommst zwei Punkte.
moosehead-lesson-step-play = Die Zahl deiner Karte kommt zur Summe dazu. Über 30 darfst du nicht gehen.
moosehead-lesson-step-scores = Genau getroffen: zwei Punkte!
moosehead-lesson-step-pass = Mit jeder deiner Karten kämst du über 30, also passt du.
moosehead-lesson-step-go = Alle haben gepasst: ein Punkt für die letzte Karte, und es geht bei null weiter.
moosehead-lesson-step-count = Zum Schluss zählen deine fünf Karten: zwei Punkte, sooft sich daraus 15 machen lässt.
