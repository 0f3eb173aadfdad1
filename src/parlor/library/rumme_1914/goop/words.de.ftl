goop-puts-down = { $seat }: legt eine Karte bereit
    .you = Du legst eine Karte bereit
    .named = { $seat } legt eine Karte bereit
goop-all-pass = Alle geben eine Karte nach links weiter
goop-limit = Es wurde { $number }-mal weitergegeben, jetzt ist Schluss: Alle legen ihre Quartette aus
goop-out = { $seat } hat keine vier Karten mehr: Alle legen ihre Quartette aus
    .you = Du hast keine vier Karten mehr: Alle legen ihre Quartette aus
goop-is = { $seat } ist der Goop
    .you = Du bist der Goop
goop-lays-down = { $seat } legt das { $number }er-Quartett aus
    .you = Du legst das { $number }er-Quartett aus

## Die Abrechnung

goop-was = { $by } war der Goop
    .you = Du warst der Goop
goop-stopped = { $number }-mal wurde weitergegeben, und niemand legte aus: Die Runde wurde beendet
goop-book = das { $number }er-Quartett
goop-count-more = das { $number }er-Quartett zählt mehr

## Absagen

goop-already-down = Du hast deine Karte schon bereitgelegt
goop-already-folded = Du hast schon zugeklappt
goop-no-cards = Du hast keine Karten
goop-no-book = Zuklappen darfst du nur mit einem Quartett, oder wenn schon jemand zugeklappt hat
goop-only-fold = Alle klappen zu: Jetzt kannst du nur noch zuklappen

## Das Ziel

goop-goal = Sammle Quartette: Die Fünfer und die Zehner zählen extra

## Was zu tun ist und was es bedeutet

goop-ask-pass = gib eine Karte nach links
goop-ask-fold = klapp zu, du hast ein Quartett, oder gib eine Karte weiter
goop-ask-race = klapp schnell zu; der Letzte ist der Goop, das kostet aber nichts

## Die Lektion

goop-lesson-step-got = Von rechts kam eine neue Karte. Behalte Paare und Drillinge, und gib Einzelgänger weiter.
goop-lesson-step-fold = Zuklappen, schnell! Du hast vier gleiche, oder jemand war vor dir.
goop-lesson-step-goop = Wer zuletzt zuklappt, ist der Goop. Wer zuerst zugeklappt hat, legt ein Quartett aus.
goop-lesson-step-count = Jedes Quartett ist ein Punkt, auch wenn es noch auf der Hand ist.

## Was vor dem Geben ausgemacht wird

goop-option-end = Die Runde endet, wenn weniger als vier Karten hat
    .out = irgendeiner
    .all = jeder

## Die Spielanleitung

goop-does-fold = { $seat } klappt zu
    .you = Du klappst zu
