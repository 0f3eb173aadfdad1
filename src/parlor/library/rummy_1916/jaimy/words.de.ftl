jaimy-all-five = alle fünf Stiche
jaimy-three = drei Stiche
jaimy-went-on = { $by } hat nach drei Stichen weitergespielt und verloren: Niemand bekommt Punkte
    .you = Du hast nach drei Stichen weitergespielt und verloren: Niemand bekommt Punkte
jaimy-nobody = Niemand hat drei Stiche
jaimy-claim-too-soon = Aufhören und die Punkte nehmen kannst du nur, wenn du gerade die ersten drei Stiche gemacht hast

## Das Ziel

jaimy-goal = Mach 3 Stiche für 3 Punkte, oder alle 5 für 7

## Was zu tun ist und was es bedeutet

jaimy-ask-claim = nimm jetzt 3 Punkte, oder spiel weiter: alle fünf Stiche, 7 oder nichts
jaimy-means-claim = Die Runde ist aus, und du bekommst 3 Punkte.

## Die Lektion

jaimy-lesson-step-trumps = Diese Karte zeigt Trumpf. Trumpf schlägt alles.
jaimy-lesson-step-took = Dein Stich. Mach die ersten drei, und du hast die Wahl.
jaimy-lesson-step-claim = Die ersten drei sind deine: Nimm drei Punkte, oder spiel auf sieben und riskier alles.
jaimy-lesson-step-count = Drei Punkte für drei Stiche, sieben für alle fünf. Oft bekommt gar niemand etwas.

## Was vor dem Geben ausgemacht wird

jaimy-option-partners = Partner
    .no = keine
    .pairs = Paare (zu viert oder zu sechst)
    .threes = drei und drei (zu sechst)
