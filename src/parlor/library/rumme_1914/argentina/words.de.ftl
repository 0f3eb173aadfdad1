argentina-next-hands = Alle nehmen ihr nächstes Blatt auf
argentina-trump = Trumpf-{ $number } gewonnen
argentina-most-cards = die meisten Karten gewonnen: aus { $other } wurden { $number }

## Absagen

argentina-not-taken-up = Du hast { $card } nicht auf der Hand: Was noch verdeckt liegt, ist nicht aufgenommen

## Das Ziel

argentina-goal = Hol die Trumpf-Zehn (10), die hohen Trümpfe und viele Karten

## Die Lektion

argentina-lesson-aim = Hol dir die Trümpfe, die zählen – vor allem die Zehn –, und mehr Karten als alle anderen.
argentina-lesson-hand-1 = Die letzte Karte beim Geben wird aufgedeckt: Ihre Farbe ist Trumpf.
argentina-lesson-hand-2 = Bediene, wenn du kannst; sonst stich oder wirf ab, ganz wie du willst.
argentina-lesson-hand-3 = Ist dein Blatt ausgespielt, nimmst du das nächste auf, bis alle deine Karten weg sind.
argentina-lesson-watch-1 = Die Eins ist hier die höchste Karte, noch über der Dreizehn.
argentina-lesson-watch-2 = Die Trumpf-Zehn allein bringt zehn Punkte: Bring deine heim, und mach Jagd auf die der anderen.
argentina-lesson-step-aim = Hol dir die Trümpfe, die zählen. Das große Los ist die Zehn: zehn Punkte ganz allein.
argentina-lesson-step-trumps = Die letzte Karte liegt offen: Ihre Farbe ist Trumpf. Die Eins ist die höchste Karte.
argentina-lesson-step-follow = Bediene, wenn du kannst. Trümpfe schlagen alles andere.
argentina-lesson-step-void = Du kannst nicht bedienen: Hol den Stich mit einem Trumpf, oder wirf etwas ab.
argentina-lesson-step-next = Die sechs sind gespielt, also nehmt ihr eure nächsten sechs auf. Trumpf bleibt Trumpf.
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
