# The start, new tables and races, joining, my games, settings, and the room where a table waits.

## The first screen

start-title = Draw the map of a kingdom
start-about = A card shows a shape, and everybody draws it on a map of their own. Four royal edicts say what earns points. After four seasons the best map wins.
play-alone = Play alone now
play-alone-heroes = Play alone with heroes
# The four edicts are our own suggestion; those with heroes are the rulebook's.
start-edicts = No account, no waiting. Your first game has four edicts that we find easy to begin with; with heroes, they are the ones that the rulebook suggests.
# Follows start-edicts; $names are four names of cards.
start-edicts-list = Ours are { $names }.
start-ways = Other ways to play
way-new = New table
way-new-about = With friends, bots or strangers, up to 100
way-race = Race
way-race-about = The same cards for all, each at their own pace
way-mine = My games
way-mine-about = Go on, look back, beat your best
way-rules = How to play
way-rules-about = The rules in a few pages, and every card
start-unofficial = Quillmap is an unofficial fan project. It is not made, endorsed or supported by the publishers of Cartographers and Cartographers Heroes, and nothing of their artwork or texts is in here. If you like the game, buy the box.

## Games that wait for the player

waits-title = { $count ->
    [one] It is your turn
   *[other] It is your turn in { $count } games
}
waits-all = See all of them
your-turn = Your turn

## Joining

join-title = Join a table
join-code = With a code
code-label = The code you were given
join = Join
join-link = Did you get a link? Just open it: it leads straight to the table.
to-lobby = Or see which tables are open to everybody
lobby-title = Open tables
lobby-empty = No table is waiting for strangers right now. Yours could be the first.
lobby-open = Open a table

## Tables in lists

nobody-yet = Nobody yet
# $names are some names with commas, $count how many people are not named.
and-more = { $names } and { $count } more
# Short, in a line of facts: "Cartographers · sheet A · alone".
sheet-short = sheet { $sheet }
sheet-short-own = own map
sheet-short-random = random sheet
solo = alone
known-deck = known cards
# Short, in a line of facts: a bot drew for somebody who was away.
helped-by-bot = with a bot’s help
seats-taken = { $taken } of { $seats } seats taken
stage-playing = Under way
stage-over = Finished
stage-closed = Closed early
# The solo rating, with its sign: "Rating +12".
rated = Rating { $rating }
points-made = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## My games

mine-none = No games yet
mine-none-about = Every game you play on this device is kept here, with its map and its points. It takes about a quarter of an hour to fill the first line.
mine-running = Waiting for others
mine-open = Not begun yet
mine-finished = Finished
bests-title = Your best maps
bests-about = The highest solo rating for each game and sheet. Games with cards you could have known do not count, nor do games in which a bot drew for you.
# Where a game has a rating but its title is not known.
no-title = Untitled
best-here = Your best
watch-again = Watch it again
deck-again = The same cards again
show-all = Show all { $count }
records-elsewhere = Have you kept a game as a file?
open-record = Open a record
bests-hints = { $count ->
    [one] with { $count } hint
   *[other] with { $count } hints
}

## New table, new race

