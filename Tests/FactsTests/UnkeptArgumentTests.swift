import Facts
import Testing

@Suite struct UnkeptArgumentTests {
  private func changes(_ members: String) -> [String] {
    facts("import Combine\nfinal class Model { var n = 0; var items = [0]; \(members) }").summary.memberChanges
      .map { "\($0.member) \($0.name)" + ($0.isCertain ? "" : "?") }.sorted()
  }

  @Test(arguments: [
    ("func add() { n += 1; self.items[0] = n }", ["add items", "add n"]),
    ("func add() { items.append(1) }", ["add items"]),
    ("func add() { items.refill() }", ["add items?"]),
    ("func swap() { Swift.swap(&n, &n) }", ["swap n"]),
    ("init() { n = 1 }", []),
    ("init() { Task { self.n = 1 } }", ["init n"]),
    ("func read() -> Int { items.count + n }", []),
  ])
  func whatMembersChange(members: String, expected: [String]) {
    #expect(changes(members) == expected, "\(members)")
  }

  @Test(arguments: [("", false), ("func reset() { add() }", true), ("func reset(_ m: Model) { m.add() }", true)])
  func changesNamedByTheirFile(members: String, isNamed: Bool) {
    let changes = facts("import Combine\nfinal class Model { var n = 0; func add() { n += 1 }; \(members) }").summary
      .memberChanges
    #expect(changes.map(\.isNamed) == [isNamed], "\(members)")
  }

  private func unkept(_ code: String, view: String = "@ObservedObject var game: Game", caller: String) -> [String] {
    let source = """
      import SwiftUI
      final class Game: ObservableObject { @Published var title = ""; static let shared = Game() }
      final class Caption: ObservableObject { @Published private(set) var text: String; init(_ text: String) {} }
      @Observable final class Model { var name = "" }
      struct Play: View { \(view); var body: some View { Text(game.title) } }
      struct Home: View {
        \(caller)
        func make() -> Game { Game() }
        var body: some View { \(code) }
      }
      """
    let project = project(["File.swift": source])
    return project.unkeptArguments(in: facts(source)).map { "\($0.property.name): \($0.made.name)" }
  }

  @Test(arguments: [
    ("Play(game: Game())", ["game: Game"]),
    ("Play(game: .init())", ["game: Game"]),
    ("Play(game: make())", ["game: Game"]),
    ("let game = Game(); Play(game: game)", ["game: Game"]),
    ("VStack { if isOn { Play(game: Game()) } }", ["game: Game"]),
    ("Button(\"\") { _ = Play(game: Game()) }", []),
    ("Play(game: .shared)", []),
    ("Play(game: Game.shared)", []),
    ("Play(game: own)", []),
  ])
  func whatDrawingCodeBuilds(code: String, expected: [String]) {
    #expect(unkept(code, caller: "@Binding var isOn: Bool; @StateObject var own = Game()") == expected, "\(code)")
  }

  @Test(arguments: [
    ("@ObservedObject var game: Caption", "Caption(\"a\")", []),
    ("@StateObject var game: Game", "Game()", []),
    ("let game: Game", "Game()", []),
    ("let game: Model", "Model()", ["game: Model"]),
    ("@Bindable var game: Model", "Model()", ["game: Model"]),
    ("@ObservedObject var game: Game; init(game: Game) { self.game = game }", "Game()", ["game: Game"]),
    ("@StateObject var game: Game; init(game: Game) { _game = StateObject(wrappedValue: game) }", "Game()", []),
  ])
  func whoKeepsIt(view: String, argument: String, expected: [String]) {
    #expect(unkept("Play(game: \(argument))", view: view, caller: "@Binding var isOn: Bool") == expected, "\(view)")
  }

  @Test(arguments: ["let isOn: Bool", "@Environment(\\.dismiss) var dismiss"])
  func callersThatNothingUpdates(caller: String) {
    #expect(unkept("Play(game: Game())", caller: caller).isEmpty)
  }
}
