import Analysis
import Projects
import SystemCalls

/// The language server over a pair of streams.
package enum LanguageServer {
  private static let processCheckSeconds = 2.0

  /// Serves standard input and output until the client is done. Returns the exit status.
  ///
  /// Standard output is for messages alone: what anything else in the process prints goes to standard error.
  ///
  /// - Parameter logging: where to keep a log. A file that cannot be written is an error, before anything is served.
  package static func runOnStandardStreams(logging: ServerLogging?) throws(FileProblem) -> Int32 {
    let log: LogFile? = if let logging { try LogFile(path: logging.path) } else { nil }
    let output = dup(1)
    dup2(2, 1)
    let crashes = Files.cacheFolder.flatMap { CrashRecord(folder: "\($0)/\(Product.name)") }
    crashes?.watchSignals()
    defer { crashes?.close() }
    return run(
      input: 0, output: output, analyzer: Analyzer(), files: FilesOnDisk(), crashes: crashes, log: log,
      logLevel: logging?.level)
  }

  /// Serves a pair of descriptors until the client is done. Returns the exit status.
  static func run(
    input: Int32, output: Int32, analyzer: Analyzer, files: any FileSource, crashes: CrashRecord? = nil,
    log: LogFile? = nil,
    logLevel: LogLevel? = nil
  ) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let inbox = Inbox()
    let outbox = Outbox(descriptor: output) { inbox.add([.outputClosed]) }
    let workers = WorkerPool(threadCount: max(2, min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))), inbox: inbox)
    defer { workers.close() }
    WorkerThread.start { read(input, into: inbox, pausingFor: workers, outbox) }
    let session = Session(analyzer: analyzer, files: files, crashes: crashes, logLevel: log == nil ? nil : logLevel)
    log?.write(LogEntry(level: .info, text: "\(Product.name) \(Product.version) begins"))
    var watched: Int32?
    while true {
      let (events, moreFollows) = inbox.take(waitingAtMostSeconds: waitSeconds(of: session, isWatching: watched != nil))
      session.handle(events, moreFollows: moreFollows)
      for effect in session.takeEffects() {
        switch effect {
        case .send(let body): outbox.add(body)
        case .publish(let uri, let body): outbox.publish(body, for: uri)
        case .run(let job): workers.add(job)
        case .log(let entry): log?.write(entry)
        case .exit(let status):
          log?.write(LogEntry(level: .info, text: "Ends with status \(status)"))
          outbox.flush(atMostSeconds: 0.5)
          return status
        }
      }
      if let process = session.watchedProcess {
        // A process that we never saw alive belongs to another machine or container: end of input has to do.
        session.watchedProcess = nil
        if isAlive(process) { watched = process }
      }
      if let process = watched, !isAlive(process) { inbox.add([.clientDied]) }
    }
  }

  private static func waitSeconds(of session: Session, isWatching: Bool) -> Double? {
    let untilWake = session.wakeTime.map { wake in
      let left = wake - .now
      return max(0, Double(left.components.seconds) + Double(left.components.attoseconds) / 1e18)
    }
    guard isWatching else { return untilWake }
    return min(untilWake ?? processCheckSeconds, processCheckSeconds)
  }

  private static func isAlive(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }

  /// Pauses while the others do not keep up, so that no client fills the memory.
  private static func read(_ input: Int32, into inbox: Inbox, pausingFor workers: WorkerPool, _ outbox: Outbox) {
    var frames = FrameReader()
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        poll(&ready, 1, -1)
        continue
      }
      guard count > 0 else { break }
      frames.append(chunk.prefix(count))
      var events: [Event] = []
      var utf8Count = 0
      while let frame = frames.next() {
        switch frame {
        case .body(let body):
          utf8Count += body.count
          events.append(.message(IncomingMessage(body: body)))
        case .malformed(let reason):
          utf8Count += reason.utf8.count
          events.append(.message(.invalid(nil, ResponseError(.parseError, "Skipped bytes: \(reason)"))))
        }
      }
      // A full portion is one of several.
      let moreFollows = count == chunk.count
      if !events.isEmpty { inbox.add(events, utf8Count: utf8Count, moreFollows: moreFollows) }
      inbox.waitForRoom()
      workers.waitForRoom()
      outbox.waitForRoom()
    }
    inbox.add([.inputEnded])
  }
}
