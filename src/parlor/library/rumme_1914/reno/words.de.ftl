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

reno-lesson-step-trumps = Die offene Karte auf dem Stapel zeigt Trumpf. Sie wird auch als Nächstes gezogen.
reno-lesson-step-void = Du kannst nicht bedienen. Mit Trumpf holst du den Stich; mit etwas Kleinem lässt du ihn laufen.
reno-lesson-step-count = Hoch, Tief und Reno sind je ein Punkt, die meisten Augen auch. Eine 10 hat zehn Augen.
