# What the command line answers and refuses: score, legal, ambush, replay, hindsight. Not on the page.
# Words that are typed (--card, legal, hamlet) and the names of squares stay as they are.

## Lists: "forest, village or farm"

list-or = { $first } or { $last }
list-and = { $first } and { $last }

## What cannot be read. The name of the file and a colon stand before it

command-input-closed = standard input is closed
command-output-closed = standard output is closed, so nothing can be answered
command-standard-input = standard input
# Somebody at a keyboard is asked to type it.
command-type-it = type { $what ->
    [record] a record
    [sheet] a sheet, eleven rows of eleven marks
    [questions] questions as JSON, one a line
   *[seed] a seed
}, then Ctrl-D on a line of its own.
command-too-long = this is far too long for { $what ->
    [record] a record
    [sheet] a sheet, eleven rows of eleven marks
    [questions] questions as JSON, one a line
   *[seed] a seed
}
command-not-text = this is not text in UTF-8
command-not-a-record = This is not a record of Quillmap.

## What was typed wrong

command-missing = { $what } is missing
command-needs-value = { $option } needs a value
command-no-value = { $option } takes no value
command-cannot-be = { $option } cannot be { $value }: choose from { $choices }
command-not-a-number = { $option } is a whole number, not { $value }
command-not-together = { $one } and { $other } do not go together
command-unknown = there is no command { $word }
command-no-option = there is no option { $option }
command-word-too-many = { $word } is one word too many
# $said is one of the sentences above.
command-did-you-mean = { $said }; did you mean { $word }?
command-see-help = { $said }; quillmap --help lists the commands
command-option-form = an option is written key=value, not { $text }
command-no-card = there is no card { $name }
command-wrong-card = { $name } is { $kind ->
    [explore] an explore card
    [ruins] a ruins card
    [ambush] an ambush card
    [hero] a hero card
   *[scoring] a scoring card
}; here it takes { $wanted ->
    [ambush] an ambush card
    [scoring] a scoring card
   *[drawable] an explore, ambush or hero card
}
command-which-card = which card? Add --card, for example --card { $example }
command-jsonl = with --jsonl, { $what ->
    [ruins] card and ruins
   *[options] card and options
} stand in each line

## score

# In a column of names of cards.
score-monster-penalty = Monster penalty
score-monsters-and-coins = Monsters and coins
score-together = together
score-card-or-edicts = either --card or --edicts, not both
score-season-edicts = which edicts score then? Add --edicts with four cards, A to D
score-which-edicts = which four cards lie under A to D?
score-unlike-any-map = note: mountains, wasteland and ruins are those of no printed map
score-nearest-map = { score-unlike-any-map }. Sheet { $sheet } differs at { $squares } (terrain on ruins is a small letter)

## legal

# $over is ruins if only placements over ruins are listed.
legal-count = { $name }: { $count ->
    [0] no placements
    [one] { $count } placement
   *[other] { $count } placements
}{ $over ->
    [ruins] {" over ruins"}
   *[anywhere] {""}
}.
legal-single = A player would draw one single square anywhere instead.
legal-coin = pays a coin
legal-placement = { $name }, placement { $number }: { $squares }
legal-no-number = { $count ->
    [0] there are no placements, so no number { $number }
    [one] there is { $count } placement, so no number { $number }
   *[other] there are { $count } placements, so no number { $number }
}

## ambush

ambush-nowhere = { $name } fits nowhere: it is ignored and leaves the game.
ambush-choices = { $name }: the player chooses one of { $count }; the first is drawn.

## replay

replay-game = { $ruleset ->
    [base] { option-ruleset-base }
    [heroes] { option-ruleset-heroes }
   *[combined] Cartographers and Cartographers Heroes combined
}, { $sheet ->
    [own] { sheet-short-own }
   *[other] { sheet-short }
}
# Labels, each before what belongs to it.
replay-players = players
replay-edicts = edicts
replay-undos = undos
replay-hints = hints
replay-deck = deck
replay-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
}
replay-deck-of = that of the game { $game }, which was over before
replay-deck-lesson = that of the guided first game, the same for everybody
replay-unfinished = The game is not finished: it is { $season ->
    [spring] spring
    [summer] summer
    [fall] fall
   *[winter] winter
}.
# $chosen says what the seed has nothing to do with, because somebody chose it.
replay-checked = Checked: every move, the scores, and that the seed deals exactly these cards{ $chosen ->
    [edicts] {" "}(the edicts were chosen, not drawn)
    [ambushes] {" "}(the ambushes were chosen, not drawn)
    [both] {" "}(the edicts and the ambushes were chosen, not drawn)
   *[nothing] {""}
}.
replay-no-seed = Every move holds. The cards are not checked: the record has no seed.
replay-so-far = Every move so far holds. The seed comes with the end of the game.
replay-rated = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, minus { $worth }, the solo values printed on your four scoring cards: rating { $rating }, { $title }.

## hindsight

hindsight-best = best found with hindsight
hindsight-column-rating = rating
hindsight-found = The best game found with hindsight makes rating { $best }, { $title }. { hindsight-bound }
hindsight-more = Rating { $rating }; the best game found with hindsight makes rating { $best }, { $title }, { $more } more. { hindsight-bound }
hindsight-no-more = Rating { $rating }; the best game found with hindsight makes rating { $best }, { $title }, which is no more. A larger --width looks further.
hindsight-bound = There may be better ones: this is what was possible at least.
hindsight-either = give either the record of a finished solo game or a --seed
hindsight-with-seed = --ruleset, --sheet and --options go with --seed: a record has its own
hindsight-width = --width is a number from 1 to { $most }, not { $text }
hindsight-seed = --seed is 64 hexadecimal digits, not { $text }
hindsight-not-solo = this is not a solo game, and hindsight is for solo games
hindsight-unfinished = this game was not finished, so its cards are not known
hindsight-no-seed = this record has no seed, so its cards are not known
hindsight-exists = { $file } is already there, and --record replaces nothing

## Heads of narrow columns

column-season = season
column-edict = edict
column-coins = coins
column-monsters = monsters
column-total = total
column-sum = sum
column-rank = rank
column-name = name
# In the column of ranks, for somebody who has left the game.
column-left = left

## quillmap picture

picture-kind = { $file } must end in .svg or .png
picture-seat = --seat is one of the { $seats } seats of this game, counted from 1, not { $text }
picture-date = --date is a day as 2026-11-17, not { $text }
picture-exists = { $file } is already there, and nothing is replaced
picture-no-painter = PNG needs another package: pip install "quillmap[pictures]"
