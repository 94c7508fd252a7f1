# The guided first game: what its bubble says. At most two short sentences each; a phone has four lines.

teach-bubble = Guide
# Only for those who listen: the squares that a bubble speaks of, and how to go on.
teach-squares = Squares: { $squares }.
lesson-press = Press “{ $button }” to go on.
lesson-begin = Begin
lesson-play-on = Play on
lesson-skip = Skip
lesson-resume = Guide me again
lesson-count = step { $at } of { $of }
lesson-of = { $have } of { $need }

## What each step asks for. $handling is how somebody plays

lesson-map = Each card gives you a shape, and you draw it wherever you like. Four edicts say what your map is worth; they open one by one.
lesson-edge = Edict A, { name-sentinel_wood }: 1 point for each forest square on the edge. { $handling ->
    [keys] Move the forest to the glowing edge with the arrow keys.
    [touch] Tap the glowing edge where it should lie.
   *[mouse] Click the glowing edge where it should lie.
}
lesson-try-edge = Only the edge pays for forest: nothing here yet. Move it outward, or draw it all the same.
lesson-turn = { $squares ->
    [one] { $squares } of its squares fits on the edge.
   *[other] { $squares } of its squares fit on the edge at once.
} { $handling ->
    [keys] Turn it with R, if need be.
   *[mouse] Turn it with the glowing buttons, if need be.
}
lesson-turn-forest = Water may lie anywhere, but edict A pays for forest alone. Choose forest to go on with the edge.
lesson-try-turn = { $edge } of { $most } on the edge so far. Turn or move it, or draw it as it lies.
lesson-river = Edict B, { name-mages_valley }: 2 for each water square beside a mountain, not at corners. The straight shape brings a coin: 1 point in each of 4 seasons.
lesson-try-river = No square beside a mountain, so B pays nothing yet. Try the glowing squares, or draw it all the same.
lesson-village = Edict C, { name-wildholds }: 8 for each cluster of 6 or more village squares, in summer and again in fall. Leave them room to grow.
lesson-ruins = A ruins card: this shape must cover one of the marked squares. { $slopes ->
    [0] Farm or water, as you like.
   *[other] Beside a mountain B pays 2 for each water, 1 for each farm.
}
lesson-rift = { $which ->
    [both] One square of any terrain. Close the mountain for a coin, or add the sixth village: both glow.
    [mountain] One square of any terrain. On the glowing side it closes the mountain, and that is a coin.
    [village] One square of any terrain. A glowing one can be your sixth village.
   *[none] One square of any terrain, wherever you like. Water on a glowing square pays this very spring.
}
lesson-monsters = { $cost ->
    [0] Gnolls raid your map, from the top left along the edge! Each empty square beside them would cost a point every season, but there is none.
   *[other] Gnolls raid your map, from the top left along the edge! Each empty square beside them costs a point every season, { $cost } now: draw on the red ones.
}
lesson-try-monsters = The gnolls cost as much as before. Draw on the red squares, or here all the same.
# Where the shape pays, and the monsters cost as much as before; $squares is how many red ones the card can fill.
lesson-monsters-stay = This brings { $points } in all, but the gnolls stay. Filling { $squares ->
    [one] { $squares } red square
   *[other] { $squares } red squares
} would save { $saves }.
lesson-summer = Edict D opens, { name-borderlands }: 6 for each full row and each full column, in fall and again in winter.
lesson-own = From here on the map is yours. The button with the lamp advises you and says why.

## What glows, by name, for those who do not see it

lesson-named-edge = The edge is rows A and K, and columns 1 and 11.
lesson-named-mountains = Mountains: { $squares }.
lesson-named-ruins = Ruins: { $squares }.
lesson-named-side = The last side of a mountain: { $squares }.
lesson-named-village = Beside the village: { $squares }.
lesson-named-monsters = Empty squares beside monsters: { $squares }.

## What a shape would bring where it lies. $brings is a list, $button the button that draws

lesson-brings = { $brings }. Press “{ $button }”, or try another place.
lesson-brings-none = The open edicts pay nothing here. Press “{ $button }” all the same, or try another place.
# Follows $brings where a shape fills the last side of a mountain.
lesson-closed = { $mountains ->
    [1] It fills all four sides of the mountain on { $squares }: that is a coin.
   *[other] It fills all four sides of the mountains on { $squares }: each is a coin.
}
# In place of both where villages grow and are not enough yet.
lesson-brings-way = { $have } of { $need } village squares together. With { $need } edict C pays 8, in summer and again in fall.

## What a drawing has brought; points stand before it with their sign

lesson-got-edge = { $squares ->
    [one] One forest square lies on the edge.
   *[other] { $squares } forest squares lie on the edge.
}
lesson-got-inland = Only the edge pays for forest: 0 this time.
lesson-got-no-forest = No forest this time, so nothing from edict A.
lesson-got-coin = { $coins ->
    [one] And a coin: 1 point in each of 4 seasons.
   *[other] And { $coins } coins: each is 1 point in each of 4 seasons.
}
lesson-got-time = Cards take time: { $time } / { $threshold } now, and spring ends at { $threshold }.
lesson-got-valley = { $squares ->
    [one] One square beside a mountain: B pays in spring and summer.
   *[other] { $squares } squares beside a mountain: B pays in spring and summer.
}
lesson-got-no-valley = Nothing beside a mountain: 0 from edict B this time.
lesson-got-ruins = The ruins are covered. The edicts pay nothing for it this time.
lesson-got-villages = { $have } of { $need } village squares, and time until summer ends.
lesson-got-six = Six together! Edict C will pay that in summer and again in fall.
lesson-got-mountain = { $mountains ->
    [1] All sides of the mountain on { $squares } are filled: a coin, 1 point each season.
   *[other] All sides of the mountains on { $squares } are filled: each is a coin, 1 point each season.
}
lesson-got-nothing = No points this time, but the map grows.
# Follows the answer when the monsters stand there already.
lesson-got-raid = Now gnolls raid your map!

## The end of spring and of the game

lesson-monsters-now = { $after ->
    [0] You have closed the gnolls in: they cost nothing.
   *[other] The gnolls cost { $before } when they came, and { $after } now.
}
lesson-time-over = The last card of a season may go over its time; nothing is carried on.
lesson-season = Every edict pays twice a year, as its two signs show.
lesson-end-best = What went best: { $card }, with { $points } of your points. Well drawn!
