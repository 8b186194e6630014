/// Threads with large stacks. Parsing recurses, and the threads of a task pool have small stacks.
package enum WorkerThread {
  /// The stack size, in bytes. Large enough for the parser's nesting limit; the system's default for threads is too
  /// small.
  package static let stackByteCount = 16 << 20

  private final class Body {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// A number, never zero, that identifies this thread. Safe to call in a signal handler.
  package static var current: UInt64 {
    #if canImport(Darwin)
      UInt64(UInt(bitPattern: pthread_self()))
    #else
      UInt64(pthread_self())
    #endif
  }

  /// Runs the body on a new thread. Returns whether the system could create one.
  @discardableResult
  package static func start(
    stackByteCount: Int = WorkerThread.stackByteCount, _ run: @escaping @Sendable () -> Void
  ) -> Bool {
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
