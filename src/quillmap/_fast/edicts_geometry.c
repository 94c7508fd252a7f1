/* The points of the cards about the whole map (R15.13 to R15.16, R15.29 to R15.32). */
#include "lines.h"

static int complete_rows(const State *s, Cells wanted)
{
    int rows = 0;
    Cells empty = s->sheet.empty;
    for (int row = 0; row < SIZE; row++, empty = back(empty, SIZE), wanted = back(wanted, SIZE))
        rows += !(empty.lo & ROW_BITS) && (wanted.lo & ROW_BITS);
    return rows;
}

static int complete_columns(const State *s, unsigned wanted)
{
    return count_word(wanted & ~columns_of(s->sheet.empty));
}

/* R15.13 */
int points_borderlands(const State *s)
{
    return 6 * (complete_rows(s, EVERYWHERE) + complete_columns(s, ROW_BITS));
}

/* R15.14 */
int points_lost_barony(const State *s)
{
    int side = 0;
    for (Cells corners = outside(s->sheet.empty); some(corners); side++) {
        Cells pairs = both(corners, left_of(corners));
        corners = both(pairs, above(pairs));
    }
    return 3 * side;
}

/* R15.15 */
int points_the_broken_road(const State *s)
{
    int diagonals = 0;
    Cells diagonal = LONGEST_DIAGONAL;
    for (int top = 0; top < SIZE; top++, diagonal = below(diagonal))
        diagonals += !meet(diagonal, s->sheet.empty);
    return 3 * diagonals;
}

/* R15.16 */
int points_the_cauldrons(const State *s)
{
    return count(without(s->sheet.empty, beside(s->sheet.empty)));
}

/* R15.29 */
int points_dwarvenholds(const State *s)
{
    Cells mountains = s->sheet.mountains;
    return 7 * (complete_rows(s, mountains) + complete_columns(s, columns_of(mountains)));
}

/* R15.30 */
int points_silos(const State *s) { return 10 * complete_columns(s, 0x555); }

/* R15.31 */
int points_banded_hills(const State *s)
{
    Cells kinds[TERRAINS + 1];
    int rows = 0, kind_count = 0;
    for (int i = 0; i < TERRAINS; i++)
        if (i != HERO || s->hero_cards)
            kinds[kind_count++] = s->sheet.layer[i];
    kinds[kind_count++] = s->sheet.mountains;
    for (int row = 0; row < SIZE; row++) {
        Cells line = row_cells(row);
        int here = 0;
        for (int i = 0; i < kind_count; i++)
            here += meet(line, kinds[i]);
        rows += here >= 5;
    }
    return 4 * rows;
}

/* R15.32: in a group of three the middle one has two neighbours in it, and these have one each. */
int points_starlit_sigil(const State *s)
{
    Cells e = s->sheet.empty, b = below(e), t = above(e), r = right_of(e), l = left_of(e);
    Cells any = either(either(b, t), either(r, l));
    Cells two = either(either(both(b, t), both(r, l)), both(either(b, t), either(r, l)));
    Cells three = either(both(both(b, t), either(r, l)), both(both(r, l), either(b, t)));
    Cells ends = both(e, without(any, two)), middles = both(e, without(two, three));
    return 4 * count(both(middles, beside_two(ends)));
}
