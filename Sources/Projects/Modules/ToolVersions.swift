import Facts

/// Reads the versions of a project's tools from `.swift-version` and `.xcode-version`.
enum ToolVersions {
  /// - Parameter text: The content of a `.swift-version` file: "6.1", "swift-6.1-RELEASE".
  static func compiler(_ text: String) -> Int? { version(in: text).map { $0.major * 100 + $0.minor } }

  /// - Parameter text: The content of an `.xcode-version` file: "26.1", "Xcode 16.4".
  static func settings(ofXcode text: String) -> ProjectSettings {
    guard let xcode = version(in: text) else { return ProjectSettings() }
    // Since version 26, Xcode has the same version number as the SDKs. Before that, the iOS SDK's number was higher by
    // two.
    return ProjectSettings(
      sdk: xcode.major >= 26 ? xcode.major : xcode.major + 2, compiler: compiler(ofXcode: xcode))
  }

  private static func compiler(ofXcode xcode: Version) -> Int? {
    let first: [(xcode: Version, compiler: Int)] = [
      (Version(27), 604), (Version(26, 4), 603), (Version(26), 602), (Version(16, 3), 601), (Version(16), 600),
      (Version(15, 3), 510), (Version(15), 509),
    ]
    // The compiler version is unknown for an Xcode later than the ones listed.
    return xcode.major > 27 ? nil : first.first { $0.xcode <= xcode }?.compiler
  }

  private static func version(in text: String) -> Version? {
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    let digits = line.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    return Version(digits)
  }
}
