# Was auf Papier gedruckt wird.

paper-back = Rückseite einer Karte
paper-hand = Runde
paper-total = Summe
paper-booklet = { $number ->
    [one] So wird gespielt
   *[other] So spielt man die { $number } Spiele
 }
paper-map = Die Karte der Staaten
paper-states = Alle Staaten
