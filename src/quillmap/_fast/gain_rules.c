/* What the gains of several cards share, the longer half. */
#include "gain_rules.h"

const Clusters *clusters_of(View *view, int terrain)
{
    Clusters *found = &view->clusters[terrain];
    if (!view->known[terrain]) {
        view->known[terrain] = true;
        found->count = 0;
        for (Cells rest = view->state->sheet.layer[terrain]; some(rest); found->count++) {
            Cells cluster = take_cluster(&rest);
            found->cluster[found->count] = cluster;
            found->around[found->count] = without(beside(cluster), cluster);
            found->size[found->count] = count(cluster);
        }
    }
    return found;
}

Cells linked(const Spot *spot, const Clusters *clusters)
{
    Cells found = NOWHERE;
    for (int i = 0; i < clusters->count; i++)
        found = either(found, both(part_reaching(spot, clusters->around[i], 0),
                                   part_reaching(spot, clusters->around[i], 1)));
    return found;
}

void reach_regions(const Spot *spot, const Clusters *clusters, const Notes *notes, Reach *reach)
{
    Cells one[2] = {NOWHERE, NOWHERE};
    bool apart = spot->turned->part_count == 2;
    reach->linked = apart ? linked(spot, clusters) : NOWHERE;
    reach->two[0] = reach->two[1] = reach->three[0] = reach->three[1] = NOWHERE;
    for (int i = 0; i < notes->number; i++) {
        Cells *region = reach->region[i];
        region[0] = apart ? part_reaching(spot, notes->region[i], 0)
                          : reaching(spot, notes->region[i]);
        region[1] = NOWHERE;
        if (apart) {
            Cells own = region[0], other = part_reaching(spot, notes->region[i], 1);
            region[0] = either(own, both(other, reach->linked));
            region[1] = either(other, both(own, reach->linked));
        }
        for (int part = 0; part < 2; part++) {
            reach->three[part] = either(reach->three[part], both(reach->two[part], region[part]));
            reach->two[part] = either(reach->two[part], both(one[part], region[part]));
            one[part] = either(one[part], region[part]);
        }
    }
}

void merge_sizes(const Spot *spot, const Clusters *clusters, Merged *merged)
{
    const Turned *turned = spot->turned;
    merged->parts = turned->part_count;
    merged->linked = merged->parts == 2 ? linked(spot, clusters) : NOWHERE;
    for (int part = 0; part < merged->parts; part++) {
        Planes *size = &merged->size[part];
        clear(size);
        put(size, spot->anchors, (unsigned)part_size(turned, part));
        merged->counted[part] = part ? without(spot->anchors, merged->linked) : spot->anchors;
        if (merged->parts == 2)
            add(size, merged->linked, (unsigned)part_size(turned, 1 - part));
        for (int i = 0; i < clusters->count; i++) {
            Cells touched = part_reaching(spot, clusters->around[i], part);
            if (merged->parts == 2)
                touched = either(touched, both(merged->linked, part_reaching(spot,
                                                               clusters->around[i], 1 - part)));
            add(size, touched, (unsigned)clusters->size[i]);
        }
    }
}

/* Placements that gain the same are added together. */
void gain_one_by_one(Spot *spot, Cells anchors, int weight)
{
    enum { KINDS = 16 };
    State *scratch = &spot->view->scratch;
    Sheet *sheet = &scratch->sheet;
    const Sheet *was = SHEET(spot);
    int edict = scratch->edicts[spot->slot], before = edict_points(scratch, edict), kinds = 0;
    int points[KINDS];
    Cells masks[KINDS];
    for (anchors = both(anchors, spot->anchors); some(anchors);) {
        int anchor = take(&anchors), i = 0;
        Cells cells = moved(spot->turned->corner, anchor);
        Cells standing = spot->terrain == MONSTER ? without(cells, was->attacked) : cells;
        sheet->layer[spot->terrain] = either(was->layer[spot->terrain], standing);
        sheet->empty = without(was->empty, cells);
        int change = edict_points(scratch, edict) - before;
        while (i < kinds && points[i] != change)
            i++;
        if (i == KINDS) {
            gain(spot, single(anchor), change * weight);
        } else if (i == kinds) {
            points[kinds] = change;
            masks[kinds++] = single(anchor);
        } else {
            masks[i] = either(masks[i], single(anchor));
        }
    }
    for (int i = 0; i < kinds; i++)
        gain(spot, masks[i], points[i] * weight);
    sheet->layer[spot->terrain] = was->layer[spot->terrain];
    sheet->empty = was->empty;
}
