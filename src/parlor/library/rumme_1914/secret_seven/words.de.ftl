# Züge, deren Karte oder Kombination nur kennt, wer gibt.
secret-seven-picks = { $seat }: wählt eine geheime Karte
    .you = Du wählst eine geheime Karte
    .named = { $seat } wählt eine geheime Karte
secret-seven-names = { $seat }: legt im Geheimen eine Kombination fest
    .you = Du legst im Geheimen eine Kombination fest
    .named = { $seat } legt im Geheimen eine Kombination fest

secret-seven-packet = { $seat } bekommt die geheimen Karten: { $cards }
    .you = Du bekommst die geheimen Karten: { $cards }
secret-seven-shown = Die geheimen Karten sind { $cards }, die Kombination ist { $combination }
secret-seven-proven = Stich { $number } enthält die Kombination: Der Geber hat seine Ansage verpasst

# Zwei bis vier Zahlen, die zusammen sieben ergeben, die letzte für sich: 1, 2 und 4. Steht in anderen Sätzen als $combination.
secret-seven-combination = { $numbers } und { $last }

## Die Abrechnung

secret-seven-was = Die Kombination des Gebers war { $combination }
secret-seven-tricks = Stiche gemacht: { $number }
secret-seven-tricks-and-packet = Stiche gemacht: { $number }, das Päckchen mitgezählt
secret-seven-packet-for-called = Stiche gemacht: { $number }, mit dem Päckchen anstelle des angesagten
secret-seven-seven-tricks = { $number ->
    [one] 1 Stich mit Karten, die 7 ergeben
   *[other] { $number } Stiche mit Karten, die 7 ergeben
 }
secret-seven-given = das Päckchen bekommen
secret-seven-missed = der Geber hat nachweislich seine Ansage verpasst

## Absagen

secret-seven-pick-first = Erst wählt der Geber die geheimen Karten
secret-seven-not-in-stock = { $card } ist nicht im Stapel
secret-seven-no-seven = Zwei oder mehr Karten aus verschiedenen Farben müssen zusammen 7 ergeben
secret-seven-name-first = Erst legt der Geber seine Kombination fest
secret-seven-not-in-packet = In deinem Päckchen gibt es { $combination } nicht in verschiedenen Farben
secret-seven-play = Spiel eine Karte: Etwas anderes geht jetzt nicht
secret-seven-call-or-pass = Ein Siebener-Stich ist gefallen: Sag deine Kombination an, oder passe
secret-seven-yours = Deine Kombination ist { $combination }
secret-seven-gone-by = Der erste Stich mit deiner Kombination ist schon vorbei
secret-seven-not-in-trick = { $combination } gibt es in diesem Stich nicht
secret-seven-not-asked = Bei Stich { $number } wurde der Geber nicht gefragt
secret-seven-prove-or-pass = Alles ist gespielt: Zeig einen Stich, bei dem der Geber gepasst hat, oder passe

## Das Ziel

secret-seven-goal = Mach Stiche, am besten solche mit 7; das Päckchen kostet 7

## Was zu tun ist und was es bedeutet

secret-seven-ask-pick = { $number ->
    [one] wähl noch eine Karte für dein Päckchen
   *[other] wähl { $number } Karten für dein Päckchen; einige müssen zusammen 7 ergeben
 }
secret-seven-ask-name = leg fest, welche Zahlen aus deinem Päckchen 7 ergeben
secret-seven-ask-call = sag diesen Stich an, deine { $combination } sind drin, oder passe
secret-seven-ask-not-yours = passe; dieser Stich macht 7, aber nicht mit deiner Kombination { $combination }
secret-seven-ask-prove = nenn einen Stich, den der Geber hätte ansagen müssen, oder passe

## Die Lektion

secret-seven-lesson-step-packet = Wer gibt, versteckt ein Päckchen und merkt sich, welche Zahlen darin 7 ergeben.
secret-seven-lesson-step-called = In diesem Stich steckten die geheimen Zahlen. Wer ihn hat, bekommt das Päckchen: minus sieben.
secret-seven-lesson-step-count = Späte Stiche zählen, solche mit 7 zählen zwei mehr, und das Päckchen kostet sieben.

## Was vor dem Geben ausgemacht wird

secret-seven-option-sides = Zu viert
    .partners = zwei gegen zwei
    .single = jeder für sich
secret-seven-option-call = Die Kombination des Gebers sagt an
    .dealer = der Geber
    .auto = der Tisch, von selbst
secret-seven-option-called = Der angesagte Stich
    .counts = zählt wie jeder andere
    .apart = zählt nicht, dafür das Päckchen
secret-seven-option-packet = Karten im Päckchen
    .each = eine für jeden
    .four = vier

## Die Spielanleitung

secret-seven-place-secret = { $mine ->
    [yes] Dein geheimes Päckchen
   *[no] Geheimes Päckchen
 }
secret-seven-does-secret = { $seat } nimmt { LIST($cards, type: "and") } ins Päckchen
    .you = Du nimmst { LIST($cards, type: "and") } ins Päckchen
secret-seven-does-call = { $seat } sagt { LIST($words, type: "and") } an
    .you = Du sagst { LIST($words, type: "and") } an
secret-seven-does-prove = { $seat } nennt Stich { $word }
    .you = Du nennst Stich { $word }
