import Foundation
import JSONReading
import ServerTesting
import TestSupport
import Testing

@testable import Server

@Suite struct CrashRecordTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  private let subject = CrashRecord.Subject(path: Sample.path, utf8Count: Sample.bad.utf8.count)

  private func record() throws -> CrashRecord { try #require(CrashRecord(folder: folder)) }

  private func tidy() { try? FileManager.default.removeItem(atPath: folder) }

  /// Creates the record that a process leaves if it ends while working on the subject.
  private func end(crashing: Bool) throws {
    let record = try record()
    var left = record.recording(subject) {
      record.recording(.init(path: "/other", utf8Count: 1)) {}
      return FileManager.default.contents(atPath: "\(folder)/\(getpid()).page")
    }
    // The effect of a fatal signal: the first slot's thread is copied to the start of the page.
    if crashing, let thread = left?[8..<16] { left?.replaceSubrange(0..<8, with: thread) }
    // Process identifiers never reach this number.
    try left?.write(to: URL(fileURLWithPath: "\(folder)/2147483646.page"))
  }

  @Test func documentThatCrashedServerIsSkipped() throws {
    defer { tidy() }
    #expect(try record().skipped.isEmpty)
    try end(crashing: true)
    #expect(try record().skipped == [subject])
    // Later servers skip it, too.
    #expect(try record().skipped == [subject])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { !$0.hasSuffix(".page") })
  }

  @Test func killedServerBlamesNoDocument() throws {
    defer { tidy() }
    try end(crashing: false)
    #expect(try record().skipped.isEmpty)
  }

  @Test func userIsNotifiedAndNextTextIsRead() throws {
    defer { tidy() }
    try end(crashing: true)
    let session = InProcessSession(
      analyzer: PlantedRule.analyzer, files: FilesInMemory(), crashes: try record(),
      initialize: #"{"rootUri":"file:///project","capabilities":{}}"#)
    session.open(uri: Sample.uri, Sample.bad)
    #expect(session.publishes().last?["diagnostics"].elements.map { $0["code"].string } == ["crashed"])
    session.change(#"[{"text":\#(JSON.string(Sample.bad + "\n"))}]"#)
    #expect(session.publishes().last?["diagnostics"].elements.map { $0["code"].string } == ["planted"])
  }

  @Test func readOnlyFolderHasNoCrashRecord() {
    #expect(CrashRecord(folder: "/proc/none") == nil)
  }
}
