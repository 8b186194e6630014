import Analysis
import Facts
import Rules
import RuleTesting
import Testing

/// Tests that everything that prevents a class from becoming `@Observable` is reported with its location and a reason.
@Suite("Migration blockers")
struct MigrationBlockerTests {
  /// Returns the blockers of the class `Model`. `others` are additional files.
  private func blockers(_ source: String, _ others: [String], _ settings: ProjectSettings) -> [String] {
    let analyzer = Analyzer(rules: [])
    var project = Project(settings: settings)
    let files = ([source] + others).enumerated().map { number, code in
      analyzer.knowledge(
        of: Array((code.hasPrefix("//") ? code : "import SwiftUI\n" + code).utf8), path: "File\(number).swift")
    }
    for file in files { project.update(file) }
    project.markComplete()
    guard let file = files.first else { return [] }
    return ObservableMigration.classes(in: file.facts, project.facts)
      .filter { $0.name.typePath == "Model" }
      .compactMap { ObservableMigration(of: $0.index, in: file.facts, project.facts) }
      .flatMap(\.blockers).map { "\($0.path):\($0.line): \($0.reason)" }
  }

  private static let model = "final class Model: ObservableObject { @Published var x = 0 }"

  @Test(
    "In the class",
    arguments: [
      ("class Base {}\nclass Model: Base, ObservableObject {}", "inherits from 'Base'"),
      ("class Model: UIViewController, ObservableObject {}", "inherits from 'UIViewController'"),
      ("class Model: ObservableObject {}\nclass Sub: Model {}", "'Sub' inherits from 'Model'"),
      (
        "protocol P: ObservableObject {}\nclass Model: ObservableObject, P {}",
        "'P', which requires an ObservableObject"
      ),
      ("class Model: ObservableObject, Codable {}", "'Codable' would use the names of the storage properties"),
      ("class Model: ObservableObject, ReferenceFileDocument {}", "'ReferenceFileDocument' requires"),
      ("@objcMembers class Model: ObservableObject {}", "Objective-C can access"),
      ("@Stateful class Model: ObservableObject {}", "@Stateful may be a macro"),
      ("class Model: P & ObservableObject {}", "part of a protocol composition"),
      (
        "class Model: ObservableObject { @Published var x = 0\nfunc f() { objectWillChange.send() } }",
        "objectWillChange"
      ),
      ("//\n#if A\nimport Combine\n#endif\nclass Model: ObservableObject {}", "add 'import Observation' first"),
      ("class Model: ObservableObject { let objectWillChange = 0 }", "declares its own 'objectWillChange'"),
      ("class Model: ObservableObject { @Published var x = 0\nfunc f() { print($x) } }", "'$x' is a publisher"),
      ("class Model: ObservableObject { @Published var x = 0\nfunc f() { g(&$x) } }", "'$x' is a publisher"),
      (
        "class Model: ObservableObject { @Published var x: Int\ninit() { _x = Published(initialValue: 1) } }", "storage"
      ),
      ("class Model: ObservableObject { @Published var x = 0\nvar p: Published<Int>.Publisher? }", "used directly"),
      (
        "class Model: ObservableObject { @Published var x = 0 { willSet { objectWillChange.send() } } }",
        "'objectWillChange' is only available"
      ),
      ("class Model: ObservableObject { var x = 0 { didSet { x = 1 } } }", "The observer of 'x' sets 'x'"),
      ("class Model: ObservableObject { var x = 0 { didSet { self.x += 1 } } }", "The observer of 'x' sets 'x'"),
      ("class Model: ObservableObject { var x = Y() { didSet { x.trim() } } }", "The observer of 'x' may change 'x'"),
      (
        "class Model: ObservableObject { var x = 0 { didSet { print(x) } }\ninit() { x = 1 } }",
        "2: 'x' is set here; with @Observable, this calls its observer"
      ),
      (
        "class Model: ObservableObject { var x: Int { didSet { print(x) } }\ninit() {\nx = 1\nif b { x = 2 } } }",
        "4: 'x' is set here; with @Observable, this calls its observer"
      ),
      ("class Model: ObservableObject { var x = 0, y = 1 }", "shares a 'var'"),
      ("class Model: ObservableObject {\n#if DEBUG\n@Published var x = 0\n#endif\n}", "inside an '#if'"),
      ("class Model: ObservableObject { @objc dynamic var x = 0 }", "visible to Objective-C"),
      ("class Model: ObservableObject { var x = 0\nvar _x = 1 }", "'_x' exists"),
      ("class Model: ObservableObject { @Published @Clamped var x = 0 }", "another property wrapper"),
      ("class Model: ObservableObject { @Published(initialValue: 1) var x: Int }", "@Published has arguments"),
      ("class Model: ObservableObject { @AppStorage(\"x\") var x = 0 }", "publishes @AppStorage"),
      (
        "class Model: ObservableObject { var x: Int\nvar y: Int\ninit() { x = 1\ny = x + 1 } }",
        "'x' is read here before all properties have a value"
      ),
    ])
  func inClass(source: String, expected: String) {
    let found = blockers(source, [], ProjectSettings())
    #expect(found.contains { $0.contains(expected) }, "\(source)\n\(found)")
  }

