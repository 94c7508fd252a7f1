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

/* The fewest empty squares in any block of that side, up to a limit that is not looked beyond. */
static int least_in_blocks(Cells empty, int side, int limit)
{
    int least = limit;
    int sums[SIZE + 1][SIZE + 1];
    for (int i = 0; i <= SIZE; i++)
        sums[0][i] = sums[i][0] = 0;
    for (int row = 0; row < SIZE; row++) {
        unsigned bits = row_bits(empty, row);
        int run = 0;
        for (int column = 0; column < SIZE; column++) {
            run += bits >> column & 1;
            sums[row + 1][column + 1] = sums[row][column + 1] + run;
        }
    }
    for (int row = side; row <= SIZE; row++)
        for (int column = side; column <= SIZE; column++) {
            int here = sums[row][column] - sums[row - side][column] - sums[row][column - side] +
                       sums[row - side][column - side];
            least = here < least ? here : least;
        }
    return least;
}

void progress_lost_barony(const State *s, int *counts)
{
    int side = 0;
    for (Cells corners = outside(s->sheet.empty); some(corners); corners = blocks(corners))
        side++;
    counts[0] = side + 1 > SIZE ? 8 : 8 - least_in_blocks(s->sheet.empty, side + 1, 8);
    counts[1] = side + 2 > SIZE ? 12 : 12 - least_in_blocks(s->sheet.empty, side + 2, 12);
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
