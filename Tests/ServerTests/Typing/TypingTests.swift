import Analysis
import JSONReading
import TestSupport
import Testing

@testable import Server

/// Tests of the findings that a user sees while typing five keys per second, with and without an editor that closes
/// brackets. They print a line with the results for each file and rule.
@Suite struct TypingTests {
  @Test(arguments: TypedFile.correct, [false, true])
  func noFalseFindingIsShown(_ file: TypedFile, _ closing: Bool) {
    let typist = typist(before: file)
    // Findings that exist before the typing starts may be shown.
    let earlier = Set((typist.history.last?.shown ?? []).map(\.rule))
    typist.type(file.text, into: "A.swift", after: file.before, before: file.after, closing: closing)
    typist.pass(.seconds(2))
    let left = typist.history.last?.shown ?? []
    #expect(left.isEmpty, "The file is not a correct one")
    let seen = Set(typist.history.flatMap(\.shown)).filter { !earlier.contains($0.rule) }
    for rule in Set(seen.map(\.rule)).sorted() {
      let (keys, time) = typist.longest { $0.rule == rule }
      file.print(closing, "\(rule) for \(keys) keys, \(time)")
      #expect(time <= .milliseconds(400), "\(rule) is shown for \(keys) keys")
    }
    if seen.isEmpty { file.print(closing, "nothing") }
    let errors = seen.filter { $0.severity == 1 }
    #expect(errors.isEmpty)
  }

  @Test(arguments: TypedFile.wrong, [false, true])
  func trueFindingAppearsWithinSecondAndStays(_ file: TypedFile, _ closing: Bool) throws {
    let typist = typist(before: file)
    let text = file.text.filter { $0 != TypedFile.caret }
    let caret = try #require(file.text.firstIndex(of: TypedFile.caret))
    let typed = file.text.distance(from: file.text.startIndex, to: caret)
    let indices = typist.type(text, into: "A.swift", after: file.before, before: file.after, closing: closing)
    typist.pass(.seconds(2))
    let completed = typist.history[indices[typed - 1]].time
    let shown = typist.history.map { moment in (moment.time, moment.shown.contains { $0.rule == file.rule }) }
    let first = try #require(shown.first { $0.0 >= completed && $0.1 }?.0)
    file.print(closing, "\(file.rule ?? "") after \(first - completed)")
    #expect(first - completed <= .seconds(1))
    let later = shown.filter { $0.0 >= first }
    let stays = later.allSatisfy { $0.1 }
    #expect(stays, "It vanishes")
  }

  @Test func delayedFindingsAppearWhenCursorLeaves() {
    let leaving: [(Typist) -> Void] = [
      { $0.save("A.swift") },
      { $0.pass(.seconds(1)) },
      { $0.type(" ", into: "A.swift", after: Self.view + "\n", closing: false) },
      { $0.type("struct Cell", into: "A.swift", after: Self.view + "\n", closing: false) },
    ]
    for leave in leaving {
      let typist = Typist()
      typist.open("A.swift", Self.view)
      let (before, after) = (Self.view.prefix(37), Self.view.dropFirst(37))
      typist.type(
        "    @Binding var isOn: Bool\n", into: "A.swift", after: String(before), before: String(after), closing: false)
      let seen = Set(typist.history.flatMap(\.shown))
      #expect(seen.isEmpty)
      leave(typist)
      #expect(typist.history.last?.shown.map(\.rule) == ["binding-never-written"])
    }
  }

  /// Deleting `VStack {` leaves a closing brace for a while.
  @Test func surplusBraceHidesNothing() {
    let typist = Typist()
    typist.open(
      "A.swift",
      """
      import SwiftUI

      struct Login: View {
          @Binding var isShown: Bool
          @State private var error: String?
          var body: some View {
              NavigationStack {
                      Text(error ?? "")
                  }
                  .padding()
              }
              .toolbar { Button("Close") { close() } }
          }
          private func close() {
              error = nil
              isShown = false
          }
      }

      """)
    typist.save("A.swift")
    #expect(typist.history.last?.shown == [])
  }

