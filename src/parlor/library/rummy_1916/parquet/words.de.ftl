parquet-no-line = { $card } macht mit den Karten auf dem Tisch keine Dreierlinie: weder in der Reihe ({ $suit }) noch in der Spalte mit der { $number }
parquet-no-line-of = { $cards } machen mit den Karten auf dem Tisch keine Dreierlinie: weder lückenlos in einer Reihe noch in einer Spalte

## Das Ziel

parquet-goal = Werde deine Karten los: Was du noch hast, zählt gegen dich

## Was zu tun ist und was es bedeutet

parquet-ask = bilde mit deinen Karten Linien von drei oder mehr, oder leg zum Schluss eine ab

## Die Lektion

parquet-lesson-step-play = Hier reicht eine einzige Karte: Den Rest der Linie haben andere für dich gelegt.
parquet-lesson-step-count = Jemand ist fertig. Was ihr noch habt, kostet die Zahl, und wer am wenigsten hat, gewinnt.

## Wie die Spielanleitung die Plätze auf dem Tisch nennt

parquet-place-roses = Rosenreihe
parquet-place-lanterns = Laternenreihe
parquet-place-keys = Schlüsselreihe
parquet-place-bells = Glockenreihe
