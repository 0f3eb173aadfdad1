# Sätze für mehrere Spiele des Hefts.

rummy-1916-last-card = die letzte Karte gespielt
rummy-1916-cannot-pass = Du darfst nicht passen: Du kannst { $cards } spielen
