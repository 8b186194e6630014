import Facts
import Testing

@Suite struct ObservableObjectFactsTests {
  @Test(arguments: [
    ("func f<T: ObservableObject>(_ t: T) {}", ["ObservableObject f"]),
    ("func f<T>(_ t: T) where T: Combine.ObservableObject {}", ["ObservableObject f"]),
    ("var all: [any ObservableObject] = []", ["ObservableObject "]),
    ("struct S { init(_ o: ObservedObject<Model>) {} }", ["ObservedObject init Model"]),
    ("let o = StateObject(wrappedValue: Model())", ["StateObject "]),
    ("var p: Published<Int>.Publisher", ["Published  Int"]),
    ("class Model: ObservableObject { @Published var x = 0 }", []),
    ("struct V<T: ObservableObject> { @ObservedObject var t: T }", []),
  ])
  func wordsForObservableObjects(source: String, expected: [String]) {
    let mentions = facts(source).summary.objectMentions.map { mention in
      "\(mention.word.rawValue) \(mention.declaration)" + (mention.argument.isEmpty ? "" : " \(mention.argument)")
    }
    #expect(mentions == expected, "\(source)")
  }

  @Test func wrappedVariablesInFunctions() {
    let holders = facts(
      """
      #Preview {
        @Previewable @StateObject var model = Model()
        @State var plain = 0
        Text("")
      }
      func f(@ObservedObject other: Model) {}
      """
    ).summary.localHolders
    #expect(holders.map(\.name) == ["model", "plain", "other"])
    #expect(holders.map(\.isParameter) == [false, false, true])
    #expect(holders.map(\.wrapper) == [.stateObject, .state, .observedObject])
  }

  @Test(arguments: [
    ("var body: some View { Text($m.x) }", ProjectingMember.Form.statements, "; "),
    ("var part: some View { Text($m.x) }", .expression, "; "),
    ("@ViewBuilder var part: some View { Text($m.x) }", .statements, "; "),
    ("var part: some View {\n    return Text($m.x)\n  }", .statements, "\n    "),
    ("func part() -> some View {\n    let x = 0\n    g { Text($m.x) }\n  }", .statements, "\n    "),
    ("var part: Binding<Int> { get { $m.x } }", .expression, "; "), ("lazy var part = $m.x", .none, "; "),
  ])
  func membersThatProjectObjectsOfTheEnvironment(member: String, form: ProjectingMember.Form, separator: String) {
    let found = facts("struct V: View {\n  @EnvironmentObject var m: Model\n  \(member)\n}").summary.projectingMembers
    #expect(found.map(\.form) == [form], "\(member)")
    #expect(found.map(\.separator) == [separator], "\(member)")
  }

  @Test func projectionsOfOtherWrappersAreNotOfEnvironment() {
    let summary = facts("struct V: View { @State var m = 0\nvar body: some View { Text($m.x) } }").summary
    #expect(summary.projectingMembers.isEmpty)
  }

  @Test func projectedMemberDiffersFromPlainOne() {
    let references = facts("func f(_ m: Model) { g(m.x, m.$x) }").summary.memberReferences.filter { $0.name == "x" }
    #expect(references.map(\.isProjected) == [false, true])
  }

  @Test func readsInActionsDifferFromReadsInDrawingCode() {
    let body = "var body: some View { Button(m.x) { f(m.x, m.y) } }"
    let references = facts("struct V: View { @StateObject var m = M()\n\(body) }").summary.memberReferences
    #expect(references.map { "\($0.name) \($0.isInAction)" } == ["x false", "x true", "y true"])
  }

  @Test(arguments: [
    ("class A: B, ObservableObject {}", [": B, ObservableObject", "B", "ObservableObject"]),
    ("class A<T> : P & Q where T: P {}", [" : P & Q", "P & Q", "P & Q"]), ("class A {}", []),
  ])
  func whereTheInheritedStand(source: String, expected: [String]) {
    let file = facts(source)
    let type = file.summary.types[0]
    let clause = type.inheritanceClause.map { [file.text($0)] } ?? []
    let places = clause + type.inheritedPlaces.map { file.text($0) }
    #expect(places == expected, "\(source)")
  }

  @Test func fileShowsItsOwnersAndTheirUsers() {
    let uses = facts(
      """
      struct V: View {
        @ObservedObject var model: Model
        @State var count = 0
        var body: some View { Text($model.x, $count, model.y) }
        mutating func change() { model = Model() }
      }
      """
    ).summary.holderUses
    #expect(uses.map(\.kinds) == [.projectedMember, [.written, .refreshed]])
  }

  @Test(arguments: [
    ("Model()", Answer.yes), ("Other()", .no), ("Model.shared", .yes), ("Other.model", .yes), ("Other.number", .no),
    ("make()", .yes), ("unknown()", .unknown), ("Foreign.shared", .no), ("3", .no),
  ])
  func objectsOfAClass(value: String, expected: Answer) throws {
    let project = project([
      "File.swift": """
      final class Model { static let shared = Model() }
      final class Other {
        static let model = Model.shared
        static let number = 3
      }
      struct V {
        let value = \(value)
        func make() -> Model { Model() }
      }
      """
    ])
    let model = try #require(project.type("Model"))
    let property = try #require(project.type("V")?.properties.first)
    #expect(project.isInstance(property, declaredIn: model.file, of: model) == expected, "\(value)")
  }
}
