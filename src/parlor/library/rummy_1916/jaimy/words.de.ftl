jaimy-all-five = alle fünf Stiche
jaimy-three = drei Stiche
jaimy-went-on = { $by } hat nach drei Stichen weitergespielt und verloren: Niemand bekommt Punkte
    .you = Du hast nach drei Stichen weitergespielt und verloren: Niemand bekommt Punkte
jaimy-nobody = Niemand hat drei Stiche
jaimy-claim-too-soon = Die Punkte beanspruchen kannst du nur, wenn du gerade die ersten drei Stiche gemacht hast

## Das Ziel

jaimy-goal = Mach 3 Stiche für 3 Punkte, oder alle 5 für 7

## Was zu tun ist und was es bedeutet

jaimy-ask-claim = nimm jetzt 3 Punkte, oder spiel weiter: alle fünf Stiche, 7 oder nichts
jaimy-means-claim = Die Runde ist aus, und du bekommst 3 Punkte.

## Die Lektion

jaimy-lesson-aim = Drei Stiche zählen drei Punkte, alle fünf zählen sieben.
jaimy-lesson-hand-1 = Eine Karte wird aufgedeckt und zeigt Trumpf.
jaimy-lesson-hand-2 = Hast du die ausgespielte Farbe, darfst du bedienen oder stechen; sonst spielst du, was du willst.
jaimy-lesson-hand-3 = Machst du die ersten drei Stiche, kannst du deine drei Punkte nehmen oder auf alle fünf spielen.
jaimy-lesson-watch-1 = Spielst du weiter und verlierst einen Stich, bekommt niemand etwas.
jaimy-lesson-watch-2 = In großer Runde bringt oft niemand drei Stiche zusammen: Auf den ersten kommt viel an.
jaimy-lesson-step-aim = Fünf Stiche. Drei davon bringen drei Punkte, alle fünf bringen sieben.
jaimy-lesson-step-trumps = Diese Karte zeigt Trumpf. Trumpf schlägt alles.
jaimy-lesson-step-play = Hast du die ausgespielte Farbe, bediene oder stich. Hast du sie nicht, spiel irgendetwas.
jaimy-lesson-step-took = Dein Stich. Mach die ersten drei, und du hast die Wahl.
jaimy-lesson-step-claim = Die ersten drei sind deine: Nimm drei Punkte, oder spiel auf sieben und riskier alles.
jaimy-lesson-step-count = Drei Punkte für drei Stiche, sieben für alle fünf. Oft bekommt gar niemand etwas.

## Was vor dem Geben ausgemacht wird

jaimy-option-partners = Partner
    .no = keine
    .pairs = Paare (zu viert oder zu sechst)
    .threes = drei und drei (zu sechst)
