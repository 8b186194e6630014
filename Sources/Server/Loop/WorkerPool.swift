/// Threads that do jobs, urgent ones first. One thread is kept free of background work.
final class WorkerPool: Sendable {
  private final class Queue: @unchecked Sendable {
    var interactive: ArraySlice<Job> = []
    var background: ArraySlice<Job> = []
    var backgroundRunning = 0
    var isClosed = false
  }

  private let monitor = Monitor()
  private let queue = Queue()
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
      case .interactive: queue.interactive.append(job)
      case .background: queue.background.append(job)
      }
      monitor.signal()
    }
  }

  /// Lets the threads end after the job at hand.
  func close() {
    monitor.locked {
      queue.isClosed = true
      monitor.signal()
    }
  }

  private func doNext() -> Bool {
    let job: Job? = monitor.locked {
      while !queue.isClosed {
        if let job = queue.interactive.popFirst() { return job }
        if queue.backgroundRunning < backgroundLimit, let job = queue.background.popFirst() {
          queue.backgroundRunning += 1
          return job
        }
        monitor.wait()
      }
      return nil
    }
    guard let job else { return false }
    let result = job.work()
    if job.urgency == .background {
      monitor.locked {
        queue.backgroundRunning -= 1
        monitor.signal()
      }
    }
    inbox.add([.finished(result)])
    return true
  }
}
