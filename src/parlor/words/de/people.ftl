# Was das Haus über Personen, ihre Geräte und Passkeys sagt.

house-device-revoked = Dieses Gerät wurde abgemeldet
house-too-many-tries = Das waren zu viele Versuche: Warte einen Moment
house-passkey-needs-name = Passkeys brauchen ein Haus mit Namen und HTTPS, etwa https://karten.example.org, oder localhost
house-passkey-too-late = Das hat zu lange gedauert oder war schon einmal da: Fang noch einmal an
house-passkey-useless = Dieser Passkey öffnet hier nichts
house-passkey-unknown = Das Haus kennt diesen Passkey nicht: Er wurde entfernt oder gehört zu einem anderen Haus
house-passkey-anothers = Dieser Passkey gehört jemand anderem
house-passkeys-enough = Mehr als { $number } Passkeys gehen nicht: Entferne erst einen
house-link-useless = Dieser Link wurde schon benutzt oder ist abgelaufen: Lass dir einen neuen geben
house-no-device = So ein Gerät hast du nicht
house-no-passkey = So einen Passkey hast du nicht
house-account-blocked = Dieses Konto ist gesperrt: Frag, wer das Haus betreibt
house-export-later = Du hast gerade alles bekommen: Versuch es in ein paar Minuten wieder
house-close-name = Um dein Konto zu schließen, gib deinen Namen genau so ein, wie er dasteht
house-name-reserved = Der Name „{ $name }“ ist vergeben: Nimm einen anderen
house-name-like-host = Das sieht aus wie „{ $name }“, der Gastgeber: Nimm einen anderen Namen
house-not-welcome = Der Gastgeber dieses Tisches spielt lieber ohne dich
house-blocks-enough = Mehr Leute kannst du nicht blockieren: Gib erst jemanden wieder frei
house-no-block = Du hast niemanden blockiert, auf den das passt
house-nobody-there = Da sitzt sonst niemand
house-reports-later = Das waren genug Meldungen: Versuch es in einer Stunde wieder
house-push-unknown = Diesen Push-Dienst kennt das Haus nicht: Frag, wer es betreibt
house-mail-none = Dieses Haus verschickt keine E-Mails
house-mail-not-an-address = Das ist keine E-Mail-Adresse
house-mail-later = Es wurden zu viele Bestätigungen verschickt: Versuch es später wieder
house-mail-not-sent = Die E-Mail ließ sich nicht verschicken: Versuch es später wieder
house-operator-needs-passkey = Leg erst einen Passkey an: Nur mit einem öffnet sich die Seite des Betreibers
house-no-person = So jemanden gibt es nicht
house-no-report = So eine Meldung gibt es nicht
house-chore-devices = der Blick auf die Geräte
house-chore-clocks = der Blick auf die Uhren
house-chore-notices = das Bescheidsagen
house-line-abandoned = aufgegeben
house-line-renamed = ein Name entfernt

# Bescheid, wenn es darauf ankommt.

house-notice-turn-title = Du bist dran: { $game }
house-notice-turn = { $others ->
        [none] Die Partie wartet auf deinen Zug.
       *[other] { $others } und du: Die Partie wartet auf deinen Zug.
    }
house-notice-table-title = Ein Tisch ist offen: { $game }
house-notice-table = { $name } wartet auf dich.
house-notice-evening-title = Der Abend beginnt: { $name }
house-notice-evening = Dein Platz ist bereit.
house-mail-confirm-title = Darf Parlor dir schreiben?
house-mail-confirm = { $name } hat diese Adresse in einem Haus von Parlor angegeben, um Bescheid zu bekommen, wenn eine Partie wartet.
    Wenn du das warst, öffne innerhalb eines Tages diesen Link:
    { $link }
    Wenn nicht, tu nichts: Dann kommt auch nichts mehr.
house-mail-notice = { $body }
    { $link }
    Keine solchen E-Mails mehr: { $stop }
