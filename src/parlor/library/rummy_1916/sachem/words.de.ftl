sachem-first-trump = den ersten Trumpf geholt
sachem-last-trump = den letzten Trumpf geholt
sachem-nine = die Trumpf-Neun geholt
sachem-nobody = Kein Trumpf wurde gespielt, und niemand ist Sachem: Niemand bekommt Punkte
# Sachem ist, wer die meisten Siebenen und Achten geholt hat.
sachem-sachem = Sachem, Siebenen und Achten: { $number }

## Das Ziel

sachem-goal = Hol die Trumpf-9, den ersten und letzten Trumpf, viele 7er und 8er
sachem-tally = 7er und 8er: { $number }

## Die Lektion

sachem-lesson-aim = Hol dir den ersten und den letzten Trumpf, die Trumpf-Neun und die meisten Siebenen und Achten.
sachem-lesson-hand-1 = Eine Karte wird aufgedeckt und zeigt Trumpf.
sachem-lesson-hand-2 = Hast du die ausgespielte Farbe, darfst du bedienen oder stechen; sonst spielst du, was du willst.
sachem-lesson-hand-3 = Nach sechs Stichen wird geschaut, in wessen Stichen die Preise liegen.
sachem-lesson-watch-1 = Die Trumpf-Neun allein zählt neun. Lass sie nicht unter einen höheren Trumpf fallen.
sachem-lesson-watch-2 = Siebenen und Achten aller Farben zählen zusammen: Wer die meisten hat, ist Sachem und bekommt sieben Punkte.
sachem-lesson-step-aim = Vier Preise: der erste und der letzte Trumpf, die Trumpf-9, die meisten 7er und 8er.
sachem-lesson-step-trumps = Die aufgedeckte Karte zeigt Trumpf.
sachem-lesson-step-play = Hast du die ausgespielte Farbe, bediene oder stich. Hast du sie nicht, spiel irgendetwas.
sachem-lesson-step-took = Was in deinen Stichen liegt, gehört dir: vor allem Trümpfe, Siebenen und Achten.
sachem-lesson-step-void = Du kannst nicht bedienen: Spiel Trumpf, oder heb dir deine 7er und 8er für später auf.
sachem-lesson-step-count = Erster Trumpf 3, letzter Trumpf 3, Trumpf-9 neun, die meisten Siebenen und Achten 7.
