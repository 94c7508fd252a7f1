# Why something is refused, and why a card gives nothing: one message for each Reason.
# Names of cards, terrain and options come in already translated.

## A move that cannot be played

reason-game_over = The game is over.
reason-nothing_revealed = No card is open yet. Wait until the next one is revealed.
reason-no_such_seat = There is no seat {$seat} here: the seats are 1 to {$players}.
reason-seat_left = The player of seat {$seat} has left the game.
reason-not_handed_over = Seat {$seat} was not handed to a bot, so there is nothing to take back.
reason-not_awaited = Seat {$seat} has nothing to draw right now.
reason-wrong_kind = This round asks for something else: { $wanted ->
    [explore] draw a shape of the card on your own map.
    [hero] place the hero on your own map.
    [ambush] draw the monsters on the map shown.
    [gaze] choose the square that the Gorgon destroys.
    [troll] choose the square that the Troll destroys.
   *[other] {$wanted}.
  }
reason-no_squares = Choose at least one square.
reason-off_the_map = Stay on the map: squares go from A1 to K11.
reason-occupied = {$square} is already filled. Choose empty squares.
reason-terrain_not_offered = {$terrain} cannot be drawn now. Choose from: {$offered}.
reason-not_the_shape = {$squares}: these squares do not form a shape of “{$card}”.
reason-one_square_too_early = “{$card}” still fits somewhere, so a single square is not allowed yet.
reason-must_cover_ruins = This shape must cover at least one empty ruins square.
reason-single_square_only = “{$card}” fits nowhere. Draw one single square instead.
reason-no_strikes = Only a hero from a hero card attacks squares.
reason-one_hero = A hero stands on a single square.
reason-not_the_pattern = These squares are not an attack pattern of “{$card}” from {$square}. Follow the pattern on the card.
reason-wrong_map = Seat {$seat} draws on the map of seat {$target} now, not on the map of seat {$on}.
reason-not_on_the_walk = By the solo rule “{$card}” must cover {$square}.
reason-must_destroy = The Gorgon must destroy one square: choose one next to her.
reason-nothing_to_destroy = There is nothing to destroy now.
reason-one_to_destroy = Choose exactly one square to destroy.
reason-cannot_destroy = {$square} cannot be destroyed. Choose from: {$eligible}.

## A card that cannot be revealed

reason-round_open = A card is open: seat {$seat} has to draw first.
reason-not_in_the_deck = “{$card}” is not in the deck now.
reason-unknown_card = There is no card “{$card}”.

## Options that do not go together

reason-bad_option = “{$value}” is not a value of the option “{$option}”. Choose from: {$choices}.
reason-unknown_option = There is no option “{$option}”.
reason-fixed_by_ruleset = In the game “{$ruleset}” the option “{$option}” is always “{$value}”.
reason-unseen_option = Environments of version 1 cannot show the option “{$option}” as “{$value}”.
reason-edict_backs = Choose four scoring cards as edicts, one of each back.
reason-edict_pool = “{$card}” is not a scoring card of the game “{$ruleset}”.
reason-four_ambushes = Choose four different ambush cards.
reason-map_form = A map of your own is 11 rows with / between them: ^ for a mountain, # for wasteland, r for ruins, . or a number for empty squares.
reason-map_mark = “{$mark}” in row {$row} of the map has no meaning there. Use ^ for a mountain, # for wasteland, r for ruins, . or a number for empty squares.
reason-map_row = Row {$row} of the map must have 11 squares, not {$now}.
reason-map_empty = A map needs {$least} empty squares at least; this one has {$now}.
reason-not_in_environments = Environments of version 1 do not know the card “{$card}” (option “{$option}”).
reason-players = A table has 1 to 100 players, not {$players}.

## What is unusual about a map of your own

reason-map_edge = A mountain on the edge has fewer squares around it to fill: {$squares}.
reason-map_touching = Mountains that touch have fewer squares around them to fill: {$squares}.
reason-map_mountains = The printed sheets have {$printed} mountains; on this map the number is {$now}.
reason-map_ruins = The printed sheets have {$printed} ruins; on this map the number is {$now}.

## At a table

reason-table_waiting = The game has not begun yet.
reason-table_started = The game has already begun.
reason-table_closed = This table is closed.
reason-table_full = { $seats ->
    [one] The only seat is taken.
   *[other] All {$seats} seats are taken.
  }
reason-fewer_seats = { $taken ->
    [one] {$taken} seat is already taken, so there cannot be fewer.
   *[other] {$taken} seats are needed for those who sit here, so there cannot be fewer.
  }
