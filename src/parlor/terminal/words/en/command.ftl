# The commands: their help, what they print, and what may be wrong.

## What may be wrong

no-game-but = there is no game '{ $name }': did you mean { $meant }?
game-is-over = the game in { $file } is over: 'parlor replay { $file }' tells it
not-a-number = '{ $typed }' is not a whole number

## The shelf in lines

players-from-to = { $first }-{ $last } play
players-one = for one
players-some = { $numbers } play
option-line = { $name }: { $summary }; { $values } (usually { $usual })
values-numbers = a whole number from { $first } to { $last }
values-words = one of { $values }

## parlor --help

help-parlor = Forgotten card games, playable again. Without a command, the table opens in your browser.
help-epilog = parlor COMMAND --help tells more of each command.
help-no-browser = without a command: open the house, but no browser
help-version = show the version of Parlor, and which build is running
help-commands = commands
help-actions = actions
help-build = tell whether the engine runs compiled or as plain Python
help-build-more = Tell whether the engine runs compiled or as plain Python: prints 'compiled' or 'pure'.
see-help = { $message } (see '{ $command } --help')
help-json = as JSON, for programs
help-no-pager = print everything at once, however long it is
help-option = an option of the game; give it again for each further one

## parlor play

help-play = play a game in this terminal
help-play-more =
    Play a game in this terminal: on the full screen with mouse and keys, or with --plain in numbered lines of text.
    The computer plays the other seats. Type ? in the game for help. GAME may also be the link of a table in a house,
    such as http://127.0.0.1:8080/t/k3v9x2m4p7q1: then you sit down there.
