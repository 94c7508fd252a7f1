/* Loaded before libc (LD_PRELOAD): writes down what a process does to the files of one folder.
 *
 * POWER_ROOT is the folder, POWER_DIARY the file to append to, POWER_SLOW how many microseconds a
 * sync takes. Calls do what they always do, but for syncs, which only take their time: the disk is
 * worked out from the diary. An entry is its kind, the number of the file, a place, a length and
 * that many bytes. What is written stands there before it is done, a sync only when it is over: so
 * a process that is killed in the middle has promised nothing that the diary does not say.
 *
 * Files that end in -shm are left out: SQLite maps them into memory and makes them anew.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST 65536
#define REAL(name) ((__typeof__(&name))real(#name))

static char root[PATH_MAX];
static size_t root_length;
static int diary = -1;
static useconds_t slow;
static uint64_t numbers[MOST]; /* of open files, by descriptor; 0 for all others */
static char folders[MOST];
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) abort();
    return found;
}

__attribute__((constructor)) static void begin(void) {
    const char *where = getenv("POWER_ROOT"), *to = getenv("POWER_DIARY");
    const char *time = getenv("POWER_SLOW");
    if (!where || !to) return;
    root_length = strlen(where);
    if (root_length >= sizeof root) abort();
    memcpy(root, where, root_length + 1);
    slow = time ? (useconds_t)atoi(time) : 0;
    diary = REAL(open)(to, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (diary < 0) abort();
}

static int ours(const char *path) {
    if (diary < 0 || !path || strncmp(path, root, root_length)) return 0;
    if (path[root_length] != '/' && path[root_length]) return 0;
    size_t length = strlen(path);
    return length < 4 || strcmp(path + length - 4, "-shm");
}

static void note(char kind, uint64_t file, uint64_t place, const void *bytes, uint32_t length) {
    char head[21];
    head[0] = kind;
    memcpy(head + 1, &file, 8);
    memcpy(head + 9, &place, 8);
    memcpy(head + 17, &length, 4);
    struct iovec parts[2] = {{head, sizeof head}, {(void *)bytes, length}};
    if (REAL(writev)(diary, parts, 2) != (ssize_t)(sizeof head + length)) abort();
}

static void note_path(char kind, const char *path, uint64_t file) {
    note(kind, file, 0, path, (uint32_t)strlen(path));
}

static uint64_t number_of(int fd) {
    return fd >= 0 && fd < MOST ? numbers[fd] : 0;
}

/* Opening and closing ------------------------------------------------------------------------- */

static int remember(int fd, const char *path, int was_there) {
    struct stat found;
    if (fd < 0) return fd;
    if (fd >= MOST || fstat(fd, &found)) abort();
    numbers[fd] = found.st_ino;
    folders[fd] = S_ISDIR(found.st_mode);
    if (!was_there) note_path('C', path, found.st_ino);
    return fd;
}

static int opened(int folder, const char *path, int flags, mode_t mode) {
    if (!ours(path)) return REAL(openat)(folder, path, flags, mode);
    pthread_mutex_lock(&turn);
    struct stat found;
    int was_there = !stat(path, &found);
    int fd = REAL(openat)(folder, path, flags, mode);
    int error = errno;
    remember(fd, path, was_there);
    if (fd >= 0 && was_there && flags & O_TRUNC) note('T', found.st_ino, 0, "", 0);
    pthread_mutex_unlock(&turn);
    errno = error;
    return fd;
}

#define MODE(flags)                              \
    mode_t mode = 0;                             \
    if ((flags) & (O_CREAT | __O_TMPFILE)) {     \
        va_list rest;                            \
        va_start(rest, flags);                   \
        mode = (mode_t)va_arg(rest, int);        \
        va_end(rest);                            \
    }

int open(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) {
    MODE(flags) return opened(AT_FDCWD, path, flags, mode);
}
int openat(int folder, const char *path, int flags, ...) {
    MODE(flags) return opened(folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...) {
    MODE(flags) return opened(folder, path, flags, mode);
}
int __open_2(const char *path, int flags) { return opened(AT_FDCWD, path, flags, 0); }
int __open64_2(const char *path, int flags) { return opened(AT_FDCWD, path, flags, 0); }

int close(int fd) {
    if (fd >= 0 && fd < MOST) numbers[fd] = 0;
    return REAL(close)(fd);
}

/* Writing and syncing ------------------------------------------------------------------------- */

static ssize_t written(int fd, const void *bytes, size_t count, off_t place) {
    pthread_mutex_lock(&turn);
    note('W', number_of(fd), (uint64_t)place, bytes, (uint32_t)count);
    ssize_t done = REAL(pwrite)(fd, bytes, count, place);
    if (done != (ssize_t)count) abort(); /* a disk that is full is another test */
    pthread_mutex_unlock(&turn);
    return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t place) {
    if (!number_of(fd)) return REAL(pwrite)(fd, bytes, count, place);
    return written(fd, bytes, count, place);
}
ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t place) {
    return pwrite(fd, bytes, count, place);
}
ssize_t write(int fd, const void *bytes, size_t count) {
    if (!number_of(fd)) return REAL(write)(fd, bytes, count);
    off_t place = lseek(fd, 0, fcntl(fd, F_GETFL) & O_APPEND ? SEEK_END : SEEK_CUR);
    ssize_t done = written(fd, bytes, count, place);
    lseek(fd, place + done, SEEK_SET);
    return done;
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
    if (number_of(fd)) abort(); /* nobody does so yet */
    return REAL(writev)(fd, parts, count);
}
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t place) {
    if (number_of(fd)) abort();
    return REAL(pwritev)(fd, parts, count, place);
}
void *mmap(void *at, size_t length, int allowed, int flags, int fd, off_t place) {
    if (number_of(fd) && flags & MAP_SHARED && allowed & PROT_WRITE) abort();
    return REAL(mmap)(at, length, allowed, flags, fd, place);
}

