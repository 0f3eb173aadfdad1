### Texts on the special boards: the map, the diamond, Kansas, the Goop race.

# (n: number, kind: string)
ordinal = { $kind ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }

## The map

map_title = Map of the states
# (who: string, states: number)
map_holds = { $who }: { $states ->
        [one] 1 state
       *[other] { $states } states
    }
# (who: string, states: number, last: string)
map_journey = { $who }: { $states ->
        [one] 1 state
       *[other] { $states } states
    }, now in { $last }
# (states: string)
map_inPlay = In play: { $states }
# (state: string, others: string)
map_borders = { $state } borders { $others }
# (state: string)
map_bordersNothing = { $state } borders no other state
# (state: string)
map_choose = { $state }: choose where it goes
# (state: string)
map_layOn = Lay it on { $state }
map_closer = Zoom in
map_farther = Zoom out
map_democrats = Democrats
map_republicans = Republicans
# (names: string[])
map_and = { LIST($names, type: "and") }

## The votes

votes_electoral = Electoral votes
votes_house = House
votes_senate = Senate
# (n: number)
votes_needed = { $n } to win
# (what: string, sides: string, total: number)
votes_summary = { $what }: { $sides }, of { $total }
# (party: string)
votes_yours = { $party } (you)
# (name: string, votes: number)
votes_side = { $name } { $votes }

## The four corners of Kansas

kansas_title = The four corners of Kansas
# (state: string)
kansas_first = waits for { $state }
# (states: string)
kansas_next = next: { $states }
kansas_closed = nothing is left to join

## The diamond

# (inning: string, half: string)
diamond_title = { $half ->
        [top] Top of the { $inning } inning
       *[bottom] Bottom of the { $inning } inning
    }
# (name: string)
diamond_atBat = { $name } at bat
# (n: number)
diamond_outs = { $n } { $n ->
        [one] out
       *[other] outs
    }
# (n: number)
diamond_runs = { $n } { $n ->
        [one] run
       *[other] runs
    }
# (bases: string[])
diamond_runners = runners on { LIST($bases, type: "and") }
diamond_basesEmpty = bases empty
diamond_bases_first = first
diamond_bases_second = second
diamond_bases_third = third
diamond_line = Line score
diamond_team = Player
diamond_totals_R = runs
diamond_totals_H = hits
diamond_totals_E = errors

## The Goop race

goop_title = The Goop race
goop_player = Player
goop_books = Books
goop_state = Now
# (n: number)
goop_booksOf = { $n } { $n ->
        [one] book
       *[other] books
    }
goop_thinking = choosing a card
goop_down = card put down
goop_racing = fold!
goop_opened = opened the race
# (place: string)
goop_folded = folded { $place }
goop_out = out of cards
goop_goop = the Goop
# (n: number, limit: number)
goop_exchanges = Cards passed { $n } of { $limit } times
goop_folding = Hands are being folded!
