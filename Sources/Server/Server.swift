import Analysis
import Projects
import SystemCalls

/// The language server over a pair of streams.
package enum LanguageServer {
  private static let processCheckSeconds = 2.0
  /// How long the neighbor's process may take to end when it is no longer needed.
  private static let secondsToEnd = 0.4

  /// Serves standard input and output until the client is done. Returns the exit status.
  ///
  /// Only messages go to standard output. Everything else that the process prints goes to standard error.
  ///
  /// - Parameters:
  ///   - logging: The log file and its level; nil for no log. If the file cannot be written, an error is thrown before
  ///     anything is served.
  ///   - neighbor: The command that starts the neighbor, whose answers are merged with ours; empty for none.
  package static func runOnStandardStreams(
    logging: ServerLogging?, beside neighbor: [String]
  ) throws(FileProblem) -> Int32 {
    let log: LogFile? = if let logging { try LogFile(path: logging.path) } else { nil }
    let output = dup(1)
    Descriptor.closeOnExec(output)
    dup2(2, 1)
    let crashes = Files.cacheFolder.flatMap { CrashRecord(folder: "\($0)/\(Product.name)") }
    crashes?.watchSignals()
    defer { crashes?.close() }
    return run(
      input: 0, output: output, analyzer: Analyzer(), files: FilesOnDisk(), neighbor: neighbor, crashes: crashes,
      log: log, logLevel: logging?.level)
  }

  /// Serves a pair of descriptors until the client is done. Returns the exit status.
  static func run(
    input: Int32, output: Int32, analyzer: Analyzer, files: any FileSource, neighbor: [String] = [],
    crashes: CrashRecord? = nil, log: LogFile? = nil, logLevel: LogLevel? = nil
  ) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let inbox = Inbox()
    let outbox = Outbox(descriptor: output) { inbox.add([.outputClosed]) }
    let workers = WorkerPool(threadCount: max(2, min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))), inbox: inbox)
    defer { workers.close() }
    let session = Session(analyzer: analyzer, files: files, crashes: crashes, logLevel: log == nil ? nil : logLevel)
    let handler: any EventHandler = neighbor.isEmpty ? session : JointSession(session, neighbor: neighbor)
    let connection = NeighborConnection(command: neighbor, inbox: inbox, outbox: outbox)
    WorkerThread.start { read(input, into: inbox, pausingFor: workers, outbox, neighbor.isEmpty ? nil : connection) }
    log?.write(LogEntry(level: .info, text: "Started \(Product.name) \(Product.version)"))
    var watched: Int32?
    while true {
      let (events, moreFollows) = inbox.take(waitingAtMostSeconds: waitSeconds(of: handler, isWatching: watched != nil))
      handler.handle(events, moreFollows: moreFollows)
      for effect in handler.takeEffects().jobsLast {
        switch effect {
        case .send(let message): outbox.add(message)
        case .neighbor(let action): connection.perform(action)
        case .run(let job): workers.add(job)
        case .log(let entry): log?.write(entry)
        case .exit(let status):
          log?.write(LogEntry(level: .info, text: "Exiting with status \(status)"))
          connection.end(atMostSeconds: secondsToEnd)
          outbox.flush(atMostSeconds: 0.5)
          return status
        }
      }
      if let process = handler.watchedProcess {
        // A process that was never alive here is on another machine or in a container, so it can't be watched.
        handler.watchedProcess = nil
        if isAlive(process) { watched = process }
      }
      if let process = watched, !isAlive(process) { inbox.add([.clientDied]) }
    }
  }

  private static func waitSeconds(of handler: any EventHandler, isWatching: Bool) -> Double? {
    let untilWake = handler.wakeTime.map { wake in
      let left = wake - .now
      return max(0, Double(left.components.seconds) + Double(left.components.attoseconds) / 1e18)
    }
    guard isWatching else { return untilWake }
    return min(untilWake ?? processCheckSeconds, processCheckSeconds)
  }

  private static func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// Reads messages into the inbox. Pauses while other threads do not keep up, so that no client fills the memory.
  private static func read(
    _ input: Int32, into inbox: Inbox, pausingFor workers: WorkerPool, _ outbox: Outbox,
    _ connection: NeighborConnection?
  ) {
    FrameReader.readAll(of: input) { frames, moreFollows in
      let events = frames.map { frame -> Event in
        switch frame {
        case .body(let body):
          connection == nil ? .message(IncomingMessage(body: body)) : .joint(.client(ClientMessage(body)))
        case .malformed(let reason):
          .message(.invalid(nil, ResponseError(.parseError, "Skipped bytes: \(reason)")))
        }
      }
      inbox.add(events, utf8Count: frames.reduce(0) { $0 + $1.utf8Count }, moreFollows: moreFollows)
      inbox.waitForRoom()
      workers.waitForRoom()
      outbox.waitForRoom()
      connection?.waitForRoom()
    }
    inbox.add([.inputEnded])
  }
}
