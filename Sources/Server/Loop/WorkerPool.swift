import SystemCalls

/// Threads that do jobs, urgent ones first. One thread is kept free of background work.
final class WorkerPool: Sendable {
  private final class Contents: @unchecked Sendable {
    var interactive = Queue<Job>()
    var background = Queue<Job>()
    var backgroundRunning = 0
    var isClosed = false
  }

  /// Above this count the reader pauses, so that a client can't send requests faster than they are answered.
  private static let interactiveLimit = 1024

  private let monitor = Monitor()
  private let contents = Contents()
  private let backgroundLimit: Int
  private let inbox: Inbox

  init(threadCount: Int, inbox: Inbox) {
    self.inbox = inbox
    backgroundLimit = max(threadCount - 1, 1)
    for _ in 0..<max(threadCount, 1) {
      WorkerThread.start { [weak self] in
        while let done = self?.doNext(), done {}
      }
    }
  }

  func add(_ job: Job) {
    monitor.locked {
      switch job.urgency {
      case .interactive: contents.interactive.append(job)
      case .background: contents.background.append(job)
      }
      monitor.signal()
    }
  }

  /// Waits until few jobs for requests are left.
  func waitForRoom() {
    monitor.locked {
      while contents.interactive.count > Self.interactiveLimit, !contents.isClosed { monitor.wait() }
    }
  }

  /// Ends the threads after their current job.
  func close() {
    monitor.locked {
      contents.isClosed = true
      monitor.signal()
    }
  }

  private func doNext() -> Bool {
    guard let job = next() else { return false }
    let isBackground = job.urgency == .background
    let result = Self.result(of: job)
    if isBackground {
      monitor.locked {
        contents.backgroundRunning -= 1
        monitor.signal()
      }
    }
    inbox.add([.finished(result)])
    return true
  }

  /// Does a job, and releases it before its result is delivered. Otherwise, the main loop would have to copy the job's
  /// project when it changes the project.
  private static func result(of job: consuming Job) -> JobResult { job.work() }

  /// Waits for the next job. Returns nil once the pool is closed.
  private func next() -> Job? {
    monitor.locked {
      while !contents.isClosed {
        if let job = contents.interactive.popFirst() {
          if contents.interactive.count == Self.interactiveLimit { monitor.signal() }
          return job
        }
        if contents.backgroundRunning < backgroundLimit, let job = contents.background.popFirst() {
          contents.backgroundRunning += 1
          return job
        }
        monitor.wait()
      }
      return nil
    }
  }
}
