### Das Regal, und die Seite eines Spiels.

title = Das Regal
motto = Vergessene Kartenspiele, wieder spielbar.
inside = { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
loading = Die Schachteln werden aus dem Regal geholt …
search = Spiel suchen
filters = Welche Spiele
players = Spieler
anyPlayers = egal wie viele
minutes = Dauer
anyMinutes = egal wie lang
upTo = bis { $minutes } min
kind = Art
anyKind = jede Art
company = Mit
anyCompany = egal wem
companies_alone = niemandem, allein
companies_computer = dem Computer
companies_friends = Freunden
clear = Alle zeigen
found = { $count ->
        [0] Kein Spiel passt.
        [one] 1 Spiel passt
       *[other] { $count } Spiele passen
    }
nothing = So ein Spiel steht nicht im Regal. Versuch andere Wörter oder weniger Filter.
play = Spielen
playNamed = { $game } jetzt spielen
rulesOf = { $game }: Regeln, Hausregeln und mehr Arten zu spielen
minutesLong = etwa { $minutes } min
playersLong = { $counts } Spieler
today = Karten des Tages
todayPlay = Dieselben Karten für alle, jeden Tag neue.
newHere = Neu hier?
newHereText = Ups and Downs lernst du in zwei Minuten: Der Tisch zeigt, was du darfst, und warum.
kinds_asking = Fragen
kinds_capturing = Fangen
kinds_laying = Anlegen
kinds_passing = Weitergeben
kinds_patience = Patience
kinds_race = Wettlauf
kinds_rummy = Rommé
kinds_tricks = Stiche

## Die Seite eines Spiels

noGame = Ein Spiel namens „{ $id }“ steht nicht im Regal.
playNow = Jetzt spielen
learn = Beim Spielen lernen
invite = Freunde einladen
daily = Karten des Tages
watch = Den Computern zuschauen
setUp = Den Tisch decken
howMany = Spieler
level = Computer
levels_random = Zufall: irgendeine erlaubte Karte
levels_casual = Locker: spielt nach Gefühl
levels_skilled = Geübt: denkt voraus
levels_expert = Könner: denkt lange nach
levels_master = Meister: spielt aus einem trainierten Netz
levels_strength-1 = Stärke 1: Neuling
levels_strength-2 = Stärke 2: Lehrling
levels_strength-3 = Stärke 3: Freizeitspieler
levels_strength-4 = Stärke 4: Stammspieler
levels_strength-5 = Stärke 5: Vereinsspieler
levels_strength-6 = Stärke 6: alter Hase
levels_strength-7 = Stärke 7: Fuchs
levels_strength-8 = Stärke 8: Ass
levels_strength-9 = Stärke 9: Crack
options = Hausregeln
friends = Mit Freunden
joining = Wer sich setzen darf
joinings_link = wer den Link hat
joinings_open = alle in diesem Haus
joinings_key = nur wer einen Schlüssel hat
clock = Zeit für einen Zug
noClock = so lange du willst
clocks_seconds = { $n } Sekunden
clocks_minutes = { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
clocks_hours = { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
takeBack = Einen Zug zurücknehmen
takeBacks_yes = den eigenen letzten, wenn er niemandem eine Karte gezeigt hat
takeBacks_no = nie: Gespielt ist gespielt
hints = Tipps vom Computer
hintings_no = keine, wenn Menschen zusammen spielen
hintings_yes = für alle, die fragen
hotSeat = Reihum: alle an diesem Bildschirm
practice = Üben mit einer Startzahl
seed = Startzahl
seedHint = Dieselbe Zahl gibt dieselben Karten. Solche Partien zählen nicht.
seedBad = Eine Startzahl ist eine ganze Zahl, etwa 7.
start = Karten geben
rules = Regeln
rulesFailed = Die Regeln waren nicht zu bekommen.
small = Kleingedrucktes: Plätze, verdeckte Karten, Ablehnungen
common = Was für das ganze Heft gilt
ruling = { $ground }: Entscheid { $number }
grounds_silent = das Regelheft schweigt
grounds_read = so lesen wir das Regelheft
grounds_custom = unsere Wahl
source = Quelle: { $source }.
again = Noch einmal versuchen
