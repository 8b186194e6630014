import FactQuestions
import Facts
import SourceText
import TestSupport
import Testing

@testable import Analysis

@Suite struct ConfigurationTreeTests {
  private func tree(
    _ files: [String: String], choosing choice: ConfigurationChoice = ConfigurationChoice(),
    keeping earlier: ConfigurationTree? = nil
  ) -> ConfigurationTree {
    ConfigurationTree(describedBy: files.keys.sorted(), base: "/base", choosing: choice, keeping: earlier) { path in
      files[path].map { Array($0.utf8) }
    }
  }

  private let off = "{\"rules\": {\"private-state\": \"off\"}}"
  private let loud = "{\"rules\": {\"private-state\": \"error\"}}"

  @Test func onlyNearestConfigurationApplies() {
    let tree = tree([".statewise.json": off, "App/Deep/.statewise.json": loud])
    func setting(_ path: String) -> Configuration.Setting? {
      tree.configuration(forFileAt: path)?.settings["private-state"]
    }
    #expect(setting("A.swift") == .off)
    #expect(setting("App/A.swift") == .off)
    #expect(setting("/base/App/A.swift") == .off)
    #expect(setting("App/Deep/A.swift") == .on(.error))
    #expect(setting("App/Deep/Deeper/A.swift") == .on(.error))
    #expect(setting("App/DeepOther/A.swift") == .off)
    #expect(setting("/elsewhere/A.swift") == nil)
  }

  @Test func patternsBeginInTheFolderOfTheFile() {
    let tree = tree(["App/.statewise.json": "{\"exclude\": [\"Generated\"]}"])
    #expect(!tree.checks(fileAt: "App/Generated/A.swift"))
    #expect(tree.checks(fileAt: "Generated/A.swift"))
  }

  @Test func invalidConfigurationKeepsLastValidSettings() {
    let before = tree([".statewise.json": off])
    let broken = tree([".statewise.json": "{ \"rules\": "], keeping: before)
    #expect(broken.configuration(forFileAt: "A.swift") == before.configuration(forFileAt: "A.swift"))
    #expect(broken.files.flatMap(\.problems).map(\.isFatal) == [true])
    let stillBroken = tree([".statewise.json": "{"], keeping: broken)
    #expect(stillBroken.configuration(forFileAt: "A.swift")?.settings == ["private-state": .off])
    #expect(tree([:], keeping: before).configuration(forFileAt: "A.swift") == Configuration())
  }

  @Test func lastMatchingOverrideApplies() {
    let tree = tree([
      "App/.statewise.json": """
      {"rules": {"private-state": "off", "id-volatile": "off"}, "overrides": [
        {"files": ["Home/**"], "rules": {"private-state": "error"}},
        {"files": ["**/*View.swift"], "rules": {"private-state": "hint"}}]}
      """
    ])
    func settings(_ path: String) -> [RuleID: Configuration.Setting]? {
      tree.configuration(forFileAt: path)?.settings
    }
    #expect(settings("App/A.swift") == ["private-state": .off, "id-volatile": .off])
    #expect(settings("App/Home/A.swift") == ["private-state": .on(.error), "id-volatile": .off])
    #expect(settings("App/Home/AView.swift") == ["private-state": .on(.hint), "id-volatile": .off])
    #expect(settings("Home/AView.swift") == [:])
  }

