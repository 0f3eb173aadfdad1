turkette-suit = { $seat } bekommt { $card } offen: { $suit } sind die Turkette-Farbe
    .you = Du bekommst { $card } offen: { $suit } sind die Turkette-Farbe
turkette-trick = Stich { $number } gemacht
turkette-card = die Turkette-Karte bekommen: { $card }

## Das Ziel

turkette-goal = Meide Stich 2, 4 und 6; die höchste Karte ({ $suit }) kostet 5

## Die Lektion

turkette-lesson-step-suit = Die erste Karte zeigt die Turkette-Farbe. Ihre höchste Karte im Spiel kostet fünf.
turkette-lesson-step-free = Stich 1 kostet nichts, wie 3 und 5. Da wirst du gut hohe Karten los.
turkette-lesson-step-costs = Stich 2: Der hat einen Punkt gekostet.
turkette-lesson-step-count = Erst jetzt zeigt sich die Turkette-Karte, und sie kostet fünf. Die wenigsten Punkte gewinnen.

## Die Spielanleitung

turkette-place-stock = Der Rest
