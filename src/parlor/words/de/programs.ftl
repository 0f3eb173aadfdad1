# Was gesagt wird, wenn jemand mit Aufzeichnungen, Bildern eines Tischs und dem Labor arbeitet.

## Aufzeichnungen

record-undealt = nach der Aufzeichnung lässt sich nicht geben: { $why }
record-moves = die Züge der Aufzeichnung sind keine Liste
record-step = Zug { $number } der Aufzeichnung ist kein Paar aus Platz und Text
record-illegal = Zug { $number } der Aufzeichnung, { $given } von Platz { $place }, ist nicht erlaubt: { $why }
record-unplayable = Zug { $number } der Aufzeichnung: { $why }
record-garbled = die Aufzeichnung ist kein JSON: ab Zeile { $line }, Spalte { $column } ist sie nicht lesbar
record-not-text = die Aufzeichnung ist kein JSON: sie ist kein Text in UTF-8
record-unreadable = die Aufzeichnung ist kein lesbares JSON: zu tief verschachtelt, oder mit einer zu langen Zahl
record-object = eine Aufzeichnung ist ein JSON-Objekt
record-format = das ist keine Aufzeichnung von Parlor: das Format ist { $given }, nicht { $format }
record-no-version = die Version der Aufzeichnung ist { $given }, keine ganze Zahl ab 1
record-later = die Aufzeichnung hat Version { $version } und stammt von einem neueren Parlor; dieses liest sie bis Version { $most }
record-lacks = in der Aufzeichnung fehlt { $fields }
record-foreign = die Aufzeichnung hat Felder, die es in keiner gibt: { $fields }
record-game = die Aufzeichnung ist von einem Spiel { $given }, das nicht im Regal steht
record-game-elsewhere = die Aufzeichnung ist von einem Spiel { $given }, das nicht im Regal steht: Es gehört zum Paket { $package } { $release }, und das ist nicht installiert
record-package = die Aufzeichnung ist von { $game } aus dem Paket { $package }; das Spiel in diesem Regal ist aus { $ours }
record-rules = die Aufzeichnung folgt Version { $given } der Regeln von { $game }; dieses Parlor spielt 1 bis { $most }
record-empty = { $field } ist in der Aufzeichnung leer
record-options = die Hausregeln der Aufzeichnung sind kein Objekt aus Namen und Werten
record-unsaid = in den Hausregeln der Aufzeichnung fehlt { $options }
record-changed = die Aufzeichnung lässt sich nicht nachspielen: { $why }
record-package-shape = das Paket der Aufzeichnung ist kein Objekt aus Name und Version
record-package-texts = Name und Version des Pakets in der Aufzeichnung sind Texte
rules-changed = { $game } wird nicht mehr nach Version { $version } der Regeln gespielt; die Regelung { $ruling } ist seit Version { $changed } anders: { $now }

## Kartenfolgen

deck-or-decks = entweder deck für die erste Runde oder decks für die ersten Runden, nicht beides
deck-options = Hausregeln sind ein dict aus Namen und Werten, nicht { $given }
deck-list = decks ist eine Liste von Kartenfolgen, eine für jede der ersten Runden
deck-codes = die Karten von Runde { $number } sind eine Liste von Kürzeln
deck-unknown = unter den Karten von Runde { $number } sind welche, die es im Spiel { $pack } nicht gibt: { $codes }
deck-wrong = die Karten von Runde { $number } sind nicht die { $size } Karten von { $game }: { LIST($wrong, type: "semicolon") }
deck-missing = es fehlt { $codes }
deck-surplus = zu viel ist { $codes }
deck-not-full = die Karten von Platz { $number } sind kein ganzes Kartenspiel: Je { $size } Karten der Folge sind eins
guess-seed = die Zahl für eine Vermutung ist eine ganze Zahl, nicht { $given }
guess-record = dieser Tisch ist eine Vermutung von resample: Diese Karten wurden nie gegeben, also gibt es keine Aufzeichnung
fast-seed = die Zahl für die schnelle Schnittstelle ist eine ganze Zahl, nicht { $given }

