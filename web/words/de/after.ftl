### Nach der Partie: Ergebnis, Wiederholung, Rückblick, und die Prüfung, ob ehrlich gemischt wurde.

## Prüfen, ob ehrlich gemischt wurde

check_title = Mischen prüfen
check_intro = Vor dem Geben hat sich das Haus auf ein Geheimnis festgelegt und dessen Siegel veröffentlicht. Das Gerät von jedem am Tisch hat eigenen Zufall dazugegeben. Jetzt ist die Partie vorbei, alles liegt offen und unterschrieben da, und diese Seite rechnet nach, hier in deinem Browser.
check_proves = Das beweist: Das Haus konnte die Karten nicht mehr aussuchen, nachdem es die Zahlen der Spieler kannte, und das Protokoll ist das, was es am Ende der Partie unterschrieben hat.
check_provesNot = Nicht beweisen lässt sich, dass niemand im Haus in die Karten gesehen und etwas verraten hat – oder dass, wer zuletzt Zahlen dazugab, nicht mit dem Haus unter einer Decke steckte.
check_bring = Ein Protokoll prüfen
check_bringHelp = Zieh die Datei einer beendeten Partie hierher, wähl sie aus, oder füg ihren Text ein.
check_choose = Datei wählen
check_paste = Text des Protokolls
check_start = Prüfen
check_working = Wird nachgerechnet …
check_other = Ein anderes Protokoll prüfen
check_again = Noch einmal versuchen
check_procedure = Wie es geht, steht für alle zum Nachrechnen da: Schlüssel, Zahlenstrom, Mischen.
check_good = stimmt
check_bad = stimmt nicht
check_note = zur Kenntnis
check_allGood = Alles stimmt. Die Karten standen fest, bevor jemand sie aussuchen konnte, und die Partie wurde hier so gespielt, wie sie da steht.
check_lacking_signature = Gemischt wurde richtig, aber das Protokoll ist nicht unterschrieben. Dass die Partie je gespielt wurde, beweist es nicht.
check_lacking_check = Was dieser Browser prüfen kann, stimmt. Die Unterschrift kann er aber nicht prüfen: „parlor verify DATEI“ kann es.
check_lacking_chance = Gemischt wurde richtig. Es war ein Übungstisch; dass die Startzahl Zufall war, ist nicht bewiesen.
check_firstBad = Das stimmt nicht: { $title }
check_notJson = Das ist kein Protokoll: Der Text ist kein JSON.
check_notRecord = Das ist JSON, aber kein Protokoll eines Hauses. Das hätte das Format „parlor-house-record“.
check_plainRecord = Das ist das einfache Protokoll einer Partie. Es enthält keinen Beweis; lass dir vom Haus das Hausprotokoll des Tisches geben.
check_wrongVersion = Diese Version eines Protokolls kann die Seite nicht lesen.
check_tooLarge = Diese Datei ist größer als jedes Protokoll. War es die richtige?
check_noCryptography = Dieser Browser rechnet mit Schlüsseln nur auf Seiten, die über https oder von diesem Rechner kommen. Öffne das Haus so, um hier zu prüfen, oder nimm „parlor verify DATEI“.
check_read = Das Protokoll ist lesbar
check_readDetail = { $title }, { $names }; { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }{ $takenBack ->
        [0] .
        [one] , und einer wurde zurückgenommen.
       *[other] , und { $takenBack } wurden zurückgenommen.
    }
check_signed = Die Unterschrift des Hauses
check_signedDetail = Seit dem Ende der Partie wurde nichts geändert: Namen, Züge, Zurückgenommenes, Ausgang. Der Schlüssel ist { $key }, und dein Browser kennt ihn.
check_signedBad = Die Unterschrift stimmt nicht. Das Protokoll wurde danach geändert, oder jemand hat es erfunden.
check_signedOther = Unterschrieben ist mit einem anderen Schlüssel als dem dieses Hauses: { $key }.
check_signedUnknown = Solche Unterschriften kann dieser Browser nicht prüfen, oder eine Zahl im Protokoll ist ihm zu groß.
check_unsigned = Das Protokoll ist nicht unterschrieben
check_unsignedDetail = Es stammt aus einer Version, in der Häuser noch nicht unterschrieben. Jeder kann es geschrieben haben: mit anderen Namen, ohne Zurückgenommenes, oder von vorn bis hinten.
check_damagedProof = Dem Beweis fehlt ein Teil, oder ein Teil besteht nicht aus 64 Hexadezimalziffern.
check_unknownGame = Ein Spiel „{ $id }“ hat dieses Haus nicht, darum lassen sich die Karten hier nicht verfolgen.
check_sealed = Das Geheimnis ist das, was vor dem Geben versiegelt wurde
check_sealedDetail = Die Prüfsumme aus Salz und Geheimnis ist { $seal }, genau wie veröffentlicht.
check_sealedBad = Die Prüfsumme aus Salz und Geheimnis ist { $found }, veröffentlicht hatte das Haus aber { $published }.
check_kept = Dieser Browser hat sich dasselbe Siegel gemerkt
check_keptDetail = Du warst an diesem Tisch, und das Siegel, das dein Browser vor dem Geben notiert hat, ist dieses.
check_keptBad = Dein Browser hat vor dem Geben ein anderes Siegel notiert, als im Protokoll steht.
check_keptUnsigned = Die Unterschrift, die dein Browser mit dem Siegel notiert hat, passt nicht zu diesem Tisch.
check_ownShare = Die Zahlen deines Browsers sind dabei
check_ownShareDetail = Die Zahlen, die dein Browser gezogen und vor dem Abschicken notiert hat, stehen unverändert im Protokoll.
check_ownShareBad = Die Zahlen deines Browsers sind nicht dabei. Entweder warst du beim Geben nicht mehr am Tisch, oder das Haus hat sie weggelassen.
check_people = Zahlen von allen am Tisch
check_peopleDetail = { $people ->
        [one] Ein Mensch saß am Tisch und hat welche dazugegeben.
       *[other] Alle { $people } am Tisch haben welche dazugegeben.
    }
