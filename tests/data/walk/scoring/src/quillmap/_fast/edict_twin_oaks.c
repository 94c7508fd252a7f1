/* R15.33: two neighbours, each of which is the only one of the other. */
#include "lines.h"

int points_twin_oaks(const State *s)
{
    int pairs = 0;
    for (Cells rest = s->sheet.layer[FOREST]; some(rest);)
        pairs += count(take_cluster(&rest)) == 2;
    return 4 * pairs;
}
