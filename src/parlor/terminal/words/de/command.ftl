# Die Befehle: ihre Hilfe, was sie drucken, und was verkehrt sein kann.

## Was verkehrt sein kann

no-game-but = ein Spiel „{ $name }“ gibt es nicht: meinst du { $meant }?
game-is-over = die Partie in { $file } ist zu Ende: „parlor replay { $file }“ zeigt sie
not-a-number = „{ $typed }“ ist keine ganze Zahl

## Das Regal in Zeilen

players-from-to = zu { $first }-{ $last }
players-one = für einen
players-some = zu { $numbers }
option-line = { $name }: { $summary }; { $values } (meist { $usual })
values-numbers = eine ganze Zahl von { $first } bis { $last }
values-words = eins von { $values }

## parlor --help

help-parlor = Vergessene Kartenspiele, wieder spielbar. Ohne Befehl öffnet sich der Tisch in deinem Browser.
help-epilog = parlor BEFEHL --help sagt mehr zu jedem Befehl.
help-no-browser = ohne Befehl: das Haus öffnen, aber keinen Browser
help-version = die Version von Parlor zeigen, und wie es läuft
help-commands = Befehle
help-actions = Aufgaben
help-build = sagt, ob die Spiele übersetzt laufen oder als reines Python
help-build-more = Sagt, ob die Spiele übersetzt laufen oder als reines Python: druckt „compiled“ oder „pure“.
see-help = { $message } (siehe „{ $command } --help“)
help-json = als JSON, für Programme
help-no-pager = alles auf einmal drucken, egal wie lang es ist
help-option = eine Hausregel des Spiels; für jede weitere noch einmal angeben

## parlor play

help-play = ein Spiel in diesem Terminal spielen
help-play-more =
    Spiel in diesem Terminal: auf dem ganzen Bildschirm mit Maus und Tasten, oder mit --plain in nummerierten Zeilen.
    Die anderen Plätze spielt der Computer. Im Spiel hilft dir ?. GAME kann auch der Link eines Tischs in einem Haus
    sein, etwa http://127.0.0.1:8080/t/k3v9x2m4p7q1: Dann setzt du dich dort hin.
help-play-game = die Kennung eines Spiels oder der Link eines Tischs; ohne sie wirst du gefragt
help-play-plain = nummerierte Züge, Zeile für Zeile, für Bildschirmleser, Pipes und Skripte (von selbst, wo kein Terminal ist)
help-play-players = wie viele spielen (Vorgabe: so viele wie üblich)
help-play-seat = dein Platz, ab 0 (Vorgabe: 0); für jede weitere Person noch einmal angeben
help-play-hot-seat = auf allen Plätzen sitzen Leute, die sich die Tastatur weitergeben
help-play-strength = wie gut der Computer spielt, von 1 (Neuling) bis 9 (Crack), zwischen casual und expert
not-a-strength = eine Stärke ist eine ganze Zahl von 1 bis 9, nicht { $typed }
help-play-level = wie gut der Computer spielt (Vorgabe: casual)
help-play-seconds = wie lange ein geübter oder sehr guter Computer über einen Zug nachdenkt (Vorgabe: 1)
help-play-seed = eine Zahl, die die Karten festlegt, um dasselbe noch einmal zu spielen (Vorgabe: neu gemischt)
help-play-dealer = der Platz, der zuerst gibt (Vorgabe: wird gelost)
help-play-name = mit einem Link: wie die anderen im Haus dich nennen
help-play-save = die Partie hier speichern, wenn sie endet oder du gehst
help-play-load = eine gespeicherte Partie weiterspielen
name-is-for-houses = --name gilt für einen Tisch in einem Haus: gib seinen Link an
settled-by-house = { $flags } legt das Haus fest: lass es bei einem Link weg
one-seat-with-link = mit einem Link nimmst du einen Platz: gib --seat nur einmal an
settled-by-record = { $flags } lässt sich bei einer angefangenen Partie nicht wählen: lass es bei --load weg
other-game = { $file } ist eine Partie { $game }, nicht { $other }
all-seats = --hot-seat nimmt alle Plätze: lass --seat weg, oder gib --seat für jede Person an
seats-are = einen Platz { $number } gibt es nicht: die Plätze sind 0 bis { $last }
seat-is = einen Platz { $number } gibt es nicht: der einzige Spieler ist Platz 0
option-form = eine Hausregel lautet NAME=WERT, nicht „{ $typed }“
no-terminal = das ist kein Terminal
no-textual = der ganze Bildschirm braucht Textual (pip install 'parlor-games[terminal]')
plain-then = { $why }, also hier die schlichte Form
house-packages = für ein Haus fehlen noch Pakete ({ $names }): pip install 'parlor-games[terminal]'

