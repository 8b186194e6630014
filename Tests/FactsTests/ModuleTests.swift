import Facts
import Testing

@testable import FactCollection
@testable import FactQuestions
@testable import Facts

/// Tests of projects with several modules. A module's declarations are visible only to modules that import it.
@Suite struct ModuleTests {
  private let view = "import SwiftUI\nstruct Home: View { @State var n = 0; var body: some View { Text(\"\") } }"

  /// Returns a project in which a file's first folder is the name of its module.
  private func project(_ files: KeyValuePairs<String, String>, shared: [String: [String]] = [:]) -> ProjectFacts {
    var map = ModuleMap()
    var modules: [String: Int] = [:]
    func module(_ name: String) -> Int {
      if let known = modules[name] { return known }
      let kind: Module.Kind =
        switch name {
        case _ where name.hasSuffix("Tests"): .tests
        case _ where name.hasSuffix("Extension"): .appExtension
        case "Phone", "Watch": .app
        default: .library
        }
      let index = map.add(Module(name: name, kind: kind))
      modules[name] = index
      return index
    }
    for (path, _) in files {
      let first = path.split(separator: "/").first.map(String.init) ?? ""
      for name in shared[path] ?? (first == "Loose" ? [] : [first]) { map.addFile(path, to: module(name)) }
    }
    var project = ProjectFacts()
    project.moduleMap = map
    for (path, source) in files { project.update(facts(source, path: path).summary) }
    project.isComplete = true
    return project
  }

  @Test func theSameNameInTwoModulesIsTwoTypes() {
    let project = project(["A/Home.swift": view, "B/Home.swift": view, "B/Use.swift": "let h = Home(n: 1)"])
    #expect(project.privacy(of: "n", of: "Home", in: "A/Home.swift") == .possible)
    #expect(project.privacy(of: "n", of: "Home", in: "B/Home.swift") == .passed(at: "Use.swift:1"))
  }

