/* A beam search that knows the cards to come; hindsight/plain.py once more. */
#include "beam.h"
#include <stdlib.h>
#include <string.h>

const char *wrong_plan(const Plan *plan)
{
    if (plan->width < 1 || plan->width > MOST_WIDTH)
        return "a beam is 1 to 4096 maps wide";
    if (plan->wide < plan->width || plan->wide > 8 * MOST_WIDTH)
        return "fewer maps are completed than kept, or too many";
    if (plan->branch < 1 || plan->branch > MOST_BRANCHES)
        return "1 to 256 moves of each map are followed";
    return plan->look < 1 || plan->look > MOST_MOVES ? "a look is at 1 to 4096 moves" : NULL;
}

/* The cards ------------------------------------------------------------------------------------ */

/* Turns this card over; one that cannot come now, as it is not in the deck, is passed over. */
static void show(State *s, int card)
{
    if (card < FIRST_AMBUSH) {
        if (s->explore >> card & 1)
            reveal_explore(s, card);
    } else if (card < FIRST_HERO) {
        if (s->ambush_backs && s->ambushes >> (card - FIRST_AMBUSH) & 1)
            reveal_ambush(s, card - FIRST_AMBUSH);
    } else if (s->hero_backs && s->heroes >> (card - FIRST_HERO) & 1) {
        reveal_hero(s, card - FIRST_HERO);
    }
}

static bool between_rounds(const State *states, int number)
{
    for (int i = 0; i < number; i++)
        if (states[i].round != NO_ROUND)
            return false;
    return true;
}

int turn_over(State *states, int number, const Known *known)
{
    int turned = 0;
    for (; turned < known->count && between_rounds(states, number); turned++)
        for (int i = 0; i < number; i++)
            if (!states[i].over)
                show(&states[i], known->cards[turned]);
    return turned;
}

int complete(State *s, const Known *known, const Credit *credit, int look, Log *log)
{
    for (int next = 0; !s->over;) {
        if (s->round == NO_ROUND) {
            if (next == known->count)
                break;
            show(s, known->cards[next++]);
            continue;
        }
        Move move = glanced(s, credit, look);
        if (log && log->count < MOST_DECISIONS)
            log->moves[log->count++] = move;
        apply_move(s, &move);
    }
    return total(s);
}

/* What a state leads to ------------------------------------------------------------------------ */

typedef struct {
    int64_t key;
    uint32_t first; /* among equals, the lowest of these comes first */
} Ranked;

static int by_rank(const void *left, const void *right)
{
    const Ranked *a = left, *b = right;
    if (a->key != b->key)
        return a->key > b->key ? -1 : 1;
    return a->first < b->first ? -1 : a->first > b->first;
}

/* A move, the state that it is made in, and what both are worth together. */
typedef struct {
    int64_t value;
    uint32_t parent;
    Move move;
} Child;

/* The points of the seasons that are over, and the outlook of the map. */
static int64_t standing(const State *s, const Credit *credit)
{
    int64_t points = (int64_t)total(s) * 100 * credit->reach;
    if (s->over)
        return points;
    Outlook at = outlook_of(s, credit);
    return points + outlook(s, &at);
}

/* The best moves of a state, or itself if nothing is to be drawn; how many. */
static int children(const State *s, uint32_t parent, const Credit *credit, int branch,
                    Child *found)
{
    Move moves[MOST_MOVES];
    int32_t values[MOST_MOVES];
    Ranked ranked[MOST_MOVES];
    int64_t before = standing(s, credit);
    if (s->round == NO_ROUND) {
        found[0] = (Child){.value = before, .parent = parent};
        return 1;
    }
    int number = legal_moves(s, moves);
    surveyed(s, credit, values);
    for (int i = 0; i < number; i++)
        ranked[i] = (Ranked){values[i], (uint32_t)i};
    qsort(ranked, (size_t)number, sizeof *ranked, by_rank);
    if (number > branch)
        number = branch;
    for (int i = 0; i < number; i++)
        found[i] = (Child){before + ranked[i].key, parent, moves[ranked[i].first]};
    return number;
}

