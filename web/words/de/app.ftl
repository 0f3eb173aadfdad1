title = Parlor
titled = { $page } · Parlor
notLoaded = Diese Seite ließ sich nicht laden. Ist das Haus noch offen? Versuch es gleich noch einmal.
notFound = So eine Seite gibt es in diesem Haus nicht.
back = Zurück zum Regal
again = Noch einmal versuchen
ailing = Das Haus hat Schwierigkeiten. { $ails } Deine Züge werden gespeichert, sobald es ihm wieder gut geht.
