### Das Spiel des Tages.

title = Karten des Tages
intro = Jeden Tag und für jedes Spiel einmal dieselben Karten für alle. Du spielst sie einmal, für dich: ohne Tipps, ohne Zurücknehmen. Wer bis eine Stunde nach Tagesende fertig wird, zählt noch mit.
ends = Neue Karten in { $time }.
streak = { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
noStreak = Spiel heute eine Partie zu Ende und morgen wieder: Das ist eine Serie.
week = Diese Woche
dayDone = { $day }: { $finished ->
        [0] nichts gespielt
        [one] 1 Partie gespielt
       *[other] { $finished } Partien gespielt
    }
playedToday = heute { $played } von { $games } gespielt
play = Spielen
goOn = Weiter
result = Ergebnis
won = gewonnen
lost = verloren
points = { $score } { $one ->
        [true] Punkt
       *[false] Punkte
    }
done = Du hast sie { $won ->
        [true] gewonnen
       *[false] gespielt
    }: { $score }{ $streak ->
        [0] .
        [one] .
       *[other] , { $streak } Tage in Folge.
    }

## Die Tafel eines Tages

board = Tafel
boardOf = { $title }, { $day }
empty = Diese Karten hat noch niemand zu Ende gespielt.
place = Platz
name = Name
score = Punkte
outcome = Ergebnis
you = du
earlier = Der Tag davor
later = Der Tag danach
notADay = Eine Tafel braucht einen Tag und ein Spiel in ihrer Adresse.
playThis = Diese Karten spielen
goOnThis = Mit diesen Karten weiterspielen

## Wie ein Ergebnis dasteht

placed = Platz { $place } von { $count }
onlyOne = Du bist mit diesen Karten als Erstes fertig.
compared = { $better ->
        [0] Niemand war
        [one] 1 war
       *[other] { $better } waren
    } besser{ $level ->
        [0] { "" }
       *[other] , { $level } gleich gut
    }{ $worse ->
        [0] .
       *[other] , { $worse } schlechter.
    }
figures = { $count ->
        [one] 1 Ergebnis
       *[other] { $count } Ergebnisse
    }. Im Schnitt { $mean }, bestenfalls { $best }.
spread = Wie es allen erging, nach Punkten
bar = { $points }: { $count }{ $mine ->
        [true] { " " }mit dir
       *[false] { "" }
    }
range = { $from } bis { $to }

## Das Ende

shareResult = Ergebnis teilen
shared = Parlor, Karten des Tages, { $day }: { $title }, { $score }, Platz { $place } von { $count }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] , Serie { $streak }
    }
copied = Das Ergebnis ist kopiert, mit einem Link zur Tafel.
replayCopied = Der Link zur Wiederholung ist kopiert.
another = Ein anderes Spiel des Tages
todays = Die Karten von heute spielen
tomorrow = Die Karten von morgen in { $time }.
shareReplay = Wiederholung teilen
shareReplayIn = Wiederholung teilen in { $time }
checkIn = Mischen prüfen in { $time }
shut = Andere spielen noch mit diesen Karten; bis dahin sind sie nur für dich.
late = Der Tag war vorbei, als diese Partie fertig wurde; darum steht sie nicht auf der Tafel.
