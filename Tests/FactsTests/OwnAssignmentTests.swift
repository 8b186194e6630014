import Facts
import Testing

@Suite struct OwnAssignmentTests {
  private func assignments(_ statements: String, method: String = "") -> [String] {
    let found = facts(
      """
      struct Home: View {
        let id: Int
        @State private var text = ""
        @StateObject var model = Model()
        var body: some View { Text("").onAppear { \(statements) } }
        \(method)
      }
      """)
    return found.ownAssignments.map { assignment in
      let traits: [(OwnAssignment.Traits, String)] = [
        (.isPlain, "plain"), (.isPure, "pure"), (.isDirect, "direct"), (.isOnly, "only"), (.isAnimated, "animated"),
        (.isAfterAwait, "late"), (.isOneOfMany, "many"), (.isComputed, "computed"),
      ]
      return ([assignment.name] + traits.filter { assignment.traits.contains($0.0) }.map(\.1)).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("text = id", ["text plain pure direct only"]),
    ("self.text = \"\\(id)\"", ["text plain pure direct only"]),
    ("text += id", ["text pure direct only"]),
    ("text = id > 3 ? \"a\" : name.uppercased()", ["text plain pure direct only"]),
    ("text = load(id)", ["text plain direct only"]),
    ("text = names.filter { $0.count > id }.joined()", ["text plain direct only computed"]),
    ("text = names.filter { load($0) }.joined()", ["text plain direct only"]),
    ("text = names.map { last = $0 }.joined()", ["text plain direct only"]),
    ("text = names.shuffled().joined()", ["text plain direct only"]),
    ("text = Store.shared.name", ["text plain direct only"]),
    ("text = names[id]", ["text plain direct only"]),
    ("text = id; log()", ["text plain pure direct"]),
    ("withAnimation { text = id }", ["text plain pure direct only animated"]),
    ("if id > 1 { text = id }", ["text plain pure"]),
    ("guard id > 1 else { return }; text = id", ["text plain pure"]),
    ("await load(); text = id", ["text plain pure direct late"]),
    ("Task { text = id }", ["text plain pure"]),
    ("(text, other) = (id, id)", []),
    ("text = id; (text, other) = (id, id)", ["text plain pure direct many"]),
    ("model.name = id", ["model plain pure direct only"]),
    ("other = id", []),
  ])
  func whatViewsAssign(statements: String, expected: [String]) {
    #expect(assignments(statements) == expected, "\(statements)")
  }

  /// What is left of the statements without all assignments.
  @Test(arguments: [
    ("log(); text = id", "log();"), ("text = id; text = 2", nil), ("withAnimation { text = id }; log()", "log()"),
    ("log(); if a { text = 1 } else { text = 2 }", "log();"),
    ("if a { log() } else { text = 2 }", "if a { log() }"), ("if a() { text = 1 }; log()", "if a() { }; log()"),
    ("load { text = $0 }", "load { }"), ("log(); Task { await MainActor.run { text = id } }", "log();"),
    ("do { try log() } catch { text = id }", "do { try log() } catch { text = id }"),
  ])
  func whatIsDeletedWithAssignments(statements: String, left: String?) {
    let source =
      "struct Home: View {\n  @State private var text = 0\n  func f() { Text(\"\").onAppear { \(statements) } }\n}"
    let ranges = Set(facts(source).ownAssignments.compactMap { $0.removal?.range }).sorted(by: >)
    var bytes = Array(source.utf8)
    for range in ranges { bytes.removeSubrange(range.start..<range.end) }
    let rest = left.map { "Text(\"\").onAppear { \($0) } }" } ?? "Text(\"\") }"
    #expect(String(decoding: bytes, as: UTF8.self).contains(rest), "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test func methodsAssignToo() {
    #expect(assignments("load()", method: "func load() { text = id }") == ["text plain pure direct only"])
    #expect(assignments("", method: "init() { text = id }") == [])
  }

  @Test(arguments: [
    (".onChange(of: id) { }", "id: "), (".onChange(of: self.item.id) { new in }", "item.id: new"),
    (".onChange(of: id) { old, new in }", "id: old new"), (".onChange(of: id + 1) { _ in }", "nil: _"),
    (".onAppear { }", "nil: "),
  ])
  func whatChangesAreFollowed(modifier: String, expected: String) {
    let found = facts("struct Home: View { var body: some View { Text(\"\")\(modifier) } }").effects.map { effect in
      let watched = effect.watched.map { [$0.name, $0.members].filter { !$0.isEmpty }.joined(separator: ".") } ?? "nil"
      return "\(watched): \(effect.parameters.map(\.description).joined(separator: " "))"
    }
    #expect(found == [expected], "\(modifier)")
  }
}
