loading = Die Engine lädt, { $percent } %. Sieh dich so lange um.
starting = Die Engine startet.
closed_unable = Dieser Browser kann nicht spielen: Ihm fehlt WebAssembly. Anleitungen, Regeln und Karten zum Drucken sind alle da.
closed_broken = Die Engine ließ sich nicht laden. Anleitungen, Regeln und Karten zum Drucken gehen trotzdem. Bist du online? Dann versuch es noch einmal.
closed_elsewhere = Deine Spiele sind in einem anderen Tab dieses Browsers offen. Nur einer kann sie zur selben Zeit behalten.
closed_taken = Deine Spiele gingen in einem anderen Tab weiter. Nichts ist verloren.
here = Hier weiterspielen
unkept_blocked = Dieser Browser behält für diese Seite nichts, wie in manchen privaten Fenstern: Deine Spiele enden mit diesem Tab. In den Einstellungen kannst du sie als Datei speichern.
unkept_full = Die Festplatte ist voll: Was du jetzt spielst, wird nicht behalten. Schaff etwas Platz, oder speichere deine Spiele in den Einstellungen als Datei.
unkept_failed = Der Browser konnte deine letzten Züge nicht behalten. Speichere deine Spiele sicherheitshalber in den Einstellungen als Datei.
update = Eine neue Version von Parlor ist da. Deine Spiele bleiben, wie sie sind.
reload = Jetzt wechseln
later = Später
alone = Hinter dieser Seite steht kein Haus, also kann niemand sonst an deinen Tisch kommen. Alles, was kein Haus braucht, ist hier: Spiel gegen Computer, oder reicht einen Bildschirm herum.
aloneHouse = Um mit anderen an deren eigenen Bildschirmen zu spielen, betreibe ein Haus: Wie das geht, steht im Handbuch.
handbook = Das Handbuch
notKept = Diese Seite ist auf diesem Gerät noch nicht gespeichert. Sie ist da, sobald du wieder online bist.
hotSeat = Such ein Spiel aus und bestimme, wer an diesem Bildschirm spielt
games = Deine Spiele
kept = { $games ->
    [0] Spiele, Statistik und Einstellungen liegen in diesem Browser und sonst nirgends. Wer seine Daten löscht, löscht auch sie; ein privates Fenster vergisst sie, wenn es schließt.
    [one] { $games } Spiel, deine Statistik und Einstellungen liegen in diesem Browser und sonst nirgends. Wer seine Daten löscht, löscht auch sie; ein privates Fenster vergisst sie, wenn es schließt.
   *[other] { $games } Spiele, deine Statistik und Einstellungen liegen in diesem Browser und sonst nirgends. Wer seine Daten löscht, löscht auch sie; ein privates Fenster vergisst sie, wenn es schließt.
}
loose = Der Browser darf sie löschen, wenn die Festplatte voll wird. Davor schützt, Parlor zu installieren oder eine Datei zu speichern.
firm = Der Browser hat versprochen, sie zu behalten, bis du sie löschst.
save = Als Datei speichern
load = Aus einer Datei laden
replace = { $games ->
    [one] In der Datei ist { $games } Spiel.
   *[other] In der Datei sind { $games } Spiele.
} Sie ersetzt alles, was hier ist: { $here ->
    [one] { $here } Spiel
   *[other] { $here } Spiele
}, Statistik und Einstellungen.
replaceIt = Ersetzen
cancel = Abbrechen
refused_damaged = Diese Datei ist beschädigt oder keine Datei von Parlor. Nichts hat sich geändert.
refused_newer = Diese Datei wurde von einem späteren Parlor gespeichert. Lade zuerst die neueste Version dieser Seite. Nichts hat sich geändert.
refused_tooLarge = Diese Datei ist zu groß für eine von Parlor. Nichts hat sich geändert.
refused_notReplaced = Der Browser hatte keinen Platz für das, was in dieser Datei ist. Nichts hat sich geändert.
share = Diese Karten verschicken
shared = Der Link ist kopiert. Wer ihn öffnet, bekommt dieselben Karten.
notShared = Der Link ließ sich nicht kopieren.
linkBad = Mit diesem Link stimmt etwas nicht: Er nennt keine Karten dieses Spiels.
replayBad = In diesem Link ist kein Spiel, das sich abspielen lässt. Wurde er abgeschnitten?
daily = Die Tageskarten sind für alle gleich, die auf dieser Seite spielen. Ergebnisse werden hier nicht verglichen.
opening = Deine Karten werden ausgeteilt …
