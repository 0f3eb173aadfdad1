united-states-cannot-place = { $seat } kann nichts anlegen
    .you = Du kannst nichts anlegen
united-states-last-card = { $seat } hat die letzte Karte angelegt
    .you = Du hast deine letzte Karte angelegt
united-states-blocked = Niemand kann mehr anlegen: Die Runde steckt fest

## The four corners of Kansas

united-states-zone-stack1 = Norden
united-states-zone-stack2 = Osten
united-states-zone-stack3 = Süden
united-states-zone-stack4 = Westen

## The count

united-states-out = fertig: Dafür gibt es alle Grenzen, die die anderen noch auf der Hand haben
united-states-most-left = die meisten Grenzen übrig: { $number }
united-states-shared = Die Runde steckt fest, und mehrere haben die wenigsten Karten ({ $number }): Keiner bekommt Punkte
united-states-fewest = die wenigsten Karten ({ $number }), als nichts mehr ging: Dafür gibt es die Grenzen, die den anderen bleiben

## Refusals

united-states-none-fits = Du bist nicht dran: Keine deiner Karten passt im Moment
united-states-no-passing = Gepasst wird hier nicht: Solange du kannst, musst du spielen; sonst geht es von selbst weiter
united-states-own-corner = { $state } grenzt an Kansas und gehört dort in die eigene Ecke: { $zone }
united-states-not-begun = Dort geht noch nichts: { $zone } ist leer, und nur { $state } kann dort an der Grenze von Kansas anfangen
united-states-no-border = { $state } grenzt nicht an { $top }, die oberste Karte dort ({ $zone })

## The goal

united-states-goal = Werde zuerst alle Karten los: Jede Grenze bei den anderen zählt für dich

## What one is asked to do, and what it means

united-states-none-now = Im Moment passt keine deiner Karten
united-states-anyone = Wer einen passenden Staat hat, darf ihn spielen
united-states-ask = leg einen Staat an einen Nachbarn an

## The lesson

united-states-lesson-step-count = Wer fertig ist, bekommt die Grenzen der anderen. Wer die meisten hat, verliert sie.

## The leaflet

united-states-place-center = In der Mitte
united-states-place-stack1 = Nördlich von Kansas
united-states-place-stack2 = Östlich von Kansas
united-states-place-stack3 = Südlich von Kansas
united-states-place-stack4 = Westlich von Kansas
united-states-does-move = { $seat } legt { LIST($cards, type: "and") } { $place ->
    [stack1] im Norden
    [stack2] im Osten
    [stack3] im Süden
   *[other] im Westen
 } an
    .you = Du legst { LIST($cards, type: "and") } { $place ->
    [stack1] im Norden
    [stack2] im Osten
    [stack3] im Süden
   *[other] im Westen
 } an

## Was vor dem Geben ausgemacht wird

united-states-option-pace = Wer spielen darf
    .turns = alle der Reihe nach
    .snappy = alle, jederzeit
