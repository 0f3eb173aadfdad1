# Patiences and races.

turned-up-in = { $card } is turned up in { $zone }
nothing-lies-there = No card may be laid there
