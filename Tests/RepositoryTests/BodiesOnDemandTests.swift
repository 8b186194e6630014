import Analysis
import FactCollection
import Facts
import Foundation
import RuleTesting
import Rules
import SourceText
import Syntax
import Testing

@testable import statewise_dev

/// Tests that findings do not depend on whether function bodies are read only when they are needed.
@Suite("Bodies on demand")
struct BodiesOnDemandTests {
  @Test("The findings in the examples are the same as with all bodies", arguments: AllRules.rules.map(\.id))
  func examples(of id: RuleID) throws {
    let rule = try #require(AllRules.rules.first { $0.id == id })
    for example in RuleCases.all.cases(of: rule) {
      let everything = ExampleFindings.lines(of: ExampleFindings.run(of: example, reading: .everything))
      for reading in [Analyzer.Reading.bodiesOnDemand, .allBodiesOnDemand] {
        let said = ExampleFindings.lines(of: ExampleFindings.run(of: example, reading: reading))
        #expect(said == everything, "\(id): \(example.title), reading \(reading)")
      }
    }
  }

  @Test("The findings in the sample app are the same as with all bodies")
  func sample() {
    let folder = Repository.root.appendingPathComponent("Tests/SampleApp").path
    func lines(_ reading: Analyzer.Reading) -> [String] {
      ExampleFindings.lines(
        of: ProjectRun(ProjectExtent(below: [folder]), analyzer: Analyzer(), reading: reading))
    }
    let everything = lines(.everything)
    #expect(!everything.isEmpty)
    #expect(lines(.bodiesOnDemand) == everything)
    #expect(lines(.allBodiesOnDemand) == everything)
  }

  @Test("The declarations in our own sources and their locations are the same with and without bodies")
  func declarations() throws {
    var count = 0
    for source in Repository.sources {
      let tree = Parser.parse(Array(source.text.utf8))
      let whole = FactCollector.facts(of: tree, path: source.path)
      let reader = Whole(whole)
      guard let facts = FactCollector.declarations(of: tree, path: source.path, reader: reader) else { continue }
      count += 1
      #expect(Self.declarations(of: facts.summary) == Self.declarations(of: whole.summary), "\(source.path)")
      #expect(facts == whole)
    }
    #expect(count > 100)
  }

  @Test(
    "Only an '==' without branches is read, because generated ones are common",
    arguments: [("a.x == b.x", 1), ("if a.x != b.x { return false }; return true", 0)])
  func comparisons(body: String, readCount: Int) throws {
    let tree = Parser.parse(
      Array("struct A: Equatable { let x: Int; static func == (a: A, b: A) -> Bool { \(body) } }".utf8))
    let reader = Whole(FactCollector.facts(of: tree, path: "A.swift"))
    let facts = try #require(FactCollector.declarations(of: tree, path: "A.swift", reader: reader))
    #expect(facts.comparisons.count == readCount)
    #expect(reader.readCount == readCount)
  }

  /// Returns the declarations as text. Locations compare as equal, but they differ in the text.
  private static func declarations(of summary: FileSummary) -> String {
    var text = ""
    dump(summary.imports, to: &text)
    dump(summary.types, to: &text)
    dump(summary.typeAliases, to: &text)
    dump(summary.properties, to: &text)
    dump(summary.macros, to: &text)
    dump(summary.traits, to: &text)
    for index in summary.types.indices { text += summary.declaresInitializer(index) ? "1" : "0" }
    return text
  }

  /// A reader that only one thread uses.
  private final class Whole: BodyReader, @unchecked Sendable {
    private let facts: WholeFile
    private(set) var readCount = 0
    var whole: WholeFile {
      readCount += 1
      return facts
    }

    init(_ facts: FileFacts) { self.facts = WholeFile(facts) }
  }
}
