/* One orientation of a shape in one terrain, at all its anchors at once, and what helps to say what
   drawing it there would gain. Squares of the shape are empty before; that is used all over. */
#ifndef QUILLMAP_SPOT_H
#define QUILLMAP_SPOT_H

#include "gains.h"
#include "planes.h"

enum { MOST_CLUSTERS = 61, MOST_REGIONS = 8, MOST_CLASSES = 128 };

typedef struct {
    int count;
    Cells cluster[MOST_CLUSTERS], around[MOST_CLUSTERS];
    int size[MOST_CLUSTERS];
} Clusters;

/* What an edict finds out about a map once for all orientations in one terrain. */
typedef struct {
    bool ready;
    int number;
    Cells a, b, c;
    Cells region[MOST_REGIONS];
} Notes;

/* A map before the drawing. */
typedef struct View {
    const State *state;
    State scratch;           /* equal to the state but while a placement is scored on its own */
    Cells with_empty[5];     /* squares with exactly so many empty neighbours */
    Cells menaced;
    Cells open_mountains[5]; /* mountains with so many */
    bool known[TERRAINS];
    Clusters clusters[TERRAINS];
    Notes notes[4][TERRAINS];
} View;

typedef struct {
    View *view;
    const Turned *turned;
    Cells anchors;
    int terrain;
    int slot;                /* which of the four edicts is asked */
    Planes gained, lost;
} Spot;

typedef void GainRule(Spot *spot, int weight);

/* Every edict has one; see edict_gains.c. */
extern GainRule *const gain_rules[EDICTS];

/* What coins and monsters add; `each` is how often they will still count. */
void gain_coins(Spot *spot, bool shape_coin, int each);
void gain_monsters(Spot *spot, int each);

#define LAYER(spot, terrain) ((spot)->view->state->sheet.layer[terrain])
#define SHEET(spot) (&(spot)->view->state->sheet)

static inline void gain(Spot *spot, Cells mask, int weight)
{
    mask = both(mask, spot->anchors);
    if (weight >= 0)
        add(&spot->gained, mask, (unsigned)weight);
    else
        add(&spot->lost, mask, (unsigned)-weight);
}

/* The anchors from where square i of the shape lies in the set. */
static inline Cells stepping(const Spot *spot, Cells set, int i)
{
    return back(set, spot->turned->steps[i]);
}

/* The anchors from where the k-th square beside the shape lies in the set. */
static inline Cells bordering(const Spot *spot, Cells set, int k)
{
    return both(moved(set, -spot->turned->border[k]), spot->turned->border_anchors[k]);
}

/* So much for each square of the shape that lies in the set. */
static inline void gain_hits(Spot *spot, Cells set, int weight)
{
    if (some(set))
        for (int i = 0; i < spot->turned->count; i++)
            gain(spot, stepping(spot, set, i), weight);
}

/* So much for each square beside the shape that lies in the set. */
static inline void gain_beside(Spot *spot, Cells set, int weight)
{
    if (some(set))
        for (int k = 0; k < spot->turned->border_count; k++)
            gain(spot, bordering(spot, set, k), weight);
}

/* The anchors from where any square of the shape, or of one part of it, lies in the set. */
static inline Cells reaching(const Spot *spot, Cells set)
{
    Cells found = NOWHERE;
    for (int i = 0; i < spot->turned->count; i++)
        found = either(found, stepping(spot, set, i));
    return both(found, spot->anchors);
}

static inline Cells part_reaching(const Spot *spot, Cells set, int part)
{
    Cells found = NOWHERE;
    for (int i = 0; i < spot->turned->count; i++)
        if (spot->turned->parts[i] == part)
            found = either(found, stepping(spot, set, i));
    return both(found, spot->anchors);
}

static inline int part_size(const Turned *turned, int part)
{
    int size = 0;
    for (int i = 0; i < turned->count; i++)
        size += turned->parts[i] == part;
    return size;
}

/* The anchors from where the shape covers all these squares, one at least: there is one at most for
   each square of the shape that can lie on the first of them. */
static inline Cells covering_all(const Spot *spot, Cells squares)
{
    Cells found = NOWHERE;
    int first = first_square(squares);
    for (int i = 0; i < spot->turned->count; i++) {
        int anchor = first - spot->turned->steps[i];
        if (anchor >= 0 && meet(single(anchor), spot->anchors) &&
            !some(without(squares, moved(spot->turned->corner, anchor))))
            found = either(found, single(anchor));
    }
    return found;
}

/* Clusters of a terrain, found when they are first asked for. */
const Clusters *clusters_of(View *view, int terrain);

/* Where both parts of a shape in two parts touch the same cluster, so that they become one. */
Cells linked(const Spot *spot, const Clusters *clusters);

/* Score these placements one by one: for what is too tangled to be seen at once. */
void gain_one_by_one(Spot *spot, Cells anchors, int weight);

/* Points for the difference of what was and what a number says will be. */
static inline void gain_number(Spot *spot, const Planes *number, int before, int weight)
{
    for (unsigned k = 0; k < number->used; k++)
        gain(spot, number->plane[k], weight << k);
    gain(spot, spot->anchors, -before * weight);
}

static inline Notes *notes_of(Spot *spot) { return &spot->view->notes[spot->slot][spot->terrain]; }

#endif
