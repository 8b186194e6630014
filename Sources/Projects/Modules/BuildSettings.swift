import Facts

/// The settings of one target in one configuration of an Xcode project, before variables are replaced.
struct BuildSettings: Sendable, Hashable {
  private static let depthLimit = 8

  /// Whether settings may be missing here that the build has.
  var isPartial = false
  private var values: [String: String] = [:]

  /// Adds the settings of a higher layer, which replace existing settings. Settings that apply only to some SDKs or
  /// architectures are ignored.
  mutating func add(_ settings: [String: String]) {
    for (name, value) in settings where !name.contains("[") {
      guard value.utf8.contains(UInt8(ascii: "$")) else {
        values[name] = value
        continue
      }
      let inherited = values[name] ?? ""
      values[name] = value.replacing("$(inherited)", with: inherited).replacing("${inherited}", with: inherited)
    }
  }

  /// The value with all variables replaced; nil for a setting that is missing or empty, or that refers to an unknown
  /// setting.
  func value(_ name: String) -> String? { value(name, depth: 0) }

  private func value(_ name: String, depth: Int) -> String? {
    guard depth < Self.depthLimit, let written = values[name] else { return nil }
    var result = ""
    var rest = written[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      // `$(NAME:modifier)`: the effect of the modifier does not matter here.
      let variable = rest[rest.index(after: rest.startIndex)..<close].prefix { $0 != ":" }
      guard variable != name, let replacement = value(String(variable), depth: depth + 1) else { return nil }
      result += replacement
      rest = rest[rest.index(after: close)...]
    }
    result += rest
    return result.isEmpty ? nil : result
  }

  /// The name that imports use; nil when the settings do not determine it.
  var moduleName: String? { (value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME")).map(ModuleName.identifier) }

  var settings: ProjectSettings {
    var result = ProjectSettings(deploymentTargets: deploymentTargets, defaultIsolation: defaultIsolation)
    // Before version 26, the systems' SDKs had different numbers.
    let sdk = value("SDKROOT").flatMap { Version($0.drop { !$0.isNumber }) }?.major
    result.sdkVersion = sdk.flatMap { $0 >= 26 ? $0 : nil }
    result.languageMode = value("SWIFT_VERSION").flatMap { Version($0) }?.major
    result.mayRunAsyncOnCaller =
      isPartial || Self.asyncOnCaller.contains { value($0) == "YES" }
      || value("OTHER_SWIFT_FLAGS")?.contains(ProjectSettings.asyncOnCaller) ?? false
    return result
  }

  /// If nothing sets it, code is not isolated.
  private var defaultIsolation: ProjectSettings.Isolation? {
    let name = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    let explicit = value(name).flatMap(ProjectSettings.Isolation.init)
    if explicit == .mainActor || flags.contains("MainActor") { return .mainActor }
    let isUnknown = isPartial || values[name]?.isEmpty == false
    return explicit ?? (isUnknown ? nil : .nonisolated)
  }

  private static let asyncOnCaller = [
    "SWIFT_APPROACHABLE_CONCURRENCY", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT",
  ]

  /// The arguments of `-default-isolation`.
  private var flags: [Substring] {
    let words = value("OTHER_SWIFT_FLAGS")?.split(separator: " ") ?? []
    return zip(words, words.dropFirst()).filter { $0.0 == "-default-isolation" }.map(\.1)
  }

  typealias System = (platform: Platform, setting: String, sdk: String)

  private static let systems: [System] = [
    (.iOS, "IPHONEOS_DEPLOYMENT_TARGET", "iphoneos"), (.macOS, "MACOSX_DEPLOYMENT_TARGET", "macosx"),
    (.tvOS, "TVOS_DEPLOYMENT_TARGET", "appletvos"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET", "watchos"),
    (.visionOS, "XROS_DEPLOYMENT_TARGET", "xros"),
  ]

  static func system(_ name: String) -> System? { systems.first { $0.platform.rawValue == name } }

  /// The deployment targets of the systems that the target is built for. A project often sets other systems' versions
  /// too.
  private var deploymentTargets: [Platform: Version] {
    var sdks: Set<Substring> = []
    if let platforms = value("SUPPORTED_PLATFORMS") {
      sdks = Set(platforms.split(separator: " "))
    } else if let root = value("SDKROOT"), root != "auto" {
      sdks = [root.prefix { !$0.isNumber }]
    }
    var result: [Platform: Version] = [:]
    for system in Self.systems where sdks.isEmpty || sdks.contains(system.sdk[...]) {
      if let version = value(system.setting).flatMap({ Version($0) }) { result[system.platform] = version }
    }
    if value("SUPPORTS_MACCATALYST") == "YES", let version = result[.iOS] { result[.macCatalyst] = version }
    return result
  }
}

/// Names of modules.
enum ModuleName {
  /// A target's name as an identifier. As in Xcode, each character that is not allowed becomes an underscore.
  static func identifier(_ name: String) -> String {
    var result = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    if result.first?.isNumber ?? false { result = "_" + result.dropFirst() }
    return result
  }
}

/// A `.xcconfig` file.
enum BuildSettingsFile {
  private static let depthLimit = 8

  /// The settings of the file and of the files that it includes; empty for a file that cannot be read.
  static func settings(at path: String, read: (String) -> [UInt8]?) -> [String: String] {
    settings(at: path, depth: 0, read: read)
  }

  private static func settings(at path: String, depth: Int, read: (String) -> [UInt8]?) -> [String: String] {
    guard depth < depthLimit, let bytes = read(path) else { return [:] }
    var result: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = withoutComment(line)
      if text.hasPrefix("#include") {
        let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard quoted.count > 1 else { continue }
        let included = FolderPath.joined(FolderPath.parent(of: path), String(quoted[1]))
        result.merge(settings(at: included, depth: depth + 1, read: read)) { $1 }
      } else if let equals = text.firstIndex(of: "=") {
        let name = trimmed(text[..<equals])
        // `NAME[sdk=…] = value` has its first equals sign inside the brackets.
        guard !name.isEmpty, !name.contains("[") else { continue }
        result[name] = trimmed(text[text.index(after: equals)...])
      }
    }
    return result
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace || $0 == ";" }
    guard let last = start.lastIndex(where: { !$0.isWhitespace && $0 != ";" }) else { return "" }
    return String(start[...last])
  }
}
