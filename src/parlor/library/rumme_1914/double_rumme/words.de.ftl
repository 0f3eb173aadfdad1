## Das Ziel

double-rumme-goal = Sei zuerst alle Karten los: Was die anderen haben, zählt für dich

## Die Lektion

double-rumme-lesson-step-meld = Leg eine Folge in einer Farbe aus, oder drei gleiche Zahlen in drei verschiedenen Farben.
double-rumme-lesson-step-add = Bei zwei Kartenspielen kannst du fast immer irgendwo anlegen, ganz gleich, bei wem.
double-rumme-lesson-step-count = Wer fertig ist, bekommt Punkte für all diese Karten. Eine Rumme-Karte auf der Hand kostet 15.
