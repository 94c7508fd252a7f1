/* A number at every anchor, held bit by bit: plane k has the anchors whose number has bit k.

   Adding a weight to a set of anchors is a handful of operations on whole maps, however many
   anchors there are. Numbers are never negative; what is lost is summed up apart. */
#ifndef QUILLMAP_PLANES_H
#define QUILLMAP_PLANES_H

#include "cells.h"

enum { PLANES = 24 };

typedef struct {
    Cells plane[PLANES];
    unsigned used;
} Planes;

static inline void clear(Planes *p) { p->used = 0; }

static inline Cells plane(const Planes *p, unsigned k)
{
    return k < p->used ? p->plane[k] : NOWHERE;
}

/* One more in plane k for these anchors, with what is carried over. */
static inline void carry(Planes *p, Cells mask, unsigned k)
{
    while (p->used < k && p->used < PLANES)
        p->plane[p->used++] = NOWHERE;
    for (; some(mask) && k < PLANES; k++) {
        if (k == p->used) {
            p->plane[p->used++] = mask;
            return;
        }
        Cells both_set = both(p->plane[k], mask);
        p->plane[k] = differing(p->plane[k], mask);
        mask = both_set;
    }
}

static inline void add(Planes *p, Cells mask, unsigned weight)
{
    if (!some(mask))
        return;
    for (unsigned k = 0; weight; k++, weight >>= 1)
        if (weight & 1)
            carry(p, mask, k);
}

/* Set a number where there was none. */
static inline void put(Planes *p, Cells mask, unsigned number)
{
    for (unsigned k = 0; number; k++, number >>= 1) {
        while (p->used <= k)
            p->plane[p->used++] = NOWHERE;
        if (number & 1)
            p->plane[k] = either(p->plane[k], mask);
    }
}

/* Where the first number is greater. */
static inline Cells greater(const Planes *a, const Planes *b)
{
    Cells more = NOWHERE, equal = EVERYWHERE;
    for (unsigned k = a->used > b->used ? a->used : b->used; k-- > 0;) {
        Cells x = plane(a, k), y = plane(b, k);
        more = either(more, both(equal, without(x, y)));
        equal = without(equal, differing(x, y));
    }
    return more;
}

/* a where the mask is set, b elsewhere. */
static inline void choose(Planes *out, Cells mask, const Planes *a, const Planes *b)
{
    unsigned used = a->used > b->used ? a->used : b->used;
    for (unsigned k = 0; k < used; k++)
        out->plane[k] = either(both(plane(a, k), mask), without(plane(b, k), mask));
    out->used = used;
}

/* Where the number is at least 3, 5 or 6. */
static inline Cells beyond(const Planes *p, unsigned k)
{
    Cells any = NOWHERE;
    for (; k < p->used; k++)
        any = either(any, p->plane[k]);
    return any;
}

static inline Cells three_or_more(const Planes *p)
{
    return either(beyond(p, 2), both(plane(p, 1), plane(p, 0)));
}

static inline Cells five_or_more(const Planes *p)
{
    return either(beyond(p, 3), both(plane(p, 2), either(plane(p, 1), plane(p, 0))));
}

static inline Cells six_or_more(const Planes *p)
{
    return either(beyond(p, 3), both(plane(p, 2), plane(p, 1)));
}

#endif
