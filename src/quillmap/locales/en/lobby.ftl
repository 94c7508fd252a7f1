# Before a game: forms, open tables, the room where a table waits, races, personal links.

## Joining

join-code = With a code
join-link = Did you get a link? Just open it: it leads straight to the table.
lobby-title = Open tables
lobby-empty = No table is waiting for strangers right now. Yours could be the first.
lobby-open = Open a table

## New table, new race

new-table = New table
new-table-about = Everybody draws the same card at the same time. Open it, then invite others or let bots sit down.
new-race = New race
new-race-about = Everybody plays the same cards alone, whenever they like. The maps are compared when all have finished, or when time is up.
form-first = For a first game: four edicts that are easy to follow
# Above a choice between people and the names of bots.
form-others = The other seats are for
form-others-about = The other names are bots, the weakest first.
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
own-map-keys = A click or a tap on a square, a mouse drawn over several, or Enter draws what is chosen above, and once more takes it away. Arrow keys move over the map; M draws a mountain, W wasteland, R ruins, and E or Delete empties a square.
own-map-line = The map on one line, to copy or to paste
own-map-clear = Clear the map
own-map-empty = { $count ->
    [one] { $count } square to draw on.
   *[other] { $count } squares to draw on.
}
# The map sheet that chance has decided for, by its name: "B: wasteland in the middle, by chance".
sheet-by-chance = { $sheet }, by chance
ambushes-chosen = { $count ->
    [4] Four ambushes, as it should be.
   *[other] { $count } of 4 chosen.
}

## A table that waits for its players

waiting-title = The table is being set
waiting-race = The race is about to start
seat-you = you
seat-shared = on this device
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
knock-said = { $name } would like to join.
knock-welcome = Make room
knock-turn-away = No seat
knock = Knock
knock-about = Every seat is taken. Knock, and the host can make room for you.
knock-waits = You have knocked. The host sees it.
knock-turned-away = The host has no seat for you. You can stay and watch.
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
promise-about = This number was computed from the seed that fixes every card. The seed is shown when the game is over, and your browser checks that it belongs to this number and deals the cards again from it: so changing them on the way is noticed.

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
race-who = Who
race-far = Progress
race-points = Points
race-watch = Link to watch or join
race-join-title = Join the race
race-join-about = You play the same cards as everybody, from the first one on, and the race ends for you when it ends for all. The others see that you joined late.
race-join = Join and play
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
lane-late = joined late
lane-cards = { $count ->
    [one] { $season }, { $count } card
   *[other] { $season }, { $count } cards
}

## The personal link of a seat

personal-title = { $name } on another device
personal-about = The first person to open this link plays on this seat, and this device then only watches. It works once. Send it to yourself, and to nobody else.
personal-link = Personal link
personal-make = Make a personal link
personal-anew = Make a new link
personal-revoke = Revoke the link
personal-once = This seat has a personal link. It was shown only once; a new one replaces it.

## Signing a map

sign-map = Your map