## Bilder eines Tischs

picture-title = { $game }, Runde { $number }
picture-scores = Punkte
picture-waiting = am Zug
picture-may = möglich: { $moves }

## Das Labor: was nicht geht

lab-option = eine Hausregel schreibt man NAME=WERT, nicht { $given }
lab-no-player = einen Spieler { $given } gibt es nicht: Schreib eins von { $levels }, python:MODULE:MAKER, llm:MODEL oder program:COMMAND
lab-budget = { $given }: Eine Bedenkzeit schreibt man expert:200 (Versuche) oder expert:0.5s (Sekunden), und nur für Spieler, die suchen
lab-not-made = aus { $given } lässt sich kein Spieler machen: { $why }
lab-no-maker = aus { $given } wird kein Spieler, denn das wird mit einem Startwert aufgerufen: { $why }
lab-no-chooser = { $given } macht ein { $kind }, und das kann nicht choose(table, seat)
lab-not-started = das Programm { $given } lässt sich nicht starten: { $why }
lab-deals = es gehört mindestens ein Blatt dazu, nicht { $given }
lab-games-least = es gehört mindestens eine Partie dazu, nicht { $given }
lab-workers-least = es gehört mindestens ein Prozess dazu, nicht { $given }
lab-effort-least = es gehört von allem mindestens eins dazu: ein Zug, ein Versuch, ein Blatt
lab-nobody = es spielt niemand: Nenne einen Spieler
lab-too-many = { $named ->
    [one] 1 Spieler ist genannt
   *[other] { $named } Spieler sind genannt
}, und { $game } hat hier { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}
lab-file-kind = Ergebnisse kommen in eine Datei, die auf { LIST($kinds, type: "or") } endet, nicht in { $given }
lab-nothing-to-resume = hier gibt es nichts weiterzumachen: { $file } ist nicht da
lab-other-tournament = in { $file } stehen die Ergebnisse eines anderen Turniers
lab-file-there = { $file } gibt es schon: Mit --resume geht es weiter, oder nenne eine andere Datei
lab-atlas-left = { $file } ist von einem unterbrochenen Lauf übrig: Mit --resume geht es weiter, oder lösche die Datei
lab-other-atlas = { $file } gehört zu einem anderen Atlas: Nenne dieselben Spiele und denselben Aufwand, oder lösche die Datei
lab-atlas-nowhere = der Atlas kann nicht nach { $folder }: { $why }
lab-needs-parquet = für Parquet-Dateien fehlt ein Paket: pip install "parlor-games[lab]"; oder nenne eine Datei, die auf .jsonl endet
lab-needs-drawing = zum Zeichnen fehlt dem Atlas ein Paket: pip install "parlor-games[lab]"
lab-needs-rich = dafür fehlt ein Paket: pip install "parlor-games[lab]"
lab-needs-dask = für einen Dask-Cluster fehlt ein Paket: pip install "parlor-games[dask]"
lab-no-dask = bei { $address } ist kein Dask-Scheduler: { $why }
lab-workers-died = an einer Partie ist ihr Prozess immer wieder gestorben; was vorher fertig war, ist aufgehoben

## Das Labor: Programme, die mitspielen

lab-forfeited = Platz { $number } hat aufgegeben: { $why }
lab-deaf = es hört nicht mehr zu
lab-silent = es hat { $seconds } Sekunden lang nichts gesagt
lab-ended = es ist zu Ende
lab-long-line = es hat eine Zeile von mehr als { $most } Bytes geschickt
lab-garbled = eine Nachricht ist ein JSON-Objekt in einer Zeile
lab-other-protocol = es spricht Version { $given } des Protokolls, und dies ist Version { $version }
lab-refused = { $tries } Antworten gingen nicht, die letzte deshalb: { $why }
lab-resigned = es hat aufgegeben
lab-no-protocol = es spricht das Protokoll nicht: { $tries } Zeilen, und keine davon { $kind }
lab-other-question = Das ist die Antwort auf eine andere Frage: Die id ist { $id }
lab-no-move = Ein Zug ist eine Zeile Text, so wie die unter legal in der Sicht

