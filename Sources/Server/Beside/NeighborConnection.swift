import SystemCalls

/// The connection to the neighbor: its process, and the threads that read its output, write its input, and wait for its
/// end.
final class NeighborConnection: @unchecked Sendable {
  /// The number of bytes above which there is no room in the queue for the neighbor.
  private static let highWaterUTF8Count = 16 << 20
  /// How long to wait for a neighbor that does not read its input or does not exit.
  private static let patienceSeconds = 2.0

  private let command: [String]
  private let inbox: Inbox
  private let clientOutbox: Outbox
  private let monitor = Monitor()
  private var process: PipedProcess?
  private var outbox: Outbox?
  /// The number of the start that `process` belongs to. The end of an earlier process is ignored.
  private var start = 0

  init(command: [String], inbox: Inbox, outbox: Outbox) {
    self.command = command
    self.inbox = inbox
    clientOutbox = outbox
  }

  func perform(_ action: NeighborAction) {
    switch action {
    case .start(let start): begin(start)
    case .send(let body): monitor.locked { outbox }?.add(.passed(body))
    case .end:
      let process = leave()
      WorkerThread.start(stackByteCount: 512 << 10) { process?.end(afterSeconds: Self.patienceSeconds) }
    }
  }

  /// Lets the neighbor read what is queued, and exit.
  func end(atMostSeconds seconds: Double) { leave()?.end(afterSeconds: seconds) }

  /// Waits until there is room in the neighbor's queue. Gives up on a neighbor that does not read for `patienceSeconds`.
  func waitForRoom() {
    let (outbox, start) = monitor.locked { (self.outbox, self.start) }
    guard let outbox, !outbox.waitForRoom(atMostSeconds: Self.patienceSeconds) else { return }
    outbox.close()
    inbox.add([.joint(.neighborEnded(start: start))])
  }

  private func begin(_ start: Int) {
    guard let program = command.first, let process = PipedProcess(program, Array(command.dropFirst())) else {
      inbox.add([.joint(.neighborEnded(start: start))])
      return
    }
    let inbox = inbox
    let outbox = Outbox(descriptor: process.input, highWaterUTF8Count: Self.highWaterUTF8Count) {
      inbox.add([.joint(.neighborEnded(start: start))])
    }
    monitor.locked {
      self.process = process
      self.outbox = outbox
      self.start = start
    }
    WorkerThread.start(stackByteCount: 512 << 10) {
      process.waitForEnd()
      // The reading thread reports the end after everything that the process wrote, unless a child process keeps the
      // output open. Give it time to do so.
      usleep(200_000)
      inbox.add([.joint(.neighborEnded(start: start))])
    }
    WorkerThread.start(stackByteCount: 512 << 10) { [inbox, clientOutbox] in
      FrameReader.readAll(of: process.output) { frames, moreFollows in
        let events = frames.map { frame -> Event in
          switch frame {
          case .body(let body):
            .joint(
              Envelope(body).map { .neighbor(start: start, $0) }
                ?? .invalidOutput(start: start, "A message is not a JSON object"))
          case .malformed(let reason): .joint(.invalidOutput(start: start, "Skipped bytes: \(reason)"))
          }
        }
        inbox.add(events, utf8Count: frames.reduce(0) { $0 + $1.utf8Count })
        inbox.waitForRoom()
        clientOutbox.waitForRoom()
      }
      systemClose(process.output)
      inbox.add([.joint(.neighborEnded(start: start))])
    }
  }

  /// Stops writing, and returns the process.
  private func leave() -> PipedProcess? {
    monitor.locked {
      outbox?.close()
      defer { (process, outbox) = (nil, nil) }
      return process
    }
  }
}