/* Maps that are the same ----------------------------------------------------------------------- */

/* All that the rest of the game can depend on: not the points so far. */
static State without_points(const State *s)
{
    State bare = *s;
    memset(bare.results, 0, sizeof bare.results);
    return bare;
}

static uint64_t hashed(const State *bare)
{
    uint64_t words[sizeof *bare / 8], hash = 0;
    memcpy(words, bare, sizeof words);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        hash = (hash ^ words[i]) * UINT64_C(0x9E3779B97F4A7C15), hash ^= hash >> 29;
    return hash;
}

/* Whether this is the first of its kind; `slots` is a power of two, larger than all it will hold,
   and holds numbers of states from 1 on. */
static bool first_seen(const State *states, int number, uint32_t *slot_of, size_t slots)
{
    State bare = without_points(&states[number]);
    for (size_t at = hashed(&bare) & (slots - 1);; at = (at + 1) & (slots - 1)) {
        if (!slot_of[at]) {
            slot_of[at] = (uint32_t)number + 1;
            return true;
        }
        State other = without_points(&states[slot_of[at] - 1]);
        if (!memcmp(&bare, &other, sizeof bare))
            return false;
    }
}

/* The beam ------------------------------------------------------------------------------------- */

typedef struct {
    Child *children;
    Ranked *ranked;
    State *states;
    Branch *branches;
    uint32_t *slot_of;
    size_t slots;
} Room;

static bool made_room(Room *room, int number, const Plan *plan)
{
    size_t most = (size_t)number * (size_t)plan->branch, wide = (size_t)plan->wide;
    for (room->slots = 4; room->slots < 2 * wide;)
        room->slots *= 2;
    room->children = malloc(most * sizeof *room->children);
    room->ranked = malloc((most > wide ? most : wide) * sizeof *room->ranked);
    room->states = malloc(wide * sizeof *room->states);
    room->branches = malloc(wide * sizeof *room->branches);
    room->slot_of = calloc(room->slots, sizeof *room->slot_of);
    return room->children && room->ranked && room->states && room->branches && room->slot_of;
}

static void leave_room(Room *room)
{
    free(room->children);
    free(room->ranked);
    free(room->states);
    free(room->branches);
    free(room->slot_of);
}

/* The maps that the best moves of all states lead to, each of them once; how many. */
static int followed(Room *room, const State *states, int number, const Credit *credit,
                    const Plan *plan)
{
    int all = 0, wide = 0;
    for (int i = 0; i < number; i++)
        all += children(&states[i], (uint32_t)i, credit, plan->branch, room->children + all);
    for (int i = 0; i < all; i++)
        room->ranked[i] = (Ranked){room->children[i].value, (uint32_t)i};
    qsort(room->ranked, (size_t)all, sizeof *room->ranked, by_rank);
    for (int i = 0; i < all && wide < plan->wide; i++) {
        const Child *child = &room->children[room->ranked[i].first];
        room->states[wide] = states[child->parent];
        if (some(child->move.cells))
            apply_move(&room->states[wide], &child->move);
        room->branches[wide] = (Branch){child->move, child->parent, 0};
        wide += first_seen(room->states, wide, room->slot_of, room->slots);
    }
    return wide;
}

int widen(const State *states, int number, const Known *known, const Credit *credit,
          const Plan *plan, State *kept, Branch *branches)
{
    Room room;
    if (!made_room(&room, number, plan)) {
        leave_room(&room);
        return -1;
    }
    int wide = followed(&room, states, number, credit, plan);
    for (int i = 0; i < wide; i++) {
        State rest = room.states[i];
        room.branches[i].points = complete(&rest, known, credit, plan->look, NULL);
        room.ranked[i] = (Ranked){room.branches[i].points, (uint32_t)i};
    }
    qsort(room.ranked, (size_t)wide, sizeof *room.ranked, by_rank);
    int width = wide < plan->width ? wide : plan->width;
    for (int i = 0; i < width; i++) {
        kept[i] = room.states[room.ranked[i].first];
        branches[i] = room.branches[room.ranked[i].first];
    }
    leave_room(&room);
    return width;
}