int ftruncate(int fd, off_t size) {
    if (!number_of(fd)) return REAL(ftruncate)(fd, size);
    pthread_mutex_lock(&turn);
    note('T', number_of(fd), (uint64_t)size, "", 0);
    int done = REAL(ftruncate)(fd, size);
    pthread_mutex_unlock(&turn);
    return done;
}
int ftruncate64(int fd, off64_t size) { return ftruncate(fd, size); }
int posix_fallocate(int fd, off_t place, off_t length) {
    struct stat found;
    if (!number_of(fd)) return REAL(posix_fallocate)(fd, place, length);
    if (fstat(fd, &found)) return errno;
    return place + length > found.st_size && ftruncate(fd, place + length) ? errno : 0;
}
int posix_fallocate64(int fd, off64_t place, off64_t length) {
    return posix_fallocate(fd, place, length);
}

int fsync(int fd) {
    if (!number_of(fd)) return REAL(fsync)(fd);
    pthread_mutex_lock(&turn);
    if (slow) usleep(slow);
    if (folders[fd]) {
        char link[64], path[PATH_MAX];
        snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
        ssize_t length = readlink(link, path, sizeof path - 1);
        if (length < 0) abort();
        path[length] = 0;
        note_path('D', path, 0);
    } else {
        note('S', number_of(fd), 0, "", 0);
    }
    pthread_mutex_unlock(&turn);
    return 0;
}
int fdatasync(int fd) { return number_of(fd) ? fsync(fd) : REAL(fdatasync)(fd); }

/* Names --------------------------------------------------------------------------------------- */

int unlink(const char *path) {
    if (!ours(path)) return REAL(unlink)(path);
    pthread_mutex_lock(&turn);
    int done = REAL(unlink)(path), error = errno;
    if (!done) note_path('U', path, 0);
    pthread_mutex_unlock(&turn);
    errno = error;
    return done;
}
int remove(const char *path) { return ours(path) ? unlink(path) : REAL(remove)(path); }
int mkdir(const char *path, mode_t mode) {
    if (!ours(path)) return REAL(mkdir)(path, mode);
    pthread_mutex_lock(&turn);
    int done = REAL(mkdir)(path, mode), error = errno;
    if (!done) note_path('M', path, 0);
    pthread_mutex_unlock(&turn);
    errno = error;
    return done;
}
int rename(const char *from, const char *to) {
    if (ours(from) || ours(to)) abort(); /* nobody does so yet */
    return REAL(rename)(from, to);
}
