import Analysis
import Facts
import Rules
import SourceText
import Testing

@testable import RuleTesting

@Suite("Samples of the source documents")
struct DocumentSamplesTests {
  private static let all =
    DocumentSample.stateObject + DocumentSample.stateManagement + DocumentSample.environmentStateObject

  /// The documents assume the traditional default isolation, `nonisolated`.
  private static let analyzer = Analyzer(
    configuration: Configuration(project: ProjectSettings(defaultIsolation: .nonisolated)))

  @Test("Each sample has exactly the expected findings", arguments: all)
  func reports(_ sample: DocumentSample) {
    let marked = MarkedText(sample.code)
    let expected = zip(sample.rules, marked.ranges).map { "\($0) \($1)" }
    let judgment = Judgment(of: [Example.File(path: "Sample.swift", code: marked.text)], by: Self.analyzer)
    let found = judgment.verdicts.flatMap(\.findings)
    #expect(sample.rules.count == marked.ranges.count)
    #expect(found.map { "\($0.rule) \($0.range)" } == expected, "\(found.map(\.message))\n\(marked.text)")
  }
}

extension DocumentSample: CustomTestStringConvertible {
  var testDescription: String { title }
}
