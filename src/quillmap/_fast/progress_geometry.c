/* On the way to the cards about the whole map: bots/progress/geometry.py. */
#include "progress_rules.h"

static void none(int *counts) { counts[0] = counts[1] = counts[2] = counts[3] = 0; }

void progress_borderlands(const State *s, int *counts)
{
    int rows[SIZE], columns[SIZE];
    none(counts);
    count_rows(s->sheet.empty, rows);
    count_columns(s->sheet.empty, columns);
    for (int i = 0; i < SIZE; i++) {
        add_lacking(rows[i], counts);
        add_lacking(columns[i], counts);
    }
}

void progress_dwarvenholds(const State *s, int *counts)
{
    unsigned columns = columns_of(s->sheet.mountains);
    none(counts);
    for (int i = 0; i < SIZE; i++) {
        if (row_bits(s->sheet.mountains, i))
            add_lacking(count_word(row_bits(s->sheet.empty, i)), counts);
        if (columns >> i & 1)
            add_lacking(count(both(s->sheet.empty, column_cells(i))), counts);
    }
}

void progress_silos(const State *s, int *counts)
{
    none(counts);
    for (int i = 0; i < SIZE; i += 2)
        add_lacking(count(both(s->sheet.empty, column_cells(i))), counts);
}

void progress_the_broken_road(const State *s, int *counts)
{
    Cells diagonal = LONGEST_DIAGONAL;
    none(counts);
    for (int top = 0; top < SIZE; top++, diagonal = below(diagonal))
        add_lacking(count(both(s->sheet.empty, diagonal)), counts);
}

/* A number for each column, a byte each: none of ours is greater than 121, so bytes never meet. */
typedef struct {
    uint64_t lo, hi;
} Columns;

#define BYTES UINT64_C(0x0101010101010101)

/* 1 where a row has a square: each byte keeps its own bit of eight, and then its sign. */
static uint64_t spread(unsigned eight)
{
    uint64_t own = (eight & 0xFF) * BYTES & UINT64_C(0x8040201008040201);
    return ((own + 0x7F * BYTES) >> 7) & BYTES;
}

static uint64_t lesser(uint64_t a, uint64_t b)
{
    uint64_t b_is = (((a | 0x80 * BYTES) - b) >> 7 & BYTES) * 0xFF;
    return (a & ~b_is) | (b & b_is);
}

/* For every column the sum of all columns up to it. */
static Columns summed_up(Columns c)
{
    uint64_t lo = c.lo * BYTES;
    return (Columns){lo, c.hi * BYTES + (lo >> 56) * BYTES};
}

static Columns shifted(Columns c, int bytes)
{
    if (bytes >= 8)
        return (Columns){0, c.lo << 8 * (bytes - 8)};
    return (Columns){c.lo << 8 * bytes, c.hi << 8 * bytes | c.lo >> 8 * (8 - bytes)};
}

/* The fewest empty squares in any block of that side, 1 to 11, up to a limit that is not looked
   beyond; above[n] has the empty squares of each column in the first n rows. */
static int least_in_blocks(const Columns above[SIZE + 1], int side, int limit)
{
    /* Blocks end at a column from side - 1 to 10; elsewhere stands a number that is never the least. */
    Columns none = shifted((Columns){0x7F * BYTES, 0x7F * BYTES}, side - 1), least;
    none.lo = ~none.lo & 0x7F * BYTES;
    none.hi = (~none.hi & 0x7F * BYTES) | UINT64_C(0x7F7F7F7F7F000000);
    least = (Columns){0x7F * BYTES, 0x7F * BYTES};
    for (int row = side; row <= SIZE; row++) {
        Columns until = summed_up((Columns){above[row].lo - above[row - side].lo,
                                            above[row].hi - above[row - side].hi});
        Columns before = shifted(until, side);
        least.lo = lesser(least.lo, (until.lo - before.lo) | none.lo);
        least.hi = lesser(least.hi, (until.hi - before.hi) | none.hi);
    }
    uint64_t all = lesser(least.lo, least.hi);
    all = lesser(all, all >> 32 | UINT64_C(0x7F7F7F7F00000000));
    all = lesser(all, all >> 16 | UINT64_C(0x7F7F000000000000));
    all = lesser(all, all >> 8 | UINT64_C(0x7F00000000000000));
    int found = (int)(all & 0xFF);
    return found < limit ? found : limit;
}

void progress_lost_barony(const State *s, int *counts)
{
    int side = 0;
    Columns above[SIZE + 1] = {{0, 0}};
    for (Cells corners = outside(s->sheet.empty); some(corners); corners = blocks(corners))
        side++;
    for (int row = 0; row < SIZE; row++) {
        unsigned bits = row_bits(s->sheet.empty, row);
        above[row + 1].lo = above[row].lo + spread(bits);
        above[row + 1].hi = above[row].hi + spread(bits >> 8);
    }
    counts[0] = side + 1 > SIZE ? 8 : 8 - least_in_blocks(above, side + 1, 8);
    counts[1] = side + 2 > SIZE ? 12 : 12 - least_in_blocks(above, side + 2, 12);
}

void progress_the_cauldrons(const State *s, int *counts)
{
    Cells empty = s->sheet.empty, open = both(empty, beside(empty));
    int wide = count(both(open, beside_two(empty)));
    counts[0] = count(open) - wide;
    counts[1] = wide;
}

void progress_banded_hills(const State *s, int *counts)
{
    counts[0] = counts[1] = counts[2] = 0;
    for (int row = 0; row < SIZE; row++) {
        int lacks = 5 - (row_bits(s->sheet.mountains, row) != 0);
        for (int i = 0; i < TERRAINS; i++)
            lacks -= row_bits(s->sheet.layer[i], row) != 0;
        if (lacks >= 1 && lacks <= 3 && count_word(row_bits(s->sheet.empty, row)) >= lacks)
            counts[lacks - 1]++;
    }
}

void progress_starlit_sigil(const State *s, int *counts)
{
    none(counts);
    for (Cells rest = s->sheet.empty; some(rest);) {
        int size = count(take_cluster(&rest));
        counts[0] += size <= 2;
        counts[1] += size >= 4 && size <= 5;
        counts[2] += size >= 6 && size <= 8;
        counts[3] += size >= 9 && size <= 12;
    }
}