  @Test(
    "Observers that are still called in the same cases are not blockers",
    arguments: [
      "@Published var x = 0 { didSet { print(x, oldValue) } }", "var x = 0 { willSet { print(x, newValue) } }",
      // These observers are called like those of any property with a wrapper.
      "@Published var x = 0 { didSet { if x < 0 { x = 0 } } }\ninit() { x = 1 }",
      "var x: Int { didSet { y = x } }\nvar y = 0\ninit() { x = 1 }",
      "var x = 0 { didSet { print(x) } }\nconvenience init(x: Int) { self.init()\nself.x = x }",
    ])
  func observers(body: String) {
    #expect(blockers("class Model: ObservableObject {\n\(body)\n}", [], ProjectSettings()) == [])
  }

  @Test("NSObject is not a blocker")
  func plainSuperclass() {
    let source =
      "class Model: NSObject, ObservableObject { @Published var x: Int\noverride init() { x = 1\nsuper.init() } }"
    #expect(blockers(source, [], ProjectSettings()) == [])
  }

  @Test(
    "In its uses",
    arguments: [
      ("func f(_ m: Model) { print(m.$x) }", "This uses a publisher of 'Model'"),
      ("func f(_ m: Model) { m.objectWillChange.send() }", "This uses a publisher of 'Model'"),
      ("let k = \\Model.$x", "This uses a publisher of 'Model'"),
      (
        "struct V: View { @StateObject var m = make()\nvar body: some View { Text(\"\") } }",
        "'m' may be of type 'Model'"
      ),
      ("struct V: View { @EnvironmentStateObject var m: Model }", "@EnvironmentStateObject requires"),
      ("struct V: View { @FocusedObject var m: Model? }", "@FocusedObject may require"),
      ("@propertyWrapper struct W<T: ObservableObject> {}\nstruct V { @W var m: Model }", "@W may require"),
      ("struct V: View { @ObservedObject var m: Model\nvar x: Any { $m } }", "'$m' itself is passed on"),
      ("struct V: View { @ObservedObject var m: Model\nvar x: Any { _m } }", "'_m' is the storage"),
      ("struct V { init(_ o: ObservedObject<Model>) {} }", "'ObservedObject' is used directly"),
      ("func f(@ObservedObject m: Model) {}", "@ObservedObject has no equivalent"),
      ("func f<T: ObservableObject>(_ t: T) {}", "'f' accepts any ObservableObject"),
      ("func f(_ t: some ObservableObject) {}", "'f' accepts any ObservableObject"),
      ("var all: [any ObservableObject] = []", "accepts any ObservableObject"),
      ("extension ObservableObject { func f() {} }", "This extension accepts any ObservableObject"),
      (
        "struct G<T: ObservableObject>: View { let t: T }\nlet g = G(t: Model())",
        "'G' requires an ObservableObject and may be used with 'Model'"
      ),
      (
        "func f() { let m = make()\nText(\"\").environmentObject(m) }", "object injected here may be of type 'Model'"
      ),
      (
        "struct V: View { @EnvironmentObject var m: Model\nlazy var b = $m.x }",
        "used where no @Bindable variable can be declared"
      ),
      (
        "struct V: View { @EnvironmentObject var m: Model\nfunc f(m: Int) -> Any { $m.x } }",
        "used where no @Bindable variable can be declared"
      ),
      (
        "struct V: View { @EnvironmentObject var m: Model\nsubscript(i: Int) -> Any { get { $m.x } } }",
        "used where no @Bindable variable can be declared"
      ),
      (
        "struct V: View { @EnvironmentObject var m: Model\n@EnvironmentObject var n: Model\n"
          + "var b: Any { [$m.x, $n.x] } }", "3: Bindings to several objects are used here"
      ),
      (
        "struct V: View { @EnvironmentObject var m: Model }\nfunc f(_ v: V) -> Any { v.$m.x }",
        "'$m' of another view is used here"
      ),
    ])
  func inUses(other: String, expected: String) {
    let found = blockers(Self.model, [other], ProjectSettings())
    #expect(found.contains { $0.contains(expected) && $0.hasPrefix("File1.swift:") }, "\(other)\n\(found)")
  }

