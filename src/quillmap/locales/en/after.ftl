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
end-known-deck = Played with cards that were known beforehand.
par-asking = A bot is playing the same cards for comparison …
# $bot is the name of a bot.
par = With the same cards, { $bot } reached a rating of { $rating } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
end-again = Play again
end-next = To the next game
to-race = To the race

## A check of the cards

check-cards = Check that the cards were fixed before the game
check-good = They match. The seed, and with it every card, was fixed when the promise was made.
check-bad = They do not match: these are not the cards that were promised.
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
replay-total = Points so far
replay-link = Link to this moment
to-table = To the table
moment-card = A new card: { $card }
moment-round = All have drawn: { $card }
moment-season = { $season } is scored
moment-people = People came and went
moment-end = The end

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
picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
picture-rank = Rank { $rank } of { $players }
