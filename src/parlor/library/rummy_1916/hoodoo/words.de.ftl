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

hoodoo-lesson-aim = Wer zuerst keine Karten mehr hat, gewinnt.
hoodoo-lesson-hand-1 = Bediene die ausgespielte Farbe. Fertige Stiche kommen verdeckt auf einen Haufen.
hoodoo-lesson-hand-2 = Wer nicht bedienen kann, ist verhext: Hoodoo! Er nimmt den Stich und den ganzen Haufen auf und spielt aus.
hoodoo-lesson-hand-3 = Wer zuerst seine letzte Karte spielt, gewinnt auf der Stelle.
hoodoo-lesson-watch-1 = Spiel Farben aus, von denen die anderen wenig haben, und behalte selbst von jeder etwas, solange es geht.
hoodoo-lesson-watch-2 = Je größer der Haufen, desto schlimmer für den Nächsten, der nicht bedienen kann.
hoodoo-lesson-step-aim = Wer zuerst keine Karten mehr hat, gewinnt.
hoodoo-lesson-step-follow = Du musst bedienen. Mit hohen Karten darfst du ausspielen, mehr bringen sie nicht.
hoodoo-lesson-step-lead = Alle haben bedient: Der Stich kommt verdeckt auf den Haufen. Die höchste Karte spielt aus.
hoodoo-lesson-step-hoodooed = Hoodoo! Hier konnte jemand nicht bedienen und nimmt den Stich und den ganzen Haufen auf.
hoodoo-lesson-step-short = Spiel Farben aus, die den anderen ausgehen, und behalte selbst von jeder etwas.
hoodoo-lesson-step-count = Die letzte Karte gespielt und auf der Stelle gewonnen. Das ist das ganze Spiel.

## Wie die Spielanleitung die Plätze auf dem Tisch nennt

hoodoo-place-pile = Haufen
