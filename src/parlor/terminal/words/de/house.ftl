# Ein Tisch in einem Haus: die Leute, worum man bei den Plätzen bitten kann, und was mit ihnen geschehen ist.

house-strange = Das Haus sagt etwas, das dieser Tisch nicht versteht: Ist es ein Parlor-Haus einer anderen Version?
house-no-link = „{ $link }“ ist kein Link zu einem Tisch: So sieht einer aus: http://127.0.0.1:8080/t/k3v9x2m4p7q1
house-too-much = das Haus { $house } antwortet mit mehr, als ein Tisch brauchen kann
house-silent = das Haus { $house } antwortet nicht ({ $error })
house-none = { $house } ist kein Parlor-Haus
house-said = das Haus sagt { $status }
house-watching = Du schaust an diesem Tisch zu: Für dich ist kein Platz
house-asked = Du hast gefragt, ob du mitspielen kannst. Du bist dabei, wenn der Gastgeber Ja sagt oder die nächste Runde beginnt.
house-no-seat = einen Platz { $number } gibt es an diesem Tisch nicht
house-lost = Die Verbindung ist weg: Ich komme gleich wieder …
house-at-table = { $game }: Am Tisch: { $names }.
house-invited = { $count ->
    [one] { $names } ist eingeladen.
   *[other] { $names } sind eingeladen.
}
house-free = { $number ->
    [one] 1 Platz ist frei.
   *[other] { $number } Plätze sind frei.
}
house-host-deals = Gleich gibt der Gastgeber.
house-saved = Das Protokoll des Hauses ist gespeichert: { $file }; „parlor verify { $file }“ prüft das Geben
house-left = Du verlässt den Tisch. Dein Platz bleibt frei: Der Link bringt dich zurück.
house-changed = Am Tisch hat sich etwas geändert: Schau noch einmal
house-pause = Während du wartest: table, view, scores, log, rules oder quit; Enter wartet weiter:{ " " }
house-later = Das kannst du tippen, wenn du dran bist.
house-not-now = „table { $text }“ geht gerade nicht.
house-really = { $question } Tippe ja, um es zu tun:{ " " }
house-yes = ja
house-nothing = Es bleibt alles, wie es ist.
house-not-done = Nicht getan. { $why }
house-done = Getan: { $what }
house-seat-is = Platz { $number } ist { $name }
house-computer-plays = { $seat } spielt der Computer ({ $level })
house-you-watch = du schaust zu
house-you-are = du bist { $seat }
house-welcome = { $players ->
    [one] 1 Spieler: { $who }.
   *[other] { $players } Spieler: { $who }.
}
house-welcome-watch = Drück Strg-C, um mitspielen zu wollen oder zu gehen.
house-empty = frei
house-computer = Computer
somebody = Jemand

## Wer wo sitzt

seat-line = { $seat }: { $name }
seat-you = du
seat-host = Gastgeber
seat-invited = eingeladen, noch nicht da
seat-resigned = hat aufgegeben
seat-computer = hier spielt ein Computer, { $level }
seat-away = weg
seat-away-minutes = seit { $minutes } min weg
seat-wish = { $name } möchte statt des Computers auf { $seat } spielen.
seats-take-back = Deinen letzten Zug darfst du zurücknehmen, wenn er niemandem eine Karte gezeigt hat.
seats-stands = Jeder Zug gilt.
seats-hints = Alle dürfen nach einem Tipp fragen.
seats-no-hints = Solange Leute zusammen spielen, gibt es keine Tipps.

## Worum man bitten kann

offer-back = deinen Platz zurücknehmen
offer-computer-away = einen Computer für { $name } weiterspielen lassen, der gerade weg ist
offer-computer-away-sure = Einen Computer für { $name } weiterspielen lassen? Der Platz bleibt frei.
offer-computer-sits = einen Computer auf { $seat } setzen
offer-host = { $name } zum Gastgeber machen
offer-host-sure = { $name } zum Gastgeber machen?
offer-remove = { $name } wegschicken
offer-remove-sure = { $name } für immer wegschicken?
offer-become-host = Gastgeber werden: Der Gastgeber ist weg
offer-end = die Partie für alle beenden; niemand gewinnt
offer-end-sure = Die Partie für alle beenden?
offer-hand-over = deinen Platz einem Computer geben, bis du wiederkommst
offer-admit = { $name } statt des Computers auf { $seat } mitspielen lassen
offer-decline = { $name } absagen
offer-join = statt des Computers auf { $seat } mitspielen wollen
offer-resign = aufgeben
offer-resign-last = Aufgeben? Ein Computer spielt auf deinem Platz weiter, und du zählst als Letzter.
offer-resign-over = Aufgeben? Du verlierst, und die Partie ist zu Ende.

## Was geschehen ist

trace-back = { $name } ist wieder da
trace-sits = { $name } setzt sich auf { $seat }
trace-left = { $name } steht auf
trace-filled = Ein Computer spielt für { $name } weiter
trace-timeout = Die Zeit ist um: Ein Computer spielt für { $name } weiter
trace-asked = { $name } möchte statt des Computers auf { $seat } spielen
trace-declined = { $name } spielt nicht mit
trace-hosted-you = Du bist jetzt der Gastgeber
trace-hosted = { $name } ist jetzt der Gastgeber
trace-removed = Der Gastgeber hat { $name } weggeschickt
trace-undone = { $name } nimmt einen Zug zurück
trace-hinted = { $name } fragt nach einem Tipp
trace-resigned = { $name } gibt auf
trace-ended = Die Partie wurde beendet
trace-rematch = Eine neue Partie steht bereit