  @Test(
    "Work in initializers that @State would repeat",
    arguments: [
      ("init() { load() }\nfunc load() {}", "@StateObject private var m = Model()", true),
      ("init() { x = 1 }", "@StateObject private var m = Model()", false),
      ("init() { bag = [].sink { } }\nvar bag: Any?", "@StateObject private var m = Model()", true),
      ("deinit { print(x) }", "@StateObject private var m = Model()", true),
      ("let timer = Timer.scheduledTimer(at: 1) { }", "@StateObject private var m = Model()", true),
      ("var task: Task<Void, Never>? = Task { }", "@StateObject private var m = Model()", true),
      ("let other = Other() }\nclass Other { init() { load() }", "@StateObject private var m = Model()", true),
      ("let other = Other() }\nclass Other { init() {}", "@StateObject private var m = Model()", false),
      ("lazy var task = Task { }", "@StateObject private var m = Model()", false),
      ("", "@StateObject private var m: Model = make()", true),
      ("init() { load() }\nfunc load() {}", "@ObservedObject var m: Model", false),
    ])
  func work(members: String, holder: String, isBlocked: Bool) {
    let source = "final class Model: ObservableObject { @Published var x = 0\n\(members) }"
    let found = blockers(
      source, ["struct V: View { \(holder)\nvar body: some View { Text(\"\") } }"], ProjectSettings())
    #expect(found.contains { $0.contains("on every update of the parent") } == isBlocked, "\(found)")
    let lazily = blockers(
      source, ["struct V: View { \(holder)\nvar body: some View { Text(\"\") } }"], ProjectSettings(sdk: 27))
    let isInline = holder.hasPrefix("@StateObject private")
    #expect(!lazily.contains { $0.contains("on every update") } || !isInline, "\(lazily)")
  }

  @Test("The work of an initializer is in the file of the class")
  func placeOfWork() {
    let source = "final class Model: ObservableObject { @Published var x = 0\ninit() { load() }\nfunc load() {} }"
    let view = "struct V: View { @StateObject private var m = Model() }"
    #expect(blockers(source, [view], ProjectSettings()).contains { $0.hasSuffix("on line 3 of 'File0.swift'") })
    #expect(blockers(source + "\n" + view, [], ProjectSettings()).contains { $0.hasSuffix("on line 3") })
  }

  @Test("A shared object in a preview has a known type")
  func previewOfSharedObject() {
    let source = """
      final class Model: ObservableObject { static let shared = Model()\n@Published var x = 0 }
      final class Other: ObservableObject { @Published var y = 0 }
      struct V: View { @EnvironmentObject var m: Model\nvar body: some View { Text("\\(m.x)") } }
      #Preview { @Previewable @ObservedObject var m = Model.shared\nV().environmentObject(m) }
      """
    #expect(blockers("", [source], ProjectSettings()) == [])
  }

  @Test("Deployment targets, generated files, and projects that are not read yet")
  func surroundings() {
    let old = blockers(Self.model, [], ProjectSettings(deploymentTargets: [.iOS: 16]))
    #expect(old.contains { $0.contains("The deployment target is iOS 16.0, and @Observable requires 17.0") })
    #expect(blockers(Self.model, [], ProjectSettings(deploymentTargets: [.iOS: 17])).isEmpty)
    let generated = blockers(
      Self.model,
      ["// Generated using a tool, do not edit\nimport SwiftUI\nstruct V: View { @StateObject var m = Model() }"],
      ProjectSettings())
    #expect(generated.contains { $0.contains("This file is generated") })
  }

  @Test(
    "Uses of other classes are not blockers",
    arguments: [
      "final class Other: ObservableObject { @Published var x = 0 }\nfunc f(_ o: Other) { print(o.$x) }",
      "struct V: View { @StateObject var o: Other = make()\nvar body: some View { Text(\"\") } }\nclass Other {}",
      "struct V: View { @State var m = 0\nvar x: Any { $m } }",
      "func f<T: View>(_ t: T) {}", "struct V { @Clamped var m: Int }",
      "enum E { final class Model {} }\nfunc f(_ m: E.Model) { print(m.$x) }",
    ])
  func otherClasses(other: String) {
    #expect(blockers(Self.model, [other], ProjectSettings()).isEmpty)
  }
}
