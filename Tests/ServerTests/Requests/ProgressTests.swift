import Testing

@testable import Server

@Suite struct ProgressTests {
  @Test func readingThatTakesLongIsShownFromBeginningToEnd() {
    var now = ContinuousClock.now
    let session = Session(analyzer: PlantedRule.analyzer, files: files, clock: { now })
    start(session, capabilities: #"{"window":{"workDoneProgress":true}}"#)
    var jobs = jobs(session)
    #expect(jobs.sent.isEmpty)
    now += IndexProgress.delay
    #expect(session.wakeTime == now)
    run(jobs.work.removeFirst(), session)
    jobs = self.jobs(session, jobs.work)
    #expect(jobs.sent.map { $0["method"].string } == ["window/workDoneProgress/create", "$/progress"])
    #expect(jobs.sent.last?["params"]["value"]["kind"].string == "begin")
    for job in jobs.work { run(job, session) }
    let ended = self.jobs(session).sent.filter { $0["method"].string == "$/progress" }
    #expect(ended.last?["params"]["value"]["kind"].string == "end")
    #expect(session.wakeTime == nil)
  }

  @Test func readingThatIsQuickIsNotShown() {
    let start = ContinuousClock.now
    let session = Session(analyzer: PlantedRule.analyzer, files: files, clock: { start })
    self.start(session, capabilities: #"{"window":{"workDoneProgress":true}}"#)
    for job in jobs(session).work { run(job, session) }
    #expect(jobs(session).sent.allSatisfy { $0["method"].string == "window/logMessage" })
    #expect(session.wakeTime == nil)
  }

  @Test func aClientThatTakesNoProgressGetsNone() {
    var now = ContinuousClock.now
    let session = Session(analyzer: PlantedRule.analyzer, files: files, clock: { now })
    start(session, capabilities: "{}")
    for job in jobs(session).work {
      now += IndexProgress.delay
      run(job, session)
    }
    #expect(jobs(session).sent.allSatisfy { $0["method"].string == "window/logMessage" })
  }

  private let files = FilesInMemory(
    Dictionary((0..<100).map { ("/project/\($0).swift", "") }, uniquingKeysWith: { first, _ in first }))

  /// Goes as far as the list of files.
  private func start(_ session: Session, capabilities: String) {
    let initialize = #"{"rootUri":"file:///project","capabilities":\#(capabilities)}"#
    session.handle([
      .message(IncomingMessage(body: JSON.message("initialize", initialize, id: "1"))),
      .message(IncomingMessage(body: JSON.message("initialized", "{}"))),
    ])
    for job in jobs(session).work { run(job, session) }
  }

  private func run(_ job: Job, _ session: Session) { session.handle([.finished(job.work())]) }

  /// What the session wants done and sent, after jobs that were there before.
  private func jobs(_ session: Session, _ earlier: [Job] = []) -> (work: [Job], sent: [JSONValue]) {
    var result: (work: [Job], sent: [JSONValue]) = (earlier, [])
    for effect in session.takeEffects() {
      switch effect {
      case .run(let job): result.work.append(job)
      case .send(let body): result.sent.append((try? JSONParser.parse(body)) ?? .null)
      case .publish, .exit: break
      }
    }
    return result
  }
}
