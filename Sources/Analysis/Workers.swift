import Foundation

/// Work on all cores, on threads whose stack is large enough for the parser's deepest nesting.
package enum Workers {
  /// Bytes. The parser goes as deep as its nesting limit; the system's default for threads is too little for that.
  package static let stackByteCount = 16 << 20

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
  ///   - onFinish: told after each piece of work how many are done, on the thread that did it.
  package static func map<Result: Sendable>(
    count: Int, jobs: Int? = nil, onFinish: (@Sendable (_ finishedCount: Int) -> Void)? = nil,
    _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let queue = Queue<Result>(count: count)
    let wanted = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let finished = DispatchGroup()
    for _ in 0..<max(min(wanted, count), 0 < count ? 1 : 0) {
      finished.enter()
      let thread = Thread {
        while let index = queue.next() {
          let finishedCount = queue.finish(index, work(index))
          onFinish?(finishedCount)
        }
        finished.leave()
      }
      thread.stackSize = stackByteCount
      thread.start()
    }
    finished.wait()
    return queue.results
  }
}

/// Indices that wait for a thread, and results that came back. Every access holds the lock.
private final class Queue<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var nextIndex = 0
  private var finishedCount = 0
  private var finished: [Result?]

  init(count: Int) {
    self.count = count
    finished = Array(repeating: nil, count: count)
  }

  func next() -> Int? {
    lock.withLock {
      guard nextIndex < count else { return nil }
      defer { nextIndex += 1 }
      return nextIndex
    }
  }

  /// Returns how many are finished.
  func finish(_ index: Int, _ result: Result) -> Int {
    lock.withLock {
      finished[index] = result
      finishedCount += 1
      return finishedCount
    }
  }

  var results: [Result] { lock.withLock { finished.compactMap { $0 } } }
}