## parlor games, rules, replay

help-games = die Spiele im Regal auflisten
help-games-more = Die Spiele im Regal auflisten: Kennung, Spieler, Hausregeln und eine Zeile dazu.
help-games-word = nur passende Spiele: ein Name, eine Art, oder ein Spiel, das du kennst, etwa hearts
games-none = kein Spiel im Regal ist wie „{ $asked }“: „parlor games“ zählt alle auf
games-option = Hausregel { $line }
games-like = wie { $game }: { $why }
help-rules = sagen, wie man ein Spiel spielt
help-rules-more = Sagt, wie man ein Spiel spielt: seine Anleitung, für Leute, die es lernen wollen. Das Regelwerk (englisch) hat jede Einzelheit.
help-rules-game = die Kennung eines Spiels, wie „parlor games“ sie nennt
help-rules-full = das Regelwerk (englisch): jede Regel, jede Auslegung, und die Züge, wie man sie tippt
help-rules-common = was in allen Spielen seines Buchs gilt: Buch, Karten, gemeinsame Regeln
help-rules-json = als JSON mit dem Markdown der Seite, für Programme
rules-common-too = Was in allen Spielen des Buchs gilt: `parlor rules { $game } --common`
rules-full-too = Jede Regel und Auslegung (englisch): `parlor rules { $game } --full`
leaflets-need = Spielanleitungen brauchen das Paket markdown-it-py: pip install "parlor-games[terminal]", oder lies „parlor rules GAME --full“
help-replay = eine aufgezeichnete Partie noch einmal zeigen
help-replay-more = Zeigt eine aufgezeichnete Partie noch einmal, Zug für Zug auf dem ganzen Bildschirm, oder Runde für Runde in Zeilen.
help-replay-file = eine Partie, wie „save“ sie schreibt, oder das Protokoll eines Hauses
help-replay-plain = die Partie in Zeilen erzählen (von selbst, wo kein Terminal ist)
help-replay-json = den Tisch am Ende der Aufzeichnung, alle Karten offen, als JSON
story-title = { $game }, { $players } Spieler
story-waits = Nicht zu Ende: In Runde { $number } ist Platz { $seats } dran. Punkte: { $scores }
cannot-read = { $file } lässt sich nicht lesen: { $why }
cannot-write = { $file } lässt sich nicht schreiben: { $why }
no-record = { $file } gibt es schon, und es ist keine Partie: nimm einen anderen Namen

## parlor solve, review, print

help-solve = sagen, ob eine Patience aufgehen kann
help-solve-more = Sagt, ob ein Spiel für einen aufgehen kann, wenn man alle Karten kennt, und mit welchen Zügen.
help-solve-game = flag, mobilization-2 oder sammys-travels
help-solve-deal = die Nummer des Blatts, wie „parlor play“ sie nennt
help-solve-option = eine Hausregel des Spiels
help-solve-positions = wie viele Stellungen höchstens angesehen werden (Vorgabe: 1000000)
solved = Blatt { $number } von { $game }: { $verdict }
solved-winnable = geht auf, in { $moves } Zügen ({ $positions } Stellungen angesehen):
solved-not = geht nicht auf: Alle { $positions } Stellungen, auf die es ankommt, sind angesehen. Das Beste sind { $best } Punkte:
solved-open = nach { $positions } Stellungen nicht entschieden. Das Beste bisher sind { $best } Punkte:
solved-times = { $text } { $times }-mal
help-review = sagen, was die Entscheidungen einer Partie gekostet haben
help-review-more = Geht eine fertige Partie durch: was jede Entscheidung gekostet hat, was besser war, und was Glück war.
help-review-file = eine Partie, wie „save“ sie schreibt, oder das Protokoll eines Hauses
help-review-seat = ein Platz, um den es geht; für jeden weiteren noch einmal angeben (Vorgabe: alle)
help-review-seconds = wie lange über die ganze Partie nachgedacht wird (Vorgabe: { $seconds })
help-review-iterations = stattdessen: so viele Verteilungen je Entscheidung; ergibt immer dasselbe
help-review-json = als JSON, für Programme (docs/review.md)
review-progress = { $done } von { $of } Zügen
help-print = ein Kartenspiel als PDF, zum Drucken und Ausschneiden
help-print-more = Macht ein PDF mit den Karten, mit Punktezetteln und den Spielanleitungen. Druck es beidseitig und in Originalgröße, schneide die Karten an den Marken aus, und falte die letzten Bogen zu einem Heft.
help-print-pack = sammy, rumme, patriot, rummy oder standard
help-print-paper = a4 oder letter (Vorgabe: a4)
help-print-lang = { $languages } (Vorgabe: die deines Terminals)
help-print-out = wohin es kommt (Vorgabe: PACK.pdf)
not-written = { $file } lässt sich nicht schreiben: { $why }
print-needs = zum Drucken fehlen noch Pakete ({ $name }): pip install "parlor-games[paper]"
printed = { $file }: beidseitig und in Originalgröße drucken, an den Marken ausschneiden, und die letzten Bogen zu einem Heft falten.

