### Ein Spiel finden: das Regal, wem ein Spiel ähnelt, wie lange es dauert, und wie weit man gekommen ist.

sort = Ordnung
sorts_box = nach Schachteln
sorts_name = nach Namen
sorts_length = kürzeste zuerst
sorts_players = wenigste Spieler zuerst
sorts_kind = nach Art
sorts_untried = noch nicht gespielte zuerst
partners = Mit Partner
more = Filter
moreOn = Filter ({ $count })
searchHint = Name, oder was du kennst: Herzeln, Rommé, Bridge
likeKnown = Wie { $known }. { $why }
quickMinutes = etwa { $minutes } min, ganz { $whole }
quick = Kurze Partie · etwa { $minutes } min
quickTold = Kurze Partie, { $told }, etwa { $minutes } Minuten
full = Ganze Partie · etwa { $minutes } min
fullTold = Ganze Partie, etwa { $minutes } Minuten
quickAbout = Die kurze Partie: { $told }.
boxTitle = { $year ->
        [none] { $name }
       *[other] { $name }, { $year }
    }
boxPlate = { $year ->
        [none] { $name }
       *[other] { $name } { $year }
    }
onlyBox = Nur die Spiele aus { $name }.{ " " }

## Wie weit man gekommen ist

played = gespielt
won = gewonnen
progress = { $played ->
        [0] { $games } Spiele zur Auswahl.
       *[other] Du hast { $played } von { $games } Spielen gespielt und { $won } gewonnen.
    }
boxes = { $complete ->
        [0] { "" }
        [one] { " " }Eine Schachtel ist komplett.
       *[other] { " " }{ $complete } Schachteln sind komplett.
    }
inBox = { $played } von { $games } gespielt
complete = alle gespielt

## Wenn dir … gefällt

ifYouLike = Wenn dir das gefällt …
siblings = Mehr davon im Regal

## Partien, die warten

waits = Du bist dran
waiting = { $count ->
        [one] 1 Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
gathering = wartet auf Mitspieler
yourGames = Deine Partien
allGames = Alle { $count } in „Meine Partien“
streak = { $days ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }Schon { $days } Tage in Folge.
    }
allDeals = Alle Karten von heute

## Eine Partie wegwerfen

throwAway = Wegwerfen
throwAwayNamed = Diese Partie { $title } wegwerfen
throwTitle = Diese Partie { $title } wegwerfen?
throwAlone = Sie ist dann endgültig weg und zählt nicht.
throwCompany = Die anderen spielen ohne dich weiter. Sind die Karten schon gegeben, gibst du auf.
throwDaily = Damit gibst du die Karten des Tages auf: Es zählt, wie es steht, und es gibt sie nur einmal am Tag.
throwYes = Wegwerfen
throwNo = Behalten

## Meine Partien

onlyGame = Zeigen
everyGame = alle Spiele
showMore = { $count } weitere zeigen
finishedCount = Beendet ({ $count })

## Der Warteraum

partner = Partner von { $name }
side = Seite { $letter }
sides = Gleicher Buchstabe, gleiche Seite: Partner gewinnen und verlieren zusammen. Wer den Tisch eröffnet hat, kann Plätze tauschen.
