grafto-buried = { $card } wird aufgedeckt und kommt unter den Stapel
grafto-must-graft = { $seat } muss tauschen: { $card } kommt unter den Stapel
    .you = Du musst tauschen: { $card } kommt unter den Stapel
grafto-grafts = { $seat }: tauscht verdeckt eine Karte
    .you = Du tauschst verdeckt eine Karte
    .named = { $seat } tauscht verdeckt eine Karte
grafto-highest-bid = { $seat } hat mit { $number } das höchste Gebot
    .you = Du hast mit { $number } das höchste Gebot

## Die Abrechnung

grafto-thrown-in = Alle haben gepasst: Die Runde ist eingepasst
grafto-killed = Niemand hat vier Stiche gemacht: Die Runde ist geplatzt
grafto-made = Gebot von { $number } geschafft
grafto-failed = { $number } geboten und keine vier Stiche gemacht
grafto-beat = ein fremdes Gebot von { $number } platzen lassen
grafto-over = { $number ->
    [one] 1 Stich über vier
   *[other] { $number } Stiche über vier
 }

## Absagen

grafto-no-graft = Tauschen darf nur, wer gibt, vor dem Bieten, und nur wenn eine 5 aufgedeckt ist
grafto-dealer-decides = Erst geht es um die aufgedeckte 5: Wer gibt, tauscht eine Karte oder passt
grafto-bid-higher = Du musst mehr als { $number } bieten
grafto-follow-or-trump = Du musst { $suit } bedienen oder stechen: Du hast { $cards }

## Das Ziel

grafto-goal-bidding = Biete auf { $number } der 7 Stiche: Das Gebot gewinnst oder verlierst du
grafto-goal-own = Mach 4 Stiche für dein Gebot von { $number }; macht sie ein anderer, verlierst du es
grafto-goal = Mach { $number } Stiche, sonst kassiert, wer geboten hat

## Was zu tun ist und was es bedeutet

grafto-ask-graft = leg eine Karte unter den Stapel und nimm dafür { $card }, oder passe

## Die Lektion

grafto-lesson-step-trumps = Die aufgedeckte Karte zeigt Trumpf. Höchster Trumpf ist die Rumme-Karte, dann kommt die Fünf.
grafto-lesson-step-took = Dein Stich! Mit vier davon gehört die Runde dir.
grafto-lesson-step-count = Vier Stiche bringen dein Gebot, jeder weitere einen Punkt. Alle anderen verlieren ihr Gebot.

## Was vor dem Geben ausgemacht wird

grafto-option-hands = Runden mit einem Gebot
grafto-option-credit = Vier Stiche gegen ein Gebot von 15 bringen dessen Punkte
    .first = nur beim ersten Gebot
    .any = bei jedem Gebot