## parlor new-game

help-new-game = ein Paket mit einem eigenen Spiel anlegen
help-new-game-more = Legt einen Ordner mit einem kleinen Paket an: ein Spiel, das man spielen kann, seine Anleitung, seine Wörter und seine Tests.
help-new-game-name = die Kennung des Spiels, etwa crazy-nines; so heißt auch der Ordner
help-new-game-in = wohin der Ordner kommt (Vorgabe: hierher)
no-folder = einen Ordner { $folder } gibt es nicht: leg ihn an, oder nimm mit --in einen anderen
folder-there = { $folder } gibt es schon: nimm einen anderen Namen, oder mit --in einen anderen Ort
new-game-try = { $game } ist in { $folder }. Probier es aus:
new-game-rules = Die Regeln stehen in src/{ $module }/rules.py; was dort alles stehen kann, sagt „Write a game“ im Handbuch.
bad-id = so kann kein Spiel heißen: „{ $name }“; eine Kennung besteht aus höchstens { $longest } kleinen Buchstaben, Ziffern und einzelnen Strichen, etwa { $better }
game-there = ein Spiel { $name } steht schon im Regal: nimm einen anderen Namen
bad-package = ein Paket kann nicht { $module } heißen, weil Python schon etwas so nennt: nimm einen anderen Namen, etwa { $name }-game

## parlor completion

help-completion = deiner Shell beibringen, Befehle und Spiele zu ergänzen
help-completion-more =
    Druckt die Zeilen, mit denen eine Shell Befehle, Spiele und Hausregeln ergänzt. Auf Dauer:
      bash   parlor completion bash >> ~/.bashrc
      zsh    parlor completion zsh >> ~/.zshrc
      fish   parlor completion fish > ~/.config/fish/completions/parlor.fish
help-completion-shell = die Shell, die du benutzt
completion-needs = dafür fehlt noch ein Paket: pip install 'parlor-games[terminal]'

## Das Haus

