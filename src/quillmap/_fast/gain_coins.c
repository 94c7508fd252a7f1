/* What a drawing adds by coins and takes by monsters, under every edict (R7, R9.2). */
#include "gain_rules.h"

/* Coins beyond the track are lost: the g-th coin counts where there are at least g of them. */
static void gain_capped(Spot *spot, const Cells *coins, int number, int room, int each)
{
    Cells at_least[SQUARES + 1];
    at_least[0] = spot->anchors;
    for (int g = 1; g <= room; g++)
        at_least[g] = NOWHERE;
    for (int i = 0; i < number; i++)
        for (int g = room; g > 0; g--)
            at_least[g] = either(at_least[g], both(at_least[g - 1], coins[i]));
    for (int g = 1; g <= room; g++)
        gain(spot, at_least[g], each);
}

void gain_coins(Spot *spot, bool shape_coin, int each)
{
    const Sheet *sheet = SHEET(spot);
    const State *s = spot->view->state;
    Cells coins[1 + MOST_BORDER + 7];
    int number = 0, size = spot->turned->count, room = tables.coin_track - s->coins;
    if (room <= 0 || room > SQUARES)
        return;
    if (shape_coin)
        coins[number++] = spot->anchors;
    /* A mountain is surrounded when as many of its neighbours are empty as the shape covers. */
    for (int k = 0; k < spot->turned->border_count; k++) {
        Cells open = spot->view->open_mountains[spot->turned->touching[k]];
        if (some(open) && some(open = both(bordering(spot, open, k), spot->anchors)))
            coins[number++] = open;
    }
    if (some(sheet->letter[DRAGON])) {
        Cells lacks = both(beside(without(sheet->letter[DRAGON], sheet->destroyed)), sheet->empty);
        Cells tamed = some(lacks) && count(lacks) <= size ? covering_all(spot, lacks) : NOWHERE;
        for (int i = 0; some(tamed) && i < tables.dragon_coins && i < 7; i++)
            coins[number++] = tamed;
    }
    if (number > room)
        gain_capped(spot, coins, number, room, each);
    else
        for (int i = 0; i < number; i++)
            gain(spot, coins[i], each);
}

/* Menaced squares that are filled cost no more; new monsters menace what is empty beside them. */
void gain_monsters(Spot *spot, int each)
{
    const Sheet *sheet = SHEET(spot);
    const Turned *t = spot->turned;
    Cells safe = without(sheet->empty, spot->view->menaced), standing = outside(sheet->attacked);
    gain_hits(spot, spot->view->menaced, each);
    if (spot->terrain != MONSTER)
        return;
    for (int k = 0; k < t->border_count; k++) {
        Cells by = NOWHERE;
        for (int i = 0; i < t->count; i++)
            if (t->touchers[k] >> i & 1)
                by = either(by, stepping(spot, standing, i));
        gain(spot, both(bordering(spot, safe, k), by), -each);
    }
}
