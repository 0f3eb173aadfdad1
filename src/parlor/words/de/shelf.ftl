# Wie sich die Spiele im Regal vorstellen; auf Englisch steht das bei den Spielen selbst, in ihren Deklarationen.
# <Spiel>-summary: worum es geht. <Spiel>-like-1 …: was man vielleicht schon kennt. <Spiel>-short: die kurze Partie.

## Die Schachteln

box-sammy-1934 = Sechsundfünfzig Karten, eine für jeden Staat und jedes Territorium, mit Grenzen und Stimmen.
box-rumme-1914 = Helme, Einhörner, Kronen und Schilde, und eine Karte, die jede andere sein kann.
box-sam-2015 = Ein Wettrennen mit gewöhnlichen Karten, gegeneinander und gegen den Stapel.
box-patriot = Vier Nationen des Ersten Weltkriegs, von der Flagge bis zum Schlachtschiff.
box-rummy-1916 = Rosen, Laternen, Schlüssel und Glocken: Rummy und zwölf Gefährten in einer Schachtel.
box-year-patriot = Erster Weltkrieg


## Sammy, 1934

national-contest-summary = Stell Staaten zur Wahl und schnapp sie dir mit größeren Nachbarn: erst um die Präsidentschaft, dann um den Kongress.
national-contest-like-1 = Der größere Staat schnappt den kleineren; er muss nur an ihn grenzen.
national-contest-short = nur die Präsidentschaft
sammy-summary = Das Bridge des Hefts: erst um Stiche bieten, dann nach Farben mit Strohmann spielen, oder ohne ihn nach Nachbarstaaten.
sammy-like-1 = Biete mit deinem Partner; wer das Spiel bekommt, spielt auch die Karten des Strohmanns.
sammy-like-2 = Vier Leute in zwei Paaren, vierzehn Stiche, Farbe bedienen.
sammy-like-3 = Biete die Stiche, die eure Seite macht; zu viele und zu wenige zählen beide.
united-states-summary = Werde deine Karten los, indem du sie an die Staaten auf dem Tisch anlegst, angefangen bei Kansas.
united-states-like-1 = Leg eine Karte an, wo sie passt; wer zuerst keine mehr hat, gewinnt.
united-states-like-2 = Alles wächst von Kansas aus, wie sonst von den Siebenen.
united-states-short = bis 40 Punkte
flag-summary = Eine Patience: Bau vierzehn Flaggen aus je vier gleichen Karten, von den Einsen bis zu den Uncle Sams.
flag-like-1 = Reihen, die abwärts gehen, ein Stapel zum Aufdecken, und alles wandert zur Flagge, immer vier von einem Wert.
sammys-travels-summary = Reise über die Grenzen von Staat zu Staat, durch so viele, wie du kannst.
sammys-travels-like-1 = Eine Patience auf der Landkarte: Deck den Stapel auf und reise, so weit du kommst.
sammys-travels-like-2 = Eine lange Fahrt durch die Vereinigten Staaten, von Nachbar zu Nachbar.

## Rumme, 1914

