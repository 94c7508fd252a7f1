### Showing a finished game to everybody.

publish-title = Show it to others
publish-about-alone = Everybody who has the address will see your name, your map, your points by edict and season, and your title. You can take it back at any time.
publish-about-among = Everybody who has the address will see the name, the map and the points by edict and season of each seat that is published. The others appear as “Player 2” with their points, without a map. You can take it back at any time.
publish-listed = This game was listed, so everybody may see it, and it has a public page. If you unpublish your seat, it appears there as “Player 2” without a map; the table itself stays open to everybody.
publish-waits = You can publish your map once the race is over for everybody.
publish = Publish
unpublish = Unpublish
publish-of = Publish the map of { $name }
unpublish-of = Unpublish the map of { $name }
publish-on = There is a public page: whoever has its address can see it.
publish-address = Public address
publish-open = Open the public page
publish-copy-text = Copy with a sentence
publish-text-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $title }: my map on Quillmap
publish-text-among = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rank { $rank } of { $players }: my map on Quillmap
publish-text-plain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: my map on Quillmap

public-player = Player { $seat }
public-among = A game of { $count }
public-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rating { $rating }
public-ranking = Ranking
public-play = Draw a map of your own
public-fair = Show the fair copy
public-gone = Nothing to see here
public-gone-about = There is no game at this address, or it is not public any more.
