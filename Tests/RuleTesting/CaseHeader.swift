import FactQuestions
import Facts
import Rules
import SourceText

/// The comment at the start of a case file: the reason for the case, and its settings. An empty line ends the header.
struct CaseHeader: Sendable {
  enum Key: String, CaseIterable {
    case alsoFlaggedBy = "also reported by"
    case fixIndex = "takes fix"
    case needsManualWork = "needs manual work"
    case settings = "built with"
  }

  let title: String
  var alsoFlaggedBy: [RuleID] = []
  /// The zero-based index of the applied fix among the fixes of each finding.
  var fixIndex = 0
  var needsManualWork: String?
  var settings = ProjectSettings()

  /// The number of lines, including the empty line.
  var lineCount: Int { lines.count }

  init(title: String) { self.title = title }

  /// Reads the header from the lines of a case file.
  init(_ lines: [String]) throws(CaseFileError) {
    guard let first = lines.first, first.hasPrefix("// "), !first.dropFirst(3).allSatisfy(\.isWhitespace) else {
      throw CaseFileError(line: 0, sentence: "A case begins with a comment that says why it is there.")
    }
    self.init(title: String(first.dropFirst(3)))
    var known: Set<Key> = []
    var index = 1
    while index < lines.count, !lines[index].isEmpty {
      guard let parts = lines[index].wholeMatch(of: /\/\/ ([^:]+): (.+)/) else {
        throw CaseFileError(
          line: index, sentence: "A line of the header is '// KEY: VALUE'; an empty line ends the header.")
      }
      guard let key = Key(rawValue: String(parts.1)) else {
        let keys = Key.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw CaseFileError(line: index, sentence: "There is no key '\(parts.1)'; there are \(keys).")
      }
      guard known.insert(key).inserted else {
        throw CaseFileError(line: index, sentence: "'\(key.rawValue)' appears twice.")
      }
      guard set(key, to: String(parts.2)) else {
        throw CaseFileError(line: index, sentence: "'\(parts.2)' is no value of '\(key.rawValue)'.")
      }
      index += 1
    }
    guard index < lines.count else { throw CaseFileError(line: index, sentence: "An empty line ends the header.") }
  }

  private mutating func set(_ key: Key, to value: String) -> Bool {
    switch key {
    case .alsoFlaggedBy:
      let words = value.components(separatedBy: ", ")
      alsoFlaggedBy = AllRules.rules.map(\.id).filter { words.contains($0.description) }
      return alsoFlaggedBy.count == words.count
    case .fixIndex:
      guard let number = Int(value), (2...9).contains(number) else { return false }
      fixIndex = number - 1
    case .needsManualWork: needsManualWork = value
    case .settings:
      for setting in value.components(separatedBy: ", ") {
        guard settings.set(setting) else { return false }
      }
    }
    return true
  }

  /// The lines of the header, including the empty line.
  var lines: [String] {
    let values: [(Key, String)] = [
      (.alsoFlaggedBy, alsoFlaggedBy.map(\.description).joined(separator: ", ")),
      (.fixIndex, fixIndex == 0 ? "" : "\(fixIndex + 1)"),
      (.needsManualWork, needsManualWork ?? ""),
      (.settings, settings.words.joined(separator: ", ")),
    ]
    return ["// \(title)"] + values.filter { !$0.1.isEmpty }.map { "// \($0.rawValue): \($1)" } + [""]
  }
}

extension ProjectSettings {
  private static let isolationWord = "default isolation"
  private static let modeWord = "language mode"
  private static let asyncWord = "async on"

  /// Applies a setting in the format of `words`. Returns false if the text is not such a setting.
  fileprivate mutating func set(_ words: String) -> Bool {
    guard let (name, value) = words.lastIndex(of: " ").map({ (words[..<$0], words[$0...].dropFirst()) }) else {
      return false
    }
    switch name {
    case "SDK":
      sdkVersion = Int(value)
      return sdkVersion != nil
    case "compiler":
      compilerVersion = Version(value).map { $0.major * 100 + $0.minor }
      return compilerVersion != nil
    case Self.modeWord:
      languageMode = Int(value)
      return languageMode != nil
    case Self.isolationWord:
      defaultIsolation = Isolation(rawValue: String(value))
      return defaultIsolation != nil
    case Self.asyncWord:
      mayRunAsyncOnCaller = value == "caller"
      return mayRunAsyncOnCaller
    default:
      guard let platform = Platform(rawValue: String(name)), let version = Version(value) else { return false }
      deploymentTargets[platform] = version
      return true
    }
  }

  /// The build settings in the format of case files.
  fileprivate var words: [String] {
    deploymentTargets.sorted { $0.key < $1.key }.map { platform, version in
      "\(platform.rawValue) \(version.minor == 0 ? "\(version.major)" : "\(version)")"
    }
      + [
        sdkVersion.map { "SDK \($0)" }, compilerVersion.map { "compiler \($0 / 100).\($0 % 100)" },
        languageMode.map { "\(Self.modeWord) \($0)" },
        defaultIsolation.map { "\(Self.isolationWord) \($0.rawValue)" },
        mayRunAsyncOnCaller ? "\(Self.asyncWord) caller" : nil,
      ].compactMap { $0 }
  }
}
