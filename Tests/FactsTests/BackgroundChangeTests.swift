import Facts
import Testing

@Suite struct BackgroundChangeTests {
  private func changes(_ member: String, in kind: String = "class") -> [String] {
    facts("\(kind) Feed { var posts = [1]; var count = 0; \(member) }").backgroundChanges.map { change in
      "\(change.member) \(change.start) \(change.name)"
    }
  }

  @Test(arguments: [
    ("func load() async { posts = []; posts = [2]; count += 1 }", ["load function posts", "load function count"]),
    ("func load() async { posts.append(2); print(posts.count) }", ["load function posts"]),
    ("func load() async { posts.forEach { count = $0 } }", ["load function count"]),
    ("func load() async { fetch { self.count = 1 } }", []),
    ("func load() async { await MainActor.run { count = 1 } }", []),
    ("@MainActor func load() async { count = 1 }", []),
    ("@Drawing func load() async { count = 1 }", []),
    ("@discardableResult func load() async -> Int { count = 1; return 1 }", ["load function count"]),
    ("override func load() async { count = 1 }", []),
    ("func load() { count = 1 }", []),
    ("func load() { Task { count = 1 } }", ["load task count"]),
    ("func load() { Task { [weak self] in self?.count = 1 } }", ["load callback count"]),
    ("func load() { Task { @MainActor in count = 1 } }", []),
    ("func load() { fetch { Task { self.count = 1 } } }", []),
    ("@MainActor func load() { Task { count = 1 } }", []),
    ("init() { Task { count = 1 } }", ["init task count"]),
    ("func load() { Task.detached { self.count = 1 } }", ["load callback count"]),
    ("func load() { DispatchQueue.global(qos: .utility).async { self.count = 1 } }", ["load callback count"]),
    ("func load() { DispatchQueue.main.async { self.count = 1 } }", []),
    ("func load() { queue.async { self.count = 1 } }", []),
    ("func load() { URLSession.shared.dataTask(with: url) { _, _, _ in self.count = 1 } }", ["load callback count"]),
    ("func load() async { struct Inner { var count = 0; mutating func set() { count = 1 } } }", []),
  ])
  func codeThatIsMovedToTheBackground(member: String, expected: [String]) {
    #expect(changes(member) == expected, "\(member)")
  }

  @Test func valuesAreChangedOnTheThreadOfTheirCaller() {
    #expect(changes("mutating func load() async { count = 1 }", in: "struct").isEmpty)
  }
}
