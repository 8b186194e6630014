import Analysis
import FactQuestions
import Facts
import JSONReading
import Rules
import ServerTesting
import SourceText
import SystemCalls
import TestSupport
import Testing

@testable import Server

/// Tests of jobs that end after something else has happened.
@Suite struct OrderTests {
  @Test func aLateResultAnswersNoOtherRequestOfTheSameID() {
    let session = opened()
    session.doAll()
    let ask = { (range: String) in JSON.message("textDocument/codeAction", JSON.codeAction(range), id: "1") }
    session.handle([ask(JSON.range(3, 15, 3, 15)), JSON.message("$/cancelRequest", #"{"id":1}"#)])
    session.handle([ask(JSON.range(5, 0, 5, 0))])
    session.forgetSent()
    session.doNext()
    #expect(session.sent.isEmpty)
    session.doNext()
    #expect(session.sent.map { $0["result"] } == [.array([])])
  }

  @Test func findingsOfOlderTextAreDiscarded() {
    let session = opened()
    session.handle([change(to: Sample.good, version: 2)])
    session.doAll()
    #expect(publishes(session).map { $0["version"].integer } == [2])
    #expect(publishes(session).last?["diagnostics"] == .array([]))
  }

  @Test func findingsOfAnOlderTextAreNotShown() {
    let session = opened()
    session.doNext()
    session.handle([change(to: Sample.good, version: 2)])
    session.doAll()
    #expect(publishes(session).map { $0["version"].integer } == [2])
  }

  @Test("Rules do not check an older text, regardless of the progress", arguments: 0..<6)
  func rulesRunOnNewestTextOnly(jobCount: Int) {
    let asked = AskedTexts()
    let session = SteppedSession(analyzer: Analyzer(rules: [AskingRule(asked: asked)]))
    session.doAll()
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    for _ in 0..<jobCount { session.doNext() }
    let before = asked.texts
    session.handle([change(to: Sample.good, version: 2)])
    session.doAll()
    #expect(asked.texts.dropFirst(before.count) == [Sample.good])
  }

  @Test func oneAnalysisOfADocumentRunsAtATime() {
    let session = opened()
    for version in 2...20 { session.handle([change(to: Sample.good, version: version)]) }
    #expect(session.waiting.count == 1)
    session.doAll()
    #expect(publishes(session).map { $0["version"].integer } == [20])
  }

  @Test func nothingIsShownAfterAClose() {
    let session = opened()
    session.handle([JSON.message("textDocument/didClose", #"{"textDocument":{"uri":"\#(Sample.uri)"}}"#)])
    session.doAll()
    #expect(publishes(session).map { $0["diagnostics"] } == [.array([])])
  }

  @Test func documentIsAnalyzedBeforeProjectIsRead() {
    let session = SteppedSession(files: FilesInMemory(["/project/B.swift": Sample.bad]))
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    session.doLast()
    // The text has been read, but which rules are on is not known before the files are listed.
    #expect(session.waiting.count == 1 && publishes(session).isEmpty)
    session.doLast()
    session.doLast()
    #expect(publishes(session).count == 1)
    #expect(!session.waiting.isEmpty)
  }

  /// Returns a session in which the sample is open and its first analysis is waiting.
  private func opened() -> SteppedSession {
    let session = SteppedSession(
      capabilities: """
        {"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}},
        "workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}
        """)
    session.doAll()
    session.handle([JSON.message("textDocument/didOpen", JSON.open(Sample.bad))])
    return session
  }

  private func change(to text: String, version: Int) -> [UInt8] {
    JSON.message(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(Sample.uri)","version":\(version)},"contentChanges":[{"text":\(JSON.string(text))}]}
      """)
  }

  private func publishes(_ session: SteppedSession) -> [JSONValue] {
    session.sent.filter { $0["method"].string == "textDocument/publishDiagnostics" }.map { $0["params"] }
  }
}

/// The texts that a rule was asked to check.
private final class AskedTexts: @unchecked Sendable {
  private let monitor = Monitor()
  private var all: [String] = []

  var texts: [String] { monitor.locked { all } }
  func add(_ text: String) { monitor.locked { all.append(text) } }
}

private struct AskingRule: Rule {
  static let id: RuleID = "asking"
  let summary = ""
  let rationale = ""
  let reference = ""
  let examples: [Example] = []
  let asked: AskedTexts

  func findings(in file: FileFacts, of project: ProjectFacts) -> [Finding] {
    asked.add(String(decoding: file.bytes, as: UTF8.self))
    return []
  }
}