new-table = New table
new-table-about = Everybody draws the same card at the same time. Open it, then invite others or let bots sit down.
new-race = New race
new-race-about = Everybody plays the same cards alone, whenever they like. The maps are compared when all have finished, or when time is up.
form-first = For a first game: four edicts that are easy to follow
# Above a choice between people and the names of bots.
form-others = The other seats are for
form-people = People
form-playing = I play, too
form-playing-about = Otherwise you only open the table, and watch.
form-too-many = { $count ->
    [one] That is one more than there are seats.
   *[other] That is { $count } more than there are seats.
}
form-rest-bots = { $count ->
    [0] Every seat is taken.
    [one] The last free seat goes to { $bot }.
   *[other] The other { $count } seats go to { $bot }.
}
form-rest-people = { $count ->
    [0] Every seat is taken.
    [one] One seat stays free for people.
   *[other] { $count } seats stay free for people.
}
form-begin = Begin
form-open = Open the table
form-open-race = Open the race
form-open-about = Nothing begins yet: you can still change everything, and the link for the others comes next.
more-options = More options
changed-count = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
group-cards = Map and cards
group-people = People and time
group-bots = Bots
group-editions = Differences between the editions
all-as-usual = Reset everything
# A choice beside "At random" and "Chosen by you".
edicts-first = For a first game
edicts-one-of-each = There is always one card of each kind. If you choose another of a kind that is there already, the two change places.
# Which kind of square the next click draws on a map of one's own.
own-map-brush = Draw
own-map-keys = Arrow keys move over the map; M draws a mountain, W wasteland, R ruins, and E or Delete empties a square. Enter draws what is chosen above, and once more takes it away.
own-map-line = The map on one line, to copy or to paste
own-map-clear = Clear the map
# The map sheet that chance has decided for, by its name: "B: wasteland in the middle, by chance".
sheet-by-chance = { $sheet }, by chance
ambushes-chosen = { $count ->
    [4] Four ambushes, as it should be.
   *[other] { $count } of 4 chosen.
}

## A table that waits for its players

shuffling = Shuffling the cards …
waiting-title = The table is being set
waiting-race = The race is about to start
seat-you = you
seat-here = here
seat-away = away
seat-bot = bot: { $bot }
# Behind another word: "you, host".
seat-host = host
seats-free = { $count ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
seats-all-free = { $count ->
    [one] The seat is free.
   *[other] All { $count } seats are free.
}
rename = Rename
new-name = New name
save-name = Save
stand-up = Stand up
# The host takes somebody off a seat.
remove = Remove
sit-down = Sit down
# A second person who plays at the same device.
name-beside = Somebody else on this device
sit-beside = Sit down, too
bot = Bot
add-bot = Add a bot
fill-bots = Fill all { $count } seats
start-with = { $count ->
    [one] Start alone
   *[other] Start with { $count } players
}
start-nobody = Start
start-free-seats = Seats that are still free disappear at the start.
host-starts = The host starts when everybody is here. There is nothing you need to do.
sit-or-watch = Sit down to play, or stay and watch.
close-table = Close the table
close-table-about = It is closed for everybody, and nobody can join any more.
close-table-yes = Close it
invite-title = Invite others
# In front of a large code such as ABC 346.
invite-code = Say this code:
invite-link = Or send this link, to people you trust
invite-share = Come and draw a map with me
only-here = This address works on this machine only. For others on your network, start the server with quillmap serve --lan.
played-title = What is played
change-rules = Change the rules
change-save = Change
promise-title = The cards are fixed already
promise-about = This number was computed from the seed that fixes every card. The seed is shown when the game is over, and your browser checks that it belongs to this number: so nobody can change the cards on the way.

## A race

race-on = The race is on
race-ended = The race is over
# $time is such as "2 d 4 h left".
race-closes = Race time: { $time }
race-done = { $done } of { $count } have finished.
race-hidden = You see the maps and points of the others when you have drawn your own to the end. If you leave or let a bot draw, you see them when the race is over.
# $names are one or more names with commas.
race-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } share first place.
}
race-opening = The lanes are being opened …
race-rank = Rank
race-who = Who
race-far = Progress
race-points = Points
race-watch = Link for spectators
race-end = End the race
race-end-about = Games that are still under way end without a result. This cannot be undone.
race-end-yes = End it for everybody
race-again = Another race
race-next = To the next race
lane-play = Play as { $name }
lane-go-on = Continue as { $name }
lane-look = Look at the map of { $name }
lane-over = Finished
lane-closed = Not finished
lane-cards = { $count ->
    [one] { $season }, { $count } card
   *[other] { $season }, { $count } cards
}

## Settings

theme = Light or dark
theme-system = Same as system
theme-light = Light
theme-dark = Dark
confirm-first = Show a drawing first, then confirm
confirm-first-about = Off: a drawing counts at once. With others you can still take it back until the round opens; alone you cannot.
sound = A sound when it is my turn
sound-about = Only while the page is in the background.
settings-kept = All of this is kept on this device.
