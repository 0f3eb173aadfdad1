# Patiencen und Wettläufe.

turned-up-in = { $zone }: { $card } wird aufgedeckt
nothing-lies-there = Dorthin darf keine Karte