  @Test func extendedConfigurationComesFirst() {
    let tree = tree([
      "shared/base.json": """
      {"extends": "deeper.json", "rules": {"id-volatile": "off"}, "exclude": ["Generated"], "sdk": 26,
       "overrides": [{"files": ["Home"], "rules": {"private-state": "hint", "id-volatile": "hint"}}]}
      """,
      "shared/deeper.json": "{\"rules\": {\"id-volatile\": \"error\", \"id-side-effects\": \"off\"}}",
      "App/.statewise.json": """
      {"extends": "../shared/base.json", "rules": {"private-state": "error"}, "exclude": ["Old"], "sdk": 27}
      """,
    ])
    #expect(
      tree.configuration(forFileAt: "App/A.swift")?.settings
        == ["private-state": .on(.error), "id-volatile": .off, "id-side-effects": .off])
    // The file's own settings take precedence over those that it extends.
    #expect(
      tree.configuration(forFileAt: "App/Home/A.swift")?.settings
        == ["private-state": .on(.error), "id-volatile": .on(.hint), "id-side-effects": .off])
    #expect(!tree.checks(fileAt: "App/Generated/A.swift"))
    #expect(!tree.checks(fileAt: "App/Old/A.swift"))
    #expect(tree.configuration(forFileAt: "App/A.swift")?.project.sdkVersion == 27)
    #expect(tree.files.map(\.path) == ["App/.statewise.json", "shared/base.json", "shared/deeper.json"])
    #expect(tree.files.flatMap(\.problems).isEmpty)
  }

  @Test(arguments: [
    ("{\"extends\": \"gone.json\"}", "'gone.json' cannot be found or read"),
    ("{\"extends\": \"./.statewise.json\"}", "A configuration cannot extend itself"),
    ("{\"extends\": \"round.json\"}", "'.statewise.json' already extends this file, so this file cannot extend it"),
  ])
  func whatCannotBeExtendedIsSaid(_ text: String, _ message: String) {
    let tree = tree([".statewise.json": text, "round.json": "{\"extends\": \".statewise.json\"}"])
    #expect(tree.files.flatMap(\.problems).map(\.message) == [message])
  }

  @Test(
    "A configuration that extends itself is noticed in every spelling of its path",
    arguments: ["./a.json", "x/../a.json"])
  func spellingsOfOneConfiguration(_ path: String) {
    let chain = ConfigurationChain(from: path) { _ in Array("{\"extends\": \"./a.json\"}".utf8) }
    #expect(chain.files.flatMap(\.problems).map(\.message) == ["A configuration cannot extend itself"])
  }

  @Test func invalidExtendedConfigurationKeepsLastValidSettings() {
    let file = "{\"extends\": \"base.json\"}"
    let before = tree([".statewise.json": file, "base.json": off])
    let after = tree([".statewise.json": file, "base.json": "{"], keeping: before)
    #expect(after.configuration(forFileAt: "A.swift")?.settings == ["private-state": .off])
  }

  @Test func chosenConfigurationAppliesToAllFilesRelativeToCurrentFolder() {
    let files = [
      "ci/strict.json": "{\"rules\": {\"private-state\": \"error\"}, \"exclude\": [\"App/Old\"]}",
      "App/.statewise.json": off,
    ]
    let chosen = tree(files, choosing: ConfigurationChoice(file: "ci/strict.json"))
    #expect(chosen.configuration(forFileAt: "App/A.swift")?.settings == ["private-state": .on(.error)])
    #expect(chosen.configuration(forFileAt: "/elsewhere/A.swift")?.settings == ["private-state": .on(.error)])
    #expect(!chosen.checks(fileAt: "App/Old/A.swift"))
    let excluding = tree(files, choosing: ConfigurationChoice(excluded: ["App/Old", "**/*.generated.swift"]))
    #expect(!excluding.checks(fileAt: "App/Old/A.swift"))
    #expect(!excluding.checks(fileAt: "App/Deep/A.generated.swift"))
    #expect(excluding.configuration(forFileAt: "App/A.swift")?.settings == ["private-state": .off])
    #expect(excluding.excluder(ofFileAt: "App/Old/A.swift") == nil)
    #expect(chosen.excluder(ofFileAt: "App/Old/A.swift")?.path == "ci/strict.json")
  }

  @Test func folderSettingsApplyToItsFiles() {
    let tree = tree(["Old/.statewise.json": "{\"deploymentTargets\": {\"iOS\": 13}}"])
    var project = ProjectFacts()
    project.folderSettings = tree.settings
    #expect(project.settings(of: FileSummary(path: "Old/A.swift")).deploymentTargets[.iOS] == 13)
    #expect(project.settings(of: FileSummary(path: "/base/Old/Deep/A.swift")).deploymentTargets[.iOS] == 13)
    #expect(project.settings(of: FileSummary(path: "New/A.swift")).deploymentTargets[.iOS] == nil)
    project.settings.deploymentTargets[.iOS] = 17
    #expect(project.settings(of: FileSummary(path: "Old/A.swift")).deploymentTargets[.iOS] == 17)
  }

  @Test func aWholeRunFollowsTheFile() throws {
    let folder = try TemporaryFolder()
    let view = "import SwiftUI\nstruct A: View { @State var n = 0; var body: some View { Text(\"\") } }\n"
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    try folder.write("App/A.swift", view)
    try folder.write("App/Generated/B.swift", view.replacing("struct A", with: "struct B"))
    try folder.write(".statewise.json", "{\"rules\": {\"private-state\": \"hint\"}, \"exclude\": [\"App/Generated\"]}")
    let run = CheckRun()
    let all = run.check([folder.path])
    #expect(all.files.map(\.path) == [folder("App/A.swift")])
    #expect(all.files.flatMap(\.findings).map(\.severity) == [.hint])
    #expect(all.checkedPaths.count == 2)
    #expect(run.check([folder("App/A.swift")]).files.flatMap(\.findings).map(\.severity) == [.hint])
    let named = Analyzer(configuration: Configuration(settings: ["private-state": .on(nil)]))
    #expect(CheckRun(analyzer: named).check([folder.path]).files.flatMap(\.findings).map(\.severity) == [.hint])
  }
}
