import TestSupport
import Testing

@testable import Analysis

@Suite("What is known of a file")
struct FileKnowledgeTests {
  private let text = Array("aaa".utf8)

  @Test("A project is not made of tests because it stands in a folder named so")
  func outside() {
    let analyzer = Analyzer()
    let known = analyzer.knowledge(of: text, path: "Tests/App/Home.swift", pathInProject: "Home.swift")
    #expect(!known.facts.summary.traits.contains(.isTest))
    #expect(known.pathInProject == "Home.swift")
    #expect(known.path == "Tests/App/Home.swift")
    #expect(analyzer.knowledge(of: text, path: "Tests/App/Home.swift").facts.summary.traits.contains(.isTest))
    let test = analyzer.knowledge(of: text, path: "App/HomeTests/Home.swift", pathInProject: "HomeTests/Home.swift")
    #expect(test.facts.summary.traits.contains(.isTest))
  }

  @Test("A mended file keeps its place in the project, so that the next round still mends it")
  func mended() {
    let analyzer = Analyzer(rules: [RewritingRule("aa", to: "a")])
    let file = analyzer.read(text, path: "Tests/App/Home.swift", pathInProject: "Home.swift")
    let outcome = SafeFixes(analyzer: analyzer).apply(to: file, in: Workspace())
    #expect(outcome.texts["Tests/App/Home.swift"] == Array("a".utf8))
    #expect(outcome.applied.count == 2)
  }

  @Test("What of a path lies in its project")
  func extent() {
    let extent = WholeProject.Extent(paths: [], projects: ["/home/Tests/App", "/home/Tests/App/Tests/Sample"])
    #expect(extent.pathInProject("/home/Tests/App/Home.swift") == "Home.swift")
    #expect(extent.pathInProject("/home/Tests/App/HomeTests/Home.swift") == "HomeTests/Home.swift")
    #expect(extent.pathInProject("/home/Tests/App/Tests/Sample/Home.swift") == "Home.swift")
    #expect(extent.pathInProject("/home/Tests/Application/Home.swift") == "/home/Tests/Application/Home.swift")
    #expect(extent.pathInProject("/home/App/Home.swift") == "/home/App/Home.swift")
  }
}
