reno-draws = { $seat } zieht { $card }
    .you = Du ziehst { $card }
reno-last-card = { $seat } nimmt { $card }, die letzte Karte vom Stapel
    .you = Du nimmst { $card }, die letzte Karte vom Stapel

## Die Abrechnung

reno-high = Hoch: die Trumpf-Dreizehn
reno-low = Tief: die Trumpf-Eins
reno-reno = Reno: die Trumpf-Fünf
reno-game = die meisten Augen: { $number }
reno-game-shared = Den Punkt für die Augen bekommt niemand: Gleichstand bei { $number }

## Absagen

reno-no-draw = Gezogen wird nach jedem Stich von selbst: Spiel eine Karte

## Das Ziel

reno-goal = Hol dir 13, 1 und 5 von Trumpf und die meisten Augen
reno-tally = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
 }, { $other } Augen

## Die Lektion

reno-lesson-aim = Hol dir mit deinen Stichen die Dreizehn, die Eins und die Fünf von Trumpf, und dazu die meisten Augen.
reno-lesson-hand-1 = Alle bekommen sechs Karten. Die oberste Karte vom Stapel liegt offen: Ihre Farbe ist Trumpf.
reno-lesson-hand-2 = Bediene, wenn du kannst. Nach jedem Stich ziehen alle eine Karte, die offen liegt, und wer den Stich hat, zieht zuerst.
reno-lesson-hand-3 = Ist der Stapel weg, werden die letzten Karten ausgespielt, und dann wird gezählt.
reno-lesson-watch-1 = Du siehst, welche Karte du ziehen würdest. Manchmal lohnt sich der Stich schon ihretwegen.
reno-lesson-watch-2 = Eine Zehn hat zehn Augen, und die meisten Augen bringen den vierten Punkt: Wirf keine leichtfertig weg.
reno-lesson-step-aim = Vier Punkte gibt es: für die 13, die 1 und die 5 von Trumpf und für die meisten Augen.
reno-lesson-step-trumps = Die offene Karte auf dem Stapel zeigt Trumpf. Sie wird auch als Nächstes gezogen.
reno-lesson-step-follow = Bediene, wenn du kannst. Sonst stich, oder wirf etwas ab.
reno-lesson-step-draw = Nach jedem Stich zieht ihr beide. Wer ihn hat, zieht zuerst – und die Karte liegt offen!
reno-lesson-step-void = Du kannst nicht bedienen. Mit Trumpf holst du den Stich; mit etwas Kleinem lässt du ihn laufen.
reno-lesson-step-count = Hoch, Tief und Reno sind je ein Punkt, die meisten Augen auch. Eine 10 hat zehn Augen.
