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
    "super.init(); load()",
  ])
  func callsTasksAndLoopsAreWork(body: String) {
    #expect(doesWork(body) == true, "\(body)")
  }

  @Test(arguments: [
    "self.a = a", "self.a = Int(a)", "super.init()", "self.init(a: 1)", "assert(a > 0)", "action = { load() }",
    "if a > 0 { self.a = a } else { self.a = 0 }", "let b = a; self.a = b", "",
  ])
  func storingAndCheckingIsNot(body: String) {
    #expect(doesWork(body) == false, "\(body)")
  }
}
