/* Rows, columns and other figures, one bit for each where that is handier than a set of squares. */
#ifndef QUILLMAP_LINES_H
#define QUILLMAP_LINES_H

#include "core.h"

#define ROW_BITS ((1u << SIZE) - 1)

static const Cells EDGE = {FIRST_LO | LAST_LO | ROW_BITS,
                           FIRST_HI | LAST_HI | (uint64_t)ROW_BITS << (110 - 64)};

/* From the top left to the bottom right; the ones below it are this one moved down. */
static const Cells LONGEST_DIAGONAL = {
    UINT64_C(1) | UINT64_C(1) << 12 | UINT64_C(1) << 24 | UINT64_C(1) << 36 | UINT64_C(1) << 48 |
        UINT64_C(1) << 60,
    UINT64_C(1) << (72 - 64) | UINT64_C(1) << (84 - 64) | UINT64_C(1) << (96 - 64) |
        UINT64_C(1) << (108 - 64) | UINT64_C(1) << (120 - 64)};

/* The squares of one row, one bit for each column. */
static inline unsigned row_bits(Cells a, int row)
{
    int start = SIZE * row;
    if (start < 64)
        return (unsigned)(back(a, (unsigned)start).lo & ROW_BITS);
    return (unsigned)(a.hi >> (start - 64) & ROW_BITS);
}

/* How many rows hold a square of the set. */
static inline int rows_with(Cells a)
{
    int rows = 0;
    for (int row = 0; row < SIZE; row++)
        rows += row_bits(a, row) != 0;
    return rows;
}

/* One bit for each column that holds a square of the set. */
static inline unsigned columns_of(Cells a)
{
    /* Halves are laid over each other: six rows, three, and then one. */
    Cells b = either(a, back(a, 55));
    uint64_t x = b.lo | b.lo >> 33;
    return (unsigned)((x | x >> 11 | x >> 22) & ROW_BITS) |
           (unsigned)(a.hi >> (110 - 64) & ROW_BITS);
}

static inline int columns_with(Cells a) { return count_word(columns_of(a)); }

static inline int lines_with(Cells a) { return rows_with(a) + columns_with(a); }

/* How many squares of the set lie in each row or column. */
static inline void count_rows(Cells a, int *counts)
{
    for (int row = 0; row < SIZE; row++)
        counts[row] = count_word(row_bits(a, row));
}

static inline void count_columns(Cells a, int *counts)
{
    for (int column = 0; column < SIZE; column++)
        counts[column] = count(both(a, column_cells(column)));
}

/* The top left squares of all 2 x 2 blocks. */
static inline Cells blocks(Cells a)
{
    Cells pairs = both(a, left_of(a));
    return both(pairs, above(pairs));
}

/* The first squares of four in a line, across and down. */
static inline Cells fours_across(Cells a)
{
    Cells pairs = both(a, left_of(a));
    return both(pairs, left_of(left_of(pairs)));
}

static inline Cells fours_down(Cells a)
{
    Cells pairs = both(a, above(a));
    return both(pairs, above(above(pairs)));
}

#endif
