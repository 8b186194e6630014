import Facts
import Rules
import TestSupport
import Testing

@testable import Analysis

@Suite struct ConfigurationTreeTests {
  private func tree(_ files: [String: String], keeping earlier: ConfigurationTree? = nil) -> ConfigurationTree {
    ConfigurationTree(describedBy: files.keys.sorted(), base: "/base", keeping: earlier) { path in
      files[path].map { Array($0.utf8) }
    }
  }

  private let off = "{\"rules\": {\"private-state\": \"off\"}}"
  private let loud = "{\"rules\": {\"private-state\": \"error\"}}"

  @Test func theNearestFileAboveCountsAlone() {
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
    #expect(!tree.judges(fileAt: "App/Generated/A.swift"))
    #expect(tree.judges(fileAt: "Generated/A.swift"))
  }

  @Test func aBrokenFileKeepsWhatItSaidLast() {
    let before = tree([".statewise.json": off])
    let broken = tree([".statewise.json": "{ \"rules\": "], keeping: before)
    #expect(broken.configuration(forFileAt: "A.swift") == before.configuration(forFileAt: "A.swift"))
    #expect(broken.files.flatMap(\.problems).map(\.isFatal) == [true])
    let stillBroken = tree([".statewise.json": "{"], keeping: broken)
    #expect(stillBroken.configuration(forFileAt: "A.swift")?.settings == ["private-state": .off])
    #expect(tree([:], keeping: before).configuration(forFileAt: "A.swift") == Configuration())
  }

  @Test func settingsOfAFolderHoldForItsFiles() {
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
