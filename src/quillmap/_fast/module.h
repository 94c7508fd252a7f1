/* What the files that know Python share: how bytes come in, and what is refused. */
#ifndef QUILLMAP_MODULE_H
#define QUILLMAP_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "core.h"
#include "progress.h"
#include <string.h>

/* Whether nothing is wrong; else ValueError says what. */
int accepted(const char *wrong);
/* For "O&": a state, or weights, from bytes that somebody else has written; checked. */
int to_state(PyObject *object, void *state);
int to_credit(PyObject *object, void *credit);
/* Many states one behind the other, to be freed; NULL with ValueError or MemoryError. */
State *to_states(PyObject *object, Py_ssize_t *number);

/* The number of this index, among 32-bit numbers that need not be aligned. */
static inline void write_number(char *out, Py_ssize_t index, int32_t number)
{
    memcpy(out + (size_t)index * sizeof number, &number, sizeof number);
}

/* module_search.c; quillmap._fast.core.Core says what each is for. */
PyObject *many_rollouts(PyObject *self, PyObject *args);
PyObject *all_endings(PyObject *self, PyObject *args);
PyObject *all_chances(PyObject *self, PyObject *args);
/* module_beam.c. */
PyObject *one_completed(PyObject *self, PyObject *args);
PyObject *all_widened(PyObject *self, PyObject *args);

#endif
