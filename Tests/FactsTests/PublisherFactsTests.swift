import Facts
import Testing

@Suite struct PublisherFactsTests {
  @Test(arguments: [
    ("Timer.publish(every: 1, on: .main, in: .common).autoconnect()", MadePublisher.Kind.timer),
    ("PassthroughSubject<Int, Never>()", .subject),
    ("CurrentValueSubject<Int, Never>(1).eraseToAnyPublisher()", .value),
    ("PassthroughSubject<Int, Never>", nil),
    ("URLSession.shared.dataTaskPublisher(for: url).map(\\.data)", nil),
    ("NotificationCenter.default.publisher(for: name).debounce(for: 1, scheduler: loop)", nil),
    ("NotificationCenter.default.publisher(for: name).map { $0 }", nil),
    ("values.collect()", nil),
    ("Model()", nil),
  ])
  func whatAPropertyMakes(value: String, kind: MadePublisher.Kind?) {
    let found = facts("struct Home: View {\n  let made = \(value)\n}")
    #expect(found.publishers.map(\.kind) == (kind.map { [$0] } ?? []), "\(value)")
    #expect(found.publishers.allSatisfy { $0.property == "made" })
  }

  @Test(arguments: [
    ("Timer.publish(every: 1, on: .main, in: .common).autoconnect()", MadePublisher.Kind.timer),
    ("model.$text.debounce(for: 1, scheduler: loop)", nil),
    ("model.$text.map { $0 }", nil),
    ("timer", nil),
  ])
  func whatOnReceiveIsGiven(value: String, kind: MadePublisher.Kind?) {
    let found = facts(
      "struct Home: View {\n  var body: some View { Text(\"\").padding().onReceive(\(value)) { _ in } }\n}")
    #expect(found.publishers.map(\.kind) == (kind.map { [$0] } ?? []), "\(value)")
    #expect(found.publishers.allSatisfy { found.text($0.receiver) == "onReceive" })
  }

  @Test(arguments: [
    "var made: AnyPublisher<Date, Never> { Timer.publish(every: 1, on: .main, in: .common).eraseToAnyPublisher() }",
    "var made: Ticks { get { return Timer.publish(every: 1, on: .main, in: .common) } }",
    "let made: Ticks; init() { made = Timer.publish(every: 1, on: .main, in: .common) }",
    "let made: Ticks; init() { self.made = Timer.publish(every: 1, on: .main, in: .common) }",
  ])
  func whatGettersAndInitializersMake(member: String) {
    #expect(facts("struct Home: View {\n  \(member)\n}").publishers.map(\.property) == ["made"], "\(member)")
  }

  @Test(arguments: [
    "var made: Ticks { stored ?? Timer.publish(every: 1, on: .main, in: .common) }",
    "var made: Ticks { Self.ticks }",
    "let made: Ticks; init(_ given: Ticks) { made = given }",
    "let made: Ticks; init() { if isOn { made = Timer.publish(every: 1, on: .main, in: .common) } }",
    "func make() -> Ticks { Timer.publish(every: 1, on: .main, in: .common) }",
  ])
  func whatMayBeKeptElsewhere(member: String) {
    #expect(facts("struct Home: View {\n  \(member)\n}").publishers.isEmpty, "\(member)")
  }

  @Test func namesPassedToOnReceive() {
    let found = facts(
      """
      struct Home: View {
        var body: some View {
          let local = Timer.publish(every: 1, on: .main, in: .common)
          Text("").onReceive(local) { _ in }.onReceive(ticks) { _ in }.onReceive(self.beats) { _ in }
            .onReceive(model.ticks) { _ in }
        }
      }
      """)
    #expect(found.publishers.map(\.isNamed) == [true])
    #expect(found.receivedNames.map(\.name) == ["ticks", "beats"])
  }

  private func caller(of code: String, _ members: String) -> String? {
    let project = project([
      "File.swift": """
      import SwiftUI
      struct Row: View { var body: some View { Text("") } }
      struct Home: View {
        \(members)
        var body: some View { \(code) }
      }
      """
    ])
    return project.type("Row").flatMap { project.rebuilding($0)?.caller.name }
  }

  @Test(arguments: [
    ("Row()", "@State private var count = 0; func add() { count += 1 }; var text: Int { count }", "Home"),
    ("VStack { AnyView(Row()) }", "@Binding var count: Int", "Home"),
    ("Row()", "@Environment(Model.self) private var model", "Home"),
    ("Row()", "@State private var count = 0; var text: Int { count }", nil),
    ("Row()", "@Environment(\\.dismiss) private var dismiss", nil),
    ("Row()", "let title: String", nil),
    ("Text(\"\").sheet(isPresented: $isOn) { Row() }", "@Binding var isOn: Bool", nil),
    ("Host(root: Row())", "@Binding var isOn: Bool", nil),
  ])
  func whoBuildsAViewAgain(code: String, members: String, expected: String?) {
    #expect(caller(of: code, members) == expected, "\(code) \(members)")
  }
}