## Das Labor: was es meldet

lab-playing = Partien
lab-playing-game = { $game }
lab-first-games = erste Partien aller Fälle
lab-more-games = weitere Partien aller Fälle
lab-random-games = zufällige Partien
lab-level-at = { $game } mit { $level }
lab-solving = { $game } lösen
lab-progress = { $what }: { $done } von { $all }
lab-rate-games = { $rate } Partien/s
lab-rate-tasks = { $rate } Aufgaben/s
lab-interrupted = unterbrochen nach { $done } von { $all } Partien; mit --resume geht es weiter
lab-interrupted-sums = unterbrochen; die Summen sind die der fertigen Partien
lab-interrupted-atlas = unterbrochen
lab-atlas-kept = { $why }; { $results ->
    [one] 1 Ergebnis ist aufgehoben
   *[other] { $results } Ergebnisse sind aufgehoben
} in { $file }, mit --resume geht es weiter
lab-rows = Zeilen: { $file }
lab-atlas-made = Der Atlas ist in { $page }, seine Zahlen sind in { $data }
lab-picture-made = Das Bild ist in { $file }
lab-explore-keys = Eingabetaste: der nächste Zug; Zahl: diesen Zug machen; s: ein anderer Platz; a: alle Karten; m: die Züge; r: die Aufzeichnung; q: genug
lab-explore-unknown = { $given } gibt es hier nicht. { $keys }
lab-sums = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, je { $hands } Runden und { $moves } Züge
lab-column-game = Spiel
lab-column-player = Spieler
lab-column-deals = Blätter
lab-column-points = Punkte
lab-column-wins = Siege %
lab-column-fair = fair %
lab-column-seat = Platz
lab-span = { $low } bis { $high }
lab-forfeits = { $times ->
    [one] einmal aufgegeben
   *[other] { $times }-mal aufgegeben
}
lab-fewest = Wenige Punkte sind gut bei { $games }.

## Das Labor: Training

lab-needs-torch = zum Trainieren fehlt PyTorch: pip install "parlor-games[train]"
lab-train-players = { $game } ist für { LIST($counts, type: "or") } Spieler, nicht für { $given }
lab-train-minutes = die Zeit ist eine Zahl von Minuten über 0, nicht { $given }
lab-train-units = die erste Schicht hat 8 bis 4096 Einheiten, nicht { $given }
lab-train-leaning = die Neigung ist eine Zahl von 0 bis 20, nicht { $given }
lab-train-start = { $file } ist kein Netz mit { $units } Einheiten für { $game } mit { $players } Spielern
lab-no-baseline = für { $given } bringt Parlor keinen trainierten Spieler mit; es gibt einen für { $games }
lab-no-network = in { $file } steht kein Netz
lab-bad-network = aus { $file } kann nicht gespielt werden: { $why }
lab-other-network = dieses Netz wurde für { $game } zu { $players } trainiert, nicht für { $here } zu { $seats }
lab-training = Training von { $game } zu { $players } auf { $device }: { $inputs } Eingänge, { $actions } Züge
lab-training-on = Weiter mit { $game } zu { $players } auf { $device }: { $inputs } Eingänge, { $actions } Züge
lab-trained = { $done } von { $minutes } min, { $decisions } Millionen Entscheidungen, { $rate }/s
lab-imitates = { $figures }: ahmt Gelegenheitsspieler nach
lab-plays-itself = { $figures }: spielt gegen sich selbst
lab-train-stopped = angehalten; derselbe Befehl macht weiter: { $folder }
lab-train-done = Das Netz ist { $network }. Seine Kurve ist { $curve }.

