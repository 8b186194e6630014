import FactQuestions
import Facts
import Testing

@Suite struct PrivacyTests {
  private let view = "struct Home: View { @State var isLoading = false; var body: some View { Text(\"\") } }"

  private func privacy(_ other: String) -> Privacy? {
    project(["File.swift": "import SwiftUI\n" + view, "Other.swift": other]).privacy(of: "isLoading", of: "Home")
  }

  @Test(arguments: [
    "struct Model { var isLoading = false; func f() { if self.isLoading { isLoading.toggle() } } }",
    "class M { var isLoading = false }; struct V: View { let m: M; var body: some View { VStack { Home(); Text(m.isLoading) } } }",
    "struct M { var isLoading = false }; func f(m: M) { print(m.isLoading, M().isLoading) }",
    "struct V: View { var body: some View { Home().padding() } }; func f() { anything().isLoading }",
    "let x: State = .isLoading; let y = Kind.isLoading; let z = \\Kind.isLoading",
    "struct V: View { var body: some View { items.filter { $0.isLoading } } }",
    "extension Other { func f() { isLoading = true } }",
  ])
  func usesOfOtherTypesDoNotBlock(other: String) {
    #expect(privacy(other) == .possible, "\(other)")
  }

  @Test(arguments: [
    "extension Home { func f() { isLoading = true } }", "extension Home { var b: Binding<Bool> { $isLoading } }",
    "extension Home { func f() { _isLoading = State(initialValue: true) } }",
    "func f(home: Home) { home.isLoading }", "func f() { let home = Home(); print(home.isLoading) }",
    "func f() { print(Home().isLoading) }", "let path = \\Home.isLoading",
    "func f() { inspect(Home()) { $0.isLoading } }",
    "struct Box { let home: Home }; func f(box: Box) { box.home.isLoading }",
    "let host = Host(root: Home()); func f() { host.root.isLoading }",
    "func f() { Home().configure { $0.isLoading = true } }", "typealias Start = Home; func f(s: Start) { s.isLoading }",
  ])
  func usesOfTheTypeBlock(other: String) throws {
    guard case .blocked(let reason) = privacy(other) else {
      Issue.record("Not blocked: \(other)")
      return
    }
    #expect(reason.contains("used at Other.swift:1"), "\(reason)")
  }

  @Test func escapedValueMayBeUsedAnywhere() {
    let project = project([
      "File.swift": view, "Store.swift": "struct Store { var homes: [Home] = [] }",
      "User.swift": "func f() { g().isLoading }",
    ])
    #expect(
      project.privacy(of: "isLoading", of: "Home")
        == .blocked(because: "'isLoading' may be used at User.swift:1"))
  }

  @Test(arguments: [
    ("let a = Home(isLoading: true)", "passed"), ("typealias H = Home; let a = H(isLoading: true)", "passed"),
    ("extension Home { init(x: Int) { self.init(isLoading: true) } }", "passed"),
    ("let a: [Home] = flags.map(Home.init)", "referenced"),
    ("#Preview { Home.init(isLoading: true) }", "passed"), ("let a: Home = .init(isLoading: true)", "passed"),
  ])
  func labelsThatArePassedBlock(other: String, verb: String) {
    switch privacy(other) {
    case .passed(let place): #expect(place == "Other.swift:1")
    case .blocked(let reason): #expect(reason == "'isLoading' is \(verb) at Other.swift:1")
    case let answer: Issue.record("\(String(describing: answer)): \(other)")
    }
  }

  @Test func labelOfAnotherTypeDoesNotBlock() {
    #expect(privacy("let a = Homes(isLoading: true); let b: Homes = .init(other: 1, isLoading: true)") == .possible)
  }

  @Test func requirementsBlockThroughProtocolsOfTheProject() {
    #expect(
      privacy("protocol P { var isLoading: Bool { get } }; protocol Q: P {}; extension Home: Q {}")
        == .required(by: "P"))
    guard case .blocked(let reason) = privacy("extension Home: Elsewhere {}") else {
      Issue.record("An unknown protocol may require anything")
      return
    }
    #expect(reason.contains("'Elsewhere'"))
  }

  @Test func propertyWrapperForwardsItsValue() {
    let project = project([
      "File.swift":
        "import SwiftUI\n@propertyWrapper struct Kept: Wrapper { @State var wrappedValue = 0; @State var x = 0 }"
    ])
    #expect(project.privacy(of: "wrappedValue", of: "Kept") == .required(by: "propertyWrapper"))
    #expect(project.privacy(of: "x", of: "Kept") != .required(by: "propertyWrapper"))
  }

  @Test(arguments: [
    ("extension Home { func f() { isLoading = true } }", true), ("func f(home: Home) { home.isLoading }", true),
    ("func f() { inspect(Home()) { $0.isLoading } }", false), ("#Preview { Home(isLoading: true) }", false),
  ])
  func whatOtherFilesCertainlyUseCannotBePrivate(other: String, isNeeded: Bool) {
    let project = project(["File.swift": "import SwiftUI\n" + view, "Other.swift": other])
    guard let home = project.type("Home"), let property = home.properties.first(where: { $0.name == "isLoading" })
    else { return }
    #expect(project.isUsedInOtherFile(property, of: home) == isNeeded, "\(other)")
  }

  @Test func theSameNameInTwoTargetsIsNeverSafe() {
    let project = project(["A/File.swift": view, "B/File.swift": view])
    guard case .blocked(let reason) = project.privacy(of: "isLoading", of: "Home", in: "A/File.swift") else {
      Issue.record("Ambiguous means unknown")
      return
    }
    #expect(reason.contains("more than once"))
  }

  @Test func responseFollowsEdits() {
    var project = project(["File.swift": view, "Other.swift": "func f(home: Home) { home.isLoading }"])
    #expect(project.privacy(of: "isLoading", of: "Home") != .possible)
    project.update(facts("func f(home: Home) { }", path: "Other.swift").summary)
    #expect(project.privacy(of: "isLoading", of: "Home") == .possible)
    project.update(facts("extension Home { func f() { isLoading } }", path: "Third.swift").summary)
    #expect(project.privacy(of: "isLoading", of: "Home") != .possible)
    let wasKnown = project.remove(path: "Third.swift")
    #expect(wasKnown)
    #expect(project.privacy(of: "isLoading", of: "Home") == .possible)
    let isStillKnown = project.remove(path: "Third.swift")
    #expect(!isStillKnown)
  }
}
