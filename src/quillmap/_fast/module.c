/* The thin side that Python sees: bytes in, bytes and numbers out, without the GIL while C runs. */
#include "module.h"

#include "gains.h"
#include <string.h>

/* What comes in -------------------------------------------------------------------------------- */

/* For "O&": the bytes of one value, as many as it has; ValueError for any other number. */
static bool copied(PyObject *object, void *value, size_t size, const char *what)
{
    Py_buffer bytes;
    if (PyObject_GetBuffer(object, &bytes, PyBUF_SIMPLE) < 0)
        return false;
    bool good = (size_t)bytes.len == size;
    if (good)
        memcpy(value, bytes.buf, size);
    PyBuffer_Release(&bytes);
    if (!good)
        PyErr_Format(PyExc_ValueError, "%s of another size", what);
    return good;
}

int accepted(const char *wrong)
{
    if (wrong)
        PyErr_SetString(PyExc_ValueError, wrong);
    return !wrong;
}

int to_state(PyObject *object, void *state)
{
    return copied(object, state, sizeof(State), "a packed position") &&
           accepted(wrong_state(state));
}

int to_credit(PyObject *object, void *credit)
{
    return copied(object, credit, sizeof(Credit), "weights") && accepted(wrong_credit(credit));
}

static int to_level(PyObject *object, void *level)
{
    long number = PyLong_AsLong(object);
    if (number == -1 && PyErr_Occurred())
        return 0;
    *(int *)level = (int)number;
    return accepted(number < 0 || number > 2 ? "playouts are drawn at level 0, 1 or 2" : NULL);
}

State *to_states(PyObject *object, Py_ssize_t *number)
{
    Py_ssize_t size = PyBytes_Check(object) ? PyBytes_GET_SIZE(object) : 0;
    *number = size / (Py_ssize_t)sizeof(State);
    if (!accepted(size && size % (Py_ssize_t)sizeof(State) == 0 && *number <= 10000
                     ? NULL
                     : "packed positions of another size"))
        return NULL;
    State *states = PyMem_Malloc((size_t)size);
    if (!states) {
        PyErr_NoMemory();
        return NULL;
    }
    memcpy(states, PyBytes_AS_STRING(object), (size_t)size);
    for (Py_ssize_t i = 0; i < *number; i++)
        if (!accepted(wrong_state(&states[i]))) {
            PyMem_Free(states);
            return NULL;
        }
    return states;
}

/* What goes out -------------------------------------------------------------------------------- */

static PyObject *numbers(const int32_t *values, int number)
{
    return PyBytes_FromStringAndSize((const char *)values, (Py_ssize_t)sizeof *values * number);
}

static PyObject *tuple_of(int (*item)(const State *, int), const State *state, int length)
{
    PyObject *all = PyTuple_New(length);
    for (int i = 0; all && i < length; i++) {
        PyObject *number = PyLong_FromLong(item(state, i));
        if (!number)
            Py_CLEAR(all);
        else
            PyTuple_SET_ITEM(all, i, number);
    }
    return all;
}

static int result_at(const State *state, int i) { return state->results[i / 4][i % 4]; }

/* The functions; quillmap._fast.core.Core says what each is for. ------------------------------- */

static PyObject *load(PyObject *self, PyObject *args)
{
    Py_buffer bytes;
    (void)self;
    if (!PyArg_ParseTuple(args, "y*:load", &bytes))
        return NULL;
    const char *wrong = load_tables(bytes.buf, (size_t)bytes.len);
    PyBuffer_Release(&bytes);
    return accepted(wrong) ? Py_NewRef(Py_None) : NULL;
}

static PyObject *edict_ids(PyObject *self, PyObject *unused)
{
    (void)self, (void)unused;
    PyObject *ids = PyTuple_New(EDICTS);
    for (int i = 0; ids && i < EDICTS; i++) {
        PyObject *id = PyUnicode_FromString(edicts[i].id);
        if (!id)
            Py_CLEAR(ids);
        else
            PyTuple_SET_ITEM(ids, i, id);
    }
    return ids;
}

static PyObject *points(PyObject *self, PyObject *args)
{
    State state;
    (void)self;
    if (!PyArg_ParseTuple(args, "O&:points", to_state, &state))
        return NULL;
    return tuple_of(edict_points, &state, EDICTS);
}

static PyObject *legal(PyObject *self, PyObject *args)
{
    State state;
    Move moves[MOST_MOVES];
    int number;
    (void)self;
    if (!PyArg_ParseTuple(args, "O&:legal", to_state, &state))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    number = legal_moves(&state, moves);
    Py_END_ALLOW_THREADS
    return PyBytes_FromStringAndSize((const char *)moves, (Py_ssize_t)sizeof *moves * number);
}

static PyObject *all_gains(PyObject *self, PyObject *args)
{
    State state;
    Weights weights;
    int32_t values[MOST_MOVES];
    int number, one_by_one = 0, *w = weights.edicts, *each = &weights.each_season;
    (void)self;
    if (!PyArg_ParseTuple(args, "O&(iiii)i|p:gains", to_state, &state, &w[0], &w[1], &w[2], &w[3],
                          each, &one_by_one))
        return NULL;
    for (int i = 0; i < 5; i++) {
        int weight = i < 4 ? w[i] : *each;
        if (!accepted(weight < 0 || weight > 1000 ? "a weight is a number from 0 to 1000" : NULL))
            return NULL;
    }
    Py_BEGIN_ALLOW_THREADS
    number = one_by_one ? gains_one_by_one(&state, &weights, values)
                        : gains(&state, &weights, values);
    Py_END_ALLOW_THREADS
    return numbers(values, number);
}

