import FactQuestions
import Facts
import Testing

/// Tests of the project's answers about types as a whole.
@Suite struct TypeQuestionTests {
  // MARK: The compiler's initializer

  private func shape(_ members: String, _ form: MemberwiseInitializer.Form = .whole, more: String = "") -> String? {
    let project = project(["File.swift": "import SwiftUI\nstruct V: View { \(members) }\n\(more)"])
    return project.type("V").flatMap { project.memberwiseInitializer(of: $0, form: form) }?.description
  }

  @Test(arguments: [
    ("let a: Int; var b = 1; let c = 2; static var d = 3; var e: Int { 4 }", "internal init(a:[b:])"),
    ("let a: Int?; var b: Int?; let c: Int? = nil", "internal init(a:[b:])"),
    ("@State private var a = 0; let b: Int", "internal init(b:)"),
    ("@State private var a: Int; let b: Int", "private init(a:b:)"),
    ("@State private var a: Int?; let b: Int", "internal init(b:)"),
    ("@State private var a: Optional<Int>; let b: Int", "private init(a:b:)"),
    ("@State fileprivate var a: Int", "fileprivate init(a:)"),
    ("@State private(set) var a = 0", "internal init([a:])"), ("@Binding var a: Int", "internal init(a:)"),
    ("@Environment(\\.dismiss) private var a; let b: Int", "internal init(b:)"),
    ("@AppStorage(\"x\") var a = 0", "internal init([a:])"),
    ("private var a = 0; let b: Int", "private init([a:]b:)"), ("public var a: Int", "internal init(a:)"),
    ("@Injected(\\.store) private var a; let b: Int", "internal init(b:)"),
  ])
  func shapesOfTheInitializer(members: String, text: String) {
    #expect(shape(members) == text, "\(members)")
  }

  @Test func laterCompilersOmitPrivatePropertiesWithValue() {
    #expect(shape("private var a = 0; let b: Int", .withoutPrivate) == "internal init(b:)")
    #expect(shape("private var a: Int; let b: Int", .withoutPrivate) == "private init(a:b:)")
  }

  @Test func declaredInitializerPreventsGeneratedOne() {
    #expect(shape("var a: Int; init() { a = 1 }") == nil)
    #expect(shape("var a: Int", more: "extension V { init() { a = 1 } }") == "internal init(a:)")
  }

  @Test func unknownWrapperMakesAnswerUnknown() {
    let project = project(["File.swift": "struct V { @Router private var a; let b: Int }"])
    let initializer = project.type("V").flatMap { project.memberwiseInitializer(of: $0, form: .whole) }
    #expect(initializer?.isCertain == false)
  }

  @Test func aWrapperOfTheProjectIsLookedUp() {
    let wrapper = "@propertyWrapper struct Router { var wrappedValue: Int; init() { wrappedValue = 0 } }"
    #expect(shape("@Router private var a; let b: Int", more: wrapper) == "internal init(b:)")
  }

  // MARK: Isolation

  private func isolation(
    _ code: String, of type: String = "T", default isolation: ProjectSettings.Isolation? = .nonisolated,
    other: String = ""
  ) -> Isolation? {
    var project = project(["File.swift": code, "Other.swift": other])
    project.settings.defaultIsolation = isolation
    return project.type(type).map { project.isolation(of: $0) }
  }

  @Test(arguments: [
    ("class T {}", Isolation.nonisolated), ("@MainActor class T {}", .mainActor), ("actor T {}", .ownActor),
    ("struct T: View {}", .mainActor), ("class T: UIViewController {}", .mainActor),
    ("class T: Base {}; @MainActor class Base {}", .mainActor), ("class T: Elsewhere {}", .unknown),
    ("class T: A {}; class A: B {}; @MainActor class B {}", .mainActor),
    ("class T: P {}; @MainActor protocol P {}", .mainActor),
    ("class T: P {}; protocol P: Q {}; @MainActor protocol Q {}", .mainActor),
    ("class T {}; extension T: P {}; @MainActor protocol P {}", .mainActor), ("class T: NSObject {}", .nonisolated),
    ("@Store class T {}; @globalActor actor Store {}", .globalActor("Store")),
    ("nonisolated class T {}", .nonisolated), ("class T: ObservableObject {}", .nonisolated),
  ])
  func isolationOfATypesOwnWords(code: String, answer: Isolation) {
    #expect(isolation(code) == answer, "\(code)")
  }

  @Test func theModulesDefaultComesLast() {
    #expect(isolation("class T {}", default: .mainActor) == .mainActor)
    #expect(isolation("nonisolated class T {}", default: .mainActor) == .nonisolated)
    #expect(isolation("actor T {}", default: .mainActor) == .ownActor)
    #expect(isolation("class T {}", default: nil) == .unknown)
  }

  @Test func conformanceInOtherFileDoesNotIsolate() {
    #expect(isolation("class T {}", other: "extension T: P {}; @MainActor protocol P {}") == .nonisolated)
  }

  @Test func cyclesTerminate() {
    #expect(isolation("class T: U {}; class U: T {}") != .mainActor)
  }

  // MARK: Observability

  @Test(arguments: [
    ("@Observable class T {}", Answer.yes), ("@Model final class T {}", .yes),
    ("class T: Base {}; @Observable class Base {}", .yes),
    ("class T: Observable {}", .yes), ("class T {}", .no), ("class T: Elsewhere {}", .unknown), ("struct T {}", .no),
  ])
  func observability(code: String, answer: Answer) {
    let project = project(["File.swift": code])
    #expect(project.type("T").map(project.isObservable) == answer, "\(code)")
  }

  @Test(arguments: [
    ("class T: Base {}; class Base: ObservableObject {}", Answer.yes),
    ("class T: Store {}; protocol Store: ObservableObject {}", .yes),
    ("class T {}; extension T: ObservableObject {}", .yes),
    ("class T: Elsewhere {}", .unknown), ("class T {}", .no),
  ])
  func observableObjects(code: String, answer: Answer) {
    let project = project(["File.swift": code])
    #expect(project.type("T").map(project.isObservableObject) == answer, "\(code)")
  }

  // MARK: Where values are made

  @Test(arguments: [
    ("struct A: App { var body: some Scene { WindowGroup { V() } } }", ConstructionSite.appOrScene),
    ("struct H: View { var body: some View { V() } }", .view), ("#Preview { V() }", .preview),
    ("struct P: PreviewProvider { static var previews: some View { V() } }", .preview),
    ("class C: UIViewController { func show() { host(V()) } }", .host),
    ("class C: Base { func show() { host(V()) } }; class Base: UITableViewController {}", .host),
    ("class C: WKHostingController<V> { func body() -> V { V() } }", .host),
    ("struct R: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> X { X(V()) } }", .host),
    ("func make() -> V { V() }", .elsewhere), ("import XCTest\nclass T: XCTestCase { func test() { V() } }", .test),
  ])
  func sites(code: String, site: ConstructionSite) {
    let project = project(["File.swift": "struct V: View {}", "Other.swift": code])
    let found = project.type("V").map { project.constructions(of: $0) } ?? []
    #expect(found.map(project.site) == [site], "\(code)")
  }
}
