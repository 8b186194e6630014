import Facts
import Testing

@Suite struct UntrackedMemberTests {
  private func writes(_ statements: String) -> [String] {
    facts("struct Home: View { var model: M; var body: some View { Button(\"\") { \(statements) } } }").summary
      .memberWrites.map { "\($0.property).\($0.member)" }
  }

  @Test(arguments: [
    ("model.name = \"\"", ["model.name"]), ("self.model.count += 1", ["model.count"]),
    ("swap(&model.a, &model.b)", ["model.a", "model.b"]), ("model.name = \"a\"; model.name = \"b\"", ["model.name"]),
    ("model.on.toggle()", ["model.on"]), ("model[0].name = \"\"", ["model.name"]),
    ("self.model[0].on.toggle()", ["model.on"]),
    ("model.items[0].name = \"\"", ["model.items.name", "model.items"]),
    ("model[0].items[0].name = \"\"", ["model.items.name", "model.items"]),
    ("model.on.flip()", []),
    ("model.inner.name = \"\"", []), ("model = M()", []), ("print(model.name)", []),
  ])
  func assignmentsThroughPropertiesAreRecorded(statements: String, expected: [String]) {
    #expect(writes(statements) == expected, "\(statements)")
  }

  @Test func assignmentsInInitializersAreNotChanges() {
    let found = facts(
      "struct Home: View { var model: M; init() { model.name = \"\"; run { self.model.count = 1 } } }")
    #expect(found.summary.memberWrites.map(\.member) == ["count"])
  }

  private func untracked(_ members: String, view: String = "Text(\"\\(model.round)\")") -> [String] {
    let source = """
      import SwiftUI
      final class Model: ObservableObject { @Published var name = ""; var round = 0; \(members) }
      struct Home: View { @ObservedObject var model: Model; var body: some View { \(view) } }
      """
    let found = project(["File.swift": source]).untrackedMembers(in: facts(source))
    return found.map { "\($0.property.name) \($0.writer)" }
  }

  @Test(arguments: [
    ("func next() { round += 1 }", ["round next"]),
    ("func next() { round += 1; name = \"\" }", []),
    ("func next() { round += 1; tell() }; func tell() { name = \"\" }", []),
    ("func next() { round += 1 }; func go() { next(); name = \"\" }", []),
    ("func next() { objectWillChange.send(); round += 1 }", []),
    ("init() { round = 1 }", []), ("", []),
  ])
  func changesThatNothingAnnouncesAreFound(members: String, expected: [String]) {
    #expect(untracked(members) == expected, "\(members)")
  }

  @Test(arguments: [
    ("Button(\"\") { print(model.round) }", []), ("Text(model.name)", []),
    ("TimelineView(.animation) { _ in Text(\"\\(model.round)\") }", []),
    ("Text(\"\\(model.round)\").task { model.round = 1 }", ["round next"]),
  ])
  func onlyShownPropertiesAreFound(view: String, expected: [String]) {
    #expect(untracked("func next() { round += 1 }", view: view) == expected, "\(view)")
  }
}
