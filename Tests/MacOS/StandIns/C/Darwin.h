// What the sources use of macOS's C library, declared as in Apple's published headers.
#pragma once
#pragma clang assume_nonnull begin

typedef int pid_t;
typedef unsigned short mode_t;
typedef long long off_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef unsigned long long ino_t;
typedef unsigned int nfds_t;
typedef int clockid_t;

// sys/_types/_timespec.h, sys/stat.h
struct timespec { long tv_sec; long tv_nsec; };
struct stat {
  int st_dev;
  mode_t st_mode;
  unsigned short st_nlink;
  ino_t st_ino;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);

// unistd.h, stdlib.h, stdio.h, string.h, time.h
int access(const char *, int);
int close(int);
int dup(int);
int dup2(int, int);
int ftruncate(int, off_t);
pid_t getpid(void);
int isatty(int);
int usleep(unsigned int);
struct winsize { unsigned short ws_row; unsigned short ws_col; unsigned short ws_xpixel; unsigned short ws_ypixel; };
int pipe(int[_Nonnull 2]);
ssize_t read(int, void *_Null_unspecified, size_t);
ssize_t write(int, const void *_Null_unspecified, size_t);
int unlink(const char *);
long sysconf(int);
char *_Null_unspecified getcwd(char *_Null_unspecified, size_t);
char *_Null_unspecified getenv(const char *);
void free(void *_Null_unspecified);
void exit(int) __attribute__((noreturn));
char *_Null_unspecified realpath(const char *, char *_Null_unspecified);
int rename(const char *, const char *);
char *_Null_unspecified strerror(int);
char *_Null_unspecified strdup(const char *);
int clock_gettime(clockid_t, struct timespec *);
#define F_OK 0
#define W_OK (1 << 1)
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define _SC_NPROCESSORS_ONLN 58
enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 };
#define CLOCK_REALTIME ((clockid_t)0)
#define CLOCK_MONOTONIC ((clockid_t)6)

// dirent.h
struct dirent {
  ino_t d_ino;
  unsigned long long d_seekoff;
  unsigned short d_reclen;
  unsigned short d_namlen;
  unsigned char d_type;
  char d_name[1024];
};
typedef struct { int fd; } DIR;
DIR *_Null_unspecified opendir(const char *);
int closedir(DIR *);
struct dirent *_Null_unspecified readdir(DIR *);
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8

// fcntl.h
int fcntl(int, int, ...);
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1

// sys/errno.h
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EEXIST 17
#define ENOTDIR 20
#define ENOSPC 28
#define EPIPE 32
#define EAGAIN 35

// poll.h
struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 0x0001
#define POLLOUT 0x0004

// signal.h
int kill(pid_t, int);
int raise(int);
void (*_Null_unspecified signal(int, void (*_Null_unspecified)(int)))(int);
#define SIGHUP 1
#define SIGINT 2
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15

// sys/wait.h, spawn.h
pid_t waitpid(pid_t, int *_Null_unspecified, int);
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t _Nullable *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t _Nullable *);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t _Nullable *, int);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t _Nullable *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t _Nullable *, int, const char *, int, mode_t);
int posix_spawnp(pid_t *_Nullable, const char *, const posix_spawn_file_actions_t _Nullable *_Nullable,
                 const posix_spawnattr_t _Nullable *_Nullable, char *const _Nullable [_Nonnull],
                 char *const _Nullable [_Nullable]);

// sys/mman.h
void *_Null_unspecified mmap(void *_Null_unspecified, size_t, int, int, int, off_t);
int munmap(void *_Null_unspecified, size_t);
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_SHARED 0x0001

// pthread.h
typedef struct { long __sig; char __opaque[56]; } pthread_attr_t;
typedef struct { long __sig; char __opaque[56]; } pthread_mutex_t;
typedef struct { long __sig; char __opaque[40]; } pthread_cond_t;
typedef struct { long __sig; char __opaque[8]; } pthread_mutexattr_t;
typedef struct { long __sig; char __opaque[8]; } pthread_condattr_t;
struct _opaque_pthread_t { long __sig; char __opaque[8176]; };
typedef struct _opaque_pthread_t *pthread_t;
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_attr_setdetachstate(pthread_attr_t *, int);
#define PTHREAD_CREATE_DETACHED 2
int pthread_create(pthread_t _Nullable *, const pthread_attr_t *_Nullable,
                   void *_Nullable (*)(void *), void *_Nullable);
pthread_t pthread_self(void);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_cond_init(pthread_cond_t *, const pthread_condattr_t *_Nullable);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int pthread_cond_timedwait(pthread_cond_t *, pthread_mutex_t *, const struct timespec *_Nullable);
int pthread_cond_broadcast(pthread_cond_t *);

#pragma clang assume_nonnull end
