# The start, joining, tables in lists, settings.

## The first screen

start-title = Draw the map of a kingdom
start-about = A card shows a shape, and everybody draws it on a map of their own. Four royal edicts say what earns points. After four seasons the best map wins.
learn-by-playing = Learn by playing, 5 minutes
learn-go-on = Go on with the first game
play-alone = Play alone now
play-alone-heroes = Play alone with heroes
# The four edicts are our own suggestion; those with heroes are the rulebook's.
# $names are four names of cards, “A, B, C and D”; $count is 0 as long as nobody knows them.
start-edicts = No account, no waiting. Your first game has four edicts that are easy to begin with{ $count ->
    [0] .
   *[other] : { $names }.
  } With heroes, they are the four that the rulebook suggests.
start-drawn = The four edicts are drawn anew for every game.
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
code-label = The code you were given
join = Join
to-lobby = Or see which tables are open to everybody

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
time-a-round = { $time } a round
# Short, in a line of facts: a bot drew for somebody who was away.
helped-by-bot = with a bot’s help
hints-used = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
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

## After a game

watch-again = Watch it again
deck-again = The same cards again
# $points are those of that game.
deck-again-beat = The same cards again: beat { $points }

## Settings

theme = Light or dark
theme-system = Same as system
theme-light = Light
theme-dark = Dark
confirm-first = Show a drawing first, then confirm
confirm-first-about = Off: a drawing counts at once. With others you can still take it back until the round opens; alone you cannot.
sound = A sound when it is my turn
sound-about = Only while the page is in the background.
sounds = Soft sounds in a game
sounds-about = Pen, coin, stamp and page.
marks-shown = Explain what comes up for the first time
settings-kept = All of this is kept on this device.