## Das Labor: kleine Spiele

lab-small-unknown = es gibt keine kleine Form von { $given }; es gibt sie von { $games }
lab-small-unpublished = für die kleine Form von { $game } ist keine Lösung veröffentlicht: parlor lab small solve findet eine
lab-small-iterations = ein Löser läuft für 1 bis { $most } Durchgänge, nicht { $given }
lab-small-needs-openspiel = zum Lösen fehlt OpenSpiel: pip install "parlor-games[openspiel]"
lab-small-grown = { $game }, kleine Form: { $nodes } Stellungen, { $states } Wissensstände
lab-small-solving = { $iterations } Durchgänge: Ausnutzbarkeit { $share } der Spanne
lab-small-early = nach { $iterations } Durchgängen angehalten
lab-small-answer = { $game }, kleine Form: den Plätzen { $values } wert; Ausnutzbarkeit { $share } der Spanne
lab-small-level = { $level }: Ausnutzbarkeit { $far } ({ $share } der Spanne); bekommt { $gets } gegen das Gleichgewicht
lab-small-kept = Es steht in { $file }
lab-small-game = Spiel
lab-small-positions = Stellungen
lab-small-states = Stände
lab-small-range = Spanne
lab-small-value = Wert
lab-small-exploitability = Ausnutzbarkeit

## The lab: suites

lab-crashed = es ist ein Fehler aufgetreten: { $why }
lab-no-suite = eine Prüfung { $given } gibt es nicht: Schreib { LIST($suites, type: "or") }
lab-no-track = eine Klasse { $given } gibt es nicht: Schreib { LIST($tracks, type: "or") }
lab-suite-rules = Version { $suite } der Prüfungen spielt { $game } nach Version { $given } der Regeln und dieses Parlor nach Version { $ours }: Nimm das Parlor, zu dem die Prüfung gehört
lab-suite-there = { $file } gibt es schon: Nenne mit --out eine andere Datei, oder lösche sie
lab-suite-other = { $file } ist von einem anderen Lauf übrig: Nenne dieselbe Prüfung, dieselbe Klasse, denselben Spieler und nimm dasselbe Parlor, oder lösche die Datei
lab-suite-large = { $file } ist größer als { $most } MiB, und so groß ist kein Ergebnis
lab-suite-unread = { $file } lässt sich nicht lesen: { $why }
lab-suite-unwritten = { $file } lässt sich nicht schreiben: { $why }
lab-suite-garbled = { $file } ist beschädigt: Das ist kein ganzes Ergebnis
lab-suite-format = { $file } ist nicht das Ergebnis einer Prüfung
lab-suite-version = { $file } ist in Version { $given } des Formats geschrieben; dieses Parlor liest Version { $ours }
lab-suite-lacks = { $file } ist beschädigt: Es fehlt { $fields }
lab-suite-other-version = { $file } ist ein Ergebnis der Version { $given } der Prüfungen, und dieses Parlor hat Version { $ours }: Die Karten sind nicht dieselben
lab-suite-mixed = { $one } und { $other } sind Ergebnisse verschiedener Prüfungen oder Klassen und lassen sich nicht vergleichen
lab-suite-figures = die Zahlen von { $file } sind beschädigt: parlor lab suite check sagt, was nicht stimmt
lab-suite-count = das Ergebnis hat { $given } Partien und die Prüfung { $wanted }
lab-suite-field = { $field } im Ergebnis folgt nicht aus den Aufzeichnungen
lab-suite-digest = die Prüfsumme stimmt nicht mit den Aufzeichnungen überein
lab-suite-order = die Partie { $game } gegen { $opponent }, Blatt { $deal }, Seite { $side }, steht nicht da, wo sie stehen sollte
lab-suite-deal = { $game } gegen { $opponent }, Blatt { $deal }, Seite { $side }: Die Aufzeichnung gehört nicht zu den Karten, die die Prüfung dort hat
lab-suite-record = { $game } gegen { $opponent }, Blatt { $deal }, Seite { $side }: { $why }
lab-suite-unfinished = { $game } gegen { $opponent }, Blatt { $deal }, Seite { $side }: Die Aufzeichnung bricht vor dem Ende ab
lab-suite-row = { $game } gegen { $opponent }, Blatt { $deal }, Seite { $side }: { $field } folgt nicht aus der Aufzeichnung
lab-suite-opponent = { $game } gegen { $opponent }, Blatt { $deal }, Seite { $side }: Den Zug { $given } hätte der Gegner nicht gemacht
lab-suite-interrupted = unterbrochen nach { $done } von { $all } Partien
lab-suite-failed = eine Partie ließ sich nicht spielen: { $why }
lab-suite-kept = Was fertig ist, steht in { $file }; derselbe Befehl macht weiter.
lab-suite-written = Das Ergebnis ist in { $file }
lab-suite-checking = Nachspielen
lab-suite-agrees = Alle { $games } Aufzeichnungen, die Zahlen und die Prüfsumme stimmen: { $digest }
lab-suite-estimate = Etwa { $questions } Fragen mit zusammen { $tokens } Millionen Tokens, ohne Antworten und Wiederholungen. Die Mitschriften kommen nach { $folder }.
lab-suite-title = Prüfung { $name }, Version { $version }, Klasse { $track }
lab-suite-against = gegen { $opponent }
lab-suite-column-players = Spieler
lab-suite-column-forfeits = aufgegeben
lab-suite-column-digest = Prüfsumme
lab-suite-column-questions = Fragen
lab-suite-column-retries = wiederholt
lab-suite-column-refused = abgelehnt
lab-suite-column-fallbacks = zufällige Züge
lab-suite-column-tokens-in = Tokens gelesen
lab-suite-column-tokens-out = Tokens geschrieben
lab-suite-legend = Erste Tabelle: mittlerer Vorsprung über alle Spiele, 0 für gleich Starke und 1 für lauter Siege. Spiele: Siege in Prozent mit ihrem Bereich, dann die Punkte vor den anderen. Alle Bereiche sind 95 %.

