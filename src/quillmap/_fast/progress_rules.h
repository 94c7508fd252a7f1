/* What the counts of several cards share: bots/progress/counts.py. */
#ifndef QUILLMAP_PROGRESS_RULES_H
#define QUILLMAP_PROGRESS_RULES_H

#include "lines.h"
#include "progress.h"

/* Whether two steps over empty land around it are enough for a cluster of that size. */
static inline bool can_reach(Cells cluster, int size, Cells empty)
{
    Cells more = either(cluster, both(beside(cluster), empty));
    return count(more) >= size || count(either(more, both(beside(more), empty))) >= size;
}

/* Into which of four counts a line falls that lacks so many squares; 4 for none of them. */
static inline void add_lacking(int lacks, int *counts)
{
    if (lacks >= 1 && lacks <= 5)
        counts[lacks > 3 ? 3 : lacks - 1]++;
}

#endif
