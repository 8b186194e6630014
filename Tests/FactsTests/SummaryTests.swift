import FactQuestions
import Facts
import Testing

@Suite struct SummaryTests {
  private let source = """
    import SwiftUI

    struct Home: View {
      @State private var count = 0
      var body: some View { Card(count: count).id(count) }
    }
    """

  @Test func lineEndingIsThatOfTheFirstLine() {
    #expect(facts(source).summary.lineEnding == "\n")
    #expect(facts("import SwiftUI").summary.lineEnding == "\n")
    let windows = source.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(facts(windows).summary.lineEnding == "\r\n")
  }

  @Test func movedLinesUpdatePlacesButKeepTheSummaryEqual() {
    let before = facts(source).summary
    let after = facts("// A comment\n\n" + source).summary
    #expect(before == after)
    #expect(before.hashValue == after.hashValue)
    #expect(after.constructions.first?.place.line == 6)

    var project = ProjectFacts()
    let isNew = project.update(before)
    let isChanged = project.update(after)
    #expect(isNew && !isChanged)
    #expect(project.summary(ofFileAt: "File.swift")?.constructions.first?.place.line == 6)
  }

  @Test func editingAStringInABodyKeepsTheSummaryEqual() {
    let view = "struct A: View { var body: some View { Text(\"%\").padding(1) } }"
    #expect(
      facts(view.replacing("%", with: "a")).summary == facts(view.replacing("%", with: "bc")).summary)
  }

  @Test func changesThatOtherFilesCanSeeChangeTheSummary() {
    #expect(facts(source).summary != facts(source.replacing("private ", with: "")).summary)
    #expect(facts(source).summary != facts(source.replacing(".id(count)", with: "")).summary)
  }
}
