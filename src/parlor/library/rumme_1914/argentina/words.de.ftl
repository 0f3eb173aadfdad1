argentina-next-hands = Alle nehmen ihr nächstes Blatt auf
argentina-trump = Trumpf-{ $number } gewonnen
argentina-most-cards = die meisten Karten gewonnen: aus { $other } wurden { $number }

## Absagen

argentina-not-taken-up = Du hast { $card } nicht auf der Hand: Was noch verdeckt liegt, ist nicht aufgenommen

## Das Ziel

argentina-goal = Hol die Trumpf-Zehn (10), die hohen Trümpfe und viele Karten

## Die Lektion

argentina-lesson-step-trumps = Die letzte Karte liegt offen: Ihre Farbe ist Trumpf. Die Eins ist die höchste Karte.
argentina-lesson-step-count = Trumpf-10 zählt 10; 1, 13, 12 und 11 zählen 4, 3, 2, 1. Auch überzählige Karten bringen etwas.

## Die Spielanleitung

argentina-place-first = { $mine ->
    [yes] Dein erstes Blatt
   *[no] Erstes Blatt
 }
argentina-place-second = { $mine ->
    [yes] Dein zweites Blatt
   *[no] Zweites Blatt
 }
