# Spiele, die Fünfzehner, Paare und Folgen zählen.

crib-lays = { $seat } legt eine Karte weg
    .you = Du legst eine Karte weg
crib-has-laid = Du hast deine Karten weggelegt: Warte auf die anderen
crib-first = Leg erst Karten weg, noch { $number }
pegging-fifteen = { $seat } macht fünfzehn: { $number }
    .you = Du machst fünfzehn: { $number }
pegging-pairs = { $seat } macht Paare: { $number }
    .you = Du machst Paare: { $number }
pegging-run = { $seat } macht eine Folge: { $number }
    .you = Du machst eine Folge: { $number }
pegging-go = { $seat } sagt weiter
    .you = Du sagst weiter
pegging-limit = { $seat } kommt auf einunddreißig: { $number }
    .you = Du kommst auf einunddreißig: { $number }
pegging-last = { $seat } hat die letzte Karte gelegt: { $number }
    .you = Du hast die letzte Karte gelegt: { $number }
pegging-play = Spiel eine Karte
pegging-too-much = Das wären { $number }, und mehr als { $limit } dürfen es nicht werden
