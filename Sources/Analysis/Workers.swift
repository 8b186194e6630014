import SystemCalls

/// Runs work on all cores, on threads whose stack is large enough for the parser's deepest nesting.
package enum Workers {
  /// The threads that do the work.
  package enum Place: Sendable {
    /// The caller's thread. Its stack must be large enough.
    case here
    /// That many new threads; nil to use all cores.
    case threads(Int?)
  }

  /// Calls a function for each index, and returns the results in the order of the indices. Waits for all of them.
  package static func map<Result: Sendable>(
    count: Int, on place: Place, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    switch place {
    case .here: (0..<count).map(work)
    case .threads(let jobs): map(count: count, jobs: jobs, work)
    }
  }

  /// Calls a function for each index, and returns the results in the order of the indices. Waits for all of them.
  ///
  /// - Parameters:
  ///   - jobs: The number of threads, at least one; nil to use all cores.
  ///   - onFinish: Called after each piece of work, on the thread that did it, with the number of finished pieces.
  package static func map<Result: Sendable>(
    count: Int, jobs: Int? = nil, onFinish: (@Sendable (_ finishedCount: Int) -> Void)? = nil,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let wanted = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let queue = Queue<Result>(count: count)
    for _ in 0..<max(min(wanted, count), 0 < count ? 1 : 0) {
      queue.threadStarts()
      let hasStarted = WorkerThread.start {
        while let index = queue.next() {
          let finishedCount = queue.finish(index, work(index))
          onFinish?(finishedCount)
        }
        queue.threadEnds()
      }
      if !hasStarted { queue.threadEnds() }
    }
    return queue.waitForResults(work)
  }
}

/// The indices that no thread has taken yet, and the finished results. Every access holds the lock.
private final class Queue<Result: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private let count: Int
  private var nextIndex = 0
  private var finishedCount = 0
  private var finished: [Result?]
  private var threadCount = 0

  init(count: Int) {
    self.count = count
    finished = Array(repeating: nil, count: count)
  }

  func next() -> Int? {
    monitor.locked {
      guard nextIndex < count else { return nil }
      defer { nextIndex += 1 }
      return nextIndex
    }
  }

  /// Stores a result. Returns the number of finished ones.
  func finish(_ index: Int, _ result: Result) -> Int {
    monitor.locked {
      finished[index] = result
      finishedCount += 1
      return finishedCount
    }
  }

  func threadStarts() { monitor.locked { threadCount += 1 } }

  func threadEnds() {
    monitor.locked {
      threadCount -= 1
      if threadCount == 0 { monitor.notifyAll() }
    }
  }

  /// Waits until all threads are done, and returns the results. Does the work itself that no thread took because the
  /// system couldn't start any.
  func waitForResults(_ work: (Int) -> Result) -> [Result] {
    monitor.locked { while threadCount > 0 { monitor.wait() } }
    while let index = next() { _ = finish(index, work(index)) }
    return monitor.locked { finished.compactMap { $0 } }
  }
}
