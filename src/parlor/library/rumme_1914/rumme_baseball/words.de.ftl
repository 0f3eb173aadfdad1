rumme-baseball-field-card = Die Feldkarte ist { $card }
# Was eine Feldkarte bewirkt hat, und wie es im halben Inning jetzt steht.
rumme-baseball-acts = { $card }: { $effect }. Outs: { $outs }, Runs: { $runs }, Bases: { LIST($bases, type: "series") }
rumme-baseball-three-out = Drei sind aus
rumme-baseball-retired = Fünfmal wurden alle Karten gespielt: Seitenwechsel
rumme-baseball-deals-again = Alle Karten sind gespielt, und noch sind keine drei aus: { $seat } mischt und gibt neu
    .you = Alle Karten sind gespielt, und noch sind keine drei aus: Du mischst und gibst neu

## Was Feldkarten bewirken

rumme-baseball-out = Out
rumme-baseball-strike-out = Strikeout
rumme-baseball-double-play-at-first = Double Play, der Schlagmann und der Läufer vom ersten Base sind aus
rumme-baseball-double-play-at-second = Double Play, der Schlagmann und der Läufer vom zweiten Base sind aus
rumme-baseball-sacrifice = Opferschlag
rumme-baseball-out-third-scores = Out, und der Läufer vom dritten Base kommt heim
rumme-baseball-error = Fehler im Feld
rumme-baseball-walk = Walk
rumme-baseball-safe-hit = Hit
rumme-baseball-two-base-hit = Hit über zwei Bases
rumme-baseball-three-base-hit = Hit über drei Bases

## Die besetzten Bases, in einer Liste

rumme-baseball-first = erstes
rumme-baseball-second = zweites
rumme-baseball-third = drittes
rumme-baseball-empty = leer

## Die Abrechnung

rumme-baseball-half =
    Inning { $inning }, { $half ->
        [top] erste
       *[bottom] zweite
    } Hälfte: Runs { $runs }, Hits { $hits }, Fehler { $errors }, auf den Bases geblieben { $left }

## Absagen

rumme-baseball-batter-leads = Du bist nicht dran: { $seat } ist am Schlag und spielt zu jedem Stich aus
rumme-baseball-crowns = { $suit } sind die Feldkarten: Die hat niemand auf der Hand

## Das Ziel

rumme-baseball-goal = { $seat } schlägt: Mach drei aus und lass keine Runs zu
    .you = Du schlägst: Bring Läufer heim, bevor drei aus sind
rumme-baseball-tally = { $number ->
    [one] 1 Run
   *[other] { $number } Runs
 }, { $outs } aus

## Was zu tun ist und was es bedeutet

rumme-baseball-ask = machst du diesen Stich: { $win }; verlierst du ihn: { $lose }

## Die Lektion

rumme-baseball-lesson-step-follow = Wer schlägt, spielt aus; das Feld bedient. Die höhere Karte gewinnt, und Trumpf schlägt alles.
rumme-baseball-lesson-step-acts = Die Feldkarte hat gewirkt. Ungerade helfen meist dem Schlagmann, wenn er den Stich macht.
rumme-baseball-lesson-step-out = Drei aus! Wer noch auf einem Base steht, kommt nicht mehr heim.
rumme-baseball-lesson-step-count = Nur Runs zählen. Jetzt wechseln die Seiten.

## Was vor dem Geben ausgemacht wird

rumme-baseball-option-innings = Innings

## Plätze in der Spielanleitung

rumme-baseball-place-field = Feldkarten
rumme-baseball-place-fieldup = Aufgedeckte Feldkarte
rumme-baseball-place-aside = Nicht im Spiel
