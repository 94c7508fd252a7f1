# A game under way: season, card, edicts, people, what happened.

connecting = Connecting to the table …
connection-lost = The connection is lost; trying again. Whatever was confirmed is safe.
try-now = Try now
gone-title = No way in
closed-before-start = This table was closed before the first card
# $who is one or more names with commas.
seat-moved = { $who }: now playing on another device. To continue here, make a new personal link there and open it here.
watching = You are watching.

# The title of the browser's tab.
title-your-turn = ● Your turn · Quillmap
title-over = Finished · Quillmap

## Season and time

season-label = Season
season-time = Time passed in this season
season-time-of = { $time } of { $threshold }
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
kind-ambush = Ambush
kind-hero = Hero
kind-ruins = Ruins
terrains = Terrain to choose from
with-coin = This shape earns a coin
ruins-duty = A ruins card is open: your next shape must cover a ruins square.
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
scores-this-season = Scores this season.
# For a screen reader: which squares earn points.
earned-by = Earned by { $squares }.
marked-squares = The marked squares count.
point-at-edict = Point at an edict to see which squares count.
edicts-on = Counted on the map of { $whose }
coins = Coins
monsters = Monsters
season-so-far = { $season } so far
points-now = Points of this map right now
points-by-season = Points by season
sum = Sum
edicts-short = Edicts
points-whose = Season by season

## Ambush

ambush-on = You draw on the map of { $whose }
ambush-why = { $card } goes to the next player, { $arrow }.
ambush-back = { $who } draws on your map.
# In a game alone, where nobody else draws them.
ambush-solo = { $card }: the rules have drawn the monsters on your map.

## Several people at one device

hand-over-title = { $name }, it is your turn
hand-over-about = Pass the device to { $name }. The map stays covered until then.
hand-over-ready = I am { $name }

## People

people = Maps
people-waiting = { $count ->
    [one] { $count } still drawing
   *[other] { $count } still drawing
}
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

season-over = { $season } is over
player = Player
lasting-effects = Lasting effects
season-next = Next: { $season }, until the cards add up to { $threshold }.
go-on = Continue

## What happened. Names stand before a colon, so that no language has to bend them.

story = What happened
story-empty = Nothing yet: the game has just begun.
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
