### Rat: Tipps, was der Rückblick auf dem Tisch zeigt, Weiterspielen aus einer Wiederholung.

title = Was ein Könner spielen würde
playRest = Der Rest gehört dir: spiel ihn für mich
others = Oder
hinted = { $name } holt sich einen Tipp
hintedYou = Du holst dir einen Tipp
anyOther = Jede andere Karte ({ $card })
any = Irgendeine Karte ({ $card })
anythingElse = Alles andere
more = { $n } weitere
same = etwa gleich gut
little = etwas schlechter
pointsWorse = { $points } { $points ->
        [1] Punkt
       *[other] Punkte
    } schlechter
percentWorse = { $percent } % schlechter

## Partien mit Karten, die schon einmal gespielt wurden

practice_here = Ab hier weiterspielen
practice_same = Noch mal dieselben Karten
practice_mark = Übung
practice_markWhy = Diese Karten wurden schon einmal gespielt, darum zählt die Partie nicht.
practice_over = Von vorn anfangen
practice_overTitle = Mit diesen Karten von vorn anfangen?
practice_overText = Die laufende Partie gibst du auf, und dieselben Karten werden neu gegeben, zur Übung. Übungen zählen nicht.
practice_overPractice = Dieselben Karten werden von Anfang an neu gegeben.

## Ein Rückblick, Zug für Zug

review_tally = { $costly } von { $all } Entscheidungen gingen besser; zusammen kosteten sie etwa { $points } { $points ->
        [1] Punkt
       *[other] Punkte
    }.
review_look = Auf dem Tisch ansehen
review_verdicts_costly = { "" }
review_verdicts_faultless = Keine deiner Entscheidungen hat dich erkennbar etwas gekostet.
review_verdicts_unsure = Was angesehen wurde, hat erkennbar nichts gekostet; für ein sicheres Urteil war es aber zu wenig.
review_verdicts_nothing = In dieser Partie gab es nichts zu entscheiden.
review_chosen = Gespielt: { $move }.
review_itCost = Das kostete etwa { $points } { $points ->
        [1] Punkt
       *[other] Punkte
    }.
review_best = Besser: { $move }.
review_played = Gespielt
review_better = Besser
review_others = Andere Entscheidungen
review_number = Entscheidung { $at }
review_good = Nichts, was probiert wurde, war hier klar besser.
