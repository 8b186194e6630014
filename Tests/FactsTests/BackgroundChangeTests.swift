import Facts
import Testing

@Suite struct BackgroundChangeTests {
  private func changes(_ member: String, in kind: String = "class") -> [String] {
    facts("\(kind) Feed { var posts = [1]; var count = 0; \(member) }").backgroundChanges.map { change in
      let carrier = change.carrier.isEmpty ? "" : " in \(change.carrier)"
      return "\(change.member) \(change.start) \(change.kind) \(change.name)" + carrier
    }
  }

  @Test(arguments: [
    (
      "func load() async { posts = []; posts = [2]; count += 1 }",
      ["load function assigned posts", "load function assigned count"]
    ),
    (
      "func load() async { posts.append(2); print(posts.count) }",
      ["load function changed posts", "load function called print"]
    ),
    ("func load() async { posts.forEach { count = $0 } }", ["load function assigned count"]),
    ("func load() async { posts[0].lines?.removeAll() }", ["load function changed posts"]),
    ("func load() async { self.posts.lines.append(1) }", ["load function changed posts"]),
    (
      "func load() async { fetch { self.count = 1 } }",
      ["load function called fetch", "load callback assigned count in fetch"]
    ),
    ("func load() async { await MainActor.run { count = 1 } }", []),
    ("@MainActor func load() async { count = 1 }", []),
    ("@Drawing func load() async { count = 1 }", []),
    ("@discardableResult func load() async -> Int { count = 1; return 1 }", ["load function assigned count"]),
    ("override func load() async { count = 1 }", []),
    ("func load() { count = 1; show() }", ["load caller assigned count"]),
    ("func load() { count = 1 }; func load(_ x: Int) {}", []),
    ("func load() { onEnd = { self.count = 1 } }", ["load caller assigned onEnd"]),
    ("@MainActor func load() { count = 1 }", []),
    ("func load() { Task { count = 1 } }", ["load task assigned count"]),
    ("func load() { Task { [weak self] in self?.count = 1 } }", ["load callback assigned count"]),
    ("func load() { Task { @MainActor in count = 1 } }", []),
    ("func load() { fetch { Task { self.count = 1 } } }", []),
    ("@MainActor func load() { Task { count = 1 } }", []),
    ("init() { Task { count = 1 } }", ["init task assigned count"]),
    ("func load() { Task.detached { self.show() } }", ["load callback called show"]),
    ("func load() { DispatchQueue.global(qos: .utility).async { self.count = 1 } }", ["load callback assigned count"]),
    ("func load() { DispatchQueue(label: \"a\").async { self.count = 1 } }", ["load callback assigned count"]),
    ("func load() { DispatchQueue(label: \"a\", target: .main).async { self.count = 1 } }", []),
    (
      "func load() { let a = DispatchQueue(label: \"a\"); a.async { self.count = 1 } }",
      ["load callback assigned count"]
    ),
    ("func load() { DispatchQueue.main.async { self.count = 1 } }", []),
    ("func load() { queue.async { self.count = 1 } }", ["load callback assigned count in queue"]),
    (
      "func load() { URLSession.shared.dataTask(with: url) { _, _, _ in self.count = 1 } }",
      ["load callback assigned count"]
    ),
    (
      "func load(_ done: @escaping () -> Void) { URLSession.shared.dataTask(with: url) { _, _, _ in done() } }",
      ["load callback calledBack done"]
    ),
    ("func load() async { struct Inner { var count = 0; mutating func set() { count = 1 } } }", []),
    ("func load() { session.dataTaskPublisher(for: url).sink { self.count = $0 } }", ["load publisher assigned count"]),
    (
      "func load() { session.dataTaskPublisher(for: url).receive(on: queue).sink { self.count = $0 } }",
      ["load publisher assigned count in queue"]
    ),
    ("func load() { a.debounce(for: 1, scheduler: RunLoop.main).sink { self.count = $0 } }", []),
    ("func load() { session.dataTaskPublisher(for: url).assign(to: &$count) }", ["load publisher assigned count"]),
    (
      "func load() { session.dataTaskPublisher(for: url).assign(to: \\.count, on: self) }",
      ["load publisher assigned count"]
    ),
    (
      "func load() { m.pathUpdateHandler = { self.count = $0 }; m.start(queue: queue) }",
      ["load caller changed m", "load callback assigned count in queue"]
    ),
    (
      "func load() { m.pathUpdateHandler = { self.count = $0 }; m.start(queue: .main) }", ["load caller changed m"]
    ),
  ])
  func codeThatIsMovedToTheBackground(member: String, expected: [String]) {
    #expect(changes(member) == expected, "\(member)")
  }

  @Test func valuesAreChangedOnTheThreadOfTheirCaller() {
    #expect(changes("mutating func load() async { count = 1 }", in: "struct").isEmpty)
  }
}
