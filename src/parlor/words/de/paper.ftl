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

## Was sich nicht drucken lässt

paper-no-pack = ein Kartenspiel { $given } gibt es nicht; die Kartenspiele sind { $packs }
paper-no-paper = ein Papier { $given } gibt es nicht; gedruckt wird auf { LIST($papers, type: "or") }
paper-no-language = eine Sprache { $given } gibt es nicht; die Sprachen sind { $languages }
paper-needs-typst = zum Drucken fehlt der Setzer Typst: pip install "parlor-games[paper]"
paper-no-drawings = die Karten werden gezeichnet, wenn der Tisch fürs Web gebaut wird, und diese Installation hat keinen
paper-no-map = die Landkarte wird gezeichnet, wenn der Tisch fürs Web gebaut wird, und diese Installation hat keinen
