rummy-neither = Auslegen kannst du drei oder mehr Karten mit derselben Zahl, oder eine Folge von drei oder mehr Karten einer Farbe

## Das Ziel

rummy-goal = Werde deine Karten los: Was du noch hast, zählt gegen dich

## Die Lektion

rummy-lesson-aim = Leg aus, was zusammengehört, und sei zuerst fertig. Was dir auf der Hand bleibt, zählt gegen dich.
rummy-lesson-hand-1 = Zieh eine Karte, vom Stapel oder die oberste vom Ablagestapel.
rummy-lesson-hand-2 = Leg drei oder mehr gleiche Zahlen aus, oder eine Folge von drei oder mehr Karten einer Farbe. Leg an jede Auslage auf dem Tisch an.
rummy-lesson-hand-3 = Leg eine Karte ab; damit endet dein Zug.
rummy-lesson-watch-1 = Jede Karte kostet ihre Zahl. Werde also die hohen los, wenn jemand fast fertig ist.
rummy-lesson-watch-2 = Nimm die abgelegte Karte nur, wenn du sie brauchen kannst: Alle sehen, was du sammelst.
rummy-lesson-step-aim = Sei zuerst alle Karten los. Was dir bleibt, zählt gegen dich.
rummy-lesson-step-draw = Zieh eine Karte: vom Stapel, oder die oberste vom Ablagestapel, wenn du sie brauchen kannst.
rummy-lesson-step-discard = Mit dem Ablegen endet dein Zug. Jede Karte kostet ihre Zahl, also weg mit den großen.
rummy-lesson-step-meld = Drei gleiche Zahlen, oder drei nacheinander in einer Farbe: Leg sie aus!
rummy-lesson-step-add = An jede Auslage auf dem Tisch darfst du anlegen. Leg eine Karte an, die passt.
rummy-lesson-step-count = Jemand ist fertig. Die anderen zahlen, was sie noch haben, und wer am wenigsten hat, gewinnt.
