# Was das Haus seinen Gästen sagt: warum etwas nicht geht, und was dem Haus fehlt.

## Ein Gast ohne Namen

house-guest = Gast

## Tische und Plätze

house-no-table = Diesen Tisch gibt es nicht
house-damaged-table = Das Tagebuch dieses Tisches ist beschädigt: Er lässt sich nicht öffnen
house-old-rules = Diese Partie wurde nach Regeln begonnen, nach denen hier nicht mehr gespielt wird ({ $reason })
house-table-open = Der Tisch ist schon eröffnet
house-journal-unopened = Das Tagebuch beginnt nicht mit der Eröffnung des Tisches
house-plan-seats = { $number ->
    [one] Der Tisch hat 1 Platz: Sag, wer dort sitzt
   *[other] Der Tisch hat { $number } Plätze: Sag für jeden, wer dort sitzt
 }
house-no-seat = Diesen Platz gibt es an diesem Tisch nicht
house-seat-taken = Der Platz ist besetzt
house-seat-kept = Der Platz ist für { $name } reserviert
house-seat-kept-by-computer = Ein Computer hält den Platz für { $name ->
    [none] jemanden
   *[other] { $name }
 } frei
house-not-your-seat = Das ist nicht dein Platz
house-seats-full = Alle Plätze sind besetzt
house-key-needed = An diesen Tisch kommt man nur mit dem Schlüssel zu einem Platz: Bitte den Gastgeber um einen
house-key-useless = Dieser Schlüssel passt an diesem Tisch zu keinem Platz: Vielleicht wurde er schon benutzt
house-key-not-yours = Der Schlüssel zu diesem Platz ist nicht für dich
house-seated-already = Du sitzt schon an diesem Tisch
house-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt
house-not-to-be-watched = An diesem Tisch darf niemand zuschauen
house-computer-holds-seat = Ein Computer hat deinen Platz: Hol ihn dir erst zurück
house-seat-moved = Du spielst jetzt an einem anderen Gerät
house-got-up = Du bist aufgestanden
house-resigned = Du hast aufgegeben
house-resigned-for-good = Wer aufgibt, kommt nicht in die Partie zurück
house-time-up = Deine Zeit für diesen Zug ist um: Der Computer zieht für dich, danach kannst du zurück
house-seats-empty = { $number ->
    [one] Ein Platz ist noch frei: Lass jemanden Platz nehmen, oder einen Computer
   *[other] { $number } Plätze sind noch frei: Lass jemanden Platz nehmen, oder Computer
 }
house-swap-too-late = Plätze werden vor dem Geben getauscht
house-seat-not-emptied = Mitten in der Partie lässt sich kein Platz räumen: Ein Computer kann ihn übernehmen

## Um einen Platz bitten

house-host-said-no = Der Gastgeber hat Nein gesagt: Du kannst zuschauen oder auf die nächste Partie warten
house-seat-asked-for = { $name } hat schon um diesen Platz gebeten
house-asked-for-another = Du hast schon um einen anderen Platz gebeten
house-nobody-asked = Um diesen Platz hat niemand gebeten, oder es ist schon entschieden
house-not-yourself = Du kannst dich nicht selbst hereinlassen, während andere spielen: Mit der nächsten Runde gehört der Platz dir

## Was der Gastgeber darf, und was die Spieler dürfen

house-only-host = Das darf nur der Gastgeber
house-only-host-unless-away = Das darf nur der Gastgeber, außer er ist seit { $unit ->
    [minutes] { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
     }
   *[seconds] { $number ->
        [one] 1 Sekunde
       *[other] { $number } Sekunden
     }
 } weg
house-only-players = Das dürfen nur die Mitspieler
house-not-away-yet = Noch ist niemand seit { $unit ->
    [minutes] { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
     }
   *[seconds] { $number ->
        [one] 1 Sekunde
       *[other] { $number } Sekunden
     }
 } weg: Bis dahin darf das nur, wer dort spielt
house-host-is-a-person = Gastgeber kann nur ein Mensch sein
house-seat-without-person = Auf diesem Platz sitzt niemand
house-get-up-instead = Dich selbst kannst du nicht wegschicken: Steh einfach auf

## Die Partie

