/// The known build settings of code. A setting that is not known is nil.
public struct ProjectSettings: Sendable, Hashable {
  /// The actor that runs code without an isolation of its own.
  public enum Isolation: String, Sendable, Hashable {
    case mainActor = "MainActor"
    case nonisolated
  }

  /// The lowest version of each system that the code runs on. The code may also run on systems that are missing here.
  public var deploymentTargets: [Platform: Version] = [:]
  /// The major version of the SDK, 27 for Xcode 27.
  public var sdkVersion: Int?
  /// The compiler's version with major and minor in one number: 604 for 6.4.
  public var compilerVersion: Int?
  /// The version after `swift-tools-version:`, in the same form. No older compiler builds the package.
  public var toolsVersion: Int?
  /// The language mode: 5, 6.
  public var languageMode: Int?
  public var defaultIsolation: Isolation?
  /// Skip transpiles or bridges the project to Android.
  public var isBridgedBySkip = false
  /// Modules other than SwiftUI that export it.
  public var reexporters: Set<String> = []
  /// Protocols from outside the project whose conforming types SwiftUI installs state in.
  public var viewProtocols: Set<String> = []

  /// - Parameters:
  ///   - sdk: the major version, 27 for Xcode 27.
  ///   - compiler: 604 for 6.4.
  public init(
    deploymentTargets: [Platform: Version] = [:], sdk: Int? = nil, compiler: Int? = nil,
    defaultIsolation: Isolation? = nil
  ) {
    self.deploymentTargets = deploymentTargets
    sdkVersion = sdk
    compilerVersion = compiler
    self.defaultIsolation = defaultIsolation
  }

  /// Whether the code runs only where SwiftUI is at least that release: no as soon as one system is known to be older,
  /// unknown when no system is known.
  public func runs(on release: SwiftUIRelease) -> Answer {
    if deploymentTargets.isEmpty { return .unknown }
    return deploymentTargets.allSatisfy { $0.value >= release.version(on: $0.key) } ? .yes : .no
  }

  /// Whether `@State` is a macro, as it is from the SDK of Xcode 27 on.
  public var stateIsMacro: Answer { sdkVersion.map { $0 >= 27 ? .yes : .no } ?? .unknown }

  /// Whether private properties with an initial value are left out of the memberwise initializer (SE-0502).
  public var omitsPrivatePropertiesFromInitializers: Answer {
    if let compilerVersion { return compilerVersion >= 604 ? .yes : .no }
    if let toolsVersion, toolsVersion >= 604 { return .yes }
    return .unknown
  }

  /// The settings, with unknown ones taken from `other`.
  public func filled(from other: ProjectSettings) -> ProjectSettings {
    var result = self
    if result.deploymentTargets.isEmpty { result.deploymentTargets = other.deploymentTargets }
    result.sdkVersion = sdkVersion ?? other.sdkVersion
    result.compilerVersion = compilerVersion ?? other.compilerVersion
    result.toolsVersion = toolsVersion ?? other.toolsVersion
    result.languageMode = languageMode ?? other.languageMode
    result.defaultIsolation = defaultIsolation ?? other.defaultIsolation
    result.isBridgedBySkip = isBridgedBySkip || other.isBridgedBySkip
    result.reexporters.formUnion(other.reexporters)
    result.viewProtocols.formUnion(other.viewProtocols)
    return result
  }

  /// The settings for code that is built both ways: the older systems, and the other settings where both agree.
  public func shared(with other: ProjectSettings) -> ProjectSettings {
    var result = self
    result.deploymentTargets.merge(other.deploymentTargets, uniquingKeysWith: min)
    if sdkVersion != other.sdkVersion { result.sdkVersion = nil }
    if compilerVersion != other.compilerVersion { result.compilerVersion = nil }
    if toolsVersion != other.toolsVersion { result.toolsVersion = nil }
    if languageMode != other.languageMode { result.languageMode = nil }
    if defaultIsolation != other.defaultIsolation { result.defaultIsolation = nil }
    result.isBridgedBySkip = isBridgedBySkip || other.isBridgedBySkip
    result.reexporters.formUnion(other.reexporters)
    result.viewProtocols.formUnion(other.viewProtocols)
    return result
  }
}