## The lab: language models

lab-needs-leaflets = für die Anleitungen fehlt ein Paket: pip install "parlor-games[language]"; oder schreib ?rules=page hinter das Modell
lab-llm-model = ein Sprachmodell schreibt man llm:MODELL
lab-llm-options = { $given } ist keine Angabe zu einem Sprachmodell: Schreib llm:MODELL?NAME=WERT mit { LIST($names, type: "or") }, und & zwischen mehreren
lab-llm-value = { $name } kann nicht { $given } sein
lab-llm-key = { $variable } ist kein Schlüssel: Darin stehen Zeichen, die kein Schlüssel hat
lab-llm-url = die Adresse des Sprachmodells ist { $given }: Setze { $variable } auf eine, die mit http:// oder https:// beginnt, etwa https://host/v1
lab-llm-unreachable = das Sprachmodell hat { $tries } Mal nicht geantwortet, zuletzt deshalb: { $why }
lab-llm-wait = der Server des Sprachmodells bittet um { $seconds } Sekunden Geduld, und { $most } sind das Höchste
lab-llm-slow = keine ganze Antwort in { $seconds } Sekunden
lab-llm-dropped = die Verbindung ging schief: { $why }
lab-llm-status = der Server antwortet mit { $status }: { $why }
lab-llm-garbled = was der Server schickt, ist keine Antwort
lab-llm-huge = Die Antwort ist länger als { $most } Bytes
lab-llm-empty = Die Antwort ist leer
lab-llm-unreadable = Die Antwort hat keine Zeile der Form MOVE: der Zug
lab-llm-otherwise = Dieser Zug wird anders geschrieben
