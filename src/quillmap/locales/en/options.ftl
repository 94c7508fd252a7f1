# The options of a game (R18) and the settings of a table.

## The game

option-ruleset = Game
option-ruleset-about = Which of the two games you play, or both mixed. Maps, cards and some rules follow from it.
option-ruleset-base = Cartographers
option-ruleset-heroes = Cartographers Heroes
option-ruleset-combined = Both combined
option-map_sheet = Map sheet
option-map_sheet-about = The map that everybody draws on. A and B come from the base game, C and D from Heroes; B and D have wasteland. The German Heroes box calls its two sheets A and B. Chance can decide, or you draw a map of your own.
option-map_sheet-A = A: wilderness
option-map_sheet-B = B: wasteland in the middle
option-map_sheet-C = C: wilderness
option-map_sheet-D = D: three wastelands
option-map_sheet-random = Random
option-map_sheet-own = A map of your own
option-season_set = Length of the seasons
option-season_set-about = Summer lasts 8 time units in the base game and 7 in Heroes. The other seasons are the same.
option-season_set-base = As in the base game (summer 8)
option-season_set-heroes = As in Heroes (summer 7)
option-explore_set = Explore cards
option-explore_set-about = The shapes that come up. The two sets are never mixed; in a combined game the two ruins cards always come along.
option-explore_set-base = From the base game
option-explore_set-heroes = From Heroes
option-hero_cards = Hero cards
option-hero_cards-about = Whether heroes join the game. With them, hero is a terrain type for cards that count types.
option-hero_cards-on = With heroes
option-hero_cards-off = Without heroes
option-ambush_set = Ambush cards
option-ambush_set-about = Four ambushes are in a game, one more for each season. When the games are combined, any four of the eight will do, or promotional ones that you choose.
option-ambush_set-random = Four of the eight at random
option-ambush_set-base = The four of the base game
option-ambush_set-heroes = The four of Heroes
option-ambush_set-chosen = Chosen by you
option-edicts = Edicts
option-edicts-about = The four scoring cards and the letter each lies under. By the rulebooks they are drawn at random, one of each back; the Heroes rulebooks suggest four for a first game.
option-edicts-random = At random
option-edicts-first_game = For a first game of Heroes
option-edicts-chosen = Chosen by you
option-fallback_terrain = Single square when nothing fits
option-fallback_terrain-about = The base rulebooks let you draw one terrain of the card, the Heroes rulebooks any terrain but mountain. If ruins cannot be covered it is any terrain in both.
option-fallback_terrain-auto = As printed for this game
option-fallback_terrain-card = A terrain of the card
option-fallback_terrain-any = Any terrain
option-ambush_fallback = Ambush that fits nowhere
option-ambush_fallback-about = What the neighbour draws on one single square when the shape has no room on a map. The Greek rulebook allows any terrain, all others say monster. Alone nothing is drawn.
option-ambush_fallback-monster = A monster
option-ambush_fallback-any = Any terrain (Greek edition)
option-solo_ambush = Ambushes when you play alone
option-solo_ambush-about = Whether the monster shape keeps its printed position or you may turn and flip it. Only the German Heroes rulebook lets you turn it.
option-solo_ambush-standard = As printed on the card
option-solo_ambush-pegasus = German variant: may be turned
option-hero_pattern_rotation = Turning attack patterns
option-hero_pattern_rotation-about = Whether a hero’s attack pattern may be turned and flipped. The German Heroes rulebook allows it; the others say nothing.
option-hero_pattern_rotation-on = Allowed
option-hero_pattern_rotation-off = Only as printed
option-wildholds_points = Points for Wildholds
option-wildholds_points-about = What a village cluster of six squares or more is worth under this edict. The Greek rulebook says 6, all others 8.
option-wildholds_points-8 = 8 points
option-wildholds_points-6 = 6 points (Greek edition)
option-effects_after_winter = Monster effects after winter
option-effects_after_winter-about = On paper the Heroes monsters act once more after the last scoring. No score can change any more, so we usually leave it out.
option-effects_after_winter-off = Leave out
option-effects_after_winter-on = Play out

## The table

option-preset = Ready-made game
option-preset-about = For those who have never played: four edicts that are easy to follow.
option-preset-first_game = First game of Cartographers
option-preset-first_game_heroes = First game of Cartographers Heroes
option-seats = Seats at most
option-seats-about = From 1 to 100. On your own you play by the solo rules; bots count as players.
option-kind = Kind of game
option-kind-about = At a table everybody draws the same card at the same time. In a race everybody plays the same cards alone, at their own pace.
option-kind-table = Table
option-kind-race = Race
option-kind-lane = Lane of a race
option-listed = In the list of open tables
option-listed-about = Whether strangers can find this table and join. Otherwise people come by link or code only.
option-listed-on = Listed
option-listed-off = By link or code only
option-round_time = Time for a round
option-round_time-about = When it is up, a bot draws for those who have not; they go on themselves in the next round.
option-round_time-0 = No limit
option-substitute = Substitute
option-substitute-about = The bot that draws for those who are away or out of time.
option-race_time = Time for the race
option-race_time-about = How long after the start the race closes. Games that are still under way then end without a result.
option-hints = Hints
option-hints-about = Whether players may ask a bot what it would draw. Usually only when you play alone.
option-hints-on = Allowed
option-hints-off = Not allowed
option-reactions = Reactions
option-reactions-about = Whether players may say a few ready-made phrases to each other.
option-reactions-on = Allowed
option-reactions-off = Switched off
option-time-seconds = { $count ->
    [one] {$count} second
   *[other] {$count} seconds
  }
option-time-minutes = { $count ->
    [one] {$count} minute
   *[other] {$count} minutes
  }
option-time-hours = { $count ->
    [one] {$count} hour
   *[other] {$count} hours
  }
option-time-days = { $count ->
    [one] {$count} day
   *[other] {$count} days
  }