check_peopleWithout = { $people ->
        [one] Ein Mensch saß am Tisch
       *[other] { $people } Menschen saßen am Tisch
    }, { $without } davon ohne eigene Zahlen. Wer welche dazugab, muss den anderen nicht trauen.
check_seed = Die Startzahl kommt vom Geheimnis und von den Spielern
check_seedDetail = Das Geheimnis und { $given ->
        [one] 1 Beitrag
       *[other] { $given } Beiträge
    } ergeben zusammen die Startzahl { $seed }.
check_seedBad = Das Geheimnis und die Beiträge ergeben die Startzahl { $found }, und die gehört nicht zu diesen Karten.
check_seatsBad = Es ist nicht genau ein Beitrag je Platz.
check_typed = Die Startzahl wurde eingetippt
check_typedDetail = Das war ein Übungstisch: Jemand hat die Startzahl gewählt, und niemand hat sich auf etwas festgelegt.
check_largeSeed = Diese Startzahl ist für einen Browser zu groß. „parlor verify DATEI“ kann es.
check_chosenCards = Die Reihenfolge der Karten wurde von Hand gewählt, sie kommt also nicht von der Startzahl.
check_dealer = Das Abheben bestimmt, wer zuerst gibt
check_dealerDetail = { $name } gibt zuerst.
check_dealerBad = Das Abheben ergibt { $name }, im Protokoll steht aber { $found }.
check_deal = Runde { $hand }: Die Karten sind die der Startzahl
check_dealRound = Vom gemischten Kartenspiel, { $batches ->
        [1] je eine Karte
       *[other] je { $batches }
    } auf einmal, reihum ab links vom Geber: Alle haben genau diese Karten bekommen.
check_dealStock = Was noch zu ziehen ist, liegt in der Reihenfolge des gemischten Kartenspiels.
check_dealOwn = In dieser Reihenfolge liegen die Karten. Dieses Spiel gibt auf eigene Art; seine Regeln sagen, wie.
check_dealBad = Gegeben wurden nicht die Karten, die das gemischte Kartenspiel ergibt.
check_order = Die Reihenfolge der Karten
check_orderOf = Die Reihenfolge der Karten von { $name }
check_moves = Das Haus hat die Partie nachgespielt
check_movesDetail = { $moves ->
        [one] Der eine Zug ist
       *[other] Alle { $moves } Züge sind
    } mit diesen Karten erlaubt, in { $hands ->
        [one] 1 Runde
       *[other] { $hands } Runden
    }.{ $ending ->
        [ended] { " " }Die Spieler haben die Partie vorzeitig beendet.
        [resigned] { " " }Jemand hat aufgegeben.
       *[other] { "" }
    }
check_log = Die Partie steht im Logbuch des Hauses
check_logLines = Das Siegel steht in Zeile { $opened }, das Geben in Zeile { $dealt }, dieses Protokoll in Zeile { $over }, und jede Zeile hängt an der davor, bis zur unterschriebenen letzten.
check_logCounts = Dieses Haus hat { $dealt ->
        [one] 1 Partie
       *[other] { $dealt } Partien
    } gegeben; { $unfinished ->
        [0] keine blieb
        [one] 1 blieb
       *[other] { $unfinished } blieben
    } bisher unvollendet.
check_logLong = Der Weg von dort bis zur letzten Zeile ist für diese Seite zu weit: „parlor mirror“ geht ihn.
check_logOlder = Der Tisch wurde eröffnet, bevor das Haus sein Logbuch begann.
check_logMissing = Das Logbuch sagt von diesem Tisch nur: { $kinds }.
check_logNothing = Im Logbuch steht von diesem Tisch gar nichts.
check_logKinds_opened = eröffnet
check_logKinds_dealt = gegeben
check_logKinds_finished = zu Ende gespielt
check_logKinds_ended = abgebrochen
check_logUnsigned = Die letzte Zeile des Logbuchs ist nicht mit dem Schlüssel dieses Hauses unterschrieben.
check_logBroken_other = Zeile { $line } des Logbuchs erzählt von einer anderen Partie als dieses Protokoll.
check_logBroken_broken = Zeile { $line } des Logbuchs folgt nicht aus der davor: Das Logbuch wurde geändert.
check_logBroken_rewritten = Zeile { $line } des Logbuchs ist nicht die, die dein Browser dort früher gesehen hat: Das Logbuch wurde umgeschrieben.
check_seat = Platz { $number }

