# The solo game in the terminal (quillmap play --terminal). Not on the page.
# What is typed (legal, score, forest C4) and the names of squares stay as they are in every language.

## Before and after a game

play-in-terminal-only = --{ $option } is for a game in the terminal: add --terminal, or choose in the browser
play-resume-alone = --resume goes on with a game as it is, so it takes no other option
play-unfinished-stays = Your unfinished game stays where it is. Go on with it: { $command }
play-unfinished = there is an unfinished game: go on with { $command }, or add --new to begin another one (--{ $option } is for a new game)
play-goes-on = Going on with your unfinished game: { $season }, { $count ->
    [one] { $count } placement
   *[other] { $count } placements
}. To begin another one:
play-type-help = Type help to see what can be typed, rules to see what the cards ask for.
play-seed-chosen = All cards follow from the seed that you chose. Its SHA-256:
play-seed-secret = All cards follow from a secret seed. Its SHA-256, to check it by at the end:
play-pause = Enter goes on.
play-takes-nothing = { $command } takes nothing after it.
play-no-season = No season is over yet.
play-no-undo = There is nothing to undo.
play-undone = One placement back. The record counts it (undos: { $undos }).
play-hinted = The record counts it, once for each card (hints: { $hints }).
play-hint-again = Type hint again to see where.
play-after-move = After this move:
play-not-kept = The game cannot be kept in { $folder } ({ $why }): use save FILE.
play-save-one-name = save takes one name, without spaces.
play-saved = A copy to read and share is in { $path }.
play-goodbye = Good bye.
play-kept = Your game is kept. Go on with: { $command }
play-record-in = The record, with the seed, is in { $path }
play-check-it = Check it with: { $command }
play-record-here = The record cannot be kept, so here it is:

## Files of a game

saved-cannot-go-on = { $path } cannot go on: { $why }
saved-begin-another = To begin another game: { $command }
saved-not-solo = it is not a solo game that waits for a move
saved-open-elsewhere = it is open in another window.
saved-over = the game is over. Look at it with: { $command }
saved-copy = it is a copy to read, without the secret seed.
saved-itself = Your game itself goes on with: { $command }
saved-no-folder = There is no folder { $folder }.
saved-other-game = { $path } exists and is not this game: choose another name.
saved-not-written = { $path } cannot be written: { $why }

## Above the map

screen-scored = { $season } has been scored
screen-time = { $season }, time { $time } of { $threshold }
screen-last-card = { screen-time }: the last card of this season
screen-coins = coins { $count }
screen-monsters = monsters { $count }
screen-points = points so far { $count }

## Beside the map. The column may be no wider than 40 letters, so short words are better

panel-time = time { $time }
panel-coin = 1 coin
panel-ruins = Ruins: cover at least one r.
panel-single = This card fits nowhere. Draw one single square, anywhere.
panel-single-ruins = No shape can cover ruins. Draw one single square, anywhere.
# $turned is yes if the pattern may be turned.
panel-hero = Draw this hero on any empty square. It attacks the squares marked *{ $turned ->
    [yes] , turned or flipped as you like
   *[no] {""}
}.
panel-ambush = Draw these monsters, turned or flipped, over the square that the walk found: legal lists where.
panel-gorgon = Choose the square that the Gorgon destroys: { $squares }.
panel-troll = Choose the square that the Troll destroys: { $squares }.

## What the marks on the map mean

legend-small = (small: on ruins)
legend-no-ruins = (ruins do nothing in this game)

## help. On the left stands what is typed

help-draw = Draw the card on the map: name the terrain, then the squares by row and column.
help-squares = or f C4 C5 D5; only C4 C5 D5 if the card has one terrain
help-number = placement 17 of the list that legal shows
help-hero = shows how its attack can be turned; hero C4 2 takes way 2
help-destroy = for the Gorgon and the Troll
help-ask = Or ask (the first two letters are enough):
help-legal = where the card fits; with a square, only what covers it
help-score = what the edicts give now, for which squares, or why not
help-score-move = what they would give after this move
help-hint = a nudge, then where and why, beside your move; counted
help-rules = what the card asks for, and the edicts in full
help-map = the map once more; the seasons that are over
help-deck = which cards still lie face down
help-undo = take the last placement back; the cards stay the same
help-save = write a copy of the game, to read and share
help-quit = leave; the game is kept and goes on next time
help-season = A season ends when its time is up. Then the two edicts marked * score, every coin gives a point, and every empty square beside a monster takes one away.
help-mountain = A mountain with all four neighbours filled pays a coin, some shapes do, too.
help-marks = On the map:

## rules, deck, score