static PyObject *all_shelters(PyObject *self, PyObject *args)
{
    State state;
    Move moves[MOST_MOVES];
    int32_t values[MOST_MOVES];
    (void)self;
    if (!PyArg_ParseTuple(args, "O&:shelters", to_state, &state))
        return NULL;
    int number = legal_moves(&state, moves);
    for (int i = 0; i < number; i++)
        values[i] = shelter(&state, &moves[i]);
    return numbers(values, number);
}

static PyObject *all_surveyed(PyObject *self, PyObject *args)
{
    State state;
    Credit credit;
    int32_t values[MOST_MOVES];
    int number;
    (void)self;
    if (!PyArg_ParseTuple(args, "O&O&:surveyed", to_state, &state, to_credit, &credit))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    number = surveyed(&state, &credit, values);
    Py_END_ALLOW_THREADS
    return numbers(values, number);
}

static PyObject *one_playout(PyObject *self, PyObject *args)
{
    State state;
    Log log = {.count = 0};
    int level;
    unsigned long long seed, move, number;
    (void)self;
    if (!PyArg_ParseTuple(args, "O&O&KKK:playout", to_state, &state, to_level, &level, &seed, &move,
                          &number))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    Lots deck = lots_of(seed, move, number, DECK), lots = lots_of(seed, move, number, DRAWING);
    playout(&state, level, &deck, &lots, &log);
    Py_END_ALLOW_THREADS
    PyObject *results = tuple_of(result_at, &state, 4 * SEASONS);
    if (!results)
        return NULL;
    return Py_BuildValue("Ny#y#", results, (const char *)log.moves,
                         (Py_ssize_t)sizeof *log.moves * log.count, (const char *)&state,
                         (Py_ssize_t)sizeof state);
}

static PyObject *many_playouts(PyObject *self, PyObject *args)
{
    State state;
    int level;
    unsigned long long seed, move, first;
    Py_ssize_t number;
    (void)self;
    if (!PyArg_ParseTuple(args, "O&O&KKKn:playouts", to_state, &state, to_level, &level, &seed,
                          &move, &first, &number) ||
        !accepted(number < 0 || number > 100000000 ? "0 to 100,000,000 playouts at once" : NULL))
        return NULL;
    PyObject *totals = PyBytes_FromStringAndSize(NULL, number * (Py_ssize_t)sizeof(int32_t));
    if (!totals)
        return NULL;
    char *out = PyBytes_AS_STRING(totals);
    Py_BEGIN_ALLOW_THREADS
    for (Py_ssize_t i = 0; i < number; i++) {
        State s = state;
        Lots deck = lots_of(seed, move, first + (uint64_t)i, DECK);
        Lots lots = lots_of(seed, move, first + (uint64_t)i, DRAWING);
        playout(&s, level, &deck, &lots, NULL);
        write_number(out, i, total(&s));
    }
    Py_END_ALLOW_THREADS
    return totals;
}

/* Whether this processor counts bits by itself, so that the other build can be taken. */
static PyObject *counts_bits(PyObject *self, PyObject *args)
{
    (void)self;
    (void)args;
#if defined(__x86_64__) && defined(__GNUC__)
    return PyBool_FromLong(__builtin_cpu_supports("popcnt"));
#else
    return PyBool_FromLong(0);
#endif
}

static PyMethodDef methods[] = {
    {"counts_bits", counts_bits, METH_NOARGS, NULL},
    {"load", load, METH_VARARGS, NULL},
    {"edicts", edict_ids, METH_NOARGS, NULL},
    {"points", points, METH_VARARGS, NULL},
    {"legal", legal, METH_VARARGS, NULL},
    {"gains", all_gains, METH_VARARGS, NULL},
    {"shelters", all_shelters, METH_VARARGS, NULL},
    {"surveyed", all_surveyed, METH_VARARGS, NULL},
    {"playout", one_playout, METH_VARARGS, NULL},
    {"playouts", many_playouts, METH_VARARGS, NULL},
    {"rollouts", many_rollouts, METH_VARARGS, NULL},
    {"completed", one_completed, METH_VARARGS, NULL},
    {"widened", all_widened, METH_VARARGS, NULL},
    {"endings", all_endings, METH_VARARGS, NULL},
    {"chances", all_chances, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

/* Two builds of one module: their names are all that Python has to tell them apart. */
#ifdef COUNTS_BITS
#define CORE_NAME "_core_popcnt"
#define INIT PyInit__core_popcnt
#else
#define CORE_NAME "_core"
#define INIT PyInit__core
#endif

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = CORE_NAME,
    .m_doc = "The compiled core; ask quillmap._fast for it.",
    .m_size = -1,
    .m_methods = methods,
};

PyMODINIT_FUNC INIT(void) { return PyModule_Create(&definition); }
