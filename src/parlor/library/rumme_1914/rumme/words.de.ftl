## Das Ziel

rumme-goal = Sei zuerst alle Karten los: Was die anderen haben, zählt für dich

## Die Lektion

rumme-lesson-step-meld = Die gehören zusammen: drei nacheinander in einer Farbe oder drei gleiche Zahlen. Leg sie aus!
rumme-lesson-step-add = Du darfst an jede Auslage auf dem Tisch anlegen, ganz gleich, von wem sie ist.
rumme-lesson-step-count = Wer fertig ist, bekommt Punkte für alles, was der andere noch hat; die Rumme-Karte zählt 15.