  @Test func theSameNameTwiceInOneModuleIsNeverSafe() {
    let project = project(["A/One.swift": view, "A/Two.swift": view])
    #expect(
      project.privacy(of: "n", of: "Home", in: "A/One.swift")
        == .blocked(because: "the module declares 'Home' more than once"))
  }

  @Test func aFileThatTargetsLeaveOutIsNotCompiled() {
    let files: KeyValuePairs = [
      "A/Home.swift": view, "A/Old.swift": "let h = Home(n: 1)", "A/Model.swift": "", "Loose/Use.swift": "",
    ]
    var project = project(files, shared: ["A/Old.swift": []])
    func leftOut() -> [String] {
      files.map(\.key).filter { project.summary(ofFileAt: $0).map(project.isLeftOut) ?? false }
    }
    #expect(leftOut() == ["A/Old.swift"])
    #expect(project.privacy(of: "n", of: "Home", in: "A/Home.swift") == .possible)
    // If two files belong to no module, the description of the project is probably incomplete.
    project.update(facts("let h = 1", path: "A/Older.swift").summary)
    #expect(leftOut().isEmpty)
    project.remove(path: "A/Older.swift")
    #expect(leftOut() == ["A/Old.swift"])
  }

  @Test func aWidgetExtensionIsOneThatDeclaresWidgets() {
    let project = project([
      "AExtension/Row.swift": view, "AExtension/W.swift": "import WidgetKit\nstruct W: Widget {}",
      "BExtension/Row.swift": view, "Core/Row.swift": view, "Core/W.swift": "import WidgetKit\nstruct W: Widget {}",
    ])
    let answers = ["AExtension", "BExtension", "Core"].map { folder in
      project.summary(ofFileAt: "\(folder)/Row.swift").map(project.isInWidgetExtension)
    }
    #expect(answers == [true, false, false])
  }

  @Test("Code of another app or of an extension cannot run in an app; code of a library may")
  func codeRunsInAnApp() {
    let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }"
    let project = project([
      "Phone/Main.swift": "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Row() } } }",
      "Phone/Row.swift": row, "Watch/Row.swift": row, "AExtension/Row.swift": row, "Core/Row.swift": row,
      "Loose/Row.swift": row,
    ])
    let answers = ["Phone", "Watch", "AExtension", "Core", "Loose"].map { folder -> Bool? in
      guard let app = project.summary(ofFileAt: "Phone/Main.swift"),
        let file = project.summary(ofFileAt: "\(folder)/Row.swift")
      else { return nil }
      return project.mayRun(file, inAppOf: app)
    }
    #expect(answers == [true, false, false, true, true])
  }

  @Test func twoConditionsInOneFileAreIndependent() {
    let project = project(["A/Home.swift": "#if os(iOS)\n\(view)\n#else\n\(view)\n#endif"])
    #expect(project.privacy(of: "n", of: "Home", in: "A/Home.swift") != .possible)
  }

  @Test func fileInTwoModulesIsVisibleToBoth() {
    let files: KeyValuePairs = ["A/Home.swift": view, "B/Use.swift": "let h = Home(n: 1)", "B/Home.swift": view]
    #expect(project(files).privacy(of: "n", of: "Home", in: "A/Home.swift") == .possible)
    let shared = project(files, shared: ["A/Home.swift": ["A", "B"], "B/Home.swift": ["C"]])
    #expect(shared.privacy(of: "n", of: "Home", in: "A/Home.swift") == .passed(at: "Use.swift:1"))
  }

  @Test(arguments: [
    ("@testable import A\nfunc f(h: Home) { h.n }", false), ("import A\nfunc f(h: Home) { h.n }", true),
    ("func f(h: Home) { h.n }", true),
  ])
  func onlyTestsSeeWhatIsInternal(use: String, isPossible: Bool) {
    let project = project(["A/Home.swift": view, "ATests/Use.swift": use])
    #expect((project.privacy(of: "n", of: "Home", in: "A/Home.swift") == .possible) == isPossible, "\(use)")
  }

  @Test(arguments: [
    ("import A\nfunc f(h: Home) { other().n }", true), ("@testable import A\nfunc f(h: Home) { other().n }", false),
    ("import A\nlet h = make(.init(n: 1))", true), ("@testable import A\nlet h = make(.init(n: 1))", false),
  ])
  func internalNamesAreNothingToOtherModules(use: String, isPossible: Bool) {
    let published = view.replacing("struct", with: "public struct")
    let project = project(["A/Home.swift": published, "B/Use.swift": use])
    #expect((project.privacy(of: "n", of: "Home", in: "A/Home.swift") == .possible) == isPossible, "\(use)")
  }

  @Test func aCopyNextToFilesOfATargetIsLeftOut() {
    var project = project(
      [
        "A/Home.swift": "", "A/Views/Row.swift": "", "A/Row.swift": "", "A/New.swift": "", "Sample/Row.swift": "",
        "Sample/App.swift": "",
      ], shared: ["A/Row.swift": [], "A/New.swift": [], "Sample/Row.swift": [], "Sample/App.swift": []])
    func isLeftOut(_ path: String) -> Bool { project.summary(ofFileAt: path).map(project.isLeftOut) ?? false }
    #expect(isLeftOut("A/Row.swift"))
    #expect(!isLeftOut("A/New.swift"), "A file that people just created belongs to no target yet")
    #expect(!isLeftOut("Sample/Row.swift"), "Another project may compile the sample")
    project.remove(path: "A/Views/Row.swift")
    #expect(!isLeftOut("A/Row.swift"))
  }

  @Test func oneFileInTenIsLeftOut() {
    var map = ModuleMap()
    let module = map.add(Module(name: "A"))
    let paths = (0..<19).map { "App/Home\($0).swift" }
    for path in paths { map.addFile(path, to: module) }
    var project = ProjectFacts()
    project.moduleMap = map
    for path in paths + ["App/Old/First.swift", "App/Older/Second.swift"] {
      project.update(facts("struct S {}", path: path).summary)
    }
    func isLeftOut(_ path: String) -> Bool { project.summary(ofFileAt: path).map(project.isLeftOut) ?? false }
    #expect(!isLeftOut("App/Old/First.swift"), "Two of 19 are more than one in ten")
    project.remove(path: "App/Older/Second.swift")
    #expect(isLeftOut("App/Old/First.swift"))
    #expect(!isLeftOut("App/Home3.swift"))
  }

  @Test func fileWithoutModuleMayBelongToAny() {
    let project = project(["A/Home.swift": view, "Loose/Use.swift": "func f(h: Home) { h.n }"])
    guard case .blocked(let reason) = project.privacy(of: "n", of: "Home", in: "A/Home.swift") else {
      Issue.record("What nobody claims may be part of the module")
      return
    }
    #expect(reason.contains("Use.swift:1"))
  }

  @Test("A file without a module runs on the oldest system that any module supports")
  func fileWithoutModuleUsesOldestTarget() {
    var map = ModuleMap()
    for version in [17, 16, 18] as [Version] {
      _ = map.add(Module(name: "M\(version)", settings: ProjectSettings(deploymentTargets: [.iOS: version])))
    }
    map.addFile("Own.swift", to: 0)
    var project = ProjectFacts()
    project.moduleMap = map
    func targets(_ path: String) -> [Platform: Version] {
      let summary = facts(view, path: path).summary
      project.update(summary)
      return project.oldestDeploymentTargets(of: summary, at: nil)
    }
    #expect(targets("Loose.swift") == [.iOS: 16])
    let loose = facts(view, path: "Loose.swift").summary
    #expect(project.settings(of: loose).deploymentTargets.isEmpty, "Rules do not guess")
    #expect(targets("Own.swift") == [.iOS: 17])
    map.settings.deploymentTargets = [.iOS: 15]
    project.moduleMap = map
    #expect(targets("Loose.swift") == [.iOS: 15], "What is said of such files themselves counts more")
  }

  @Test("@available counts if it requires a later system, or if the module has no deployment targets")
  func availabilityOfTypes() {
    var map = ModuleMap()
    _ = map.add(Module(name: "App", settings: ProjectSettings(deploymentTargets: [.iOS: 16])))
    _ = map.add(Module(name: "Package"))
    map.addFile("App.swift", to: 0)
    map.addFile("Package.swift", to: 1)
    map.settings.deploymentTargets = [.iOS: 17]
    var project = ProjectFacts()
    project.moduleMap = map
    let code = """
      @available(iOS 13.0, macOS 10.15, *) struct Old {}
      @available(iOS, introduced: 17.0) extension Old { struct New {} }
      @available(*, deprecated) struct Plain {}
      """
    func answers(_ path: String) -> [Answer] {
      let summary = facts(code, path: path).summary
      project.update(summary)
      return ["Old", "New", "Plain"].map { name in
        project.runs(
          on: .observable, at: summary.types.firstIndex { $0.name == name && $0.kind != .extension }, in: summary)
      }
    }
    #expect(answers("App.swift") == [.no, .yes, .no])
    #expect(answers("Package.swift") == [.no, .yes, .yes])
  }

  @Test(arguments: [
    ("import Base\nimport SwiftUI\nstruct V: Screen {}", Answer.yes),
    ("import Hub\nstruct V: Screen {}", .yes), ("import SwiftUI\nstruct V: Screen {}", .unknown),
    ("struct V: Base.Screen {}", .yes), ("import Base\nstruct V: Hidden {}", .unknown),
  ])
  func protocolsOfOtherModulesAreSeenThroughImports(code: String, answer: Answer) {
    let project = project([
      "Base/Screen.swift": "import SwiftUI\npublic protocol Screen: View {}\nprotocol Hidden: View {}",
      "Hub/Hub.swift": "@_exported import Base", "App/V.swift": code.contains("Base.") ? "import Base\n" + code : code,
    ])
    let type = project.type("V", in: "App/V.swift")
    #expect(type.map(project.isSwiftUIOwner) == answer, "\(code)")
  }

  @Test func ownNamesComeBeforeImportedOnes() {
    let project = project([
      "Base/Model.swift": "import Combine\npublic class Model: ObservableObject {}",
      "App/Model.swift": "struct Model {}", "App/V.swift": "import Base\nlet model: Model",
    ])
    let file = project.summary(ofFileAt: "App/V.swift")
    #expect(file.flatMap { project.type(named: "Model", at: nil, in: $0) }?.file.path == "App/Model.swift")
    #expect(file.flatMap { project.type(named: "Base.Model", at: nil, in: $0) }?.file.path == "Base/Model.swift")
  }

  @Test func extensionInOtherFileExtendsVisibleType() {
    let project = project([
      "A/Home.swift": view, "B/Home.swift": view,
      "B/More.swift": "extension Home { func f() { n = 1 } }",
    ])
    #expect(project.privacy(of: "n", of: "Home", in: "A/Home.swift") == .possible)
    #expect(project.privacy(of: "n", of: "Home", in: "B/Home.swift") != .possible)
  }

  @Test func aModulesTestsAreTests() {
    let project = project(["A/Home.swift": view, "ATests/Use.swift": "@testable import A\nlet h = Home(n: 1)"])
    #expect(
      project.privacy(of: "n", of: "Home", in: "A/Home.swift")
        == .blocked(because: "'n' is passed at Use.swift:2"))
  }

  @Test func modulesReadLaterApply() {
    var project = project(["A/Home.swift": view, "B/Home.swift": view])
    let map = project.moduleMap
    project.moduleMap = ModuleMap()
    #expect(project.privacy(of: "n", of: "Home", in: "A/Home.swift") != .possible)
    project.moduleMap = map
    #expect(project.privacy(of: "n", of: "Home", in: "A/Home.swift") == .possible)
  }
}
