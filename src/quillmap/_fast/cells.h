/* Sets of squares as grid.py has them, bit 11 * row + column, in two words of 64 bits. */
#ifndef QUILLMAP_CELLS_H
#define QUILLMAP_CELLS_H

#include <stdbool.h>
#include <stdint.h>

enum { SIZE = 11, SQUARES = SIZE * SIZE };

typedef struct {
    uint64_t lo, hi;
} Cells;

/* One bit in each row, the first one at `bit`: what a column is made of. */
#define IN_LO(column)                                                                              \
    (UINT64_C(1) << (column) | UINT64_C(1) << ((column) + 11) | UINT64_C(1) << ((column) + 22) |   \
     UINT64_C(1) << ((column) + 33) | UINT64_C(1) << ((column) + 44))
#define FIRST_LO (IN_LO(0) | UINT64_C(1) << 55)
#define FIRST_HI (IN_LO(2))
#define LAST_LO (IN_LO(10))
#define LAST_HI (IN_LO(1) | UINT64_C(1) << 56)
#define ALL_LO (~UINT64_C(0))
#define ALL_HI ((UINT64_C(1) << (SQUARES - 64)) - 1)

static const Cells NOWHERE = {0, 0};
static const Cells EVERYWHERE = {ALL_LO, ALL_HI};
static const Cells FIRST_COLUMN = {FIRST_LO, FIRST_HI};
static const Cells LAST_COLUMN = {LAST_LO, LAST_HI};

static inline Cells both(Cells a, Cells b) { return (Cells){a.lo & b.lo, a.hi & b.hi}; }
static inline Cells either(Cells a, Cells b) { return (Cells){a.lo | b.lo, a.hi | b.hi}; }
static inline Cells without(Cells a, Cells b) { return (Cells){a.lo & ~b.lo, a.hi & ~b.hi}; }
static inline Cells differing(Cells a, Cells b) { return (Cells){a.lo ^ b.lo, a.hi ^ b.hi}; }
static inline Cells outside(Cells a) { return (Cells){~a.lo, ~a.hi & ALL_HI}; }
static inline bool some(Cells a) { return (a.lo | a.hi) != 0; }
static inline bool meet(Cells a, Cells b) { return ((a.lo & b.lo) | (a.hi & b.hi)) != 0; }
static inline bool same(Cells a, Cells b) { return ((a.lo ^ b.lo) | (a.hi ^ b.hi)) == 0; }

/* Towards the first square, by 0 to 63 places. Shifting by 64 is undefined, hence the two steps. */
static inline Cells back(Cells a, unsigned n)
{
    return (Cells){a.lo >> n | (a.hi << 1) << (63 - n), a.hi >> n};
}

/* Away from the first square, by 0 to 63 places; what leaves the map is dropped. */
static inline Cells ahead(Cells a, unsigned n)
{
    return (Cells){a.lo << n, (a.hi << n | (a.lo >> 1) >> (63 - n)) & ALL_HI};
}

/* The same by any number of places, negative ones towards the first square. */
static inline Cells moved(Cells a, int n)
{
    if (n < 0) {
        n = -n;
        return n < 64 ? back(a, (unsigned)n)
                      : (Cells){n < 128 ? a.hi >> (n - 64) : 0, 0};
    }
    return n < 64 ? ahead(a, (unsigned)n)
                  : (Cells){0, n < 128 ? (a.lo << (n - 64)) & ALL_HI : 0};
}

static inline Cells single(int square)
{
    return square < 64 ? (Cells){UINT64_C(1) << square, 0}
                       : (Cells){0, UINT64_C(1) << (square - 64)};
}

/* How many bits. The oldest instruction set has none that counts them, so it is done by hand; a
   second build of the same sources has one (setup.py), and is taken where the processor knows it. */