reason-nobody_sits = Nobody sits at this table yet. Take a seat first.
reason-seat_taken = Seat {$seat} is taken. Choose another one.
reason-seat_empty = Nobody sits on seat {$seat}.
reason-seat_of_a_bot = A bot sits on seat {$seat}.
reason-not_your_seat = Seat {$seat} is not yours.
reason-handed_over = A bot draws for seat {$seat}. Take the seat back first.
reason-still_here = The player of seat {$seat} is here, so the seat stays theirs.
reason-host_only = Only the host can do that.
reason-bad_name = { $longest ->
    [one] A name has {$longest} visible character.
   *[other] A name has 1 to {$longest} characters, none of them invisible, and at most two marks on a letter.
  }
reason-name_taken = Somebody at this table already has this name. Choose another one.
reason-bad_words = { $longest ->
    [one] A province or a title has {$longest} visible character.
   *[other] A province or a title has at most {$longest} characters, none of them invisible, and at most two marks on a letter.
  }
reason-bad_crest = A crest has no “{$word}”, or not there.
reason-signed_often = This map has been signed very often; it stays as it is.
reason-unknown_bot = There is no bot called “{$bot}”.
reason-bad_setting = “{$value}” is not a value of “{$setting}”. Choose from: {$choices}.
reason-wrong_round = This was meant for round {$round}, but round {$now} is already under way. Please draw again.
reason-nothing_drawn = Seat {$seat} has nothing to take back.
reason-unreadable = This line cannot be read as a move at “{$word}” ({$why}).
reason-wrong_link = This personal link is no longer valid. Ask for a new one.
reason-race_only = In a race you draw in your own lane. Go there first.
reason-race_over = The race is over.
reason-race_running = The lanes of this race are still open. They have to close first.
reason-races_already = You race already, so you know the cards: everybody runs one lane.
reason-ask_at_race = Personal links belong to the race, not to a lane. Go back to the race.
reason-too_many_changes = You have changed this very often; it stays as it is until the next round.
reason-no_hints = Hints are not allowed at this table.
reason-own_seat = Seat {$seat} is your own.
reason-too_soon = { $seconds ->
    [one] Not yet: give them {$seconds} more second.
   *[other] Not yet: give them {$seconds} more seconds.
  }
reason-nudge_first = Nudge the player of seat {$seat} first.
reason-seat_free = A seat is free: sit down there.
reason-turned_away = The host has no seat for you at this table.
reason-no_such_knock = Nobody is waiting at the door any more.
reason-no_reactions = Reactions are switched off here.
reason-publish_unfinished = A game can be published once it is over, and a lane once its race is over.
reason-publish_withheld = The public page of this game was taken back by those who run the server.
reason-par_unfinished = The bot’s result is shown when the game, or its race, is over.
reason-par_solo = A bot plays the same cards for comparison only after solo games.
reason-par_no_seed = This record does not contain its seed, so no bot can play the same cards.
reason-deck_untold = The seed of that game has not been revealed, so its cards cannot be played again.
reason-deck_options = The cards of another game come with its options. Leave the other options as they are.
reason-lesson_fixed = The guided first game is for one player, with its own cards and options. Choose nothing else with it.
reason-bot_failed = The bot “{$bot}” could not finish thinking. Ask again in a moment.

## Between the page and the server

reason-no_such_page = There is nothing at this address.
reason-no_such_table = There is no such table, or its link is not complete.
reason-no_such_code = No table with this code is waiting for players. Check the code.
reason-lane_hidden = You can look at the other lanes once you have drawn your own to the end, or when the race is over.
reason-not_kept = This could not be stored, so nothing has changed. Try again in a moment. ({$why})
reason-server_full = This server has no room for another game now. Games that are open go on as usual.
reason-too_many = { $seconds ->
    [one] That was a bit fast. Wait {$seconds} second.
   *[other] That was a bit fast. Wait {$seconds} seconds.
  }
reason-overtaken = A newer preview has replaced this one.
reason-bad_message = The server did not understand this message ({$why}).
reason-say_hello = The page and the server are out of step. Load the page again.
reason-old_version = This page is out of date (version {$version}, the server speaks {$wanted}). Load it again.
reason-shutting_down = The server is restarting. Come back in a moment; nothing is lost.
reason-wrong_origin = This request came from another website and was refused.
reason-wrong_host = This server does not answer to this name. Its operator can add the name with --site.
reason-too_large = { $most ->
    [one] This is too large: at most {$most} byte.
   *[other] This is too large: at most {$most} bytes.
  }
reason-broken_record = This record contains a mistake ({$why}).
reason-record_unfinished = Only the record of a finished game can be added.
reason-not_scored = Only the season that was scored last can be asked for.

## Why a scoring card or the monsters give nothing

zero-no_terrain = Not on the map yet: {$terrain}.
zero-no_pair = This takes both farm and water.
zero-no_mountain = There is no mountain on the map.
zero-no_ruins = There are no ruins on the map.
zero-no_empty = There is no empty square left.
zero-monster_penalty = No empty square lies next to a monster: nothing is lost.
