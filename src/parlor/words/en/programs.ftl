# What is told to people who work with records, pictures of a table and the lab.

## Records

record-undealt = the record cannot be dealt: { $why }
record-moves = the record's moves are not a list
record-step = move { $number } of the record is not a pair of seat and text
record-illegal = move { $number } of the record, { $given } by seat { $place }, is not legal: { $why }
record-unplayable = move { $number } of the record: { $why }
record-garbled = the record is not JSON: it cannot be read from line { $line }, column { $column } on
record-not-text = the record is not JSON: it is not text in UTF-8
record-unreadable = the record is not JSON that can be read: it is nested too deeply, or a number in it is too long
record-object = a record is a JSON object
record-format = this is not a Parlor record: its format is { $given }, not { $format }
record-no-version = the record's version is { $given }, not a whole number from 1 on
record-later = the record is of version { $version }, made by a later Parlor; this one reads up to version { $most }
record-lacks = the record lacks { $fields }
record-foreign = the record has fields that no record has: { $fields }
record-game = the record is of a game { $given } that is not on the shelf
record-game-elsewhere = the record is of a game { $given } that is not on the shelf: it comes with the package { $package } { $release }, which is not installed
record-package = the record is of { $game } as { $package } brings it; the one on this shelf is from { $ours }
record-rules = the record follows version { $given } of the rules of { $game }; this Parlor plays 1 to { $most }
record-empty = the record's { $field } is empty
record-options = the record's options are not an object of names and values
record-unsaid = the record's options do not say { $options }
record-changed = the record cannot be played again: { $why }
record-package-shape = the record's package is not an object of a name and a version
record-package-texts = the name and the version of the record's package are texts
rules-changed = { $game } is not played by version { $version } of its rules any more; its ruling { $ruling } changed in version { $changed }: { $now }

## Decks

deck-or-decks = give deck for the first hand or decks for the first hands, not both
deck-options = options are a dict of names and values, not { $given }
deck-list = decks is a list of orders of the pack, one for each of the first hands
deck-codes = the deck of hand { $number } is a list of card codes
deck-unknown = the deck of hand { $number } names no card of the { $pack } pack: { $codes }
deck-wrong = the deck of hand { $number } is not the { $size } cards of { $game }: { LIST($wrong, type: "semicolon") }
deck-missing = missing: { $codes }
deck-surplus = too many: { $codes }
deck-not-full = the cards of seat { $number } are not a full pack: each { $size } cards of the deck are one
guess-seed = the seed of a guess is a whole number, not { $given }
guess-record = this table is a guess made by resample: its cards were never dealt, so there is no record of it
fast-seed = the seed of the fast interface is a whole number, not { $given }

## Pictures of a table

picture-title = { $game }, hand { $number }
picture-scores = scores
picture-waiting = waiting for
picture-may = may: { $moves }

## The lab: what it cannot do

lab-option = an option is NAME=VALUE, not { $given }
lab-no-player = there is no player { $given }: write one of { $levels }, python:MODULE:MAKER, llm:MODEL or program:COMMAND
lab-budget = { $given }: a budget is written expert:200 (trials) or expert:0.5s (seconds), for those who search
lab-not-made = no player can be made from { $given }: { $why }
lab-no-maker = no player can be made from { $given }, which is called with a seed: { $why }
lab-no-chooser = { $given } makes a { $kind }, which cannot choose(table, seat)
lab-not-started = the program { $given } cannot be started: { $why }
lab-deals = there is at least one deal, not { $given }
lab-games-least = there is at least one game, not { $given }
lab-workers-least = there is at least one worker, not { $given }
lab-effort-least = there is at least one move, trial and deal of each kind
lab-nobody = nobody is to play: name a player
lab-too-many = { $named ->
    [one] 1 player is named
   *[other] { $named } players are named
}, and { $game } has { $seats ->
    [one] 1 seat here
   *[other] { $seats } seats here
}
lab-file-kind = results are kept in a file that ends in { LIST($kinds, type: "or") }, not in { $given }
lab-nothing-to-resume = there is nothing to go on with: { $file } is not there
lab-other-tournament = { $file } holds the results of another tournament
lab-file-there = { $file } is there already: say --resume to go on with it, or name another file
lab-atlas-left = { $file } is left over from an interrupted run: say --resume to go on with it, or remove it
lab-other-atlas = { $file } belongs to another atlas: give the same games and the same effort, or remove it
lab-atlas-nowhere = the atlas cannot go to { $folder }: { $why }
lab-needs-parquet = Parquet files need one more package: pip install "parlor-games[lab]", or name a file that ends in .jsonl
lab-needs-drawing = the atlas draws with one more package: pip install "parlor-games[lab]"
lab-needs-rich = exploring needs one more package: pip install "parlor-games[lab]"
lab-needs-dask = a Dask cluster needs one more package: pip install "parlor-games[dask]"
lab-no-dask = there is no Dask scheduler at { $address }: { $why }
lab-workers-died = a game took its worker process down again and again; what was finished before is kept

