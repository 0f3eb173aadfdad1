cribbage-starter = { $card } ist die Startkarte
cribbage-heels = { $seat } hat einen Buben als Startkarte: { $number }
    .you = Du hast einen Buben als Startkarte: { $number }
cribbage-pegged = im Spiel gesteckt
cribbage-hand = das Blatt
cribbage-crib = die Krippe

## Das Ziel

cribbage-goal = Steck für Fünfzehner, Paare, Folgen und die letzte Karte; { $number } Punkte gewinnen
cribbage-goal-crib = Behalt vier gute Karten und leg zwei in die Krippe von { $seat }
    .you = Behalt vier gute Karten und leg zwei in deine Krippe
cribbage-so-far = { $number } gesteckt

## Was zu tun ist

cribbage-ask-crib = leg eine Karte in die Krippe von { $seat }
    .you = leg eine Karte in deine Krippe
cribbage-ask = spiel eine Karte; die Summe ist { $number }

## Die Lektion

cribbage-lesson-aim = Punkte gibt es für Fünfzehner, Paare und Folgen: im Spiel, im Blatt und für den Geber in der Krippe. Wer zuerst 121 hat, gewinnt.
cribbage-lesson-hand-1 = Von deinen sechs Karten leg zwei in die Krippe, die dem Geber zählt.
cribbage-lesson-hand-2 = Eine Startkarte wird aufgedeckt. Dann legt abwechselnd Karten und zählt sie zusammen, Bilder als zehn, bis höchstens 31.
cribbage-lesson-hand-3 = Wer fünfzehn, ein Paar, eine Folge oder 31 macht, steckt sofort. Wer nicht legen kann, ohne über 31 zu kommen, sagt weiter.
cribbage-lesson-hand-4 = Am Ende zählt jedes Blatt mit der Startkarte: erst das des anderen, dann das des Gebers, dann die Krippe.
cribbage-lesson-watch-1 = Fünfen sind kostbar: Mit jeder Zehn und jedem Bild machen sie fünfzehn. Leg sie nicht in die fremde Krippe.
cribbage-lesson-watch-2 = Spiel keine Fünf aus, und bring die Summe nicht auf fünf oder einundzwanzig.
cribbage-lesson-watch-3 = Heb niedrige Karten für das Ende auf: Sie passen noch, wenn andere nicht mehr passen.

## Das Regal

cribbage-summary = Fünfzehner, Paare und Folgen, im Spiel, im Blatt und in der Krippe; 121 Punkte gewinnen.
cribbage-short = einmal herum, bis 61
cribbage-option-target = Punkte zum Sieg: zweimal um das Brett sind 121, einmal 61
