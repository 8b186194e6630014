import Analysis

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock with a condition. Everything that threads share stands behind one.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Inside `locked` only: lets others in until one of them signals, or until the seconds have passed.
  func wait(atMostSeconds seconds: Double? = nil) {
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

  func signal() {
    pthread_cond_broadcast(condition)
  }
}

/// Threads of our own, because parsing recurses and the threads of a task pool have small stacks.
enum WorkerThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs the body on a new thread. Returns whether the system had one left.
  @discardableResult
  static func start(stackByteCount: Int = Workers.stackByteCount, _ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackByteCount)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let body = Unmanaged.passRetained(Body(run: run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, &attributes,
        { pointer in
          Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
          return nil
        }, body.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { pointer in
          if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
          return nil
        }, body.toOpaque())
    #endif
    if status != 0 { body.release() }
    return status == 0
  }
}
