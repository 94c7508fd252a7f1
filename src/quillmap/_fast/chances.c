/* The cards that can come, and what a map is worth with each: bots/chances.py and
   bots/plain/foresight.py once more. */
#include "progress.h"

int next_cards(const State *s, Chance *chances)
{
    int number = 0, ambushes = count_word(s->ambushes), heroes = count_word(s->heroes);
    ambushes += !ambushes;
    heroes += !heroes;
    struct {
        uint32_t cards;
        int weight;
        void (*reveal)(State *, int);
    } kinds[] = {
        {s->explore, ambushes * heroes, reveal_explore},
        {s->ambush_backs ? s->ambushes : 0, s->ambush_backs * heroes, reveal_ambush},
        {s->hero_backs ? s->heroes : 0, s->hero_backs * ambushes, reveal_hero},
    };
    for (int kind = 0; kind < 3; kind++)
        for (int card = 0; card < 32; card++)
            if (kinds[kind].cards >> card & 1) {
                chances[number] = (Chance){*s, kinds[kind].weight};
                kinds[kind].reveal(&chances[number++].after, card);
            }
    return number;
}

int foresight(const State *s, const Credit *credit)
{
    int32_t values[MOST_MOVES];
    int point = 100 * credit->reach, best = 0;
    if (s->over)
        return point * total(s);
    if (s->round == AMBUSH_ROUND && s->ambush_mode != BY_PLAYER) {
        State after = *s;
        Move move = most_menacing(s);
        apply_move(&after, &move);
        return foresight(&after, credit);
    }
    Outlook at = outlook_of(s, credit);
    int value = point * total(s) + outlook(s, &at);
    if (s->round == NO_ROUND)
        return value;
    int number = surveyed(s, credit, values);
    for (int i = 1; i < number; i++)
        if (values[i] > values[best])
            best = i;
    return value + (number ? values[best] : 0);
}
