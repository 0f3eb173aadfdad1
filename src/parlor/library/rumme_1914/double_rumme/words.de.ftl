## Das Ziel

double-rumme-goal = Sei zuerst alle Karten los: Was die anderen haben, zählt für dich

## Die Lektion

double-rumme-lesson-aim = Rumme mit zwei Kartenspielen: Sei deine Karten zuerst los, dann zählt für dich, was die anderen noch haben.
double-rumme-lesson-hand-1 = Zieh eine Karte, vom Stapel oder vom Ablagestapel.
double-rumme-lesson-hand-2 = Leg Folgen in einer Farbe aus oder drei gleiche Zahlen in verschiedenen Farben, und leg an, wo etwas passt.
double-rumme-lesson-hand-3 = Leg eine Karte ab; damit endet dein Zug.
double-rumme-lesson-watch-1 = Jede Karte gibt es zweimal, aber in einem Satz liegt jede Farbe nur einmal.
double-rumme-lesson-watch-2 = Es gibt zwei Rumme-Karten. Bleibt dir eine auf der Hand, kostet sie 15.
double-rumme-lesson-step-aim = Zwei Kartenspiele, ein voller Tisch: Wer zuerst fertig ist, kassiert, was alle anderen halten.
double-rumme-lesson-step-draw = Zieh eine Karte: vom Stapel, oder die oberste vom Ablagestapel, wenn sie dir hilft.
double-rumme-lesson-step-discard = Mit dem Ablegen endet dein Zug. Trenn dich von einer hohen Karte, die zu nichts passt.
double-rumme-lesson-step-meld = Leg eine Folge in einer Farbe aus, oder drei gleiche Zahlen in drei verschiedenen Farben.
double-rumme-lesson-step-add = Bei zwei Kartenspielen kannst du fast immer irgendwo anlegen, ganz gleich, bei wem.
double-rumme-lesson-step-count = Wer fertig ist, bekommt Punkte für all diese Karten. Eine Rumme-Karte auf der Hand kostet 15.
