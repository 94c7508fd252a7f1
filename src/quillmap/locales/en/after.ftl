# After a game: the result, the record, the picture, the replay.

end-closed = This table was closed
end-solo = Your map is finished. You have earned the title
# Below stands the title, such as "Master Mapsmith".
end-solo-bot = A bot finished your map. Together you have earned the title
end-solo-of = The map of { $who } is finished. It has earned the title
end-over = The game is over
# $rating has its sign; $points is the sum of all seasons, $worth that of the numbers on the scoring cards.
end-rating = Rating { $rating }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} − { $worth }, the value of these four edicts
# How far it is to the next title, after a game alone.
end-next-title = { $points ->
    [one] { $points } point more, and you are a { $title }.
   *[other] { $points } points more, and you are a { $title }.
}
end-top-title = There is no higher title.
end-winner = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
}
end-tie = Equal points: the player who lost fewer to monsters is ahead.
end-nobody = Nobody finished
end-hints = { $count ->
    [one] One hint was used.
   *[other] { $count } hints were used.
}
end-helped = { $count ->
    [one] A bot stood in for one drawing.
   *[other] A bot stood in for { $count } drawings.
}
# $who is one or more names with commas.
end-handed = A bot finished the map for { $who }.
end-known-deck = These cards could have been known beforehand, so this game is in no list of bests.
par-asking = A bot is playing the same cards for comparison …
# $bot is the name of a bot.
par = With the same cards, { $bot } reached a rating of { $rating } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
end-again = Play again
end-again-drawn = Play again with new edicts
end-next = To the next game

## A check of the cards

check-cards = Check that the cards were fixed before the game
check-working = Dealing again …
check-good = All of it matches: dealt again from the seed, it is what was shown.
check-bad = It does not match: this game was not dealt as promised.
check-unknown = This page does not know the rules of this game, so only the promise was checked.
check-promise-good = Promise: the seed gives it.
check-promise-other-seed = Promise: the seed that was told does not give it.
check-promise-other-promise = Promise: it is another one than was made before.
check-rules-changed = Rules: they were changed after the first card.
check-part-drawn = { $part ->
    [edicts] Edicts
    [ambushes] Ambushes
   *[sheet] Map
}: as the seed draws.
check-part-chosen = { $part ->
    [edicts] Edicts
    [ambushes] Ambushes
   *[sheet] Map
}: set by the rules of the table, not drawn.
check-part-bad = { $part ->
    [edicts] Edicts
    [ambushes] Ambushes
   *[sheet] Map
}: expected { $due }; shown { $shown }.
check-other-map = another map
check-cards-good = { $cards ->
    [one] Cards: { $cards } compared, and it is what the seed deals.
   *[other] Cards: { $cards } compared, all as the seed deals them and in this order.
}
check-cards-bad = { $wrong ->
    [one] Cards: { $wrong } is not what the seed deals.
   *[other] Cards: { $wrong } are not what the seed deals.
} { $season }, card { $number }: expected { $due }; shown { $shown }.
check-saw-all = This browser saw each of these cards when it was turned over.
check-saw-some = { $saw ->
    [one] This browser saw { $saw } of these cards turned over.
   *[other] This browser saw { $saw } of these cards turned over.
} For the others it trusts the record that the server gives now.
check-saw-none = This browser saw no card turned over: it trusts the record that the server gives now.
check-saw-file = What was promised and shown is taken from the record that you opened.
check-no-record = The record did not come, so only what this browser saw was checked.
check-seen-before = This browser saw the promise before the first card.
check-seen-first = This browser first saw the promise when the first card was already open.
check-seen-later = This browser first saw the promise when the game was already under way.
check-seen-never = This browser did not see the beginning, so the promise comes from the server now.
check-limits = It does not prove that nobody knew the seed.
check-seed = Seed
check-digest = SHA-256 of the seed, computed here
check-promised = Promised

## Looking at a game again

replay-title = Replay
replay-back = Back
replay-forward = Forward
replay-run = Play
replay-pause = Pause
replay-moment = Moment { $number } of { $last }
replay-total = Paid so far
replay-link = Link to this moment
replay-speed = Speed
replay-times = { $speed }×
replay-seasons = Jump to a season
# Which second map is shown.
replay-beside = Compare with
replay-beside-none = Nothing
replay-beside-bot = The strongest bot
replay-keys = Keys
key-space = Space
replay-key-step = One moment back or forward
replay-key-run = Play, pause
replay-key-season = Jump to a season
replay-key-speed = Faster, slower
replay-key-ends = To the beginning, to the end
to-table = To the table
moment-card = A new card: { $card }
# $solo is 1 in a game alone, else 0.
moment-round = { $solo ->
    [1] Drawn: { $card }
   *[other] All have drawn: { $card }
}
moment-season = { $season } is scored
moment-people = People came and went
moment-end = The end

## Two maps beside each other

compare-title = Points side by side
compare-by = Grouped by
compare-by-season = Season
compare-by-edict = Edict
compare-apart = Difference
compare-maps = Compare maps
compare-one = First map
compare-other = Second map

## Records

record-title = Open a record
record-about = A record is the whole game as text. Every line of it is checked here, and nothing is kept.
record-file = A record file
record-paste = Or paste its text
record-text = The text of the record
record-open = Open it
record-checking = Checking every line …
record-good = Every line is valid. { $moments ->
    [one] There is one moment to look at.
   *[other] There are { $moments } moments to look at.
}
record-save = Save the record

## The map as a picture

picture-png = Save the map as PNG
picture-svg = Save the map as SVG
picture-whose = Whose map
fair-title = The fair copy
fair-alt = The map of { $name } as a drawn map
fair-drawing = The map is being drawn fair …
fair-failed = The map could not be drawn fair just now.
fair-draw = Draw it fair
fair-style = Colours
fair-style-light = Day
fair-style-night = Night
fair-style-ink = Saves ink
fair-paper = For
fair-screen = the screen

## Signing a map

sign-end = Sign your map
sign-end-of = Sign the map of { $who }
