import Facts
import Testing

@testable import Projects

@Suite struct XcodeProjectTests {
  static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (APP, TESTS, WIDGET, AGG);
        buildConfigurationList = PL; };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (GAPP, FSHARED, GHIDDEN, SYNC, XC); };
      GAPP = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (FHOME, FROOT, GVIRTUAL, G); };
      GVIRTUAL = { isa = PBXGroup; name = Views; sourceTree = "<group>"; children = (FROW); };
      FHOME = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
      FROOT = { isa = PBXFileReference; path = Root/Main.swift; sourceTree = SOURCE_ROOT; };
      FROW = { isa = PBXFileReference; path = "Row View.swift"; sourceTree = "<group>"; };
      FSHARED = { isa = PBXFileReference; path = ../Shared/Both.swift; sourceTree = "<group>"; };
      GHIDDEN = { isa = PBXFileReference; path = Framework.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>";
        exceptions = (EX1, EX2, EX3); };
      EX1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET;
        membershipExceptions = (Info.plist, Old.swift); };
      EX2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = (Intents/Intent.swift, Media.xcassets); };
      EX3 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = B1;
        membershipExceptions = (x.appextensionpoint); };
      XC = { isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = "<group>"; };
      APP = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildPhases = (B1); buildConfigurationList = AL; dependencies = (D1); packageProductDependencies = (PP); };
      D1 = { isa = PBXTargetDependency; target = WIDGET; };
      PP = { isa = XCSwiftPackageProductDependency; productName = Kit; };
      B1 = { isa = PBXSourcesBuildPhase; files = (BF1, BF2, BF3, BF4, BF5, GONE); };
      BF1 = { isa = PBXBuildFile; fileRef = FHOME; }; BF2 = { isa = PBXBuildFile; fileRef = FROOT; };
      BF3 = { isa = PBXBuildFile; fileRef = FROW; }; BF4 = { isa = PBXBuildFile; fileRef = FSHARED; };
      BF5 = { isa = PBXBuildFile; fileRef = MISSING; };
      TESTS = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = (B2); };
      B2 = { isa = PBXSourcesBuildPhase; files = (BF6); }; BF6 = { isa = PBXBuildFile; fileRef = FSHARED; };
      PRODUCT = { isa = PBXFileReference; path = "Home Widget.appex"; sourceTree = BUILT_PRODUCTS_DIR; };
      WIDGET = { isa = PBXNativeTarget; name = Widget; productReference = PRODUCT; productType = "com.apple.product-type.app-extension";
        fileSystemSynchronizedGroups = (SYNC); buildConfigurationList = WL; };
      AGG = { isa = PBXAggregateTarget; name = Lint; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
      PD = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XC; buildSettings = {
        SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
      PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = XC; buildSettings = {
        SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
      AL = { isa = XCConfigurationList; buildConfigurations = (AD, AR); };
      AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
        IPHONEOS_DEPLOYMENT_TARGET = 17.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
      AR = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
        IPHONEOS_DEPLOYMENT_TARGET = 16.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
      WL = { isa = XCConfigurationList; buildConfigurations = (WR); };
      WR = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
    }; rootObject = P; }
    """

  static let files = [
    "Sub/My App.xcodeproj/project.pbxproj": project,
    "Sub/Config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.2\n",
  ]

  private var targets: [XcodeProject.Target] {
    XcodeProject(at: "Sub/My App.xcodeproj/project.pbxproj") { Self.files[$0].map { Array($0.utf8) } }.targets
  }

  @Test func targetsHaveTheFilesOfTheirBuildPhases() {
    #expect(targets.map(\.module.name) == ["My_App", "Tests", "Home_Widget"])
    #expect(targets.map(\.module.aliases) == [[], [], ["Widget"]])
    #expect(targets.map(\.module.kind) == [.app, .tests, .appExtension])
    #expect(
      targets.first?.files == [
        "Sub/App/Home.swift", "Sub/Root/Main.swift", "Sub/App/Row View.swift", "Sub/../Shared/Both.swift",
        "Sub/Widget/Intents/Intent.swift",
      ])
    #expect(targets.first?.module.dependencies == ["Widget", "Kit"])
    #expect(targets.first?.module.origin == "target 'My App' of Sub/My App.xcodeproj")
  }

  @Test func synchronizedFoldersHaveExceptions() {
    #expect(targets.last?.folders.map(\.path) == ["Sub/Widget"])
    #expect(targets.last?.folders.map(\.excluded) == [["Info.plist", "Old.swift"]])
  }

  @Test func settingsComeFromTheTargetTheProjectAndTheirFiles() {
    let settings = targets.map(\.module.settings)
    #expect(settings.first?.deploymentTargets == [.iOS: 16])
    #expect(settings.first?.defaultIsolation == .mainActor)
    #expect(settings.first?.languageMode == 5)
    #expect(settings.last?.deploymentTargets == [.iOS: Version(15, 2)])
    #expect(settings.last?.defaultIsolation == .nonisolated)
  }

  @Test func filesForDifferentPlatformsAreNotCompiledTogether() {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (APP, MAC); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (FPHONE, FMAC, FBOTH, SYNC); };
        FPHONE = { isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
        FMAC = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
        FBOTH = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
        SYNC = { isa = PBXFileSystemSynchronizedRootGroup; path = Views; sourceTree = "<group>"; exceptions = (EX); };
        EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Info.plist);
          platformFiltersByRelativePath = { "iOS/Tabs.swift" = (ios); "macOS/Tabs.swift" = (macos); }; };
        APP = { isa = PBXNativeTarget; name = App; buildPhases = (B1); fileSystemSynchronizedGroups = (SYNC); };
        B1 = { isa = PBXSourcesBuildPhase; files = (BF1, BF2, BF3); };
        BF1 = { isa = PBXBuildFile; fileRef = FPHONE; platformFilter = ios; };
        BF2 = { isa = PBXBuildFile; fileRef = FMAC; platformFilters = (macos, ); };
        BF3 = { isa = PBXBuildFile; fileRef = FBOTH; };
        MAC = { isa = PBXNativeTarget; name = Tool; buildPhases = (B2); };
        B2 = { isa = PBXSourcesBuildPhase; files = (BF4, BF5); };
        BF4 = { isa = PBXBuildFile; fileRef = FMAC; platformFilters = (macos, ); };
        BF5 = { isa = PBXBuildFile; fileRef = FBOTH; };
      }; rootObject = P; }
      """
    let targets = XcodeProject(at: "A.xcodeproj/project.pbxproj") { _ in Array(project.utf8) }.targets
    #expect(targets.map(\.module.name) == ["App", "App", "Tool"])
    #expect(
      targets.map(\.files) == [
        ["Phone.swift", "Both.swift"], ["Mac.swift", "Both.swift"], ["Mac.swift", "Both.swift"],
      ])
    #expect(targets.first?.folders.map(\.excluded) == [["Info.plist", "macOS/Tabs.swift"]])
    #expect(targets.dropFirst().first?.folders.map(\.excluded) == [["Info.plist", "iOS/Tabs.swift"]])
    #expect(targets.first?.module.origin == "target 'App' of A.xcodeproj for ios")
  }

  /// Tests that a damaged project file, for example one with a merge conflict or a truncated one, does no harm.
  @Test(arguments: 0..<40)
  func damagedProjectsAreIgnored(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<25 {
      var bytes = Array(Self.project.utf8)
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      for _ in 0..<Int.random(in: 1...20, using: &random) where !bytes.isEmpty {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: offset)
        case 1: bytes[offset] = Array("(){}=;\",/*\\ G".utf8).randomElement(using: &random) ?? 0
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: offset)
        default: bytes.swapAt(offset, Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      let damaged = bytes
      var map = ModuleReader { $0.hasSuffix("pbxproj") ? damaged : nil }
        .modules(describedBy: ["/Sub/My App.xcodeproj/project.pbxproj"])
      map.settings = ProjectSettings()
      _ = map.modules(ofFileAt: "/Sub/App/Home.swift")
    }
  }
}

/// A generator of the same numbers on every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