house-not-begun = Die Partie hat noch nicht begonnen
house-not-over = Die Partie ist noch nicht zu Ende
house-nothing-to-end = Hier läuft keine Partie, die man beenden könnte
house-nothing-to-resign = Hier läuft keine Partie, die man aufgeben könnte
house-not-your-game = Das ist nicht deine Partie
house-moves-stand = An diesem Tisch gilt jeder Zug
house-taken-back-enough = In dieser Partie wurden schon { $number } Züge zurückgenommen: Ab jetzt gilt jeder Zug
house-practice-begins-here = Hier hat die Übung begonnen: Was davor war, bleibt
house-several-for-one = Mehrere Züge auf einmal lassen sich nur in einem Spiel für einen zurücknehmen
house-moves-not-made = So viele Züge gab es noch nicht
house-no-hints = An diesem Tisch fragt niemand nach Tipps: So war es beim Eröffnen vereinbart
house-dealt-already = Die Karten sind schon gegeben
house-cards-fixed = Die Karten dieses Tisches stehen schon fest
house-contributed-already = Dieser Platz hat schon etwas zum Mischen beigetragen
house-rematch-of-players = Nur wer mitgespielt hat, kann um noch eine Partie bitten
house-again-when-over = Noch einmal gespielt wird, wenn die Partie zu Ende ist
house-over-there = An dieser Stelle ist die Partie zu Ende: Such dir eine frühere aus
house-not-that-far = So weit ist die Partie nicht gekommen
house-one-phrase = Ein Spruch nach dem anderen: Warte einen Moment

## Protokolle, Wiederholungen und Rückblicke

house-record-when-over = Das Protokoll gibt es, wenn die Partie zu Ende ist
house-record-when-day-over = Das Protokoll zu den Karten des Tages gibt es, wenn der Tag vorbei ist
house-cards-when-over = Die Karten der anderen siehst du, wenn die Partie zu Ende ist
house-cards-when-day-over = Die Karten der anderen siehst du, wenn die Partie zu Ende ist und der Tag vorbei
house-review-when-over = Einen Rückblick gibt es, wenn die Partie zu Ende ist
house-review-of-whole = Einen Rückblick gibt es nur auf eine Partie, die bis zum Ende gespielt wurde
house-review-when-day-over = Den Rückblick auf die Karten des Tages sehen andere, wenn der Tag vorbei ist
house-no-thoughts = Diesen Zug hat kein Computerspieler gemacht
house-not-checked = Das lässt sich nicht prüfen: { $why }
house-not-printed = Das lässt sich nicht drucken: { $reason }

## Die Karten des Tages

house-daily-alone = Die Karten des Tages spielt jeder für sich
house-daily-play-on = Die Karten des Tages spielt jeder für sich: Spiel weiter oder gib auf
house-daily-computers-stay = Die Computer bei den Karten des Tages bleiben, wo sie sind
house-daily-resign = Bei den Karten des Tages kannst du aufgeben
house-daily-moves-stand = Bei den Karten des Tages gilt jeder Zug
house-daily-no-hints = Bei den Karten des Tages gibt es keine Tipps
house-daily-once = Die Karten des Tages spielt man einmal am Tag
house-daily-again = Die Karten des Tages lassen sich noch einmal spielen, wenn der Tag vorbei ist
house-no-day = Ein Tag wird so geschrieben: { $day }
house-day-to-come = Dieser Tag ist noch nicht gekommen

## Zu viel, zu schnell

house-tables-at-once = Das sind zu viele neue Tische auf einmal: Versuch es in einer Minute noch einmal
house-unfinished-yours = Du hast { $number } angefangene Partien: Spiel erst eine zu Ende, bevor du eine neue eröffnest
house-unfinished-address = Von deiner Adresse aus sind zu viele Partien angefangen: Spielt erst eine zu Ende, bevor ihr eine neue eröffnet
house-changes-at-once = Das ist zu viel auf einmal: Warte einen Moment
house-hint-asked = Du bekommst schon einen Tipp: Warte kurz
house-hint-failed = Niemand weiß es: Das Nachdenken ist schiefgegangen
house-replay-asked = Das ist zu viel auf einmal: Warte auf die Stellungen, die du sehen wolltest
house-replay-failed = Die Wiederholung ist schiefgegangen: Frag noch einmal
house-verify-asked = Ein Protokoll nach dem anderen: Warte auf das erste
house-verify-failed = Dieses Protokoll zu prüfen dauert zu lange: Nimm parlor verify
house-review-asked = Zwei Rückblicke auf einmal sind genug: Warte auf einen davon
house-review-failed = Der Rückblick ist schiefgegangen: Frag noch einmal
house-print-asked = Ein Spiel Karten nach dem anderen: Warte auf das erste
house-print-failed = Das Drucken dauert hier zu lange: Nimm parlor print
house-busy-for-address = Für deine Adresse ist schon zu viel zu tun: Versuch es gleich noch einmal
house-busy = Das Haus hat alle Hände voll zu tun: Versuch es gleich noch einmal
house-too-fast = Das geht zu schnell: Versuch es in einer Sekunde noch einmal
house-full = Das Haus ist voll: Versuch es später noch einmal
house-connections-address = Von deiner Adresse kommen zu viele Verbindungen
house-connections-guest = Du hast zu viele Verbindungen: Schließ einen Tab
house-talks-too-fast = Du redest zu schnell
house-watches-too-often = Du fragst zu oft nach dem ganzen Tisch
house-tables-followed = Über eine Verbindung lassen sich höchstens { $number } Tische verfolgen
house-reads-too-slowly = Du liest zu langsam: Verbinde dich neu und schau ab dem letzten Ereignis zu, das du gesehen hast
house-flooded = Das ist zu viel auf einmal
house-silent = Du warst zu lange still: Verbinde dich neu

