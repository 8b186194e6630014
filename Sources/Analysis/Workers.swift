import SystemCalls

/// Work on all cores, on threads whose stack is large enough for the parser's deepest nesting.
package enum Workers {
  /// Where work is done.
  package enum Place: Sendable {
    /// On the caller's thread, which has a stack of its own that is large enough.
    case here
    /// On so many new threads; on all cores when nil.
    case threads(Int?)
  }

  /// One result for each index, in index order. Waits until all are there.
  package static func map<Result: Sendable>(
    count: Int, on place: Place, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    switch place {
    case .here: (0..<count).map(work)
    case .threads(let jobs): map(count: count, jobs: jobs, work)
    }
  }

  /// One result for each index, in index order whatever the scheduling. Waits until all are there.
  ///
  /// - Parameters:
  ///   - jobs: how many threads work at once; all cores when nil. At least one.
  ///   - onFinish: called after each piece of work with the number of finished ones, on the thread that did it.
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

/// Indices that wait for a thread, and results that came back. Every access holds the lock.
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

  /// Returns how many are finished.
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
      if threadCount == 0 { monitor.signal() }
    }
  }

  /// Does the work that no thread took because the system couldn't start any.
  func waitForResults(_ work: (Int) -> Result) -> [Result] {
    monitor.locked { while threadCount > 0 { monitor.wait() } }
    while let index = next() { _ = finish(index, work(index)) }
    return monitor.locked { finished.compactMap { $0 } }
  }
}