rumme-summary = Leg Folgen und Sätze aus; die Rumme-Karte steht dabei für jede Karte, die du nennst.
rumme-like-1 = Folgen und Sätze, mit einer Karte, die für jede andere stehen kann.
rumme-like-2 = Meist zu zweit: ziehen, sammeln, ablegen; hier legst du aber gleich aus, was du hast.
rumme-like-3 = Folgen und Sätze, ein Joker, und du darfst überall anlegen.
rumme-short = zwei Runden
double-rumme-summary = Rumme mit zwei Kartenspielen und zwei Rumme-Karten, für fünf bis acht Leute.
double-rumme-like-1 = Rommé mit zwei Kartenspielen und zwei Jokern, für fünf bis acht Leute.
double-rumme-like-2 = Jede Karte gibt es zweimal, und anlegen darfst du bei allen.
double-rumme-short = eine Runde
turkette-summary = Halt dich aus jedem zweiten Stich heraus, und nimm nicht die höchste Karte der aufgedeckten Farbe.
turkette-like-1 = Bestimmte Stiche kosten einen Punkt, und eine Karte kostet fünf.
turkette-like-2 = Bleib außer Gefahr: Punkte sind schlecht, und eine Karte will niemand haben.
turkette-short = vier Runden
quenette-summary = Nimm keine Einhörner, und schon gar nicht die Fünf.
quenette-like-1 = Einhörner meidest du wie Herzen; die Einhorn-Fünf ist die Pik-Dame.
quenette-short = zwei Runden
goop-summary = Gib Karten nach links, bis du vier von einer Zahl hast; dann klapp zu, und sei nicht der Letzte.
goop-like-1 = Gib Karten nach links, bis du vier gleiche hast, und merk es nicht als Letzter.
goop-like-2 = Karten wandern von Nachbar zu Nachbar, und niemand will am Ende der Goop sein.
goop-short = zwei Runden
argentina-summary = Fang die Trümpfe, die zählen, vor allem die Zehn, und mehr Karten als alle anderen.
argentina-like-1 = Die Trumpf-Zehn ist am meisten wert, und Karten über deinem Anteil zählen auch.
argentina-like-2 = Es zählen bestimmte Trümpfe in deinen Stichen, nicht die Stiche selbst.
argentina-short = bis 30 Punkte
grafto-summary = Biete auf vier von sieben Stichen; die Trumpf-Fünf wird vorher weggetauscht.
grafto-like-1 = Biete auf die meisten Stiche, mit einem Joker als höchstem Trumpf.
grafto-short = drei Runden
baffle-summary = Spiel dein Blatt, nimm das Cop-Blatt, oder steig aus; mit zu wenigen Stichen bist du der Dumme.
baffle-like-1 = Bleib dabei, tausch dein ganzes Blatt gegen das übrige, oder steig aus; wer bleibt und zu wenig sticht, zahlt.
secret-seven-summary = Wer gibt, versteckt ein Päckchen, und es kostet den, der im Stich dieselbe Sieben bekommt.
secret-seven-like-1 = Partner, Trumpf und Farbe bedienen; aber ein Stich ist eine Falle, und nur wer gibt, weiß welcher.
secret-seven-short = bis 10 Punkte
reno-summary = Hol dir die 13, die 1 und die 5 der Trumpffarbe, und die meisten Karten, die zählen.
reno-like-1 = Fang die hohen Trümpfe, die zählen; einen Punkt gibt es auch für die meisten Karten.
reno-short = bis 5 Punkte
rumme-baseball-summary = Neun Innings, zwei Runden in jedem: Die Stiche entscheiden, was die Karten des Feldstapels tun.
rumme-baseball-like-1 = Zu zweit: bedienen, die hohe Karte oder ein Trumpf gewinnt; die aufgedeckte Karte sagt, was der Stich auf dem Feld wert ist.
rumme-baseball-short = vier Innings
flique-summary = Leg die gezogene Karte sofort aus oder wirf sie weg, bis elf Karten vor dir liegen.
flique-like-1 = Leg die gezogene Karte sofort aus oder wirf sie weg; elf Karten auf dem Tisch gewinnen.
flique-like-2 = Zu zweit, Folgen einer Farbe; hier liegen sie offen, und elf Karten gewinnen.

## SAM, 2015

sam-summary = Werde deinen Zahlstapel los, Karte für Karte, auf gemeinsame Stapel, die vom Ass bis zur Dame steigen.
sam-like-1 = Werde deinen Zahlstapel auf gemeinsame Stapel los, die vom Ass bis zur Dame steigen; Könige sind Joker.
sam-like-2 = Ein Wettrennen mit Patience-Stapeln, auf die alle bauen.

## Patriot

liberty-bond-summary = Leg Folgen und Sätze aus, eine Auslage pro Zug, und sammle Freiheitsanleihen vor dir, jede zehn wert.
liberty-bond-like-1 = Ziehen, Folgen und Sätze auslegen, ablegen; hier einmal auslegen pro Zug, und jede Freiheitsanleihe vor dir zählt zehn.
liberty-bond-short = bis 200 Punkte
organization-summary = Biete um Einheiten und bestimme das Land, das Trumpf ist; zu fünft rufst du einen unbekannten Partner.
organization-like-1 = Biete mit deinem Gegenüber um Stiche; das höchste Gebot bestimmt den Trumpf.
organization-like-2 = Biete, wie viele Stiche ihr zwei macht, und mach sie dann, ohne Strohmann.
organization-short = bis 15 Einheiten
mobilization-summary = Frag nach den Karten deiner Länder, bis ihre Sätze vollständig sind.
mobilization-like-1 = Frag die anderen nach den Karten, die dir fehlen; ein Satz sind die sechs Karten eines Landes.
mobilization-short = bis 100 Punkte
mobilization-2-summary = Eine Patience: Acht Sätze steigen vom Schlachtschiff zur Flagge, einmal durch den Stapel.
mobilization-2-like-1 = Abwärts in wechselnden Farben bauen, ganze Folgen umlegen und jede Karte unterbringen, einmal durch den Stapel.
mobilization-3-summary = Zwei Leute, jeder mit einem Kartenspiel, um die Wette: Wer wird zuerst alle Karten los?
mobilization-3-like-1 = Zwei Leute mit je einem Kartenspiel bauen in der Mitte und packen einander Karten auf die Stapel.
sham-battle-summary = Biete auf deine Kombinationen und die Karten, die du holst, nenn das Land an der Macht, und spiel darum.
sham-battle-like-1 = Bieten, Trumpf nennen, Kombinationen auslegen und die Karten holen, die zählen; jede Karte gibt es zweimal.
sham-battle-short = bis 500 Punkte
sham-battle-2-summary = Zu zweit: Stich machen, Kombination auslegen, ziehen; und ist der Stapel leer, muss beim Rest bedient werden.
sham-battle-2-like-1 = Binokel zu zweit: Stich machen, Kombination auslegen, ziehen; ist der Stapel leer, wird streng bedient.
sham-battle-2-short = bis 500 Punkte

