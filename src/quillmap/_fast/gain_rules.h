/* What the gains of several cards share. */
#ifndef QUILLMAP_GAIN_RULES_H
#define QUILLMAP_GAIN_RULES_H

#include "lines.h"
#include "spot.h"

/* Squares with exactly 0 to 4 neighbours in the set. */
static inline void with_neighbours(Cells set, Cells *exactly)
{
    Cells b = below(set), t = above(set), r = right_of(set), l = left_of(set);
    Cells any = either(either(b, t), either(r, l));
    Cells two = either(either(both(b, t), both(r, l)), both(either(b, t), either(r, l)));
    Cells three = either(both(both(b, t), either(r, l)), both(both(r, l), either(b, t)));
    Cells four = both(both(b, t), both(r, l));
    exactly[0] = outside(any);
    exactly[1] = without(any, two);
    exactly[2] = without(two, three);
    exactly[3] = without(three, four);
    exactly[4] = four;
}

/* So much for each row and column of the shape that lies in these rows and columns. */
static inline void gain_new_lines(Spot *spot, Cells rows, Cells columns, int weight)
{
    for (int i = 0; i < spot->turned->rows; i++)
        if (spot->turned->row_cells[i])
            gain(spot, back(rows, (unsigned)(SIZE * i)), weight);
    for (int i = 0; i < spot->turned->columns; i++)
        if (spot->turned->column_cells[i])
            gain(spot, back(columns, (unsigned)i), weight);
}

/* For each mountain the squares from where a cluster of this terrain would have it; in `a` room for
   the mountains that have what they need already. */
static inline void mountain_regions(Spot *spot, const Clusters *clusters, Notes *notes)
{
    notes->ready = true;
    notes->a = NOWHERE;
    notes->number = count(SHEET(spot)->mountains);
    Cells mountains = SHEET(spot)->mountains;
    for (int i = 0; i < notes->number && i < MOST_REGIONS; i++) {
        Cells mountain = single(take(&mountains));
        notes->region[i] = beside(mountain);
        for (int k = 0; k < clusters->count; k++)
            if (meet(clusters->around[k], mountain))
                notes->region[i] = either(notes->region[i], clusters->around[k]);
    }
}

/* Which regions each part of the shape reaches, itself or through the other part's cluster. */
typedef struct {
    Cells region[MOST_REGIONS][2];
    Cells linked;
    Cells two[2], three[2]; /* where a part reaches two regions or more, three or more */
} Reach;

void reach_regions(const Spot *spot, const Clusters *clusters, const Notes *notes, Reach *reach);

/* How large the clusters become that the parts of a shape belong to. Parts that are linked are one:
   the first counts then and the second does not. */
typedef struct {
    Planes size[2];
    Cells counted[2];
    Cells linked;
    int parts;
} Merged;

void merge_sizes(const Spot *spot, const Clusters *clusters, Merged *merged);

/* Where the cluster that a part belongs to is spoilt by reaching this set. */
static inline Cells part_spoilt(const Spot *spot, const Merged *merged, Cells set, int part)
{
    if (merged->parts == 1)
        return reaching(spot, set);
    Cells own = part_reaching(spot, set, part), other = part_reaching(spot, set, 1 - part);
    return either(own, both(other, merged->linked));
}

#endif