## Der Schlüssel des Hauses

houseKey_title = Dieses Haus zeigt einen anderen Schlüssel als bisher
houseKey_changed = Dein Browser erkennt das Haus an seinem Schlüssel, und der ist jetzt ein anderer. Vielleicht wurde das Haus neu eingerichtet, vielleicht antwortet jemand anders in seinem Namen. Was es jetzt unterschreibt, beweist für frühere Partien nichts.
houseKey_known = Bekannter Schlüssel
houseKey_shown = Jetzt gezeigter Schlüssel
houseKey_why = Ich habe bei den Leuten nachgefragt, die das Haus betreiben
houseKey_accept = Dem neuen Schlüssel trauen

## Das Ergebnis

result_solved = Aufgegangen!
result_unsolved = Diesmal nicht aufgegangen
result_nobody = Niemand gewinnt
result_ended = Die Partie wurde beendet
result_endedWhy = Sie wurde nicht zu Ende gespielt, also gewinnt niemand.
result_resigned = { $you ->
        [true] Du hast aufgegeben
       *[false] { $name } hat aufgegeben
    }
result_whenItEnded = So stand es
result_youWin = Du gewinnst
result_wins = { $name } gewinnt
result_win = Gewonnen: { $names }
result_share = Geteilter Sieg: { $names }
result_margin = { $best } zu { $next } { $you ->
        [true] von dir
       *[false] von { $name }
    }{ $fewest ->
        [true] ; die wenigsten Punkte gewinnen.
       *[false] .
    }
result_turning = Runde { $hand } machte den Unterschied: { $gap } { $gap ->
        [one] Punkt
       *[other] Punkte
    } Abstand.
result_rematch = Noch eine Partie
result_anotherDeal = Neue Karten
result_replay = Wiederholung
result_review = Rückblick
result_check = Mischen prüfen
result_shareIt = Teilen
result_shareText = Eine Partie { $title } bei Parlor
result_copied = Der Link ist kopiert.
result_notCopied = Dieser Browser lässt den Link nicht kopieren. Er endet mit { $path }
result_record = Protokoll
result_standing = Endstand
result_chart = Stand nach jeder Runde
result_hand = Runde
result_howItCame = Wie es dazu kam
result_handNumber = Runde { $hand }
result_theHand = Die Abrechnung
result_noPoints = Keine Punkte.

## Die Wiederholung

replay_title = Wiederholung: { $game }
replay_loading = Die Partie wird geholt …
replay_position = Stelle
replay_of = { $at } von { $total }
replay_deal = Das Geben
replay_first = Zum Geben
replay_back = Einen Schritt zurück
replay_play = Abspielen
replay_pause = Pause
replay_forward = Einen Schritt weiter
replay_last = Zum Ende
replay_from = Gesehen von
replay_open = Alle Karten offen
replay_openLater = Alle Karten sind zu sehen, sobald die Partie vorbei ist.
replay_spectator = Zuschauer
replay_toTable = Zum Tisch
replay_thoughts = Was der Computer dachte
replay_thinking = Der Computer besinnt sich …
replay_byRule = Hier hat er nicht gerechnet, sondern nach einer Faustregel gespielt.
replay_only = Er hatte nur diesen einen Zug.
replay_atRandom = Er hat irgendeinen Zug genommen.
replay_choice = Seine Wahl: { $move }.
replay_considered = Er dachte auch an:
replay_again = Noch einmal versuchen
replay_hand = Runde { $hand }

## Der Rückblick

review_title = Rückblick
review_thinking = Ein Könner geht deine Partie durch. Das dauert einen Moment …
review_intro = Wie viele Punkte ein Könner bei jeder deiner Entscheidungen erwartet hat. Glück ist, was die Karten und die anderen gemacht haben; Spiel ist, was dich deine eigenen Züge gekostet haben. Wo diese Linie fällt, gab es einen besseren Zug.
review_result = Ergebnis
review_luck = Glück
review_play = Spiel
review_sum = Das Glück brachte dir { $luck }, dein Spiel { $play }: zusammen { $result }.
review_looked = { $judged } deiner { $all } Entscheidungen wurden angesehen: die, bei denen am meisten auf dem Spiel stand.
review_decision = Entscheidung
review_dearest = Die teuersten Entscheidungen
review_decisions = Deine Entscheidungen
review_openBest = Mit allen Karten offen wäre es gewesen: { $move }
review_chart = Erwartetes Ergebnis nach jeder Entscheidung, Glück und Spiel getrennt
review_again = Noch einmal versuchen