## Rummy, 1916

rummy-summary = Leg Folgen und Sätze aus, leg überall an, und werde deine Karten als Erster los.
rummy-like-1 = Der Klassiker: Folgen und Sätze, überall anlegen, als Erster fertig sein.
rummy-like-2 = Ziehen, sammeln, ablegen; hier legst du gleich aus, und es können mehr als zwei mitspielen.
rummy-short = zwei Runden
parquet-summary = Rummy auf einer gemeinsamen Auslage, in der drei in einer Reihe genügen.
parquet-like-1 = Ziehen, auslegen, ablegen, aber alles auf einer gemeinsamen Auslage, in der drei in einer Reihe genügen.
parquet-like-2 = Was auf dem Tisch liegt, gehört allen, und eine Karte von dir kann eine Reihe fertig machen.
coronado-summary = Zu zweit mit je fünf Karten: Verlang neue oder spiel gleich aus, und mach drei Stiche.
coronado-like-1 = Zu zweit mit fünf Karten: Verlang neue oder spiel gleich aus, und mach drei Stiche.
foozle-summary = Biete um Stiche, allein gegen alle; deine erste Karte macht Trumpf.
foozle-like-1 = Fünf Karten, ein Gebot für jeden; die erste ausgespielte Karte macht Trumpf, und du spielst allein gegen alle.
foozle-like-2 = Fünf schnelle Stiche, und wer Trumpf macht, muss sie sich verdienen.
foozle-like-3 = Sag, wie viele Stiche du machst; was darüber ist, zählt nicht.
foozle-short = bis 20 Punkte
jaimy-summary = Drei Stiche zählen drei, alle fünf zählen sieben: Hör rechtzeitig auf, oder wag sie alle.
jaimy-like-1 = Drei von fünf Stichen gewinnen; willst du alle fünf, verdirbt ein verlorener Stich alles.
jaimy-like-2 = Fünf Karten, der Trumpf wird aufgedeckt, drei Stiche gewinnen, alle fünf noch mehr.
jaimy-short = bis 5 Punkte
hoodoo-summary = Bedien, oder nimm alles auf, was auf dem Tisch liegt; wer zuerst keine Karten mehr hat, gewinnt.
hoodoo-like-1 = Bedien oder nimm alles auf; wer zuerst keine Karten mehr hat, gewinnt.
hoodoo-like-2 = Bedien oder nimm auf, und werde deine Karten als Erster los.
numero-summary = Ein Spiel ohne Entscheidungen, für Kinder: Triff die Zahl, mit der der Haufen begann, und er gehört dir.
numero-like-1 = Deck deine oberste Karte auf, triff die Zahl und räum den Haufen ab: reiner Zufall.
sachem-summary = Fang den ersten und den letzten Trumpf, die Trumpf-Neun, und die meisten Siebenen und Achten.
sachem-like-1 = Hoch, tief und ein großer Trumpf dazwischen: Es zählt, bestimmte Karten zu fangen.
sachem-short = bis 25 Punkte
quatro-summary = Fragt einander nach Karten, und legt die Quartette aus.
quatro-like-1 = Frag nach Karten und leg die Quartette aus; einen Stapel gibt es nicht, wer falsch rät, gibt ab.
doolittle-summary = Jeder Stich kostet den, der ihn nimmt, und die späten kosten am meisten.
doolittle-like-1 = Jeder Stich kostet, und die letzten kosten am meisten.
doolittle-like-2 = Kein Trumpf, bedienen und unten bleiben; hier tun die Stiche weh.
despised-nines-summary = Zweiunddreißig Karten, und vier davon will niemand: Jede Neun, die du nimmst, kostet vier.
despised-nines-like-1 = Nur vier Karten sind schlecht, die Neunen; alles andere kannst du ruhig nehmen.
despised-nines-like-2 = Eine Runde Barbu für sich allein: Nimm keine von den vieren.
ups-and-downs-summary = Bau von den Siebenen auf und ab, Farbe für Farbe; wer zuerst keine Karten mehr hat, gewinnt.
ups-and-downs-like-1 = Bau von den Siebenen auf und ab, Farbe für Farbe; wer zuerst keine Karten mehr hat, gewinnt.
ups-and-downs-like-2 = Leg eine Karte an, wo sie ans Ende einer Reihe passt, oder passe.
moosehead-summary = Zähl gemeinsam bis 30, mit Punkten bei 15, 20, 25 und 30; dann zähl die Fünfzehner in deinem Blatt.
moosehead-like-1 = Zählt gemeinsam, Punkte gibt es bei 15 und weiter bis 30, und dann für die Fünfzehner im Blatt.
moosehead-short = bis 25 Punkte
