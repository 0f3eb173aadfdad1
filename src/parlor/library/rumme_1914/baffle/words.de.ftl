baffle-exchanges = { $seat }: tauscht verdeckt eine Karte
    .you = Du tauschst verdeckt eine Karte
    .named = { $seat } tauscht verdeckt eine Karte
baffle-all-resigned = Alle anderen sind ausgestiegen: { $seat } braucht nichts mehr anzusagen
    .you = Alle anderen sind ausgestiegen: Du brauchst nichts mehr anzusagen

## Die Abrechnung

baffle-others-resigned = alle anderen sind ausgestiegen
baffle-resigned = { $by } ist ausgestiegen: 0
    .you = Du bist ausgestiegen: 0
baffle-lowest-trump = den Stich mit dem niedrigsten Trumpf gemacht ({ $suit } { $number })
baffle-tricks = { $number ->
    [one] 1 Stich zu einem Punkt
   *[other] { $number } Stiche zu einem Punkt
 }
baffle-no-trick = Baffle! Eigenes Blatt gespielt und kein Stich
baffle-cop-too-few = Baffle! Cop-Blatt gespielt und keine zwei Stiche
baffle-missed-lead = Baffle! Trumpf gehabt und etwas anderes ausgespielt

## Absagen

baffle-declare-first = Sag erst an: eigenes Blatt, Cop-Blatt oder aussteigen
baffle-cop-taken = Das Cop-Blatt ist schon weg
baffle-dealer-must-play = Es ist nur noch einer dabei: Wer gibt, muss gegen ihn spielen
baffle-exchange-or-pass = Du hast das Cop-Blatt genommen: Tausch eine Karte gegen die aufgedeckte, oder passe
baffle-no-exchange = Tauschen darf nur, wer das Cop-Blatt genommen hat
baffle-exchange-at-once = Tauschen darf nur, wer das Cop-Blatt genommen hat, und nur sofort
baffle-all-declared = Alle haben angesagt: Spiel eine Karte
baffle-lead-a-trump = Wer einen Stich macht, muss danach Trumpf ausspielen, wenn es geht: Du hast { $cards }

## Das Ziel

baffle-goal = Zähl auf 0 herunter: Jeder Stich nimmt dir einen Punkt ab
baffle-goal-content = Mach mindestens 1 Stich, sonst bekommst du 5 dazu
baffle-goal-cop = Mach mindestens 2 Stiche, sonst bekommst du 5 dazu
baffle-goal-resigned = Du setzt diese Runde aus: nichts gewonnen, nichts verloren

## Was zu tun ist und was es bedeutet

baffle-ask = spiel dein eigenes Blatt, nimm blind das Cop-Blatt, oder steig aus
baffle-ask-cop-gone = spiel dein eigenes Blatt, oder steig aus
baffle-ask-stay = spiel dein eigenes Blatt, oder nimm blind das Cop-Blatt
baffle-ask-must = spiel dein eigenes Blatt; wer gibt, muss mitspielen
baffle-ask-exchange = tausch eine Karte gegen { $card }, oder passe
baffle-means-cop = Du gibst dein Blatt für das Cop-Blatt her. Mach damit 2 Stiche, sonst bekommst du 5 Punkte dazu.
baffle-means-resign = Du setzt diese Runde aus: nichts gewonnen, nichts verloren.

## Die Lektion

baffle-lesson-step-declare = Spiel mit diesen Karten, tausch sie gegen das verdeckte Cop-Blatt, oder steig gratis aus.
baffle-lesson-step-took = Gut, ein Stich ist sicher. Ganz ohne Stich hieße es Baffle: fünf Punkte zurück.
baffle-lesson-step-count = Der Stich mit dem niedrigsten Trumpf brachte drei. Wer einen Baffle hatte, fiel fünf zurück.

## Die Spielanleitung

baffle-does-content = { $seat } spielt mit dem eigenen Blatt
    .you = Du spielst mit dem eigenen Blatt
baffle-does-cop = { $seat } nimmt das Cop-Blatt
    .you = Du nimmst das Cop-Blatt
baffle-does-resign = { $seat } steigt aus
    .you = Du steigst aus
baffle-does-exchange = { $seat } tauscht eine Karte gegen den aufgedeckten Trumpf
    .you = Du tauschst eine Karte gegen den aufgedeckten Trumpf
baffle-place-cop = Das Cop-Blatt
baffle-place-dead = Weggelegt
baffle-place-stock = Der Rest

## Was vor dem Geben ausgemacht wird

baffle-option-lead = Wer mit Trumpf auf der Hand einen Stich macht
    .must = muss Trumpf ausspielen
    .penalty = zahlt Strafe, wenn er keinen ausspielt
