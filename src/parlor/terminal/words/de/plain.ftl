# Die schlichte Form: was Zeile für Zeile gedruckt wird, und was man tippen kann.

you-did = Du: { $what }
welcome-game = { $game }: { $summary }
welcome-one = { $players } Spieler: Du bist { $seat }.
welcome-one-others = { $players } Spieler: Du bist { $seat }; die anderen spielt der Computer ({ $level }).
welcome-several = { $players } Spieler: Die Plätze { $seats } sitzen an dieser Tastatur.
welcome-several-others = { $players } Spieler: Die Plätze { $seats } sitzen an dieser Tastatur; die anderen spielt der Computer ({ $level }).
welcome-options = Hausregeln: { $options }.
welcome-deal = Blatt Nummer { $number }: --seed { $number } gibt dieselben Karten noch einmal.
welcome-help = Tippe ? für Hilfe.
welcome-left = Eine angefangene Partie liegt noch da: „parlor play --load { $file }“ spielt sie weiter.
leave-plain = Du verlässt den Tisch.
leave-plain-kept = Die Partie bleibt liegen: „parlor play --load { $file }“ spielt sie weiter.
left-ask = Eine Partie { $game } liegt noch da, in Runde { $number }. Weiterspielen? [J/n]{ " " }
left-no = n
your-move = Dein Zug:{ " " }
seats-move = { $seat }, dein Zug:{ " " }
hand-over = { $seat } ist dran. Drück Enter, wenn nur { $seat } auf den Bildschirm schaut.{ " " }
type-something = Tippe die Nummer eines Zugs, den Zug selbst, oder ? für Hilfe.
not-allowed = Geht nicht. { $why }
is-allowed = „{ $text }“ ist gerade erlaubt.
numbered = Die Züge haben die Nummern 1 bis { $last }.
say-where = Sag, wohin: „save DATEI“.
scores-are = Punkte: { $scores }
lines-before = … { $number } Zeilen davor: Tippe „log“, um sie zu lesen
heading = Runde { $number }, { $seat } gibt. Punkte: { $scores }
row-goal = Ziel
row-others = andere
row-known = bekannt
called-you = du
called-seat = Platz { $number }
count-hidden = ({ $number } verdeckt)
count-cut = ({ $number } Karten) … { $cards }
nothing = keine
more-moves = … und { $number } mehr: Tippe „legal“, um alle zu sehen
thought-best = am besten ({ $worlds } geratene Verteilungen)
thought-as-good = etwa genauso gut ({ $worlds } geratene Verteilungen)
thought-percent = { $worse } % schlechter ({ $worlds } geratene Verteilungen)
thought-worse = { $worse } Punkte schlechter ({ $worlds } geratene Verteilungen)
ended-after = Die Partie ist nach Runde { $number } zu Ende. { $outcome }
ended-nobody = Niemand hat gewonnen.
ended-alone = Diesmal ist es nicht aufgegangen.
ended-you = Du hast gewonnen.
ended-one = { $names } hat gewonnen.
ended-several = { $names } haben gewonnen.
final-scores = Endstand: { $scores }
sheet-hand = Runde { $number }: { $points }
which-game = Welches Spiel? [{ $usual }]{ " " }
on-the-shelf = Im Regal: { $games }
no-such-game = Ein Spiel „{ $name }“ steht nicht im Regal.
no-such-game-but = Ein Spiel „{ $name }“ steht nicht im Regal. Meinst du { $meant }?
help-plain =
    Tippe die Nummer eines Zugs oder den Zug selbst: „play H4“. Ist nur ein Zug gemeint, reicht „h4“. Außerdem:
      legal        alle deine Züge, egal wie viele es sind
      view         der ganze Tisch, wie du ihn siehst, jede Karte jedes Stapels
      scores       der Stand, und was jede Runde gebracht hat
      log          alles, was alle am Tisch gesehen haben
      cards        das Kartenspiel: was die Kürzel heißen, und was auf jeder Karte steht
      rules        wie man spielt („rules full“: jede Regel; „rules common“: was in allen Spielen des Buchs gilt)
      ? ZUG        ob ein Zug erlaubt ist, und wenn nicht, welche Regel ihn verbietet
      hint         die Züge, die der Computer für die besten hält
      undo         den letzten Zug zurücknehmen: allein gegen den Computer mit allem, was danach kam; unter Leuten
                   nur den allerletzten Zug, und nur, wenn er niemandem eine Karte gezeigt hat
      save DATEI   die Partie speichern; „parlor play --load DATEI“ spielt sie weiter
      quit         den Tisch verlassen (auch mit Strg-D und Strg-C)
help-visit =
      table        die Leute am Tisch, und was du bei den Plätzen tun kannst: mitspielen wollen, Fragenden antworten,
                   deinen Platz zurücknehmen, übergeben, aufgeben, die Partie beenden („table resign“, „table yes 2“ …)
    Während du auf andere wartest, kannst du nach Strg-C etwas tippen; noch einmal Strg-C verlässt den Tisch.
