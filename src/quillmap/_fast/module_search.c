/* What a search asks for, as Python sees it: many states at once. */
#include "module.h"

PyObject *many_rollouts(PyObject *self, PyObject *args)
{
    Credit credit;
    PyObject *bytes, *found = NULL;
    Glance glance = {0, 0};
    unsigned long long seed, first;
    Py_ssize_t number, each;
    (void)self;
    if (!PyArg_ParseTuple(args, "OO&iKKn|i:rollouts", &bytes, to_credit, &credit, &glance.look,
                          &seed, &first, &each, &glance.horizon) ||
        !accepted(glance.look < 1 || glance.look > MOST_MOVES || glance.horizon < 0 || each < 0 ||
                          each > 1000000
                     ? "a number is out of range"
                     : NULL))
        return NULL;
    State *states = to_states(bytes, &number);
    if (states)
        found = PyBytes_FromStringAndSize(NULL, number * each * (Py_ssize_t)sizeof(int32_t));
    if (found) {
        char *out = PyBytes_AS_STRING(found);
        Py_BEGIN_ALLOW_THREADS
        for (Py_ssize_t i = 0; i < number * each; i++)
            write_number(out, i, rollout(states[i % number], &credit, glance, seed,
                                         first + (uint64_t)(i / number)));
        Py_END_ALLOW_THREADS
    }
    PyMem_Free(states);
    return found;
}

/* Bytes of 64-bit numbers, none at all if there was too much to look at. */
PyObject *all_endings(PyObject *self, PyObject *args)
{
    Credit credit;
    PyObject *bytes, *found = NULL;
    int breadth;
    long limit;
    Py_ssize_t number;
    bool seen;
    (void)self;
    if (!PyArg_ParseTuple(args, "OO&il:endings", &bytes, to_credit, &credit, &breadth, &limit) ||
        !accepted(breadth < 1 || breadth > MOST_MOVES || limit < 0 || limit > 100000000
                     ? "a number is out of range"
                     : NULL))
        return NULL;
    State *states = to_states(bytes, &number);
    for (Py_ssize_t i = 0; states && i < number; i++)
        if (!accepted(states[i].season == SEASONS - 1 ? NULL : "a game that ends is in winter")) {
            PyMem_Free(states);
            return NULL;
        }
    int64_t *values = states ? PyMem_Malloc((size_t)number * sizeof *values) : NULL;
    if (states && !values)
        PyErr_NoMemory();
    if (values) {
        Py_BEGIN_ALLOW_THREADS
        seen = endings(states, (int)number, &credit, breadth, limit, values);
        Py_END_ALLOW_THREADS
        found = PyBytes_FromStringAndSize(
            (const char *)values, seen ? number * (Py_ssize_t)sizeof *values : 0);
    }
    PyMem_Free(values);
    PyMem_Free(states);
    return found;
}

/* Bytes of 32-bit numbers, one for every card that can come. */
PyObject *all_chances(PyObject *self, PyObject *args)
{
    State state;
    Credit credit;
    Chance chances[MOST_CHANCES];
    (void)self;
    if (!PyArg_ParseTuple(args, "O&O&:chances", to_state, &state, to_credit, &credit) ||
        !accepted(state.round == NO_ROUND && !state.over ? NULL : "no card is waited for"))
        return NULL;
    int number = next_cards(&state, chances);
    PyObject *found = PyBytes_FromStringAndSize(NULL, number * (Py_ssize_t)sizeof(int32_t));
    if (!found)
        return NULL;
    char *out = PyBytes_AS_STRING(found);
    Py_BEGIN_ALLOW_THREADS
    for (int i = 0; i < number; i++)
        write_number(out, i, foresight(&chances[i].after, &credit));
    Py_END_ALLOW_THREADS
    return found;
}