## Anfragen, die keine Seite stellt

house-impossible = Das geht nicht: { $reason }
house-no-game = Dieses Spiel steht nicht im Regal
house-no-pack = Diese Karten stehen nicht im Regal
house-no-page = Diese Seite gibt es nicht
house-no-language = Die Sprache „{ $language }“ gibt es nicht: Die Sprachen sind { LIST($languages, type: "comma") }
house-not-understood = Diese Anfrage versteht das Haus nicht: { $reason }
house-nested-too-deeply = Diese Anfrage versteht das Haus nicht: Sie ist zu tief verschachtelt
house-refused = Das geht nicht: { $reason }
house-message-not-understood = Diese Nachricht versteht das Haus nicht: { $reason }
house-message-is-text = Eine Nachricht ist Text, ein JSON-Objekt, nichts Binäres
house-text-is-utf8 = Text wird in UTF-8 geschrieben
house-live-channel = Das ist der Live-Kanal: Er spricht WebSocket
house-stranger = Das Haus kennt dich nicht: Frag zuerst nach /api/house und behalte das Cookie
house-other-name = Dieses Haus heißt anders
house-other-site = Diese Anfrage kommt von einer anderen Website
house-too-slow = Diese Anfrage kam zu langsam an
house-long-headers = Die Kopfzeilen dieser Anfrage sind zu lang
house-no-browser = So stellt kein Browser eine Anfrage
house-operator-only = Die Zahlen sind für den, der das Haus betreibt
house-name-needs-letter = Ein Name braucht wenigstens einen Buchstaben
house-nobody-waits = Darauf wartet niemand mehr

## Das Haus selbst

house-trouble = Das Haus hat selbst ein Problem: Versuch es gleich noch einmal
house-trouble-connect = Das Haus hat selbst ein Problem: Verbinde dich neu
house-changing-hands = Der Tisch zieht gerade um: Versuch es gleich noch einmal
house-goes-down = Das Haus schließt kurz: Komm gleich wieder
house-stood-still = Das Haus stand still: Verbinde dich neu
house-ails-silent = Die Datenbank antwortet nicht.
house-ails-forgets = Die Datenbank vergisst, was geschrieben wird.
house-ails-unexamined = Das Haus lässt sich nicht untersuchen.
house-ails-disk-full = Die Festplatte ist voll.
house-ails-disk-nearly-full = Die Festplatte ist fast voll: Weniger als { $number } MB sind noch frei.
house-ails-file-damaged = Die Datei der Datenbank ist beschädigt.
house-ails-file-gone = Die Datei der Datenbank ist weg: Was jetzt gespeichert wird, geht verloren, wenn das Haus schließt.
house-ails-unreachable = Die Datenbank ist nicht zu erreichen.
house-ails-stores-nothing = Im Moment lässt sich nichts speichern.
house-ails-tables = { $number ->
    [one] 1 Tisch ist beschädigt und bleibt geschlossen.
   *[other] { $number } Tische sind beschädigt und bleiben geschlossen.
 }
house-chore-fails = Eine Arbeit misslingt: { $chore }.
house-chore-stands-still = Eine Arbeit bleibt liegen: { $chore }.
house-chore-memory = das Aufräumen des Speichers
house-chore-connections = die Aufsicht über die Verbindungen
house-chore-clearing = das Aufräumen von allem, was seine Zeit gehabt hat
house-chore-inspection = die Prüfung der Datenbank
house-chore-journals = das Lesen der Tagebücher
house-chore-examination = die Untersuchung des Hauses