beast-D = The Dragon pays 3 coins once each of its squares is closed in or destroyed.
beast-Z = After each season the Zombies spread to every empty square beside them.
beast-T = After each season you destroy one empty square beside the Troll.
beast-G = The Gorgon destroys one square beside it at once, which you choose.
# How the solo rule finds a place for an ambush.
solo-walk = solo rule: from the { $corner ->
    [top_left] top left
    [top_right] top right
    [bottom_left] bottom left
   *[bottom_right] bottom right
} corner, { $arrow ->
    [clockwise] { name-clockwise }
   *[counter_clockwise] { name-counter_clockwise }
}, the first place that fits
# Each of these is a pair of letters: "A and B".
rules-edicts-when = Spring scores { $spring }, summer { $summer }, fall { $fall }, winter { $winter }:
deck-face-down = { $count ->
    [one] { $count } card lies face down:
   *[other] { $count } cards lie face down:
}
deck-ambushes = { $count ->
    [one] { $count } ambush card, of { $names }
   *[other] { $count } ambush cards, of { $names }
}
deck-heroes = { $count ->
    [one] { $count } hero card, of { $names }
   *[other] { $count } hero cards, of { $names }
}
score-menaced = monsters: empty beside them { $squares }
score-if-over = if this season (*) ended now

## What happened

told-drew = You draw { $terrain } on { $squares }.
told-attacks = The hero attacks { $squares } from now on.
told-destroyed = { $cause ->
    [hero] Your heroes destroy the monsters on { $squares }.
    [gorgon] The Gorgon destroys { $squares }.
   *[troll] The Troll destroys { $squares }.
}
told-ignored = Ambush! { $card } finds no room and leaves the game.
told-begins = { $season } begins with a fresh deck.
told-ends = { $season ->
    [spring] Spring ends.
    [summer] Summer ends.
    [fall] Fall ends.
   *[winter] Winter ends.
}
told-ruins = { $card }: the next explore card must cover a ruins square (r).
told-ambush = Ambush! { $card }.
# $walk is solo-walk.
told-came = Ambush! { $card } on { $squares } ({ $walk }).
told-zombies = The Zombies spread to { $squares }.
# $causes is one or more of those below.
told-paid = { $coins ->
    [one] +{ $coins } coin { $causes }.
   *[other] +{ $coins } coins { $causes }.
}
told-paid-nothing = The coin track is full: no coin { $causes }.
paid-shape = for the shape
paid-mountains = { $count ->
    [one] for the surrounded mountain { $squares }
   *[other] for the surrounded mountains { $squares }
}
paid-dragon = for closing in the Dragon

## The list of placements

list-hero = The hero can stand on any empty square; hero C4 shows how it can attack.
# $squares are those that were asked for, or empty.
list-count = { $count ->
    [one] { $count } placement.
   *[other] { $count } placements.
}
list-count-over = { $count ->
    [one] { $count } placement over { $squares }.
   *[other] { $count } placements over { $squares }.
}
list-more = and { $count } more: legal C4 shows those over C4, legal all shows all.
list-type = { $why } Type legal, legal C4 or legal all.
list-take = Take one by its number, as in: { $example }
list-take-terrain = Take one by its number, with { $terrains }, as in: { $example }

## What was typed and cannot be meant

typed-no-square = There is no square { $square }: rows A to K, columns 1 to 11.
typed-twice = { $square } is there twice.
typed-one-number = One number is enough.
typed-one-word = { $word } is not a square: write it in one word, as in { $square }.
typed-one-terrain = One terrain at a time: { $one } or { $other }?
typed-letter-first = { $word } is not a square: the letter comes first, as in { $square }.
typed-name-each = { $word } is not a square: name each one, as in { $squares }.
typed-unknown = { $word } is not understood. Type help to see what can be typed.
typed-unknown-close = { $word } is not understood. Did you mean { $close }?
typed-which-squares = Which squares? Name them, or type legal to choose from a list.
typed-either = Type either a number from the list or the squares, not both.
typed-no-number = There is no number { $number }: legal lists 1 to { $last }.
typed-which-terrain = Which terrain, { $terrains }? Type it too: { $example } ...
typed-where-hero = Where does the hero stand? Type a square, for example: hero C4
typed-no-way = There is no way { $number }: { $ways ->
    [one] only 1
   *[other] 1 to { $ways }
}.
typed-hero-ways = From { $square } the hero can attack:
typed-hero-nothing = nothing
typed-hero-destroys = { $count ->
    [one] destroys { $count } monster
   *[other] destroys { $count } monsters
}
typed-hero-choose = Choose one, for example: hero { $square } 1
typed-gorgon = The Gorgon then destroys one of { $squares }: add your choice, for example: destroys { $example }
hint-sums = Yours on { $squares } in all { $yours }, this { $points }.
