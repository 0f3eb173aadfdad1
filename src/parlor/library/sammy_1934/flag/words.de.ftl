flag-turned-over = Die aufgedeckten Karten werden umgedreht
flag-drawn = { $card } wird aufgedeckt

## The count

flag-rank =
    { $number ->
        [0] keine Flagge fertig: kein Dienstgrad
        [1] eine Flagge fertig: Soldat
        [2] zwei Flaggen fertig: Korporal
        [3] drei Flaggen fertig: Feldwebel
        [4] vier Flaggen fertig: Leutnant
        [5] fünf Flaggen fertig: Oberleutnant
        [6] sechs Flaggen fertig: Hauptmann
        [7] sieben Flaggen fertig: Major
        [8] acht Flaggen fertig: Oberstleutnant
        [9] neun Flaggen fertig: Oberst
        [10] zehn Flaggen fertig: Brigadegeneral
        [11] elf Flaggen fertig: Generalmajor
        [12] zwölf Flaggen fertig: Generalleutnant
        [13] dreizehn Flaggen fertig: General
       *[14] vierzehn Flaggen fertig: General außer Dienst
    }

## How far it has come, and what its points are

flag-reached = { $number } von { $other } Karten in Flaggen
flag-scored =
    { $number ->
        [one] 1 Flagge
       *[other] { $number } Flaggen
    }

## Refusals

# The four cards of a value, by its number: Einsen, Marines.
flag-cards =
    { $number ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
        [8] Achten
        [9] Neunen
        [10] Zehnen
        [11] Marines
        [12] Krankenschwestern
        [13] Präsidenten
       *[14] Uncle Sams
    }
flag-not-complete = Die Flagge der { $wanted } ist noch nicht fertig: Jetzt dürfen nur { $wanted } dazu
flag-descending = Es geht um eins abwärts, auf eine andere Farbe: Uncle Sam, Präsident, Krankenschwester, Marine, 10, 9 und so weiter
flag-empty-space = Einen leeren Platz darf nur ein Uncle Sam füllen
flag-space-of-its-own = Dieser Uncle Sam hat schon einen Platz für sich
flag-none-to-draw = Es ist keine Karte mehr zum Aufdecken da
flag-ten-times-through = Zehnmal durch den Stapel, ohne etwas zu spielen: Jetzt musst du eine Karte bewegen
flag-never-back = Was in den Flaggen liegt, bleibt dort
flag-top-of-stack = Nur die oberste Karte eines Häufchens darf in eine Flagge
flag-move-together = Die offenen Karten eines Häufchens wandern alle zusammen, von der untersten an
flag-top-of-waste = Von den aufgedeckten Karten darfst du nur die oberste spielen

## The goal

flag-goal = Bau Vierer-Flaggen: 1 bis 10, Marine, Schwester, Präsident, Uncle Sam
flag-tally = { $number } von 14 Flaggen, { $other } von 56 Karten

## What one is asked to do, and what it means

flag-ask = bau an den Flaggen, verschieb ein Häufchen oder deck zwei Karten auf

## The lesson

flag-lesson-step-stacks = Auf den Häufchen geht es um eins abwärts, immer auf eine andere Farbe.
flag-lesson-step-turned = Eine verdeckte Karte kommt ans Licht. Mach die verdeckten früh frei, denn sie halten dich auf.
flag-lesson-step-flag = Diese hier gehört in die Flagge. Hinauf mit ihr!
flag-lesson-step-over = Der Stapel ist durch, die aufgedeckten Karten werden umgedreht. Weiter, solange etwas geht!
flag-lesson-step-count = Jede fertige Flagge ist eine Beförderung. Wie hoch hast du es gebracht?

## The leaflet

flag-place-waste = Aufgedeckte Karten
flag-place-flags = Flaggen
flag-place-stack1 = Häufchen 1
flag-place-stack2 = Häufchen 2
flag-place-stack3 = Häufchen 3
flag-place-stack4 = Häufchen 4
flag-place-down2 = Unter Häufchen 2
flag-place-down3 = Unter Häufchen 3
flag-place-down4 = Unter Häufchen 4
flag-does-move = { $seat } legt { LIST($cards, type: "and") } { $place ->
    [flags] in die Flagge
    [stack1] auf Häufchen 1
    [stack2] auf Häufchen 2
    [stack3] auf Häufchen 3
   *[other] auf Häufchen 4
 }
    .you = Du legst { LIST($cards, type: "and") } { $place ->
    [flags] in die Flagge
    [stack1] auf Häufchen 1
    [stack2] auf Häufchen 2
    [stack3] auf Häufchen 3
   *[other] auf Häufchen 4
 }
# Eine Karte mit Staat, Wert und Farbe.
flag-leaflet-card = { $name } ({ $suit }, { $number ->
    [11] Marine
    [12] Krankenschwester
    [13] Präsident
    [14] Uncle Sam
   *[other] { $number }
 })
