gin-rummy-no-meld = Drei oder mehr von einem Wert oder eine Folge in einer Farbe sind eine Figur
gin-rummy-gin = Gin
gin-rummy-undercut = unterboten
gin-rummy-difference = { $number } übrig gegen { $other }
gin-rummy-nobody = Niemand hat geklopft: Niemand bekommt etwas

## Das Ziel

gin-rummy-goal = Ordne deine Karten zu Figuren und klopf mit höchstens { $number } übrigen Punkten
gin-rummy-goal-gin = Ordne alle deine Karten zu Figuren: Diese Runde braucht Gin
gin-rummy-goal-laying-off = Leg bei { $seat } an, was passt
    .you = Der andere darf jetzt bei dir anlegen
gin-rummy-left-over = { $number } übrig

## Die Lektion

gin-rummy-lesson-aim = Ordne deine zehn Karten zu Figuren. Bleibt wenig übrig, dann klopf: Du bekommst, was dem anderen mehr übrig bleibt.
gin-rummy-lesson-hand-1 = Eine Figur sind drei oder vier Karten eines Werts oder drei und mehr einer Farbe in Folge. Das Ass ist niedrig.
gin-rummy-lesson-hand-2 = Wenn du dran bist, zieh eine Karte vom Stapel oder von der Ablage und wirf eine ab.
gin-rummy-lesson-hand-3 = Bleiben höchstens zehn Punkte übrig, darfst du stattdessen klopfen. Bleibt nichts übrig, hast du Gin und bekommst 25 dazu.
gin-rummy-lesson-watch-1 = Nach deinem Klopfen legt der andere bei dir an. Bleibt ihm dann nicht mehr als dir, bekommt er die Punkte und 25 dazu.
gin-rummy-lesson-watch-2 = Bilder zählen zehn: Wirf die früh ab, die zu nichts passen.
gin-rummy-lesson-watch-3 = Merk dir, was der andere nimmt, und wirf nicht ab, was daneben liegt.

## Das Regal

gin-rummy-summary = Ordne zehn Karten zu Figuren, klopf mit wenig Rest, oder spiel auf Gin.
gin-rummy-short = bis 50 Punkte
gin-rummy-option-target = Punkte, mit denen das Spiel endet
gin-rummy-option-knock = was beim Klopfen höchstens übrig bleibt; 0: nur Gin
gin-rummy-option-gin = Punkte für ein Blatt, von dem nichts übrig bleibt
gin-rummy-option-undercut = Punkte, wenn dem anderen nicht mehr übrig bleibt als dem, der klopft
gin-rummy-option-oklahoma = ob die erste Karte der Ablage bestimmt, was übrig bleiben darf; ein Ass verlangt Gin
