import Facts
import TestSupport
import Testing

@testable import Projects

/// Tests of the modules that packages and Xcode projects define.
@Suite struct ModuleReaderTests {
  private let manifest = """
    // swift-tools-version: 6.0
    let package = Package(name: "P", platforms: [.iOS(.v16)], targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")])
    """

  private func modules(_ files: [String: String], of path: String) -> [String] {
    let map = ModuleReader { files[$0].map { Array($0.utf8) } }.modules(describedBy: files.keys.sorted())
    return map.modules(ofFileAt: path).map { map.modules[$0].name }
  }

  @Test(arguments: [
    ("/p/Sources/A/Home.swift", ["A"]), ("/p/Source/B/Deep/Home.swift", ["B"]), ("/p/Sources/Home.swift", []),
    ("/p/Package.swift", []), ("/elsewhere/Sources/A/Home.swift", []),
  ])
  func packagesHaveTheirFolders(path: String, names: [String]) {
    #expect(modules(["/p/Package.swift": manifest], of: path) == names)
  }

  @Test(
    "A target that is the only one of its kind owns the whole folder",
    arguments: [
      ("/p/Sources/Home.swift", ["A"]), ("/p/Sources/Deep/Home.swift", ["A"]), ("/p/Tests/HomeTests.swift", ["ATests"]),
    ])
  func onlyTargetOfItsKindHasTheWholeFolder(path: String, names: [String]) {
    let manifest = #"let package = Package(name: "P", targets: [.target(name: "A"), .testTarget(name: "ATests")])"#
    #expect(modules(["/p/Package.swift": manifest], of: path) == names)
  }

  @Test(
    "Paths match regardless of case, as on a Mac",
    arguments: [
      ("/sub/App/home.swift", ["My_App"]), ("/Sub/widget/New.swift", ["Home_Widget"]), ("/Sub/widget/old.swift", []),
    ])
  func caseDoesNotMatter(path: String, names: [String]) {
    let files = ["/Sub/My App.xcodeproj/project.pbxproj": XcodeProjectTests.project]
    #expect(modules(files, of: path) == names, "\(path)")
  }

  @Test(arguments: [
    ("/Sub/App/Home.swift", ["My_App"]), ("/Shared/Both.swift", ["My_App", "Tests"]),
    ("/Sub/Widget/New.swift", ["Home_Widget"]), ("/Sub/Widget/Old.swift", []), ("/Sub/App/Unused.swift", []),
    ("/Sub/Widget/Intents/Intent.swift", ["My_App", "Home_Widget"]),
  ])
  func projectsHaveFilesAndFolders(path: String, names: [String]) {
    let files = ["/Sub/My App.xcodeproj/project.pbxproj": XcodeProjectTests.project]
    #expect(modules(files, of: path) == names, "\(path)")
  }

  private let synchronized = """
    // !$*UTF8*$!
    {
      objects = {
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        G = { isa = PBXGroup; children = (F,); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productName = App; buildPhases = (S,);
          productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F,); };
        S = { isa = PBXSourcesBuildPhase; files = (); };
        P = { isa = PBXProject; mainGroup = G; targets = (T,); };
      };
      rootObject = P;
    }
    """

  @Test(arguments: [
    ("/e/App/Core/Model.swift", ["App", "Core"]), ("/e/App/Home.swift", ["App"]),
    ("/e/App/Kit/Sources/A/Part.swift", ["A"]), ("/e/Other.swift", []),
  ])
  func manifestBesideAnAppLeavesItItsFiles(path: String, names: [String]) {
    let files = [
      "/e/App.xcodeproj/project.pbxproj": synchronized, "/e/App/Kit/Package.swift": manifest,
      "/e/Package.swift": #"let package = Package(name: "P", targets: [.target(name: "Core", path: "App/Core")])"#,
    ]
    #expect(modules(files, of: path) == names, "\(path)")
  }

  @Test(arguments: [
    ("/Sub/App/Home.swift", ["Home"]), ("/Sub/Shared/Both.swift", ["Home", "Widget"]),
    ("/Sub/Shared/Deep/BothTests.swift", ["Widget"]), ("/Sub/Shared/Old/Both.swift", ["Widget"]),
    ("/Sub/Generated/A.swift", ["Home"]), ("/Sub/Generated/Deep/A.swift", []), ("/Sub/Resources/A.swift", []),
    ("/Sub/Part/A.swift", ["Part", "Part"]),
  ])
  func generatedProjectsHaveFoldersWithPatterns(path: String, names: [String]) {
    let files = ["/Sub/project.yml": XcodeGenProjectTests.spec, "/Sub/Config/Base.xcconfig": ""]
    #expect(modules(files, of: path) == names, "\(path)")
  }

  @Test(arguments: [("/Sub/App/Home.swift", ["A"]), ("/Sub/App/Widget/Home.swift", ["A", "B"])])
  func foldersOfOneProjectMayBeNested(path: String, names: [String]) {
    let spec = """
      name: App
      targets:
        A: { type: application, platform: iOS, sources: App }
        B: { type: app-extension, platform: iOS, sources: App/Widget }
      """
    #expect(modules(["/Sub/project.yml": spec], of: path) == names, "\(path)")
  }

  @Test("A project that was generated is read instead of its description")
  func generatedProjectsAreBuilt() {
    let files = [
      "/Sub/My App.xcodeproj/project.pbxproj": XcodeProjectTests.project, "/Sub/project.yml": XcodeGenProjectTests.spec,
    ]
    #expect(modules(files, of: "/Sub/App/Home.swift") == ["My_App"])
  }

  @Test func toolVersionsApplyToAllModules() {
    let files = ["/p/.swift-version": "6.3", "/p/.xcode-version": "26.1", "/p/deep/.swift-version": "5.9"]
    let map = ModuleReader { files[$0].map { Array($0.utf8) } }.modules(describedBy: files.keys.sorted())
    #expect(map.settings.compilerVersion == 603)
    #expect(map.settings.sdkVersion == 26)
  }

  @Test func skipBridgesTheTargetWithItsFile() {
    let files = ["/p/Package.swift": manifest, "/p/Sources/B/Skip/skip.yml": ""]
    let map = ModuleReader { files[$0].map { Array($0.utf8) } }.modules(describedBy: files.keys.sorted())
    #expect(map.modules.map(\.settings.isBridgedBySkip) == [false, true])
  }
}
