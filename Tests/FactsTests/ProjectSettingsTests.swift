import FactQuestions
import Facts
import Testing

@Suite struct ProjectSettingsTests {
  @Test(arguments: [("17", Version(17)), ("17.4.1", Version(17, 4)), ("10.15", Version(10, 15))])
  func versionsAreRead(text: String, version: Version) {
    #expect(Version(text) == version)
  }

  @Test(arguments: ["", ".", "17.", "v17", "$(X)", "99999999999999999999", "-1", "1.x"])
  func invalidVersionIsNil(text: String) {
    #expect(Version(text) == nil)
  }

  @Test(arguments: [
    ([Platform.iOS: 13], Answer.no), ([.iOS: 14], .yes), ([.iOS: 16, .macOS: Version(10, 15)], .no),
    ([.visionOS: 1], .yes), ([:], .unknown),
  ])
  func everySystemMustHaveTheRelease(targets: [Platform: Version], answer: Answer) {
    #expect(ProjectSettings(deploymentTargets: targets).runs(on: .stateObject) == answer)
  }

  @Test func fileInTwoModulesHasSettingsCommonToBoth() {
    var map = ModuleMap()
    let phone = map.add(
      Module(
        name: "Phone",
        settings: ProjectSettings(
          deploymentTargets: [.iOS: 16], sdk: 26, compiler: 602, defaultIsolation: .mainActor)))
    let watch = map.add(
      Module(
        name: "Watch",
        settings: ProjectSettings(deploymentTargets: [.watchOS: 9, .iOS: 15], sdk: 26, defaultIsolation: .nonisolated)))
    for module in [phone, watch] { map.addFile("Both.swift", to: module) }
    map.addFile("Phone.swift", to: phone)
    var project = ProjectFacts()
    project.moduleMap = map
    let both = project.settings(of: facts("", path: "Both.swift").summary)
    #expect(both.deploymentTargets == [.iOS: 15, .watchOS: 9])
    #expect(both.sdkVersion == 26)
    #expect(both.compilerVersion == nil)
    #expect(both.defaultIsolation == nil)
    #expect(project.settings(of: facts("", path: "Phone.swift").summary).defaultIsolation == .mainActor)
  }

  @Test func explicitSettingOverridesDetection() {
    var map = ModuleMap()
    map.settings = ProjectSettings(sdk: 26, compiler: 602)
    map.addFile(
      "A.swift", to: map.add(Module(name: "A", settings: ProjectSettings(deploymentTargets: [.iOS: 16]))))
    var project = ProjectFacts()
    project.moduleMap = map
    project.settings = ProjectSettings(sdk: 27)
    let settings = project.settings(of: facts("", path: "A.swift").summary)
    #expect(settings.sdkVersion == 27)
    #expect(settings.compilerVersion == 602)
    #expect(settings.deploymentTargets[.iOS] == 16)
  }

  @Test func anOlderCompilerMakesPrivateStateAParameter() {
    let view = "import SwiftUI\nstruct V: View { @State var n = 0; let t: String; var body: some View { Text(t) } }"
    var project = project(["File.swift": view])
    project.settings = ProjectSettings(sdk: 27, compiler: 603)
    #expect(
      project.privacy(of: "n", of: "V")
        == .blocked(because: "with this SDK and compiler the initializer of 'V' would become private"))
    for settings in [ProjectSettings(sdk: 27, compiler: 604), ProjectSettings(sdk: 26, compiler: 603)] {
      project.settings = settings
      #expect(project.privacy(of: "n", of: "V") == .possible)
    }
  }
}