#ifdef __POPCNT__
static inline int count_word(uint64_t x) { return __builtin_popcountll(x); }
static inline int count(Cells a) { return count_word(a.lo) + count_word(a.hi); }
#else
static inline int count_word(uint64_t x)
{
    x -= x >> 1 & UINT64_C(0x5555555555555555);
    x = (x & UINT64_C(0x3333333333333333)) + (x >> 2 & UINT64_C(0x3333333333333333));
    x = (x + (x >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (int)(x * UINT64_C(0x0101010101010101) >> 56);
}

/* How many squares: both words at once, as far as bytes go. */
static inline int count(Cells a)
{
    const uint64_t m1 = UINT64_C(0x5555555555555555), m2 = UINT64_C(0x3333333333333333),
                   m4 = UINT64_C(0x0F0F0F0F0F0F0F0F);
    uint64_t x = a.lo - (a.lo >> 1 & m1), y = a.hi - (a.hi >> 1 & m1);
    x = (x & m2) + (x >> 2 & m2) + (y & m2) + (y >> 2 & m2);
    x = (x & m4) + (x >> 4 & m4);
    return (int)(x * UINT64_C(0x0101010101010101) >> 56);
}
#endif

static inline int lowest_bit(uint64_t x)
{
#if defined(__GNUC__) || defined(__clang__)
    return __builtin_ctzll(x);
#else
    return count_word((x & (0 - x)) - 1);
#endif
}

/* The number of the first square; the set must not be empty. */
static inline int first_square(Cells a)
{
    return a.lo ? lowest_bit(a.lo) : 64 + lowest_bit(a.hi);
}

static inline Cells first_of(Cells a)
{
    return a.lo ? (Cells){a.lo & (0 - a.lo), 0} : (Cells){0, a.hi & (0 - a.hi)};
}

static inline Cells less_first(Cells a)
{
    return a.lo ? (Cells){a.lo & (a.lo - 1), a.hi} : (Cells){0, a.hi & (a.hi - 1)};
}

/* Takes the first square out of the set and tells its number. */
static inline int take(Cells *a)
{
    int square = first_square(*a);
    *a = less_first(*a);
    return square;
}

/* The n-th bit, counted from 0. Bits are counted byte by byte and summed up, all bytes at once; the
   byte is the first whose sum is greater than n. */
static inline int nth_in_word(uint64_t x, int n)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), tops = UINT64_C(0x8080808080808080);
    uint64_t sums = x - (x >> 1 & UINT64_C(0x5555555555555555));
    sums = (sums & UINT64_C(0x3333333333333333)) + (sums >> 2 & UINT64_C(0x3333333333333333));
    sums = ((sums + (sums >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F)) * ones;
    uint64_t before = (((uint64_t)n * ones | tops) - sums) & tops;
    unsigned byte = (unsigned)((before >> 7) * ones >> 56) * 8;
    n -= (int)((sums << 8) >> byte & 0xFF);
    for (x >>= byte; n; n--)
        x &= x - 1;
    return (int)byte + lowest_bit(x);
}

/* The number of the n-th square, counted from 0. */
static inline int nth_square(Cells a, int n)
{
    int low = count_word(a.lo);
    return n < low ? nth_in_word(a.lo, n) : 64 + nth_in_word(a.hi, n - low);
}

/* The neighbours on each side (R1.5). */
static inline Cells below(Cells a) { return ahead(a, SIZE); }
static inline Cells above(Cells a) { return back(a, SIZE); }
static inline Cells right_of(Cells a) { return ahead(without(a, LAST_COLUMN), 1); }
static inline Cells left_of(Cells a) { return back(without(a, FIRST_COLUMN), 1); }

static inline Cells beside(Cells a)
{
    return either(either(below(a), above(a)), either(right_of(a), left_of(a)));
}

static inline Cells beside_two(Cells a)
{
    Cells b = below(a), t = above(a), r = right_of(a), l = left_of(a);
    return either(either(both(b, t), both(r, l)), both(either(b, t), either(r, l)));
}

/* The side-connected group that holds the seed (R1.6). */
static inline Cells grown(Cells seed, Cells within)
{
    for (;;) {
        Cells more = both(either(seed, beside(seed)), within);
        if (same(more, seed))
            return seed;
        seed = both(either(more, beside(more)), within);
    }
}

/* Takes the group of the first square out of the set. */
static inline Cells take_cluster(Cells *rest)
{
    Cells cluster = grown(first_of(*rest), *rest);
    *rest = without(*rest, cluster);
    return cluster;
}

static inline Cells row_cells(int row) { return moved((Cells){(1u << SIZE) - 1, 0}, SIZE * row); }
static inline Cells column_cells(int column) { return ahead(FIRST_COLUMN, (unsigned)column); }

#endif
