/* The beam as Python sees it: one step a call, so that it can be watched and stopped. */
#include "module.h"

#include "beam.h"
#include <string.h>

/* The cards to come, copied: the bytes of Python may go away while C runs. */
typedef struct {
    uint8_t cards[MOST_CARDS];
    int count;
} Deck;

static int to_deck(PyObject *object, void *deck)
{
    Deck *d = deck;
    Py_buffer bytes;
    if (PyObject_GetBuffer(object, &bytes, PyBUF_SIMPLE) < 0)
        return 0;
    bool good = bytes.len <= MOST_CARDS;
    d->count = good ? (int)bytes.len : 0;
    memcpy(d->cards, bytes.buf, (size_t)d->count);
    PyBuffer_Release(&bytes);
    for (int i = 0; i < d->count; i++)
        good = good && is_card(d->cards[i]);
    return accepted(good ? NULL : "these are no cards of a game");
}

PyObject *one_completed(PyObject *self, PyObject *args)
{
    State state;
    Deck deck;
    Credit credit;
    Log log = {.count = 0};
    int look, points;
    (void)self;
    if (!PyArg_ParseTuple(args, "O&O&O&i:completed", to_state, &state, to_deck, &deck, to_credit,
                          &credit, &look) ||
        !accepted(wrong_plan(&(Plan){1, 1, 1, look})))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    Known known = {deck.cards, deck.count};
    points = complete(&state, &known, &credit, look, &log);
    Py_END_ALLOW_THREADS
    return Py_BuildValue("iy#", points, (const char *)log.moves,
                         (Py_ssize_t)sizeof *log.moves * log.count);
}

/* Turns cards over and widens, if there is anything to draw: how many cards, states, branches. */
static PyObject *widened_into(State *states, int number, const Deck *deck, const Credit *credit,
                              const Plan *plan, State *kept, Branch *branches)
{
    int turned, width = 0;
    bool drawing = false;
    Py_BEGIN_ALLOW_THREADS
    Known known = {deck->cards, deck->count};
    turned = turn_over(states, number, &known);
    for (int i = 0; i < number; i++)
        drawing = drawing || states[i].round != NO_ROUND;
    known = (Known){deck->cards + turned, deck->count - turned};
    if (drawing)
        width = widen(states, number, &known, credit, plan, kept, branches);
    Py_END_ALLOW_THREADS
    if (width < 0)
        return PyErr_NoMemory();
    return Py_BuildValue("iy#y#", turned, (const char *)kept,
                         (Py_ssize_t)sizeof *kept * width, (const char *)branches,
                         (Py_ssize_t)sizeof *branches * width);
}

PyObject *all_widened(PyObject *self, PyObject *args)
{
    PyObject *bytes, *found = NULL;
    Deck deck;
    Credit credit;
    Plan plan;
    Py_ssize_t number;
    (void)self;
    if (!PyArg_ParseTuple(args, "OO&O&iiii:widened", &bytes, to_deck, &deck, to_credit, &credit,
                          &plan.branch, &plan.wide, &plan.width, &plan.look) ||
        !accepted(wrong_plan(&plan)))
        return NULL;
    State *states = to_states(bytes, &number);
    if (!states)
        return NULL;
    State *kept = PyMem_Malloc((size_t)plan.width * sizeof *kept);
    Branch *branches = PyMem_Malloc((size_t)plan.width * sizeof *branches);
    if (!kept || !branches)
        PyErr_NoMemory();
    else
        found = widened_into(states, (int)number, &deck, &credit, &plan, kept, branches);
    PyMem_Free(states);
    PyMem_Free(kept);
    PyMem_Free(branches);
    return found;
}
