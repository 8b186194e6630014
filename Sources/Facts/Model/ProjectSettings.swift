/// The known build settings of code. Unknown settings are nil.
public struct ProjectSettings: Sendable, Hashable {
  /// The actor that isolates code without an explicit isolation.
  public enum Isolation: String, Sendable, Hashable {
    case mainActor = "MainActor"
    case nonisolated
  }

  /// The lowest supported version of each system. The code may also run on systems that are missing here.
  public var deploymentTargets: [Platform: Version] = [:]
  /// The major version of the SDK: 27 for Xcode 27.
  public var sdkVersion: Int?
  /// The compiler's major and minor version in one number: 604 for 6.4.
  public var compilerVersion: Int?
  /// The version after `swift-tools-version:`, in the form of `compilerVersion`. Older compilers don't build the
  /// package.
  public var toolsVersion: Int?
  /// The language mode: 5, 6.
  public var languageMode: Int?
  public var defaultIsolation: Isolation?
  /// Whether an `async` function without an isolation may run on the actor of its caller (SE-0461).
  public var mayRunAsyncOnCaller = false
  /// Whether Skip transpiles the project or bridges it to Android.
  public var isBridgedBySkip = false
  /// The modules other than SwiftUI that re-export it.
  public var reexporters: Set<String> = []
  /// Protocols from outside the project for whose conforming types SwiftUI manages state.
  public var viewProtocols: Set<String> = []

  /// The compiler's name of the feature that `mayRunAsyncOnCaller` describes.
  public static let asyncOnCaller = "NonisolatedNonsendingByDefault"

  /// - Parameters:
  ///   - sdk: The major version: 27 for Xcode 27.
  ///   - compiler: The major and minor version in one number: 604 for 6.4.
  public init(
    deploymentTargets: [Platform: Version] = [:], sdk: Int? = nil, compiler: Int? = nil,
    defaultIsolation: Isolation? = nil
  ) {
    self.deploymentTargets = deploymentTargets
    sdkVersion = sdk
    compilerVersion = compiler
    self.defaultIsolation = defaultIsolation
  }

  /// Returns whether all deployment targets have at least this release of SwiftUI: `no` if one is known to be older,
  /// `unknown` if no target is known.
  public func runs(on release: SwiftUIRelease) -> Answer {
    if deploymentTargets.isEmpty { return .unknown }
    return deploymentTargets.allSatisfy { $0.value >= release.version(on: $0.key) } ? .yes : .no
  }

  /// Whether `@State` is a macro, as in the SDK of Xcode 27 and later. Only such an SDK builds for a system with this
  /// version or a later one.
  public var stateIsMacro: Answer {
    if let sdkVersion { return sdkVersion >= 27 ? .yes : .no }
    return deploymentTargets.values.contains { $0.major >= 27 } ? .yes : .unknown
  }

  /// Whether the memberwise initializer has no parameters for private properties with an initial value (SE-0502).
  public var omitsPrivatePropertiesFromInitializers: Answer {
    if let compilerVersion { return compilerVersion >= 604 ? .yes : .no }
    if let toolsVersion, toolsVersion >= 604 { return .yes }
    return .unknown
  }

  /// Returns the settings, with those of `other` in place of unknown ones.
  public func filled(from other: ProjectSettings) -> ProjectSettings {
    var result = self
    if result.deploymentTargets.isEmpty { result.deploymentTargets = other.deploymentTargets }
    result.sdkVersion = sdkVersion ?? other.sdkVersion
    result.compilerVersion = compilerVersion ?? other.compilerVersion
    result.toolsVersion = toolsVersion ?? other.toolsVersion
    result.languageMode = languageMode ?? other.languageMode
    result.defaultIsolation = defaultIsolation ?? other.defaultIsolation
    result.mayRunAsyncOnCaller = mayRunAsyncOnCaller || other.mayRunAsyncOnCaller
    result.isBridgedBySkip = isBridgedBySkip || other.isBridgedBySkip
    result.reexporters.formUnion(other.reexporters)
    result.viewProtocols.formUnion(other.viewProtocols)
    return result
  }

  /// Returns the settings for code that is built in both ways: the lower deployment targets, and the other settings if
  /// both agree.
  public func shared(with other: ProjectSettings) -> ProjectSettings {
    var result = self
    result.deploymentTargets.merge(other.deploymentTargets, uniquingKeysWith: min)
    if sdkVersion != other.sdkVersion { result.sdkVersion = nil }
    if compilerVersion != other.compilerVersion { result.compilerVersion = nil }
    if toolsVersion != other.toolsVersion { result.toolsVersion = nil }
    if languageMode != other.languageMode { result.languageMode = nil }
    if defaultIsolation != other.defaultIsolation { result.defaultIsolation = nil }
    result.mayRunAsyncOnCaller = mayRunAsyncOnCaller || other.mayRunAsyncOnCaller
    result.isBridgedBySkip = isBridgedBySkip || other.isBridgedBySkip
    result.reexporters.formUnion(other.reexporters)
    result.viewProtocols.formUnion(other.viewProtocols)
    return result
  }
}
