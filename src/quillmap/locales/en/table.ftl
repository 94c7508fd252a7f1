# A game under way: season, card, edicts, people, what happened.

connecting = Connecting to the table …
shuffling = Shuffling the cards …
connection-lost = The connection is lost; trying again. Whatever was confirmed is safe.
try-now = Try now
gone-title = No way in
closed-before-start = This table was closed before the first card
# $who is one or more names with commas.
seat-moved = { $who }: now playing on another device. To continue here, make a new personal link there and open it here.
watching = You are watching.
watch-whose = Whose map

# The title of the browser's tab.
title-your-turn = ● Your turn · Quillmap
title-waiting = The table is being set · Quillmap
title-over = Finished · Quillmap

## Season and time

season-label = Season
season-time = Time passed in this season
season-time-of = { $time } of { $threshold }
season-last-card = last card
season-cards = Cards of this season
takes-time = Takes { $time ->
    [one] { $time } unit of time
   *[other] { $time } units of time
}
# Time that is left for a round or race.
left-days = { $days } d { $hours } h left
left-hours = { $hours } h { $minutes } min left
left-minutes = { $minutes }:{ $seconds } left

## The open card

open-card = The open card
kind-explore = Explore card
season-last = the last of this season
kind-ambush = Ambush
kind-hero = Hero
kind-ruins = Ruins
terrains = Terrain to choose from
with-coin = This shape earns a coin
ruins-duty = A ruins card is open: your next shape must cover a ruins square.
ruins-before = Before it came:
# What a round asks for; $solo is 1 in a game alone, else 0.
asks-explore = Choose a shape and a terrain, and draw it on empty squares.
asks-hero = Draw the hero on an empty square. It strikes the squares of its pattern.
asks-ambush = { $solo ->
    [1] Monsters attack.
   *[other] Monsters: draw them on your neighbour's map, where they hurt most.
}
asks-gaze = The Gorgon looks around: choose which square next to her is destroyed.
asks-troll = The Troll rages: choose which empty square next to it is destroyed.
effects-open = Lasting effects:
read-rule = Read the rule
deck-left = { $cards ->
    [one] { $cards } card face down
   *[other] { $cards } cards face down
}
deck-about = { $ambushes ->
    [0] None of them is an ambush.
    [one] One of them is an ambush.
   *[other] { $ambushes } of them are ambushes.
}

## Edicts and points

edicts = Royal edicts
# The letters of the four edicts, in their order.
edict-letters = ABCD
then = then
# For a screen reader: which squares earn points.
earned-by = Earned by { $squares }.
marked-squares = The marked squares count.
select-edict = Select an edict to see which squares count.
edicts-on = Counted on the map of { $whose }
coins = Coins
monsters = Monsters
season-so-far = { $season } so far
points-now = Points of this map right now
points-by-season = Points by season
sum = Sum
edicts-short = Edicts
points-whose = Season by season
# How far a map is on the way to the next points of an edict.
headway = { $kind ->
    [squares] { $have } of { $need } squares count
    [lines] rows and columns: { $have } of { $need }
    [mountains] mountains: { $have } of { $need }
    [clusters] clusters: { $have } of { $need }
    [cluster] next cluster: { $have } of { $need }
    [row] row { $line }: { $have } of { $need }
    [column] column { $line }: { $have } of { $need }
    [diagonal] diagonal { $line }: { $have } of { $need }
    [straight] in a line: { $have } of { $need }
    [block] block: { $have } of { $need }
    [terrains] terrain types: { $have } of { $need }
    [water] water: { $have } of { $need }
    [gap] gap of { $have }, { $need } wanted
   *[other] { $have } of { $need }
}
# One of the two seasons of an edict, for those who listen.
payday = { $season }: { $state ->
    [paid] paid, { $points }
    [now] counts at its end
   *[later] counts then
}
edict-dead = Never paid again.
# Of an edict that lies face down for now, in the guided first game.
edict-back = opens soon
rule-and-example = Rule and example
mountains-of = Mountains surrounded: { $have } of { $need }
ruins-open = Ruins still open: { $count }

## Ambush

ambush-on = You draw on the map of { $whose }
ambush-why = { $card }: every map goes to the next player, { $arrow }.
ambush-back = { $who } draws on your map.
# In a game alone, where nobody else draws them.
ambush-solo = { $card }: monsters on your map!

## Several people at one device

hand-over-title = { $name }, it is your turn
hand-over-about = Pass the device to { $name }. The map stays covered until then.
hand-over-ready = I am { $name }

## People