## Ob ein Dokument das Protokoll eines Hauses ist

house-record-no-json = Das ist kein JSON
house-record-no-object = Das Protokoll eines Hauses ist ein JSON-Objekt
house-record-plain = Das ist nur der Spielverlauf, ohne Beweis: Das Protokoll eines Hauses hat einen
house-record-format = Das ist kein Protokoll eines Hauses: Sein Format ist nicht „{ $format }“
house-record-version = Dieses Parlor liest nur Protokolle der Versionen { LIST($versions, type: "and") }
house-record-empty = In dem Protokoll steht keine Partie
house-record-too-long = Das Protokoll hat mehr als { $number } Züge: So lang ist keine Partie

## Ob eine Partie fair war

house-proof-unsigned = Dieses Protokoll ist nicht unterschrieben: Jeder kann es geschrieben haben, also beweist es nicht, dass die Partie in irgendeinem Haus gespielt wurde.
house-proof-signature = Die Unterschrift passt nicht: Das Protokoll wurde danach geändert, oder es ist erfunden.
house-proof-signed-with = Das Protokoll ist unverändert, seit es mit dem Schlüssel { $key } unterschrieben wurde. Vergleich ihn mit dem deines Hauses.
house-proof-other-house = Dieses Haus hat das Protokoll nicht unterschrieben: Es trägt die Unterschrift eines anderen Schlüssels, { $key }.
house-proof-signed = Das Haus hat dieses Protokoll unterschrieben, und seitdem wurde nichts daran geändert.
house-proof-practice = Das war ein Übungstisch: Die Karten waren ausgesucht, also hat sich niemand auf etwas festgelegt.
house-proof-damaged = Der Beweis ist beschädigt: Ein Teil fehlt, oder ein Teil besteht nicht aus 64 hexadezimalen Ziffern.
house-proof-other-secret = Das Geheimnis ist nicht das, auf das sich das Haus vor dem Geben festgelegt hat.
house-proof-secret = Das Geheimnis ist das, auf das sich das Haus vor dem Geben festgelegt hat.
house-proof-contributions = Es gibt nicht für jeden Platz einen Beitrag.
house-proof-other-cards = Die Karten kommen nicht aus dem Geheimnis und den Beiträgen der Spieler.
house-proof-seed = Die Mischung der Karten kommt aus dem Geheimnis und { $number ->
    [one] 1 Beitrag
   *[other] { $number } Beiträgen
 } der Spieler.
house-proof-nothing-given = Von { $number ->
    [one] 1 Person
   *[other] { $number } Personen
 } am Tisch { $other ->
    [one] hat { $other } nichts zum Geben beigetragen.
   *[other] haben { $other } nichts zum Geben beigetragen.
 }
house-proof-other-dealer = Der erste Geber ist nicht der, den das Abheben ergibt.
house-proof-unplayable = Die Partie lässt sich nicht nachspielen: { $reason }
house-proof-moves-missing = Die Partie endet nicht mit dem letzten Zug: Es fehlen Züge.
house-proof-legal = Alle { $number } Züge sind mit diesen Karten erlaubt, von Runde 1 bis Runde { $hand }.
house-proof-ended = Die Spieler haben diese Partie vorzeitig beendet.
house-proof-resigned = Jemand hat aufgegeben, und damit war die Partie zu Ende.
house-proof-before-log = Der Tisch wurde eröffnet, bevor das Haus sein Logbuch begann.
house-proof-log-lacks = Das Logbuch des Hauses erzählt von dieser Partie nicht, was es sollte: { LIST($lines, type: "comma") }.
house-proof-log-silent = Das Logbuch des Hauses erzählt von dieser Partie nichts.
house-proof-other-opening = Zeile { $number } im Logbuch des Hauses erzählt von einer anderen Eröffnung.
house-proof-other-contributions = Zeile { $number } im Logbuch des Hauses erzählt von anderen Beiträgen.
house-proof-other-record = Zeile { $number } im Logbuch des Hauses erzählt von einem anderen Protokoll.
house-proof-logged = Im Logbuch des Hauses steht alles: festgelegt in Zeile { $first }, gegeben in Zeile { $second }, zu Ende in Zeile { $third }.
house-line-opened = eröffnet
house-line-dealt = gegeben
house-line-ended = beendet
house-line-finished = zu Ende
