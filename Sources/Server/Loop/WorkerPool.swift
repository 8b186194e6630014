import SystemCalls

/// Threads that do jobs, urgent ones first. One thread is kept free of background work.
final class WorkerPool: @unchecked Sendable {
  /// Above this count the reader pauses, so that a client can't send requests faster than they are answered.
  private static let interactiveLimit = 1024

  private let monitor = Monitor()
  private var interactive = Queue<Job>()
  private var background = Queue<Job>()
  private var backgroundRunning = 0
  private var isClosed = false
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
      case .interactive: interactive.append(job)
      case .background: background.append(job)
      }
      monitor.notifyAll()
    }
  }

  /// Waits until few jobs for requests are left.
  func waitForRoom() {
    monitor.locked {
      while interactive.count > Self.interactiveLimit, !isClosed { monitor.wait() }
    }
  }

  /// Ends the threads after their current job.
  func close() {
    monitor.locked {
      isClosed = true
      monitor.notifyAll()
    }
  }

  private func doNext() -> Bool {
    guard let job = next() else { return false }
    let isBackground = job.urgency == .background
    let result = Self.result(of: job)
    if isBackground {
      monitor.locked {
        backgroundRunning -= 1
        monitor.notifyAll()
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
      while !isClosed {
        if let job = interactive.popFirst() {
          if interactive.count == Self.interactiveLimit { monitor.notifyAll() }
          return job
        }
        if backgroundRunning < backgroundLimit, let job = background.popFirst() {
          backgroundRunning += 1
          return job
        }
        monitor.wait()
      }
      return nil
    }
  }
}
