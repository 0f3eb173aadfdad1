# Leaflets: how to play a game.

title = So spielt man { $game }
referee = Die Regelseite: jede Regel, jede Auslegung
back = Zurück zur Spielanleitung
states = Alle Staaten
hand = Runde
total = Summe
counted = So wurde Runde { $hand } abgerechnet:
keys = Tasten
pack = Die Karten dieses Spiels
allCards = Alle Karten
