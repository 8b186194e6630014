import Facts
import Testing

/// Tests of the facts about `@State` as a macro.
@Suite struct StateMacroFactsTests {
  private func composed(_ attributes: String) -> [String]? {
    let source = """
      import SwiftUI
      @propertyWrapper struct Clamped { var wrappedValue = 0 }
      @globalActor actor Painter { static let shared = Painter() }
      struct S: View { \(attributes) var x = 0 }
      """
    let project = project(["File.swift": source])
    return project.composedStates(in: facts(source).summary).first?.others.map(\.name)
  }

  @Test(arguments: [
    ("@State @ObservedObject", ["ObservedObject"]), ("@ObservedObject @State", ["ObservedObject"]),
    ("@SwiftUI.State @Clamped", ["Clamped"]), ("@State @FetchAll", ["FetchAll"]),
    ("@State @MainActor @Clamped @AppStorage(\"x\")", ["Clamped", "AppStorage"]),
    ("#if os(iOS)\n@State\n#endif\n@Clamped", ["Clamped"]),
  ])
  func twoWrappers(attributes: String, expected: [String]) {
    #expect(composed(attributes) == expected, "\(attributes)")
  }

  @Test(arguments: [
    "@State", "@State @MainActor", "@State @Painter", "@State @available(iOS 17, *)", "@State @Unknown",
    "@Binding @ObservedObject", "@State.Shared @Clamped", "#if os(iOS)\n@State\n#else\n@Clamped\n#endif",
  ])
  func oneWrapperOrNone(attributes: String) {
    #expect(composed(attributes) == nil, "\(attributes)")
  }

  private func calls(_ members: String, _ extensions: String) -> Int? {
    let source = "import SwiftUI\nstruct S: View { \(members) }\nextension S { \(extensions) }"
    let project = project(["File.swift": source])
    return project.type("S").map { project.callsOfPrivateMemberwiseInitializer(of: $0).count }
  }

  @Test(arguments: [
    ("@State private var a = 0; private let b: Int", "init() { self.init(b: 1) }", 1),
    ("@State private var a = 0; private let b: Int", "static let s = S(b: 1); static func f() -> S { .init(b: 2) }", 2),
    ("@State private var a: Int; private let b: Int", "init() { self.init(a: 0, b: 1) }", 1),
    ("@State private var a = 0; private let b: Int; @Environment(\\.c) var c", "init() { self.init(b: 1) }", 1),
    ("@State private var a = 0; let b: Int", "init() { self.init(b: 1) }", 0),
    ("@State var a = 0; private let b: Int", "init() { self.init(b: 1) }", 0),
    ("@State private var a = 0; private let b: Int; init(b: Int) { self.b = b }", "init() { self.init(b: 1) }", 0),
    ("@State private var a = 0; private let b: Int", "init(b: Int) { self.b = b }; init() { self.init(b: 1) }", 0),
    ("@State private var a = 0; private let b: Int", "init(q: Int) { b = q }; init() { self.init(q: 1) }", 0),
    ("@State private var a = 0; private var b = 1", "static let s = S()", 0),
  ])
  func callsOfPrivateInitializer(members: String, extensions: String, expected: Int) {
    #expect(calls(members, extensions) == expected, "\(members) \(extensions)")
  }

  private func foreign(_ code: String) -> Int {
    let source = "import SwiftUI\nextension S { \(code) }\nextension C { \(code) }"
    let project = project(["Type.swift": "struct S { var a = 0 }\nclass C {}", "File.swift": source])
    return project.foreignInitializers(in: facts(source).summary).count
  }

  @Test(arguments: [
    ("init(b: Int) { a = b }", 1), ("init(b: Int) { self = .init() }", 1), ("init(b: Int) { self.init() }", 0),
    ("func f() { let x = 1 }", 0),
  ])
  func initializersInAnotherFile(code: String, expected: Int) {
    #expect(foreign(code) == expected, "\(code)")
  }

  @Test func assigningSelfIsKept() {
    let source =
      "struct S { init() { self = .init(a: 1) }; init(b: Int) { print(b); self = S(a: b) }; init(a: Int) {} }"
    let file = facts(source)
    let assignments = file.summary.initializers.map(\.selfAssignment)
    #expect(assignments.map { $0?.value.kind } == [.implicitInit, .construct, nil])
    #expect(assignments.map { $0?.isFirst } == [true, false, nil])
    #expect(assignments.first.flatMap { $0 }.map { file.text($0.valuePlace) } == ".init(a: 1)")
  }

  @Test func sdkIsReadFromProject() {
    #expect(ProjectSettings(sdk: 27).stateIsMacro == .yes)
    #expect(ProjectSettings(sdk: 26).stateIsMacro == .no)
    #expect(ProjectSettings().stateIsMacro == .unknown)
  }
}
