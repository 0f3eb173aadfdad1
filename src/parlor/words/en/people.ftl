# What the house says about people, their devices and passkeys.

house-device-revoked = This device was signed out
house-too-many-tries = That was tried too often: wait a moment
house-passkey-needs-name = Passkeys need a house with a name and HTTPS, such as https://cards.example.org, or localhost
house-passkey-too-late = That took too long, or was tried before: begin again
house-passkey-useless = This passkey does not open anything here
house-passkey-unknown = The house does not know this passkey: it may have been removed, or belong to another house
house-passkey-anothers = This passkey belongs to somebody else
house-passkeys-enough = { $number } passkeys are the most: remove one first
house-link-useless = This link has been used, or its time is up: ask for a new one
house-no-device = You have no such device
house-no-passkey = You have no such passkey
house-account-blocked = This account is blocked: ask whoever runs the house
house-export-later = You have just got everything: try again in a few minutes
house-close-name = To close your account, type your name exactly as it is
house-name-reserved = The name “{ $name }” is reserved: choose another one
house-name-like-host = That looks like “{ $name }”, the host: choose another name
house-not-welcome = The host of this table would rather play without you
house-blocks-enough = You have blocked as many people as you can: unblock somebody first
house-no-block = You have not blocked them
house-nobody-there = Nobody else sits there
house-reports-later = You have reported enough for now: try again in an hour
house-push-unknown = This push service is not known to the house: ask whoever runs it
house-mail-none = This house sends no mail
house-mail-not-an-address = That is not an address for mail
house-mail-later = Too many confirmations were sent: try again later
house-mail-not-sent = The mail could not be sent: try again later
house-operator-needs-passkey = Make a passkey first: the operator's page opens only with one
house-no-person = There is no such person
house-no-report = There is no such report
house-chore-devices = the look at the devices
house-chore-clocks = the look at the clocks
house-chore-notices = the sending of word
house-line-abandoned = abandoned
house-line-renamed = a name removed

# Word when it matters.

house-notice-turn-title = Your turn at { $game }
house-notice-turn = { $others ->
        [none] The game is waiting for your move.
       *[other] { $others } and you: the game is waiting for your move.
    }
house-notice-table-title = A table is open: { $game }
house-notice-table = { $name } is waiting for you.
house-notice-evening-title = The evening begins: { $name }
house-notice-evening = Your seat is ready.
house-mail-confirm-title = May Parlor send you mail?
house-mail-confirm = { $name } gave this address to a house of Parlor, to get word when a game is waiting.
    If that was you, open this link within a day:
    { $link }
    If not, do nothing: no more mail will come.
house-mail-notice = { $body }
    { $link }
    No more such mail: { $stop }
