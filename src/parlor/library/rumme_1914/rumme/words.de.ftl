## Das Ziel

rumme-goal = Sei zuerst alle Karten los: Was die anderen haben, zählt für dich

## Die Lektion

rumme-lesson-aim = Sei deine Karten zuerst los. Dann zählt für dich, was die anderen noch auf der Hand haben.
rumme-lesson-hand-1 = Zieh eine Karte, vom Stapel oder die oberste vom Ablagestapel.
rumme-lesson-hand-2 = Leg aus, was du magst: eine Folge von drei oder mehr Karten einer Farbe, oder drei gleiche Zahlen in verschiedenen Farben. Du darfst auch an jede Auslage auf dem Tisch anlegen.
rumme-lesson-hand-3 = Leg eine Karte ab; damit endet dein Zug.
rumme-lesson-watch-1 = Die Rumme-Karte steht für jede Karte, die du nennst. Bleibt sie dir auf der Hand, kostet sie 15.
rumme-lesson-watch-2 = Bei 13 ist Schluss: Eine 1 kommt danach nicht.
rumme-lesson-step-aim = Sei zuerst alle Karten los. Dann zählt für dich, was der andere noch auf der Hand hat.
rumme-lesson-step-draw = Zuerst ziehst du: vom Stapel, oder die oberste vom Ablagestapel, wenn du sie brauchen kannst.
rumme-lesson-step-discard = Zum Schluss legst du eine Karte ab, die zu nichts passt. Die hohen sind die teuren.
rumme-lesson-step-meld = Die gehören zusammen: drei nacheinander in einer Farbe oder drei gleiche Zahlen. Leg sie aus!
rumme-lesson-step-add = Du darfst an jede Auslage auf dem Tisch anlegen, ganz gleich, von wem sie ist.
rumme-lesson-step-count = Wer fertig ist, bekommt Punkte für alles, was der andere noch hat; die Rumme-Karte zählt 15.
