# My games: filters, the bin, bests, statistics and goals. Loaded with their screen.

## My games

mine-none = No games yet
mine-none-about = Every game you play on this device is kept here, with its map and its points. It takes about a quarter of an hour to fill the first line.
mine-running = Waiting for others
mine-open = Not begun yet
mine-finished = Finished
bests-title = Your best maps
bests-about = The highest solo rating for each game and sheet, without hints; what you reached with hints stands below. Games with cards you could have known do not count, nor do games in which a bot drew for you.
# Where a game has a rating but its title is not known.
no-title = Untitled
best-here = Your best
show-all = Show all { $count }
records-elsewhere = Have you kept a game as a file?
open-record = Open a record
# $rating has its sign.
bests-helped = { $rating } with hints

## Filters

filter-title = Which games
filter-all = All
filter-stage = State
filter-stage-running = Under way
filter-stage-finished = Finished
filter-who = With whom
filter-who-alone = Alone
filter-who-others = With others or bots
filter-help = Help
filter-help-clean = Without any help
filter-help-helped = With hints, a bot or known cards
filter-none = None of your games is like that.
filter-reset = Show all games

## The bin

bin-throw = To the bin
# For screen readers; $game says which one.
bin-throw-game = To the bin: { $game }
bin-done = The game is in the bin.
bin-undo = Undo
bin-title = Bin
bin-about = These games are out of your list only; whoever played with you still has them. A game that goes on comes back by itself.
bin-empty = The bin is empty.
bin-out = Take it out
bin-out-game = Take it out: { $game }

## Statistics

stats-title = Statistics
stats-about = Your finished solo games on printed sheets. Games with hints are counted apart. Games with known cards do not count, nor do games in which a bot drew for you.
stats-limit = These are your last { $count } games; older ones are not counted.
stats-by-game = Rating by game and sheet
stats-by-edict = Points by edict, in one game
stats-what = Sheet
stats-edict = Edict
stats-games = Games
stats-mean = Mean
stats-best = Best
stats-trend = Trend
stats-all-sheets = all sheets
# Behind a name: "sheet A, with hints".
stats-helped = { $what }, with hints
trend-up = Rising.
trend-down = Falling.
trend-level = Steady.
trend-few = Too few games to tell.
# For screen readers, behind one of these; $values are numbers with commas.
trend-values = The last games: { $values }

## Goals

goals-title = Goals
goals-about = Beyond the printed titles, all of them without hints.
# $points is what the best rating without hints lacks; 0 where there is none.
goal-title = Earn the title { $title }: a rating of { $rating }{ $points ->
    [0] {""}
    [one] , { $points } point more than your best without hints
   *[other] , { $points } points more than your best without hints
}
# $where is such as "Cartographers, sheet A".
goal-clean = Reach { $rating } without hints, as you did with them ({ $where })
goal-bot = Be better than { $bot } is on average: more than { $rating } ({ $where })
# $box is the name of a game.
goal-edicts = Play with every edict of { $box }: { $seen } of { $all }
goal-missing = Still missing: { $names }
goal-done = Reached
