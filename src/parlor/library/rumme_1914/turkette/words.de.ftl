turkette-suit = { $seat } bekommt { $card } offen: { $suit } sind die Turkette-Farbe
    .you = Du bekommst { $card } offen: { $suit } sind die Turkette-Farbe
turkette-trick = Stich { $number } gemacht
turkette-card = die Turkette-Karte bekommen: { $card }

## Das Ziel

turkette-goal = Meide Stich 2, 4 und 6; die höchste Karte ({ $suit }) kostet 5

## Die Lektion

turkette-lesson-aim = Nimm so wenig wie möglich: Punkte sind schlecht, und wer die wenigsten hat, gewinnt.
turkette-lesson-hand-1 = Die erste Karte beim Geben liegt offen. Ihre Farbe ist die Turkette-Farbe.
turkette-lesson-hand-2 = Sechs Stiche werden gespielt; bediene, wenn du kannst. Die höchste Karte der ausgespielten Farbe macht den Stich.
turkette-lesson-hand-3 = Der zweite, vierte und sechste Stich kosten je einen Punkt. Die höchste Turkette-Karte im Spiel kostet fünf, und niemand weiß genau, wer sie hat.
turkette-lesson-watch-1 = Der erste, dritte und fünfte Stich kosten nichts: eine gute Gelegenheit, hohe Karten loszuwerden.
turkette-lesson-watch-2 = Sei vorsichtig mit der Turkette-Farbe, bis ihre höchste Karte gefallen ist.
turkette-lesson-step-aim = Punkte sind hier schlecht. Stich 2, 4 und 6 kosten je einen, die anderen sind gratis.
turkette-lesson-step-suit = Die erste Karte zeigt die Turkette-Farbe. Ihre höchste Karte im Spiel kostet fünf.
turkette-lesson-step-follow = Bediene, wenn du kannst. Die höchste Karte der Farbe macht den Stich.
turkette-lesson-step-free = Stich 1 kostet nichts, wie 3 und 5. Da wirst du gut hohe Karten los.
turkette-lesson-step-costs = Stich 2: Der hat einen Punkt gekostet.
turkette-lesson-step-void = Du kannst nicht bedienen, also bekommst du ihn nicht. Wirf ab, was dir später wehtun könnte.
turkette-lesson-step-count = Erst jetzt zeigt sich die Turkette-Karte, und sie kostet fünf. Die wenigsten Punkte gewinnen.

## Die Spielanleitung

turkette-place-stock = Der Rest
