import Facts
import Testing

@testable import Projects

@Suite struct BuildSettingsTests {
  private func settings(_ layers: [String: String]...) -> BuildSettings {
    var result = BuildSettings()
    result.add(["TARGET_NAME": "My App"])
    for layer in layers { result.add(layer) }
    return result
  }

  @Test(arguments: [
    (["PRODUCT_NAME": "$(TARGET_NAME)"], "My_App"), (["PRODUCT_NAME": "${TARGET_NAME:c99extidentifier}"], "My_App"),
    (["PRODUCT_MODULE_NAME": "Kit", "PRODUCT_NAME": "X"], "Kit"), (["PRODUCT_NAME": "$(UNKNOWN)"], nil),
    (["PRODUCT_NAME": "3D-View"], "_D_View"),
    ([:], nil),
  ])
  func theModulesNameIsThatOfTheProduct(layer: [String: String], name: String?) {
    #expect(settings(layer).moduleName == name)
  }

  @Test func laterLayersReplaceEarlierOnes() {
    let value = settings(["A": "1", "B": "$(A)-$(C)"], ["A": "2 $(inherited)", "C": "x"])
    #expect(value.value("A") == "2 1")
    #expect(value.value("B") == "2 1-x")
  }

  @Test(arguments: ["$(A)", "$(B)", "$(UNKNOWN)", "", "$(A"])
  func uncomputableValuesAreUnknown(value: String) {
    let result = settings(["A": value, "B": "$(A)"]).value("A")
    #expect(result == nil || result == "$(A")
  }

  @Test(arguments: [
    (["SDKROOT": "iphoneos"], [Platform.iOS: Version(15)]), (["SDKROOT": "macosx14.2"], [.macOS: Version(10, 15)]),
    (
      ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"],
      [.iOS: 15, .macOS: Version(10, 15)]
    ),
    (["SDKROOT": "iphoneos", "SUPPORTS_MACCATALYST": "YES"], [.iOS: 15, .macCatalyst: 15]), (["SDKROOT": "xros"], [:]),
    ([:], [.iOS: 15, .macOS: Version(10, 15)]),
  ])
  func onlyTheSystemsThatItIsBuiltForCount(layer: [String: String], targets: [Platform: Version]) {
    let base = ["IPHONEOS_DEPLOYMENT_TARGET": "15.0", "MACOSX_DEPLOYMENT_TARGET": "10.15"]
    #expect(settings(base, layer).settings.deploymentTargets == targets, "\(layer)")
  }

  @Test func sdkAndDeploymentTargetsTellWhetherStateIsMacro() {
    #expect(settings(["SDKROOT": "macosx27.0"]).settings.stateIsMacro == .yes)
    #expect(settings(["SDKROOT": "iphoneos26.2"]).settings.stateIsMacro == .no)
    #expect(settings(["SDKROOT": "macosx15.2"]).settings.stateIsMacro == .unknown)
    #expect(settings(["IPHONEOS_DEPLOYMENT_TARGET": "27.0"]).settings.stateIsMacro == .yes)
    #expect(settings(["IPHONEOS_DEPLOYMENT_TARGET": "26.0"]).settings.stateIsMacro == .unknown)
  }

  @Test func isolationAndLanguageMode() {
    #expect(settings([:]).settings.defaultIsolation == .nonisolated)
    #expect(settings(["SWIFT_DEFAULT_ACTOR_ISOLATION": "$(UNKNOWN)"]).settings.defaultIsolation == nil)
    #expect(settings(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]).settings.defaultIsolation == .mainActor)
    #expect(
      settings(["OTHER_SWIFT_FLAGS": "-v -default-isolation MainActor"]).settings.defaultIsolation == .mainActor)
    #expect(!settings([:]).settings.mayRunAsyncOnCaller)
    #expect(settings(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"]).settings.mayRunAsyncOnCaller)
    #expect(settings(["SWIFT_VERSION": "6.0"]).settings.languageMode == 6)
  }

  @Test func filesIncludeOthers() {
    let files = [
      "Config/App.xcconfig": """
      #include "Base.xcconfig"
      #include? "Missing.xcconfig"
      #include "App.xcconfig"
      // IPHONEOS_DEPLOYMENT_TARGET = 12.0
      IPHONEOS_DEPLOYMENT_TARGET = 16.4 // comment
      SWIFT_VERSION[sdk=macosx*] = 4
      NAME = "a = b";
      """,
      "Config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0\nSWIFT_VERSION=6.0\n",
    ]
    let settings = BuildSettingsFile.settings(at: "Config/App.xcconfig") { files[$0].map { Array($0.utf8) } }
    #expect(settings == ["IPHONEOS_DEPLOYMENT_TARGET": "16.4", "SWIFT_VERSION": "6.0", "NAME": "\"a = b\""])
  }

  @Test(arguments: [("6.1", 601), ("swift-6.2.1-RELEASE\n", 602), ("\n5.10\n", 510)])
  func compilerVersions(text: String, version: Int) {
    #expect(ToolVersions.compiler(text) == version)
  }

  @Test(arguments: [("27.0", 27, 604), ("26.4", 26, 603), ("Xcode 16.4", 18, 601), ("15.0.1", 17, 509)])
  func xcodeVersions(text: String, sdk: Int, compiler: Int) {
    let settings = ToolVersions.settings(ofXcode: text)
    #expect(settings.sdkVersion == sdk)
    #expect(settings.compilerVersion == compiler)
  }

  @Test(arguments: ["", "latest", "28"])
  func otherVersionsLeaveCompilerUnknown(text: String) {
    #expect(ToolVersions.settings(ofXcode: text).compilerVersion == nil)
  }
}
