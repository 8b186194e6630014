import Projects
import TestSupport
import Testing

@testable import Analysis

@Suite("Facts about a file")
struct FileKnowledgeTests {
  private let text = Array("aaa".utf8)

  @Test("A project's files are not tests because the project is below a folder named Tests")
  func outside() {
    let analyzer = Analyzer()
    let known = analyzer.knowledge(of: text, path: "Tests/App/Home.swift", pathInProject: "Home.swift")
    #expect(!known.facts.summary.traits.contains(.isTest))
    #expect(known.path == "Tests/App/Home.swift")
    #expect(analyzer.knowledge(of: text, path: "Tests/App/Home.swift").facts.summary.traits.contains(.isTest))
    let test = analyzer.knowledge(of: text, path: "App/HomeTests/Home.swift", pathInProject: "HomeTests/Home.swift")
    #expect(test.facts.summary.traits.contains(.isTest))
  }

  @Test("A fixed file keeps its path in the project, so the next round can fix it")
  func fixed() {
    let analyzer = Analyzer(rules: [RewritingRule("aa", to: "a")])
    let path = "/home/Tests/App/Home.swift"
    let snapshot = ProjectSnapshot(of: [path: "aaa"], by: analyzer, roots: ["/home/Tests/App"])
    let outcome = SafeFixes(analyzer: analyzer, .all).apply(to: [path], of: snapshot)
    #expect(outcome.texts[path] == Array("a".utf8))
    #expect(outcome.applied.count == 2)
  }

  @Test("The path in the project starts at the innermost root")
  func extent() {
    let roots = ProjectRoots(["/home/Tests/App", "/home/Tests/App/Tests/Sample"])
    #expect(roots.pathInProject("/home/Tests/App/Home.swift") == "Home.swift")
    #expect(roots.pathInProject("/home/Tests/App/HomeTests/Home.swift") == "HomeTests/Home.swift")
    #expect(roots.pathInProject("/home/Tests/App/Tests/Sample/Home.swift") == "Home.swift")
    #expect(roots.pathInProject("/home/Tests/Application/Home.swift") == "/home/Tests/Application/Home.swift")
    #expect(roots.pathInProject("/home/App/Home.swift") == "/home/App/Home.swift")
  }
}
