# Patiencen und Wettläufe.

turned-up-in = { $zone }: { $card } wird aufgedeckt
nothing-lies-there = Dorthin darf keine Karte

## Grundstapel, Spalten, Stapel, Zellen

foundation-next = Auf diesen Grundstapel kommt als Nächstes { $card }
foundation-full = Dieser Grundstapel ist voll
stack-needs-head = Auf einen leeren Platz darf nur ein König
stack-alternates = { $card } passt nicht auf { $top }: Es geht immer um eins abwärts, abwechselnd rot und schwarz
packing-none-to-draw = Es ist nichts mehr zu ziehen
packing-no-more-turns = Die Ablage darf nicht noch einmal umgedreht werden
packing-covered = { $card } lässt sich so nicht bewegen
packing-stays = { $card } gewinnt dort nichts und bleibt liegen
packing-turned-over = Die Ablage wird umgedreht
packing-drawn = { $card } wird gezogen
packing-limit = Nach { $number } Zügen ohne Fortschritt endet die Patience
packing-built = { $number ->
    [one] eine Karte abgelegt
   *[other] { $number } Karten abgelegt
 }
cells-built = { $card } ist abgelegt und bleibt dort
cells-full = Keine Zelle ist frei
cells-too-many = Das sind { $number } Karten; mit den freien Zellen und leeren Spalten gehen nur { $most } auf einmal
cells-limit = { $number } Züge, ohne dass eine Karte abgelegt wurde: Die Patience endet