## The lab: programs that play

lab-forfeited = seat { $number } has forfeited: { $why }
lab-deaf = it does not listen anymore
lab-silent = it said nothing for { $seconds } seconds
lab-ended = it has ended
lab-long-line = it sent a line of more than { $most } bytes
lab-garbled = a message is one JSON object on one line
lab-other-protocol = it speaks version { $given } of the protocol, and this is version { $version }
lab-refused = { $tries } answers were refused, the last one thus: { $why }
lab-resigned = it resigned
lab-no-protocol = it does not speak the protocol: { $tries } lines, and none of them a { $kind }
lab-other-question = This is the answer to another question: the id is { $id }
lab-no-move = A move is a line of text, such as those under legal in the view

## The lab: what it tells

lab-playing = playing
lab-playing-game = playing { $game }
lab-first-games = first games of all cases
lab-more-games = more games of all cases
lab-random-games = random games
lab-level-at = { $level } players at { $game }
lab-solving = solving { $game }
lab-progress = { $what }: { $done } of { $all }
lab-rate-games = { $rate } games/s
lab-rate-tasks = { $rate } tasks/s
lab-interrupted = interrupted after { $done } of { $all } games; --resume goes on
lab-interrupted-sums = interrupted; the sums are of the games that were finished
lab-interrupted-atlas = interrupted
lab-atlas-kept = { $why }; { $results ->
    [one] 1 result is kept
   *[other] { $results } results are kept
} in { $file }, --resume goes on
lab-rows = Rows: { $file }
lab-atlas-made = The atlas is in { $page }, its data in { $data }
lab-picture-made = The picture is in { $file }
lab-explore-keys = Enter: the next move; number: make that move; s: another seat; a: all cards; m: the moves; r: the record; q: enough
lab-explore-unknown = There is no { $given }. { $keys }
lab-sums = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $hands } hands and { $moves } moves each
lab-column-game = game
lab-column-player = player
lab-column-deals = deals
lab-column-points = points
lab-column-wins = wins %
lab-column-fair = fair %
lab-column-seat = seat
lab-span = { $low } to { $high }
lab-forfeits = { $times ->
    [one] forfeited once
   *[other] forfeited { $times } times
}
lab-fewest = Few points are good in { $games }.

## The lab: training

lab-needs-torch = training needs PyTorch: pip install "parlor-games[train]"
lab-train-players = { $game } is for { LIST($counts, type: "or") } players, not { $given }
lab-train-minutes = the time is a number of minutes above 0, not { $given }
lab-train-units = the first layer has from 8 to 4096 units, not { $given }
lab-train-leaning = the leaning is a number from 0 to 20, not { $given }
lab-train-start = { $file } is no network of { $units } units for { $game } with { $players } players
lab-no-baseline = no trained player comes with Parlor for { $given }; there is one for { $games }
lab-no-network = there is no network in { $file }
lab-bad-network = { $file } cannot be played from: { $why }
lab-other-network = this network was trained for { $game } with { $players } players, not for { $here } with { $seats }
lab-training = Training { $game } for { $players } on { $device }: { $inputs } inputs, { $actions } actions
lab-training-on = Going on with { $game } for { $players } on { $device }: { $inputs } inputs, { $actions } actions
lab-trained = { $done } of { $minutes } min, { $decisions } million decisions, { $rate }/s
lab-imitates = { $figures }: imitates casual play
lab-plays-itself = { $figures }: plays itself
lab-train-stopped = stopped; the same command goes on: { $folder }
lab-train-done = The network is { $network }. Its curve is { $curve }.

## The lab: small forms

lab-small-unknown = there is no small form of { $given }; there are those of { $games }
lab-small-unpublished = no answer is published for the small form of { $game }: parlor lab small solve finds one
lab-small-iterations = a solver runs for 1 to { $most } iterations, not { $given }
lab-small-needs-openspiel = solving needs OpenSpiel: pip install "parlor-games[openspiel]"
lab-small-grown = { $game }, small form: { $nodes } positions, { $states } information states
lab-small-solving = { $iterations } iterations: exploitability { $share } of the range
lab-small-early = stopped after { $iterations } iterations
lab-small-answer = { $game }, small form: worth { $values } to the seats; exploitability { $share } of the range
lab-small-level = { $level }: exploitability { $far } ({ $share } of the range); gets { $gets } against the equilibrium
lab-small-kept = It is in { $file }
lab-small-game = game
lab-small-positions = positions
lab-small-states = states
lab-small-range = range
lab-small-value = value
lab-small-exploitability = exploitability

