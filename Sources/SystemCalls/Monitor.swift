/// A lock with a condition. All state that threads share is protected by a monitor.
package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  package func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Releases the lock until another thread calls `notifyAll` or the time limit, at most one hour, has passed. It may
  /// also return for no reason, so check the condition again. Call it only inside `locked`.
  package func wait(atMostSeconds seconds: Double? = nil) {
    guard let seconds else {
      pthread_cond_wait(condition, mutex)
      return
    }
    var deadline = timespec()
    clock_gettime(CLOCK_REALTIME, &deadline)
    let nanoseconds = Double(deadline.tv_nsec) + max(0, min(seconds, 3600)) * 1e9
    deadline.tv_sec += Int((nanoseconds / 1e9).rounded(.down))
    deadline.tv_nsec = Int(nanoseconds.truncatingRemainder(dividingBy: 1e9))
    pthread_cond_timedwait(condition, mutex, &deadline)
  }

  /// Wakes all threads that wait.
  package func notifyAll() { pthread_cond_broadcast(condition) }
}
