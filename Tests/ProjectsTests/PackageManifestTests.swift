import Facts
import Testing

@testable import Projects

@Suite struct PackageManifestTests {
  private func manifest(_ text: String) -> PackageManifest {
    PackageManifest(Array(text.utf8), path: "Package.swift")
  }

  private let whole = """
    // swift-tools-version: 6.2
    import PackageDescription

    let strict: [SwiftSetting] = [.defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    let package = Package(
      name: "Kit",
      platforms: [.iOS(.v17), .macOS("14.2"), .watchOS(.v10_5)],
      products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .target(
          name: "Kit-UI", dependencies: ["Core", .target(name: "Base"), .product(name: "Other", package: "other")],
          path: "UI", exclude: ["Old", "README.md"], sources: ["Views"], swiftSettings: strict),
        .executableTarget(name: "Tool", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "KitTests", dependencies: ["Kit-UI"]),
        .macro(name: "Macros"),
        .binaryTarget(name: "Blob", path: "Blob.xcframework"),
      ] + extra
    )
    let extra: [Target] = []
    package.targets.append(.target(name: "Late"))
    """

  @Test func targetsOutsideLibraryProductsAreNotPublished() {
    func published(_ products: String) -> [String] {
      let manifest = manifest(
        "// swift-tools-version: 6.0\nlet package = Package(name: \"P\"\(products), targets: "
          + "[.target(name: \"A\"), .target(name: \"B\"), .testTarget(name: \"T\")])\n")
      return manifest.targets.filter(manifest.mayPublish).map(\.module.name)
    }
    #expect(published(", products: [.library(name: \"P\", targets: [\"A\"])]") == ["A"])
    #expect(published(", products: [.executable(name: \"P\", targets: [\"A\"])]") == [])
    #expect(published("") == [])
    // Computed products are not known.
    #expect(published(", products: products()") == ["A", "B"])
    #expect(published(", products: [.library(name: \"P\", targets: names)]") == ["A", "B"])
  }

  @Test func targetsAreFoundWithTheirKindsAndPlaces() {
    let targets = manifest(whole).targets
    #expect(targets.map(\.module.name) == ["Kit_UI", "Tool", "KitTests", "Macros", "Late"])
    #expect(targets.map(\.module.kind) == [.library, .executable, .tests, .macro, .library])
    #expect(targets.first?.paths == ["UI"])
    #expect(targets.first?.excluded == ["Old", "README.md"])
    #expect(targets.first?.sources == ["Views"])
    #expect(targets.first?.module.dependencies == ["Core", "Base", "Other"])
    #expect(targets.dropFirst().first?.paths.first == "Sources/Tool")
    #expect(targets.dropFirst(2).first?.paths.first == "Tests/KitTests")
  }

  @Test func settingsAreThoseOfThePackageAndTheTarget() {
    let targets = manifest(whole).targets.map(\.module.settings)
    #expect(targets.first?.deploymentTargets == [.iOS: 17, .macOS: Version(14, 2), .watchOS: Version(10, 5)])
    #expect(targets.map(\.defaultIsolation) == [.mainActor, .nonisolated, .nonisolated, .nonisolated, .nonisolated])
    #expect(targets.map(\.mayRunAsyncOnCaller) == [true, false, false, false, false])
    #expect(targets.map(\.languageMode) == [6, 5, 6, 6, 6])
    #expect(targets.first?.toolsVersion == 602)
  }

  @Test func loopOverTargetsMakesIsolationUnknown() {
    let text = """
      // swift-tools-version:6.2
      let package = Package(name: "K", targets: [.target(name: "K")])
      for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }
      """
    #expect(manifest(text).targets.map(\.module.settings.defaultIsolation) == [nil])
  }

  @Test func unsafeFlagsApply() {
    let text = """
      let package = Package(name: "K", targets: [
        .target(name: "K", swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])])])
      """
    #expect(manifest(text).targets.map(\.module.settings.defaultIsolation) == [.mainActor])
  }

  @Test func onlyTargetMayBeInSourcesItself() {
    #expect(
      manifest("let p = Package(targets: [.target(name: \"K\")])").targets.first?.paths.contains("Sources") == true)
  }

  @Test func computedPropertiesAreLeftOut() {
    let text = """
      let package = Package(name: "K", targets: [.target(name: prefix + "K"), .target(name: "\\(x)"),
        .target(name: "L", path: folder())])
      """
    #expect(manifest(text).targets.isEmpty)
  }

  @Test func everyPrefixIsHandled() {
    let bytes = Array(whole.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      _ = PackageManifest(Array(bytes[..<end]), path: "Package.swift").targets
    }
  }
}
