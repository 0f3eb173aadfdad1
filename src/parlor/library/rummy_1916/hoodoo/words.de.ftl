# Der Augenblick, in dem jemand gewinnt; in der Abrechnung ist das rummy-1916-last-card.
hoodoo-last-card = { $seat } hat die letzte Karte gespielt
    .you = Du hast deine letzte Karte gespielt
hoodoo-lead = { $card } ist am höchsten: { $seat } spielt aus, und der Stich kommt auf den Haufen
    .you = { $card } ist am höchsten: Du spielst aus, und der Stich kommt auf den Haufen
hoodoo-hoodooed = Hoodoo! { $seat } nimmt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} auf
    .you = Hoodoo! Du nimmst { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    } auf
# $other ist die Zahl der Hoodoos, nach der die Partie endet.
hoodoo-fewest = nach { $other } Hoodoos die wenigsten Karten: { $number }

## Das Ziel

hoodoo-goal = Sei zuerst alle deine Karten los

## Die Lektion

hoodoo-lesson-step-short = Spiel Farben aus, die den anderen ausgehen, und behalte selbst von jeder etwas.
hoodoo-lesson-step-count = Die letzte Karte gespielt und auf der Stelle gewonnen. Das ist das ganze Spiel.

## Wie die Spielanleitung die Plätze auf dem Tisch nennt

hoodoo-place-pile = Haufen
