# Deutsch für das, dessen Englisch woanders steht: argparse, die Schalter des Hauses und des Labors.

## argparse

argparse-usage = Aufruf:{ " " }
argparse-positional = Argumente
argparse-options = Schalter
argparse-help = diese Hilfe zeigen
argparse-required = es fehlt: %s
argparse-choice = %(value)r gibt es hier nicht (zur Wahl: %(choices)s)
argparse-unrecognized = das kenne ich nicht: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-one = hier fehlt eine Angabe
argparse-some = hier fehlt mindestens eine Angabe
argparse-value = %(value)r passt hier nicht
argparse-not-with = geht nicht zusammen mit %s
argparse-one-of = eins davon muss dabei sein: %s
argparse-ambiguous = %(option)s ist mehrdeutig: %(matches)s

## Das Haus

flag-usual = { " " }(Vorgabe: { $usual })
flag-serve-host = Adresse, auf der es hört; 0.0.0.0 für alle
flag-serve-port = Port, auf dem es hört; 0 für einen freien
flag-serve-database = wo alles liegt: sqlite:///DATEI oder postgresql://USER:PASSWORD@HOST/NAME (Vorgabe: eine Datei in deinem Datenordner)
flag-serve-origins = Web-Adressen wie https://cards.example.org, die das Haus außer der eigenen benutzen dürfen; mit Kommas getrennt
flag-serve-proxies = Adressen von Proxys, deren X-Forwarded-Angaben geglaubt wird; mit Kommas getrennt
flag-serve-url = mit PostgreSQL: wo die anderen Prozesse des Hauses diesen erreichen (Vorgabe: http://HOST:PORT)
flag-serve-thinkers = Prozesse, in denen Computerspieler nachdenken; 0: einer weniger, als es Kerne gibt, mindestens einer
flag-serve-connections = so viele Verbindungen höchstens zugleich
flag-serve-connections_each = so viele Verbindungen höchstens von einer Adresse, bei IPv6 aus einem Netz von 64 Bit
flag-serve-connections_a_guest = so viele Verbindungen höchstens von einem Gast
flag-serve-tables_each = so viele offene Tische höchstens, die ein Gast aufgemacht hat
flag-serve-tables_a_minute = so viele Tische darf eine Adresse in einer Minute aufmachen
flag-serve-requests_a_second = so viele HTTP-Anfragen einer Adresse in der Sekunde, auf Dauer
flag-serve-changes_a_second = so viele Platzwechsel eines Gasts in der Sekunde, auf Dauer
flag-serve-messages_a_second = so viele Nachrichten auf einer Verbindung in der Sekunde, auf Dauer
flag-serve-largest_message = Bytes der größten Nachricht, die ein Gast schicken darf
flag-serve-largest_backlog = Bytes, die auf einen langsamen Gast warten dürfen, bevor die Verbindung endet
flag-serve-heartbeat = Sekunden zwischen zwei Lebenszeichen; wer dreimal schweigt, ist weg
flag-serve-away_host = Sekunden, die jemand weg sein muss, bevor der Gastgeber einen Computer weiterspielen lassen darf
flag-serve-away_anyone = Sekunden, die jemand weg sein muss, bevor das alle am Tisch dürfen, oder die Partie beenden
flag-serve-keep_tables = Tage, die ein fertiger Tisch mit seinen Zügen aufgehoben wird; 0 für immer
flag-serve-keep_unfinished = Tage, die ein offener Tisch nach dem letzten Zug aufgehoben wird; 0 für immer
flag-serve-keep_guests = Tage, die ein Gast, der nicht wiederkommt, aufgehoben wird, mit Name, Plätzen und Ergebnissen; 0 für immer
flag-serve-metrics_token = wer dieses Zeichen vorzeigt, darf /metrics von überall lesen; andere nur auf diesem Rechner, und nicht durch einen Proxy
flag-serve-log_level = wie viel auf die Standardfehlerausgabe geschrieben wird: debug, info, warning oder error

## Das Labor

flag-lab-play = ein Turnier von Computerspielern, eigenen oder fremden Programmen
flag-lab-play-more = Spielt ein Turnier mit denselben Karten auf allen Plätzen und nennt den Stand mit 95-%-Bereichen. Die Zeilen werden sofort geschrieben; Strg-C verliert keine.
flag-lab-play-games = Spiele; „all“ für alle
flag-lab-play-player = wer spielt, einmal je Platz; sind es weniger, geht es reihum. random, casual, skilled:200 oder expert:200 (Versuche je Zug), expert:0.5s (Sekunden je Zug), python:MODULE:MAKER, 'program:COMMAND' (docs/protocol.md)
flag-lab-play-deals = Blätter je Spiel, jedes auf allen Plätzen reihum gespielt (Vorgabe: 100)
flag-lab-play-players = wie viele spielen (Vorgabe: so viele wie üblich)
flag-lab-play-option = eine Hausregel des Spiels
flag-lab-play-seed = dieselbe Zahl gibt dieselben Ergebnisse (Vorgabe: 0)
flag-lab-play-workers = Prozesse auf diesem Rechner (Vorgabe: einer je Kern)
flag-lab-play-dask = auf dem Dask-Cluster rechnen, dessen Scheduler dort ist, etwa tcp://10.0.0.5:8786
flag-lab-play-out = wohin die Zeilen kommen: .jsonl oder .parquet (Vorgabe: lab-GAME-SEED.jsonl)
flag-lab-play-resume = weitermachen, wo dasselbe Turnier unterbrochen wurde
flag-lab-play-json = der Stand als JSON
flag-lab-simulate = sehr viele zufällige Partien, zusammengezählt
flag-lab-simulate-more = Spielt sehr viele Partien mit zufälligen Zügen und nennt, was zusammenkommt.
flag-lab-simulate-game = das Spiel
flag-lab-simulate-games = wie viele Partien (Vorgabe: 100000)
flag-lab-simulate-players = wie viele spielen (Vorgabe: so viele wie üblich)
flag-lab-simulate-option = eine Hausregel des Spiels
flag-lab-simulate-seed = dieselbe Zahl gibt dieselben Ergebnisse (Vorgabe: 0)
flag-lab-simulate-workers = Prozesse auf diesem Rechner (Vorgabe: einer je Kern)
flag-lab-simulate-dask = auf dem Dask-Cluster rechnen, dessen Scheduler dort ist, etwa tcp://10.0.0.5:8786
flag-lab-simulate-json = die Summen als JSON
flag-lab-atlas = die Bilanz jedes Spiels, als Seite mit Diagrammen
flag-lab-atlas-more = Spielt jedes Spiel mit jeder Spielerzahl und schreibt auf, wie es ist: Länge, Auswahl, Plätze, Können, Gleichstand, Grenzen, Hausregeln. Eine Seite mit Diagrammen, die Diagramme als Dateien, und eine Datei mit den Zahlen.
flag-lab-atlas-games = Spiele des Atlas (Vorgabe: alle)
flag-lab-atlas-out = wohin der Atlas kommt (Vorgabe: atlas)
flag-lab-atlas-moves = Züge lockerer Spieler in jedem Fall: Lange Spiele werden seltener gespielt (Vorgabe: 60000)
flag-lab-atlas-trials = Versuche je Zug des Könners (Vorgabe: 100)
flag-lab-atlas-imagined = Züge, die sich der Könner je Spiel ausdenkt; das bestimmt die Zahl der Blätter (Vorgabe: 4000000)
flag-lab-atlas-solve = Blätter der Patiencen für den Löser (Vorgabe: 200)
flag-lab-atlas-resume = weitermachen, wo ein Lauf mit demselben Aufwand unterbrochen wurde
flag-lab-atlas-workers = Prozesse auf diesem Rechner (Vorgabe: einer je Kern)
flag-lab-atlas-dask = auf dem Dask-Cluster rechnen, dessen Scheduler dort ist, etwa tcp://10.0.0.5:8786
flag-lab-explore = ein Spiel offengelegt, Stellung für Stellung
flag-lab-explore-more = Zeigt eine Stellung mit ihren Karten, wie ein Platz sie sieht oder offen, und geht von dort Zug für Zug weiter.
flag-lab-explore-game = das Spiel
flag-lab-explore-players = wie viele spielen (Vorgabe: so viele wie üblich)
flag-lab-explore-option = eine Hausregel des Spiels
flag-lab-explore-seed = die Karten (Vorgabe: 0)
flag-lab-explore-moves = nach so vielen Zügen lockerer Spieler beginnen (Vorgabe: 0)
flag-lab-explore-seat = von diesem Platz aus sehen (Vorgabe: alle Karten offen)
flag-lab-explore-svg = die Stellung als Bild schreiben, statt sie zu zeigen
flag-engine-sit = eine Partie geben, in der die andere Seite einen Platz hat, statt geführt zu werden
flag-engine-seat = mit --sit: der Platz der anderen Seite (Vorgabe: 0)
flag-engine-players = mit --sit: wie viele spielen (Vorgabe: so viele wie üblich)
flag-engine-option = mit --sit: eine Hausregel des Spiels
flag-engine-seed = mit --sit: dieselben Karten noch einmal
flag-engine-level = mit --sit: die Computerspieler (Vorgabe: casual)
flag-engine-think = mit --sit: Zeit je Zug für die, die suchen (0.2)
flag-engine-seconds = mit --sit: Zeit je Zug für die andere Seite (Vorgabe: 60)