help-serve = das Haus für andere öffnen
help-serve-more = Öffnet das Haus für andere. Jede Einstellung ist ein Schalter und eine Umgebungsvariable; der Schalter geht vor.
help-admin = sich um das Haus kümmern: Zustand, Leute, Tische, Meldungen, Sicherungen
help-admin-more = Kümmert sich um das Haus. Jede Aufgabe arbeitet an der Datenbank selbst, ob das Haus gerade läuft oder nicht.
help-admin-health = sagt, ob es dem Haus gut geht, und was ihm fehlt; läuft keins, ob seine Datenbank heil ist (Rückgabewert 1: nein)
help-admin-check = liest jedes Journal, prüft seine Siegel und spielt die Partie nach; nennt beschädigte Tische (Rückgabewert 1: es gibt welche)
help-admin-tidy = räumt weg, was seine Zeit gehabt hat, wie es das Haus jede Stunde selbst tut
help-admin-backup = kopiert die Datenbank in eine neue Datei, die nur du lesen kannst
help-admin-status = { $what }. Der Rückgabewert ist 1, wo nicht alles in Ordnung ist.
help-admin-backup-file = wohin die Kopie kommt; die Datei darf es noch nicht geben
help-admin-restore = setzt eine Sicherung an die Stelle der Datenbank, während kein Haus darauf läuft
help-admin-restore-file = die Sicherung
help-admin-operator = gibt einen Link aus, der den, der ihn öffnet, zum Betreiber des Hauses macht, einmal und eine Stunde lang
help-admin-people = nennt die Leute, die das Haus kennt; wer zuletzt da war, zuerst
help-admin-people-text = ein Stück eines Namens
help-admin-tables = nennt die Tische, an denen noch gespielt wird
help-admin-circles = die Runden auflisten, zuerst die, in denen zuletzt etwas geschah
help-admin-reports = nennt, was Leute gemeldet haben
help-admin-block = sperrt jemanden aus: Alle Geräte werden abgemeldet, und Anmelden geht nicht mehr
help-admin-block-person = die Kennung aus „people“
help-admin-unblock = lässt jemanden wieder herein
help-admin-unblock-person = die Kennung aus „people“
help-admin-reserve = vergibt einen Namen nicht mehr, auch keinen, der so aussieht
help-admin-reserve-name = der Name
help-admin-release = gibt einen Namen wieder frei
help-admin-release-name = der Name
help-admin-json = gibt JSON aus
help-verify = prüfen, ob bei einer Partie ehrlich gegeben wurde
help-verify-more = Prüft die Unterschrift eines Hausprotokolls, leitet die Karten noch einmal aus dem Geheimnis des Hauses und den Beiträgen der Spieler ab, und spielt alles Zug für Zug nach. Mit einem Spiegel des Logbuchs auch, ob die Partie richtig darin steht.
help-verify-file = das Protokoll eines Hauses, wie der Tisch im Browser es am Ende einer Partie herausgibt
help-verify-mirror = ein Spiegel des Logbuchs, der auch seinen Schlüssel nennt: siehe „parlor mirror“
help-verify-json = als JSON, für Programme; der Rückgabewert ist derselbe
help-mirror = das öffentliche Logbuch eines Hauses spiegeln und prüfen
help-mirror-more = Holt, was im öffentlichen Logbuch eines Hauses neu ist, prüft es Zeile für Zeile, und ob das schon Gespiegelte unverändert ist. Der Rückgabewert ist 1, wenn das Logbuch nicht stimmt.
help-mirror-url = die Adresse des Hauses
help-mirror-into = wo der Spiegel liegt (sonst in deinem Datenordner)
house-needs = für das Haus fehlen noch Pakete ({ $name } fehlt): pip install 'parlor-games[house]'; „parlor play“ geht auch so
no-mirror = einen Spiegel { $file } gibt es nicht: „parlor mirror URL --into { $file }“ macht einen
fair = Es wurde ehrlich gegeben.
not-fair = für { $file } ist nicht bewiesen, dass ehrlich gegeben wurde
log-broken = Das Logbuch stimmt nicht: { $why }.
log-lines = { $total ->
    [one] Das Logbuch von { $url } hat 1 Zeile, davon neu: { $new }.
   *[other] Das Logbuch von { $url } hat { $lines } Zeilen, davon neu: { $new }.
}
log-follows = Jede Zeile folgt aus der davor, und nichts, was schon gespiegelt war, hat sich geändert.
log-key = Unterschrieben ist mit dem Schlüssel { $key }.
log-games = { $dealt ->
    [one] Das Haus hat 1 Partie gegeben: { $finished } zu Ende gespielt, { $ended } von den Spielern beendet, { $unfinished } noch offen.
   *[other] Das Haus hat { $games } Partien gegeben: { $finished } zu Ende gespielt, { $ended } von den Spielern beendet, { $unfinished } noch offen.
}
log-kept = Der Spiegel liegt in { $file }.
log-fetched = { $done } von { $total } Zeilen geprüft

## Das Labor

help-lab = Turniere und Simulationen
help-lab-more = Das Labor: Turniere und Simulationen.
help-engine = das Zeilenprotokoll für andere Programme
help-engine-more = Spricht JSON, eine Zeile je Nachricht, über Standardeingabe und -ausgabe: lässt sich von einem anderen Programm führen, oder gibt ihm einen Platz. Das Protokoll steht in docs/protocol.md.
