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
goop-ask-race = klapp zu, schnell; wer zuletzt zuklappt, ist der Goop, aber das kostet nichts

## Die Lektion

goop-lesson-aim = Sammle Quartette, also vier gleiche Zahlen, und klapp nicht als Letzter zu.
goop-lesson-hand-1 = Alle legen gleichzeitig eine Karte für den linken Nachbarn bereit.
goop-lesson-hand-2 = Hast du ein Quartett, darfst du stattdessen deine Karten zuklappen. Dann geht das Wettrennen los.
goop-lesson-hand-3 = Alle anderen klappen zu, so schnell sie können. Der Letzte ist der Goop; wer angefangen hat, legt seine Quartette aus.
goop-lesson-hand-4 = Sobald jemand keine vier Karten mehr hat, ist die Runde vorbei. Auch die Quartette auf der Hand der anderen zählen noch.
goop-lesson-watch-1 = Halte Paare und Drillinge zusammen, und gib einzelne Karten weiter.
goop-lesson-watch-2 = Hat jemand zugeklappt, gibt es nur noch eins: zuklappen.
goop-lesson-watch-3 = Kommt eine Zahl lange nicht, sitzt jemand anders auf den übrigen: Sammle lieber eine andere.
goop-lesson-step-aim = Sammle vier gleiche Zahlen und klapp zu. Nur nicht als Letzter!
goop-lesson-step-give = Alle geben gleichzeitig eine Karte nach links. Gib eine her, die zu nichts passt.
goop-lesson-step-got = Von rechts kam eine neue Karte. Behalte Paare und Drillinge, und gib Einzelgänger weiter.
goop-lesson-step-fold = Zuklappen, schnell! Du hast vier gleiche, oder jemand war vor dir.
goop-lesson-step-goop = Wer zuletzt zuklappt, ist der Goop. Wer zuerst zugeklappt hat, legt ein Quartett aus.
goop-lesson-step-count = Jedes Quartett ist ein Punkt, auch wenn es noch auf der Hand ist.

## Was vor dem Geben ausgemacht wird

goop-option-end = Die Runde endet, wenn keine vier Karten mehr hat
    .out = irgendeiner
    .all = keiner mehr

## Die Spielanleitung

goop-does-fold = { $seat } klappt zu
    .you = Du klappst zu
