### Ein Spiel beim Spielen lernen: was der Trainer sagt.

title = { $game } lernen – beim Spielen
opening = Der Tisch für deine erste Runde wird gedeckt …
coach = Dein Trainer
noLesson = Zu diesem Spiel gibt es keine Lektion. Wie es geht, steht in den Regeln.
next = Weiter
gotIt = Alles klar
folded = Ausblenden
unfolded = Trainer
progress = { $at } von { $all }
suggests = Versuch das: { $move }.
yourTurn = Du bist dran. Spiel, was du magst.
watch = Schau, was die anderen machen.
alone = Ab jetzt spielst du allein. Viel Spaß!

## Zwischen der gestellten Runde und der nächsten

nextIsYours = Die nächste Runde gehört ganz dir. Ich melde mich nur, wenn du etwas übersiehst.
ownHand = Eine Runde allein
over = Das war deine erste Runde. Jetzt versuch eine allein: Ich melde mich nur, wenn du etwas übersiehst.

## In der Runde allein

ownBegins = Diese Runde gehört dir. Ich melde mich nur, wenn du etwas übersiehst.
missed = Das wäre gegangen: { $move }.
better = Besser: { $move }{ $more ->
        [0] .
        [one] , etwa einen Punkt mehr wert.
       *[other] , etwa { $more } Punkte mehr wert.
    }

## Wie die Runde allein lief

went_best = Das war deine Runde!
went_even = Eine ordentliche Runde.
went_worst = Diesmal lief es gegen dich.
slips = { $n ->
        [0] Einen klaren Fehler habe ich nicht gesehen.
        [one] Nur einen Zug hätte ich anders gespielt.
       *[other] { $n } Züge hätte ich anders gespielt.
    }
tryNext = Ein Tipp: { $tip }
playReal = Eine richtige Partie spielen
again = Die erste Runde noch einmal
other = Noch einmal versuchen
