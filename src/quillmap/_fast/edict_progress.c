/* Which function counts what a map is on the way to, in the order of `edicts`. */
#include "progress.h"
#include <string.h>

#define DECLARED(name, gain, progress) Progress progress;
SCORING_CARDS(DECLARED)

#define PROGRESS(name, gain, progress) progress,
Progress *const progress_rules[EDICTS] = {SCORING_CARDS(PROGRESS)};

/* For a card that has no function of its own. */
void progress_none(const State *state, int *counts)
{
    (void)state;
    memset(counts, 0, MOST_COUNTS * sizeof *counts);
}