  /// What an undeclared function does is unknown until the text is saved.
  @Test(arguments: [false, true])
  func unknownNamesDelayFindings(isSaved: Bool) {
    let typist = Typist()
    typist.open("A.swift", Self.view)
    typist.type(
      "\nstruct Switch: View {\n    @Binding var isOn: Bool\n    var body: some View { choice(1) }\n}\n",
      into: "A.swift", after: Self.view, closing: false)
    typist.pass(.seconds(2))
    let seen = Set(typist.history.flatMap(\.shown))
    #expect(seen.isEmpty)
    if isSaved { typist.save("A.swift") }
    #expect(typist.history.last?.shown.map(\.rule) == (isSaved ? ["binding-never-written"] : []))
  }

  @Test func pastedCodeIsComplete() {
    let typist = Typist()
    typist.open("A.swift", Self.view)
    typist.paste(
      "struct Switch: View {\n    @Binding var isOn: Bool\n    var body: some View {\n        choice(1)\n    }\n}\n",
      into: "A.swift", after: Self.view)
    typist.pass(.seconds(2))
    #expect(typist.history.last?.shown.map(\.rule) == ["binding-never-written"])
  }

  @Test(arguments: ["/* what follows", "let text = \"\"\"\n  what follows"])
  func findingsBelowOpenTokensRemain(_ text: String) {
    let typist = Typist()
    let (before, after) = ("import SwiftUI\n", "\nstruct Count: View {\n    @State var count = 0\n}\n")
    typist.open("A.swift", before + after)
    typist.type(text, into: "A.swift", after: before, before: after, closing: false)
    typist.pass(.seconds(2))
    let shown = typist.history.map { $0.shown.map(\.rule) }
    #expect(Set(shown) == [["private-state"]])
    typist.save("A.swift")
    #expect(typist.history.last?.shown == [])
  }

  @Test func shownFindingsStayWhileTyping() {
    let typist = Typist()
    let (before, after) = (
      "import SwiftUI\n\nstruct Row: View {\n    @Binding var is", ": Bool\n" + Self.view.dropFirst(37)
    )
    typist.open("A.swift", before + after)
    typist.type("Shown", into: "A.swift", after: before, before: after, closing: false)
    let shown = typist.history.map { $0.shown.map(\.rule) }
    #expect(Set(shown) == [["binding-never-written"]])
    #expect(typist.history.last?.shown.first?.message.contains("isShown") == true)
  }

  @Test func delayedFindingsHaveNoHoverAndNoFix() {
    let session = SteppedSession(
      capabilities: #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#, analyzer: Analyzer())
    func ask() -> (actions: [JSONValue], hover: String?) {
      session.forgetSent()
      session.handle([
        JSON.message("textDocument/codeAction", JSON.codeAction(JSON.range(3, 20, 3, 20)), id: "1"),
        JSON.message("textDocument/hover", JSON.position(3, 20), id: "2"),
      ])
      session.doAll()
      let answers = session.sent.filter { $0["method"].isNull }
      return (
        answers.first { $0["id"] == .number("1") }?["result"].elements ?? [],
        answers.first { $0["id"] == .number("2") }?["result"]["contents"]["value"].string
      )
    }
    let text = Self.view.replacing("\"Row\"", with: "isOn ? \"On\" : \"Off\"")
    session.handle([JSON.message("textDocument/didOpen", JSON.open(text))])
    session.doAll()
    let line = #"[{"range":\#(JSON.range(3, 0, 3, 0)),"text":"    @Binding var isOn: Bool\n"}]"#
    session.handle([JSON.message("textDocument/didChange", JSON.change(line, version: 2))])
    session.doAll()
    let early = ask()
    #expect(early.actions.isEmpty)
    #expect(early.hover?.contains("binding-never-written") != true)
    session.now += .seconds(1)
    session.handle([])
    session.doAll()
    let late = ask()
    #expect(!late.actions.isEmpty)
    #expect(late.hover?.contains("binding-never-written") == true)
  }

  private static let view = """
    import SwiftUI

    struct Row: View {

        var body: some View { Text("Row") }
    }

    """

  private func typist(before file: TypedFile) -> Typist {
    let typist = Typist()
    for (path, text) in file.others { typist.open(path, text) }
    typist.open("A.swift", file.before + file.after)
    typist.save("A.swift")
    return typist
  }
}

extension TypedFile {
  fileprivate func print(_ closing: Bool, _ text: String) {
    Swift.print("Typing \(name)\(closing ? " with closed brackets" : ""): \(text)")
  }
}