## The lab: suites

lab-crashed = it raised an error: { $why }
lab-no-suite = there is no suite { $given }: write { LIST($suites, type: "or") }
lab-no-track = there is no track { $given }: write { LIST($tracks, type: "or") }
lab-suite-rules = version { $suite } of the suites plays { $game } by version { $given } of its rules, and this Parlor by version { $ours }: take the Parlor that the suite belongs to
lab-suite-there = { $file } is there already: name another file with --out, or remove it
lab-suite-other = { $file } is left over from another run: give the same suite, track, player and Parlor, or remove it
lab-suite-large = { $file } is larger than { $most } MiB, which no result is
lab-suite-unread = { $file } cannot be read: { $why }
lab-suite-unwritten = { $file } cannot be written: { $why }
lab-suite-garbled = { $file } is damaged: it is not a whole result
lab-suite-format = { $file } is not the result of a suite
lab-suite-version = { $file } is written in version { $given } of the format; this Parlor reads version { $ours }
lab-suite-lacks = { $file } is damaged: it lacks { $fields }
lab-suite-other-version = { $file } is a result of version { $given } of the suites, and this Parlor has version { $ours }: the deals are not the same
lab-suite-mixed = { $one } and { $other } are results of different suites or tracks, which cannot be compared
lab-suite-figures = the figures of { $file } are damaged: parlor lab suite check tells what does not agree
lab-suite-count = the result has { $given } games, and the suite { $wanted }
lab-suite-field = the { $field } of the result do not follow from its records
lab-suite-digest = the digest does not agree with the records
lab-suite-order = the game of { $game } against { $opponent }, deal { $deal }, side { $side }, is not where it should be
lab-suite-deal = { $game } against { $opponent }, deal { $deal }, side { $side }: the record is not of the deal that the suite has there
lab-suite-record = { $game } against { $opponent }, deal { $deal }, side { $side }: { $why }
lab-suite-unfinished = { $game } against { $opponent }, deal { $deal }, side { $side }: the record breaks off before the end of the deal
lab-suite-row = { $game } against { $opponent }, deal { $deal }, side { $side }: the { $field } do not follow from the record
lab-suite-opponent = { $game } against { $opponent }, deal { $deal }, side { $side }: the opponent would not have made the move { $given }
lab-suite-interrupted = interrupted after { $done } of { $all } games
lab-suite-failed = a game could not be played: { $why }
lab-suite-kept = What is done is kept in { $file }; the same command goes on.
lab-suite-written = The result is in { $file }
lab-suite-checking = replaying
lab-suite-agrees = All { $games } records, the figures and the digest agree: { $digest }
lab-suite-estimate = About { $questions } questions with { $tokens } million tokens in all, not counting answers and repetitions. Transcripts go to { $folder }.
lab-suite-title = Suite { $name }, version { $version }, track { $track }
lab-suite-against = against { $opponent }
lab-suite-column-players = players
lab-suite-column-forfeits = forfeits
lab-suite-column-digest = digest
lab-suite-column-questions = questions
lab-suite-column-retries = repeated
lab-suite-column-refused = refused
lab-suite-column-fallbacks = random moves
lab-suite-column-tokens-in = tokens read
lab-suite-column-tokens-out = tokens written
lab-suite-legend = First table: mean edge over all games, 0 for equals and 1 for winning every time. Games: wins in percent with their interval, then points ahead of the others. All intervals are 95 %.

## The lab: language models

lab-needs-leaflets = leaflets need one more package: pip install "parlor-games[language]", or write ?rules=page after the model
lab-llm-model = a language model is written llm:MODEL
lab-llm-options = { $given } is no option of a language model: write llm:MODEL?NAME=VALUE with { LIST($names, type: "or") }, and & between several
lab-llm-value = { $name } cannot be { $given }
lab-llm-key = { $variable } is not a key: it has characters that no key has
lab-llm-url = the address of the language model is { $given }: set { $variable } to one that begins with http:// or https://, such as https://host/v1
lab-llm-unreachable = the language model gave no answer { $tries } times, the last time thus: { $why }
lab-llm-wait = the endpoint of the language model asks to wait { $seconds } seconds, and { $most } are the most
lab-llm-slow = no whole answer within { $seconds } seconds
lab-llm-dropped = the connection failed: { $why }
lab-llm-status = the endpoint answers with { $status }: { $why }
lab-llm-garbled = what the endpoint sends is no answer
lab-llm-huge = The answer is longer than { $most } bytes
lab-llm-empty = The answer is empty
lab-llm-unreadable = The answer has no line of the form MOVE: the move
lab-llm-otherwise = This move is written differently
