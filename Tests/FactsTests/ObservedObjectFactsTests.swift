import FactQuestions
import Facts
import Testing

@Suite struct ObservedObjectFactsTests {
  @Test(arguments: [
    ("Text(p.child.name)", ["p.child"]), ("Text(self.p.child.name.count)", ["p.child"]),
    ("Toggle(\"\", isOn: $p.child.isOn)", ["p.child"]), ("Text(p.child?.title() ?? \"\")", ["p.child"]),
    ("Text(p.name)", []), ("ChildV(child: p.child)", []), ("Button(\"\") { p.child.start() }", []),
    ("Text(plain.child.name)", []),
  ])
  func viewsReadThroughTheObjectsThatTheyObserve(expression: String, expected: [String]) {
    let found = facts(
      "struct V: View { @ObservedObject var p: P; let plain: P; var body: some View { \(expression) } }")
    #expect(found.summary.nestedReads.map { "\($0.property).\($0.member)" } == expected, "\(expression)")
  }

  private func closure(_ code: String) -> EnvironmentClosure? {
    facts("struct V: View { init() { _m = EnvironmentStateObject\(code) } }").environmentClosures.first
  }

  @Test func closuresOfEnvironmentStateObjects() {
    #expect(closure(" { _ in Model() }")?.traits == [])
    #expect(closure(" { _ in Model() }")?.result?.value == Value(.construct, "Model"))
    #expect(closure("({ (e: EnvironmentValues) in return Model() })")?.result?.value == Value(.construct, "Model"))
    #expect(closure(" { e in Model(e.db) }")?.traits == .usesEnvironment)
    #expect(closure(" { Model($0) }")?.traits == .usesEnvironment)
    #expect(closure(" { [a] _ in try Model(a) }")?.traits == [.hasCaptures, .hasTry])
    #expect(closure(" { _ in let a = 1; return Model(a) }").map { $0.result == nil } == true)
    #expect(closure("(makeModel)") == nil)
    let attribute = facts("struct V { @EnvironmentStateObject({ _ in Model() }) private var m }")
    #expect(attribute.environmentClosures.map { attribute.text($0.place) } == ["{ _ in Model() }"])
  }

  @Test(arguments: [
    ("@Observable class C {}", ObjectKind.observable), ("class C: ObservableObject {}", .observableObject),
    ("@Observable class C: ObservableObject {}", .both), ("class C: Base {}\nclass Base: ObservableObject {}", nil),
    ("class C: Unknown, ObservableObject {}", nil), ("@Perceptible class C: ObservableObject {}", nil),
    ("class C {}", nil), ("struct C: ObservableObject {}", nil),
  ])
  func whichWaysTakeAClass(source: String, expected: ObjectKind?) {
    let project = project(["File.swift": "import SwiftUI\n\(source)"])
    let kind = project.type("C").flatMap { project.objectKind(of: $0) }
    #expect(kind == (source.contains("Base:") ? .observableObject : expected), "\(source)")
  }

  @Test(arguments: [
    ("class C { var a = 1; let b: Int? }", true), ("class C { let a: Int }", false), ("class C { init() {} }", true),
    ("class C { init(a: Int = 1) {} }", true), ("class C { init(a: Int) {} }", false),
    ("class C { private init() {} }", false), ("class C { init() throws {} }", false),
    ("class C: B {}\nclass B { let a: Int; init(a: Int) {} }", false), ("struct C {}", false),
  ])
  func whatIsMadeWithoutArguments(source: String, expected: Bool) {
    let project = project(["File.swift": source])
    #expect(project.type("C").map { project.isMadeWithoutArguments($0) } == expected, "\(source)")
  }

  @Test func objectsInObjectsAndWhoObservesThem() {
    let project = project([
      "P.swift": """
      import SwiftUI
      class C: ObservableObject { @Published var name = ""; let id = 1 }
      class D: ObservableObject {}
      class P: ObservableObject {
        @Published var child = C()
        @Published var rows: [C] = []
        let other: D
        weak var parent: P?
        let constant = C()
      }
      """,
      "V.swift": """
      import SwiftUI
      struct V: View {
        @StateObject private var p: P
        var id: some View { Text(p.constant.id) }
        var body: some View { Text(p.child.name); Row(p.rows) }
      }
      struct W: View {
        @ObservedObject var c: C
        @StateObject private var p: P
        var body: some View { Text(p.child.name) }
      }
      """,
    ])
    guard let p = project.type("P", in: "P.swift"), let c = project.type("C", in: "P.swift"),
      let d = project.type("D", in: "P.swift")
    else {
      Issue.record("The classes are missing")
      return
    }
    let nested = p.properties.map { project.nestedObject($0, of: p) }
    #expect(nested.map { $0?.name } == ["C", "C", "D", nil, "C"])
    let reads = zip(p.properties, nested).map { property, nested in
      nested.flatMap { project.nestedRead(of: property, holding: $0, in: p, exceptFor: [])?.view.name }
    }
    #expect(reads == ["V", nil, nil, nil, nil])
    // Members that never change may be read through any number of objects.
    #expect(project.isNamedByView(c) && !project.isNamedByView(d))
  }
}
