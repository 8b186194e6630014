import Facts
import Testing

@testable import Projects

@Suite struct XcodeGenProjectTests {
  static let spec = """
    name: My App
    options:
      deploymentTarget: { iOS: "17.0", watchOS: 10.0 }
    configFiles:
      Debug: Config/Base.xcconfig
      Release: Config/Base.xcconfig
    settings:
      base:
        SWIFT_VERSION: 6.0
      groups: [strict]
      configs:
        release: { IPHONEOS_DEPLOYMENT_TARGET: 16.4 }
    settingGroups:
      strict: { SWIFT_APPROACHABLE_CONCURRENCY: yes }
    targetTemplates:
      Extension:
        platform: iOS
        type: app-extension
        sources: [{ path: "${folder}/${target_name}" }]
    targets:
      My App:
        type: application
        platform: iOS
        sources:
          - App
          - path: Shared
            excludes: ["**/*Tests.swift", "Old/**", Legacy]
          - path: Generated
            includes: ["*.swift"]
          - Main.swift
          - path: Resources
            buildPhase: resources
          - path: Folder
            type: folder
          - path: Assets.xcassets
        settings:
          SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
          PRODUCT_NAME: Home
        dependencies:
          - target: Part_iOS
          - package: Nuke
            product: NukeUI
          - package: Log
          - sdk: HealthKit.framework
      Part:
        type: framework
        platform: [iOS, watchOS]
        deploymentTarget: { watchOS: 11.0 }
        sources: Part
      Tests:
        type: bundle.unit-test
        supportedDestinations: [iOS, macCatalyst]
        sources: Tests
        settings:
          base: { SWIFT_DEFAULT_ACTOR_ISOLATION: "${ISOLATION}" }
      Widget:
        templates: [Extension]
        templateAttributes: { folder: Extensions }
        sources: [Shared]
    """

  private func project(_ files: [String: String]) -> XcodeGenProject? {
    try? XcodeGenProject(at: "Sub/project.yml") { files[$0].map { Array($0.utf8) } }
  }

  private func targets() throws -> [XcodeProject.Target] {
    try #require(project(["Sub/project.yml": Self.spec, "Sub/Config/Base.xcconfig": "A = B\n"])).targets
  }

  @Test func targetsAreModules() throws {
    let modules = try targets().map(\.module)
    #expect(modules.map(\.name) == ["Home", "Part", "Part", "Tests", "Widget"])
    #expect(modules.map(\.aliases).first == ["My_App"])
    #expect(modules.map(\.kind) == [.app, .library, .library, .tests, .appExtension])
    #expect(modules.first?.dependencies == ["Part_iOS", "NukeUI", "Log"])
    #expect(modules.dropFirst().first?.origin == "target 'Part_iOS' of Sub/project.yml")
  }

  @Test func sourcesAreFilesAndFolders() throws {
    let targets = try targets()
    #expect(targets.first?.files == ["Sub/Main.swift"])
    #expect(targets.first?.folders.map(\.path) == ["Sub/App", "Sub/Shared", "Sub/Generated"])
    #expect(targets.first?.folders.map(\.excluded) == [[], ["**/*Tests.swift", "Old/**", "Legacy"], []])
    #expect(targets.first?.folders.map(\.included) == [nil, nil, ["*.swift"]])
    #expect(targets.last?.folders.map(\.path) == ["Sub/Extensions/Widget", "Sub/Shared"])
  }

