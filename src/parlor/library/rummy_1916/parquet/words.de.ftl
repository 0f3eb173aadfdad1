parquet-no-line = { $card } macht mit den Karten auf dem Tisch keine Dreierlinie: weder in der Reihe ({ $suit }) noch in der Spalte mit der { $number }
parquet-no-line-of = { $cards } machen mit den Karten auf dem Tisch keine Dreierlinie: weder lückenlos in einer Reihe noch in einer Spalte

## Das Ziel

parquet-goal = Werde deine Karten los: Was du noch hast, zählt gegen dich

## Was zu tun ist und was es bedeutet

parquet-ask = bilde mit deinen Karten Linien von drei oder mehr, oder leg zum Schluss eine ab

## Die Lektion

parquet-lesson-aim = Rummy mit einer gemeinsamen Auslage: Sei zuerst fertig, oder lass dich wenigstens nur mit wenig erwischen.
parquet-lesson-hand-1 = Zieh eine Karte.
parquet-lesson-hand-2 = Jede Karte hat ihren Platz in einer von vier Reihen. Du darfst Karten legen, die mit dem, was schon liegt, drei in einer Linie machen, längs der Reihe oder in der Spalte.
parquet-lesson-hand-3 = Leg eine Karte ab; damit endet dein Zug.
parquet-lesson-watch-1 = Wer die anderen Karten gelegt hat, ist egal: Liegen zwei Nachbarn auf dem Tisch, macht deine eine Karte die Linie voll.
parquet-lesson-watch-2 = Was du legst, öffnet auch den anderen Wege.
parquet-lesson-step-aim = Ein Feld für alle: vier Reihen, für jede Farbe eine. Wer zuerst keine Karten hat, gewinnt.
parquet-lesson-step-draw = Zieh eine Karte, vom Stapel oder die oberste vom Ablagestapel.
parquet-lesson-step-discard = Mit dem Ablegen endet dein Zug. Hohe Karten kosten am meisten, wenn sie dir bleiben.
parquet-lesson-step-meld = Die machen mit dem, was liegt, drei oder mehr in einer Linie: in der Reihe oder der Spalte.
parquet-lesson-step-play = Hier reicht eine einzige Karte: Den Rest der Linie haben andere für dich gelegt.
parquet-lesson-step-count = Jemand ist fertig. Was ihr noch habt, kostet die Zahl, und wer am wenigsten hat, gewinnt.

## Wie die Spielanleitung die Plätze auf dem Tisch nennt

parquet-place-roses = Rosenreihe
parquet-place-lanterns = Laternenreihe
parquet-place-keys = Schlüsselreihe
parquet-place-bells = Glockenreihe