help-play-game = a game's id, or the link of a table; asked for when left out
help-play-plain = numbered choices, a line of text at a time, for screen readers, pipes and scripts (by itself where there is no terminal)
help-play-players = how many play (default: the game's usual number)
help-play-seat = the seat you take, from 0 (default: 0); give it again for each further person
help-play-hot-seat = people at all seats, who pass the keyboard on
help-play-strength = how well the computer plays, from 1 (newcomer) to 9 (champion), between casual and expert
not-a-strength = a strength is a whole number from 1 to 9, not { $typed }
help-play-level = how well the computer plays (default: casual)
help-play-seconds = how long a skilled or expert computer thinks about a move (default: 1)
help-play-seed = a number that fixes the cards, to play the same deal again (default: a fresh one)
help-play-dealer = the seat that deals first (default: drawn)
help-play-name = with a link: what the others in the house call you
help-play-save = keep the record of the game here when it ends or you leave
help-play-load = go on with a game that was saved
name-is-for-houses = --name is for a table in a house: give its link
settled-by-house = { $flags } is settled by the house: leave it out with a link
one-seat-with-link = with a link you take one seat: give --seat once
settled-by-record = { $flags } cannot be chosen for a game that goes on: leave it out with --load
other-game = { $file } is a game of { $game }, not of { $other }
all-seats = --hot-seat takes all seats: leave out --seat, or give --seat for each person
seats-are = there is no seat { $number }: the seats are 0 to { $last }
seat-is = there is no seat { $number }: the one player is seat 0
option-form = an option is NAME=VALUE, not '{ $typed }'
no-terminal = this is no terminal
no-textual = the full screen needs Textual (pip install 'parlor-games[terminal]')
plain-then = { $why }, so here is the plain form
house-packages = joining a house needs more packages ({ $names }): pip install 'parlor-games[terminal]'

## parlor games, rules, replay

help-games = list the games on the shelf
help-games-more = List the games on the shelf: id, players, options and a line on each.
help-games-word = only games that match: a name, a kind, or a game that you know, like hearts
games-none = no game on the shelf is like '{ $asked }': 'parlor games' lists them all
games-option = option { $line }
games-like = like { $game }: { $why }
help-rules = tell how to play a game
help-rules-more = Tell how to play a game: its leaflet, for people who want to learn it. The referee's page has every detail.
help-rules-game = a game's id, as 'parlor games' lists it
help-rules-full = the referee's page: every rule, every ruling, and the moves as you type them
help-rules-common = what holds in all games of its page: book, pack, shared laws
help-rules-json = as JSON with the Markdown of the page, for programs
rules-common-too = What holds in all games of its page: `parlor rules { $game } --common`
rules-full-too = Every rule and ruling: `parlor rules { $game } --full`
leaflets-need = leaflets need the package markdown-it-py: pip install "parlor-games[terminal]", or read 'parlor rules GAME --full'
help-replay = show a recorded game again
help-replay-more = Show a recorded game again, move by move on the full screen, or tell it hand by hand in plain lines.
help-replay-file = a record, as 'save' writes it, or a house record
help-replay-plain = tell the game in plain lines (done by itself where there is no terminal)
help-replay-json = the table that the record leads to, all cards face up, as JSON
story-title = { $game }, { $players ->
    [one] 1 player
   *[other] { $players } players
}
story-waits = Not over: in hand { $number } the game waits for seat { $seats }. Scores: { $scores }
cannot-read = cannot read { $file }: { $why }
cannot-write = cannot write { $file }: { $why }
no-record = { $file } exists and is not a Parlor record: choose another name

## parlor solve, review, print

help-solve = tell whether a deal of a patience can be won
help-solve-more = Tell whether a deal of a game for one can be won by someone who knows all cards, with the moves that do it.
help-solve-game = flag, mobilization-2 or sammys-travels
help-solve-deal = the number of the deal, as 'parlor play' tells it
help-solve-option = an option of the game
help-solve-positions = how many positions to look at, at most (default: 1000000)
solved = Deal { $number } of { $game } is { $verdict }
solved-winnable = winnable, in { $moves } moves ({ $positions } positions were looked at):
solved-not = not winnable: all { $positions } positions that matter were looked at. The most is { $best } points:
solved-open = not decided within { $positions } positions. The most that was found is { $best } points:
solved-times = { $text } { $times } times
help-review = tell what the decisions of a recorded game cost
help-review-more = Go through a finished game: what each decision cost in points, what was better, and what was luck.
help-review-file = the record of a game, as 'save' writes it, or a house record
help-review-seat = a seat to review; give it again for each further one (default: all)
help-review-seconds = how long to think about the whole game (default: { $seconds })
help-review-iterations = instead: worlds to try for each decision; repeats exactly
help-review-json = as JSON, for programs (docs/review.md)
review-progress = { $done } of { $of } moves
help-print = make a PDF of a pack, to print and cut out
help-print-more = Make a PDF of a pack of cards, with score sheets and the leaflets of its games. Print it on both sides, at actual size, cut the cards along the marks, and fold the last sheets into a booklet.
help-print-pack = sammy, rumme, patriot, rummy or standard
help-print-paper = a4 or letter (default: a4)
help-print-lang = { $languages } (default: that of your terminal)
help-print-out = where it goes (default: PACK.pdf)
not-written = { $file } cannot be written: { $why }
print-needs = printing needs more packages ({ $name } is missing): pip install "parlor-games[paper]"
printed = { $file }: print it on both sides, at actual size; cut along the marks, and fold the last sheets into a booklet.

## parlor new-game

help-new-game = write a package with a game of your own
help-new-game-more = Write a folder with a small package: a game that can be played, its leaflet, its words and its tests.
help-new-game-name = the id of the game, such as crazy-nines; the folder is called so as well
help-new-game-in = where to put the folder (default: here)
no-folder = there is no folder { $folder }: make it first, or choose another with --in
folder-there = { $folder } is there already: choose another name, or another place with --in
new-game-try = { $game } is in { $folder }. Try it:
new-game-rules = Its rules are in src/{ $module }/rules.py; see 'Write a game' in the handbook for what can go in there.
bad-id = a game cannot be called '{ $name }': an id is small letters, digits and single dashes, at most { $longest }, such as { $better }
game-there = there is a game { $name } on the shelf already: choose another name
bad-package = a package cannot be called { $module }, since Python has something of that name: choose another, such as { $name }-game

## parlor completion

help-completion = teach your shell to complete commands and games
help-completion-more =
    Print the lines that teach a shell to complete commands, games and options. For good:
      bash   parlor completion bash >> ~/.bashrc
      zsh    parlor completion zsh >> ~/.zshrc
      fish   parlor completion fish > ~/.config/fish/completions/parlor.fish
help-completion-shell = the shell that you use
completion-needs = completion needs one more package: pip install 'parlor-games[terminal]'

## The house

help-serve = run the house for others
help-serve-more = Run the house for others. Every setting is a flag and an environment variable; the flag counts.
help-admin = look after the house: its health, people, tables, reports, back-ups
help-admin-more = Look after the house. Every action works on the database itself, while the house is running or not.
help-admin-health = tell whether the house is well, and what ails it; where none is running, whether its database is sound (exit status 1: not well)
help-admin-check = read every journal, check its seals and replay its game; name the tables that are damaged (exit status 1: some are)
help-admin-tidy = clear away what has had its time, as the house itself does every hour
help-admin-backup = copy the database into a new file that only you can read
help-admin-status = { $what }. The exit status is 1 where all is not well.
help-admin-backup-file = where the copy goes; it must not be there yet
help-admin-restore = put a back-up in the place of the database, while no house is running on it
help-admin-restore-file = the back-up
help-admin-operator = print a link that makes whoever opens it an operator of the house, valid once and for an hour
help-admin-people = list the people whom the house knows, those first who were here last
help-admin-people-text = part of a name
help-admin-tables = list the tables that are not over
help-admin-circles = list the circles, those first where something happened last
help-admin-reports = list what people have reported
help-admin-block = block a person from the house: their devices are signed out, and they cannot sign in
help-admin-block-person = the id from “people”
help-admin-unblock = let a person in again
help-admin-unblock-person = the id from “people”
help-admin-reserve = reserve a name, and all that look like it
help-admin-reserve-name = the name
help-admin-release = let people have a reserved name again
help-admin-release-name = the name
help-admin-json = print JSON
help-verify = check that the deal of a recorded game was fair
help-verify-more = Check the signature of a house record, derive its deals again from the house's secret and the players' contributions, and play it again move by move. With a mirror of the house's log, also see that the game stands there as it should.
help-verify-file = a house record, as the web table hands it out when a game is over
help-verify-mirror = a mirror of the house's log, which also tells its key: see 'parlor mirror'
help-verify-json = as JSON, for programs; the exit status is the same
help-mirror = mirror and check the public log of a house
help-mirror-more = Fetch what is new in the public log of a house, check it line by line, and see that what was mirrored before is unchanged. The exit status is 1 where the log does not hold.
help-mirror-url = the address of the house
help-mirror-into = where the mirror is kept (usually in your data folder)
house-needs = the house needs more packages ({ $name } is missing): pip install 'parlor-games[house]'; 'parlor play' does without
no-mirror = there is no mirror { $file }: 'parlor mirror URL --into { $file }' makes one
fair = The deal was fair.
not-fair = the deal of { $file } is not proved to be fair
log-broken = The log does not hold: { $why }.
log-lines = { $total ->
    [one] The log of { $url } has 1 line, { $new } of them new.
   *[other] The log of { $url } has { $lines } lines, { $new } of them new.
}
log-follows = Every line follows from the one before, and nothing that was mirrored before has changed.
log-key = The head is signed with the key { $key }.
log-games = { $dealt ->
    [one] The house has dealt 1 game: { $finished } finished, { $ended } ended by their players, { $unfinished } left unfinished so far.
   *[other] The house has dealt { $games } games: { $finished } finished, { $ended } ended by their players, { $unfinished } left unfinished so far.
}
log-kept = The mirror is kept in { $file }.
log-fetched = { $done } of { $total } lines checked

## The lab

help-lab = tournaments and simulation
help-lab-more = The laboratory: tournaments and simulation.
help-engine = the line protocol for outside programs
help-engine-more = Speak JSON, a line a message, on standard input and output: be driven by an outside program, or give it a seat. The protocol is told in docs/protocol.md.
