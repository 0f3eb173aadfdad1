# Wer zuletzt gespielt hat, bevor alle passen, hat das Go.
moosehead-scores-go = Go: { $seat } bekommt 1
    .you = Go: Du bekommst 1
moosehead-scores = Genau { $number }: { $seat } bekommt 2
    .you = Genau { $number }: Du bekommst 2

## Die Abrechnung

moosehead-go = Go
moosehead-count = genau { $number } getroffen
moosehead-fifteens = { $number ->
    [one] 1 Fünfzehner im Blatt
   *[other] { $number } Fünfzehner im Blatt
 }

## Absagen

moosehead-too-high = { $card } würde { $number } machen: Über { $top } darf die Summe nicht gehen

## Das Ziel

moosehead-goal = Triff mit der Summe genau 15, 20, 25 oder 30: je 2 Punkte

## Was zu tun ist und was es bedeutet

moosehead-ask = spiel eine Karte; die Summe steht bei { $number }
moosehead-ask-pass = passe; die Summe steht bei { $number }, und jede deiner Karten ginge über 30

## Die Lektion

moosehead-lesson-step-count = Zum Schluss zählen deine fünf Karten: zwei Punkte, sooft sich daraus 15 machen lässt.