people = Maps
# $names are one or two names with a comma; $more is how many others there are.
waiting-for = { $more ->
    [0] Waiting for { $names }
    [one] Waiting for { $names } and { $more } more
   *[other] Waiting for { $names } and { $more } more
}
waiting-for-you = Everybody is waiting for you.
nudge = Nudge
let-draw = Let a bot draw once
bot-drew = { $count ->
    [one] a bot drew once
   *[other] a bot drew { $count } times
}
bot-draws-for-you = “{ $bot }” draws for you.
bot-has-drawn = “{ $bot }” has drawn for you.
clock-waits = { $seconds ->
    [one] the clock starts in { $seconds } s
   *[other] the clock starts in { $seconds } s
}
# $why is late or asked.
drew-for-you = { $why ->
    [late] Time was up: “{ $bot }” drew for you.
   *[other] The host let “{ $bot }” draw for you, this once.
}
nudged-you = { $who } is waiting for you.
nudged-you-host = The host is waiting for you.
you-host = You are the host now.
people-search = Find somebody
people-order = Order
people-by-seat = by seat
people-by-score = by points
people-by-name = by name
people-none = Nobody here is called that.
# $state is drawn, thinks, left or idle.
look-at = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [drawn] , has drawn
    [thinks] , still drawing
    [left] , has left
   *[other] {""}
}. Look at the map
a-bot = bot
has-left = has left
bot-draws = a bot draws
is-away = away
map-of = Map of { $whose }
previous-map = Previous map
next-map = Next map

## The end of a season

race-rank = Rank
player = Player
total = Total
lasting-effects = Lasting effects
go-on = Continue

## What happened. Names stand before a colon, so that no language has to bend them.

story = What happened
story-empty = Nothing since you came to this table.
round-number = Round { $round }
story-revealed = A new card: { $card }.
story-drawn = { $who }: { $terrain } on { $squares }.
story-drawn-on = { $who }: monsters on the map of { $whose }, { $squares }.
story-drawn-rule = { $whose }: monsters on { $squares }.
# $cause is hero, gorgon or troll.
story-destroyed = { $who }: { $squares } { $cause ->
    [hero] struck down by a hero
    [gorgon] turned to stone by the Gorgon
   *[other] laid waste by the Troll
}.
story-paid = { $who }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
story-ignored = { $card }: no room on the map, so it is skipped.
story-season-scored = { $season }: most points for { $who } ({ $points }).
story-season-scored-solo = { $season } brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
story-season-began = { $season } begins.
story-left = { $who } has left the game.
story-game-ended = The game is over.
# Who drew, in place of a name; $why is handed, late, asked or left.
story-bot-for = { $why ->
    [late] { $bot } for { $who }, whose time was up
    [asked] { $bot } for { $who }, as the host asked
   *[other] { $bot } for { $who }
}
story-handed = { $bot } draws for { $who } from now on.
story-returned = { $who } is back.
story-nudged = { $by } nudges { $who }.
story-nudged-host = The host nudges { $who }.
story-let_draw = The host lets { $bot } draw once for { $who }.
story-host = { $who } is the host now.
story-reaction = { $who }: “{ $words }”

## The menu of the table

menu = Table
menu-come-back = Take my seat back
menu-hand-over = Let a bot draw for me
menu-hand-over-gone = Let a bot draw for { $who }
menu-other-device = Continue on another device
menu-leave = Leave for good
menu-close = Close the table
menu-give-up = Give up this game
menu-watch-link = Link for spectators
next-host = Next host
make-host = Hand over
sure-leave = Leave this game?
sure-leave-about = You cannot come back to this seat, and your map no longer counts.
sure-leave-yes = Leave
sure-close = Close this table?
sure-close-about = The game ends for everybody without a result.
sure-close-yes = Close the table
sure-hand = Let a bot draw for you?
sure-hand-about = It draws for you until you take your seat back. You can do that at any time.
sure-hand-yes = Let it draw
# Where nobody else has to draw: alone, or among bots.
sure-hand-alone = Let a bot play to the end?
sure-hand-alone-about = Nobody else has to draw, so the bot plays on at once, to the end of the game. You cannot stop it, and the game is marked as played with a bot’s help.
sure-hand-alone-yes = Let it play
# In a race, where the bot waits for those who draw.
sure-hand-race = Let a bot draw for you?
sure-hand-race-about = It draws until you take your seat back, and never further than the furthest player who draws unaided. The game is marked as played with a bot’s help, and you see the maps of the others only when the race is over.
sure-hand-race-yes = Let it draw
# Somebody alone can only close the table, which is to give up.
sure-give-up = Give up this game?
sure-give-up-about = It ends here, without a result. If you only need a break, just go: it waits for you under “My games”.
sure-give-up-yes = Give it up
stay = Stay

## By which rules a table plays

rules-on = Rules of this table
rules-all = All rules
race-progress = The race
to-race = To the race

## A few phrases for everybody at the table

say = Say something
say-shown = Show what others say
say-hello = Hello!
say-good_luck = Good luck!
say-well_drawn = Well drawn!
say-ouch = Ouch!
say-thinking = Let me think …
say-sorry = Sorry!
say-thanks = Thank you!
say-well_played = Well played!
