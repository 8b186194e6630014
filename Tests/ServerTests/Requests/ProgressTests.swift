import ServerTesting
import Testing

@testable import Server

@Suite struct ProgressTests {
  private let files = FilesInMemory(
    Dictionary((0..<100).map { ("/project/\($0).swift", "") }, uniquingKeysWith: { first, _ in first }))

  @Test func longIndexingShowsProgress() {
    let session = SteppedSession(files: files, capabilities: #"{"window":{"workDoneProgress":true}}"#)
    session.doNext()
    session.forgetSent()
    session.now += IndexProgress.delay
    #expect(session.wakeTime == session.now)
    session.doNext()
    #expect(session.sent.map { $0["method"].string } == ["window/workDoneProgress/create", "$/progress"])
    #expect(session.sent.last?["params"]["value"]["kind"].string == "begin")
    session.doAll()
    let progress = session.sent.filter { $0["method"].string == "$/progress" }
    #expect(progress.last?["params"]["value"]["kind"].string == "end")
    #expect(session.wakeTime == nil)
  }

  @Test func quickIndexingShowsNoProgress() {
    let session = SteppedSession(files: files, capabilities: #"{"window":{"workDoneProgress":true}}"#)
    session.forgetSent()
    session.doAll()
    #expect(session.sent.map { $0["method"].string } == ["window/logMessage"])
    #expect(session.wakeTime == nil)
  }

  @Test func clientWithoutProgressSupportGetsNoProgress() {
    let session = SteppedSession(files: files)
    session.forgetSent()
    session.now += IndexProgress.delay
    session.doAll()
    #expect(session.sent.map { $0["method"].string } == ["window/logMessage"])
  }
}