  @Test func settingsComeFromTheTargetTheProjectAndPresets() throws {
    let settings = try targets().map(\.module.settings)
    #expect(settings.map(\.languageMode) == [6, 6, 6, 6, 6])
    #expect(settings.map(\.defaultIsolation) == [.mainActor, .nonisolated, .nonisolated, nil, .nonisolated])
    #expect(settings.map(\.mayRunAsyncOnCaller) == [true, true, true, true, true])
    let iOS = [Platform.iOS: Version(16, 4)]
    #expect(
      settings.map(\.deploymentTargets) == [
        iOS, iOS, [.watchOS: 11], [.iOS: Version(16, 4), .macCatalyst: Version(16, 4)], iOS,
      ])
  }

  private func settings(_ rest: String, _ files: [String: String] = [:]) -> ProjectSettings? {
    let spec = "name: A\ntargets: {A: {type: application, platform: macOS}}\n" + rest
    return project(files.merging(["Sub/project.yml": spec]) { $1 })?.targets.first?.module.settings
  }

  @Test("A project without settings has Swift 5 and no isolation; a file that is missing may set them")
  func presets() {
    #expect(settings("")?.languageMode == 5)
    #expect(settings("")?.defaultIsolation == .nonisolated)
    #expect(settings("")?.mayRunAsyncOnCaller == false)
    #expect(settings("options: {settingPresets: none}")?.languageMode == nil)
    let files = "configFiles: {Debug: A.xcconfig, Release: A.xcconfig}"
    #expect(settings(files)?.languageMode == nil)
    #expect(settings(files)?.defaultIsolation == nil)
    #expect(settings(files)?.mayRunAsyncOnCaller == true)
    let file = "SWIFT_VERSION = 6.0\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\nMACOSX_DEPLOYMENT_TARGET = 14.2\n"
    let options = "options: {deploymentTarget: {macOS: 13}}\n"
    #expect(settings(options + files, ["Sub/A.xcconfig": file])?.languageMode == 6)
    #expect(settings(options + files, ["Sub/A.xcconfig": file])?.defaultIsolation == .mainActor)
    #expect(settings(options + files, ["Sub/A.xcconfig": file])?.deploymentTargets == [.macOS: Version(14, 2)])
  }

  @Test(
    "Settings apply to the configurations whose names contain the key, unless another one has that name",
    arguments: [
      ("debug: {SWIFT_VERSION: 6}", nil), ("DEBUG: {SWIFT_VERSION: 6}\n    Release: {SWIFT_VERSION: 6}", 6),
      ("Debug: {SWIFT_VERSION: 6}\n    release: {SWIFT_VERSION: 6}", 6), ("eas: {SWIFT_VERSION: 6}", nil),
    ])
  func configurations(configs: String, mode: Int?) {
    #expect(settings("settings:\n  configs:\n    " + configs)?.languageMode == mode)
  }

  @Test func exactNamesOfConfigurationsAreNotPatterns() {
    let configs = "configs: {Debug: debug, Debug Local: debug}\n"
    #expect(settings(configs + "settings: {configs: {Debug: {SWIFT_VERSION: 6}}}")?.languageMode == nil)
    #expect(settings(configs + "settings: {configs: {debug: {SWIFT_VERSION: 6}}}")?.languageMode == 6)
  }

  @Test("Included files are merged, and their paths start at their own folder")
  func includes() throws {
    let targets = try #require(
      project([
        "Sub/project.yml": """
        include: [Base/a.yml, Base/b.yml]
        targets:
          A:
            sources:REPLACE: [Own]
          B: { sources: [Own] }
        """,
        "Sub/Base/a.yml": "name: Other\ninclude: more.yml\ntargets: {A: {platform: iOS, sources: [A]}}\n",
        "Sub/Base/b.yml": "name: App\ntargets: {B: {type: framework, platform: iOS, sources: [{path: B}]}}\n",
        "Sub/Base/more.yml": "targets: {A: {type: application}}\n",
      ])
    ).targets
    #expect(targets.map(\.module.name) == ["A", "B"])
    #expect(targets.map { $0.folders.map(\.path) } == [["Sub/Own"], ["Sub/Base/B", "Sub/Own"]])
  }

  @Test(
    "Nothing is known about a project if a part that matters is not understood",
    arguments: [
      "include: missing.yml", "include: {path: project.yml, enable: \"${MORE}\"}", "include: project.yml",
      "settings: *shared", "settings: {base: *shared}", "settings: {groups: [a]}\nsettingGroups: {a: {groups: [a]}}",
      "targets: *all", "targets:\n  A: *a", "targets:\n  A:\n    <<: *a\n    sources: [A]",
      "targets: {A: {type: application, platform: iOS, sources: *a}}",
      "targets: {A: {type: application, platform: iOS, sources: [\"${FOLDER}\"]}}",
      "targets: {A: {type: application, platform: iOS, sources: [{path: A, excludes: [\"[AB].swift\"]}]}}",
      "targets: {A: {type: application, platform: iOS, templates: [T]}}\ntargetTemplates: *t",
      "targets: {A: {type: application, platform: iOS, templates: [T]}}\ntargetTemplates: {T: {templates: [T]}}",
      "targets: {A: {type: application, sources: [A]}}", "targets: {A: {platform: iOS, sources: [A]}}",
      "targets: {}\n\tbroken",
    ])
  func unclearParts(part: String) {
    let rest = part.hasPrefix("targets") ? part : part + "\ntargets: {A: {type: application, platform: iOS}}"
    #expect(project(["Sub/project.yml": "name: A\n" + rest]) == nil, "\(part)")
  }

  @Test func filesWithoutNameArePartsOfOthers() {
    #expect(project(["Sub/project.yml": "targets: {A: {type: application, platform: iOS}}"]) == nil)
  }
}
