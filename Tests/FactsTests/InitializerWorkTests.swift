import Facts
import Testing

@Suite struct InitializerWorkTests {
  private func doesWork(_ body: String, parameters: String = "a: Int = 0") -> Bool? {
    facts("class S: NSObject {\n  init(\(parameters)) {\n\(body)\n  }\n}").summary.initializers.first?
      .traits.contains(.doesWork)
  }

  @Test(arguments: [
    "load()", "self.load()", "center.addObserver(self)", "Task { await load() }", "task = Task { await load() }",
    "if a > 0 { load() }", "for i in items { add(i) }", "subscription = publisher.sink { _ in }", "try? load()",
    "super.init(); load()", "data = try? Data(contentsOf: url)",
    "if let text = try? String(contentsOf: url) { a = text }",
    "guard let data = FileManager.default.contents(atPath: path) else { return }", "a = Array(Data(contentsOf: url))",
  ])
  func callsTasksAndLoopsAreWork(body: String) {
    #expect(doesWork(body) == true, "\(body)")
  }

  @Test(arguments: [
    "self.a = a", "self.a = Int(a)", "super.init()", "self.init(a: 1)", "assert(a > 0)", "action = { load() }",
    "if a > 0 { self.a = a } else { self.a = 0 }", "let b = a; self.a = b", "",
    "read = { try? Data(contentsOf: $0) }", "a = Set(contentsOf: b)", "a = Data(b)", "a = items.contents(atPath: b)",
  ])
  func storingAndCheckingIsNot(body: String) {
    #expect(doesWork(body) == false, "\(body)")
  }

  @Test(arguments: [
    ("text = Self.load()", true), ("text = load()", true), ("self.text = (try? S.load()) ?? \"\"", true),
    ("text = Self.join()", false), ("text = Other.load()", false), ("text = { Self.load() }", false),
  ])
  func resultsOfFunctionsThatReadFilesAreWork(statement: String, expected: Bool) {
    let found = facts(
      """
      class S {
        init() { \(statement) }
        static func load() throws -> String { try String(contentsOfFile: "a") }
        static func join() -> String { "" }
      }
      """)
    #expect(found.summary.initializers.first?.traits.contains(.doesWork) == expected, "\(statement)")
  }
}
