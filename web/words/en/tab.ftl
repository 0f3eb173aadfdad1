# (percent: number)
loading = The engine is loading, { $percent } %. Look around meanwhile.
starting = The engine is starting.
closed_unable = This browser cannot play: it has no WebAssembly. Leaflets, rules and cards to print are all here.
closed_broken = The engine could not be loaded. Leaflets, rules and cards to print work all the same. Are you online? Then try again.
closed_elsewhere = Your games are open in another tab of this browser. Only one at a time can keep them.
closed_taken = Your games went on in another tab. Nothing is lost.
here = Go on here
unkept_blocked = This browser keeps nothing for this page, as in some private windows: your games end with this tab. In the settings you can save them to a file.
unkept_full = The disk is full: what you play now is not kept. Make some room, or save your games to a file in the settings.
unkept_failed = The browser could not keep your last moves. Save your games to a file in the settings, to be sure.
update = A new version of Parlor is here. Your games stay as they are.
reload = Change to it now
later = Later
alone = There is no house behind this page, so nobody else can come to your table. All that needs no house is here: play against computer players, or pass one screen around.
aloneHouse = To play with others on their own screens, run a house: the handbook tells how.
handbook = The handbook
notKept = This page isn’t saved on this device yet. You can open it once you’re back online.
hotSeat = Pick a game, and set up who plays at this screen
games = Your games
# (games: number)
kept = { $games ->
    [0] Games, statistics and settings live in this browser, and nowhere else. Clearing its data deletes them; a private window forgets them when it closes.
    [one] { $games } game, your statistics and settings live in this browser, and nowhere else. Clearing its data deletes them; a private window forgets them when it closes.
   *[other] { $games } games, your statistics and settings live in this browser, and nowhere else. Clearing its data deletes them; a private window forgets them when it closes.
}
loose = The browser may clear them when the disk gets full. Installing Parlor or saving a file protects them.
firm = The browser has promised to keep them until you clear them.
save = Save to a file
load = Load from a file
# (games: number, here: number)
replace = { $games ->
    [one] The file has { $games } game.
   *[other] The file has { $games } games.
} It replaces everything that is here: { $here ->
    [one] { $here } game
   *[other] { $here } games
}, statistics and settings.
replaceIt = Replace
cancel = Cancel
refused_damaged = This file is damaged, or no file of Parlor. Nothing has changed.
refused_newer = This file was saved by a later Parlor. Load the latest version of this page first. Nothing has changed.
refused_tooLarge = This file is too large for one of Parlor. Nothing has changed.
refused_notReplaced = The browser had no room for what is in this file. Nothing has changed.
share = Send this deal
shared = The link is copied. Whoever opens it gets the same cards.
notShared = The link could not be copied.
linkBad = There is something wrong with this link: it names no deal of this game.
replayBad = There is no game in this link that can be played back. Was it cut off?
daily = Deals of the day are the same for everyone who plays on this site. Results are not compared here.
opening = Dealing your cards …
