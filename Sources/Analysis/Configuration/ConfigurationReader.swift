import Facts
import JSONReading
import Rules
import SourceText

/// Reads a configuration file: JSON that may have comments and trailing commas. Whatever is invalid becomes a problem
/// with a range; the rest still applies.
struct ConfigurationReader {
  private let rules: [any Rule]
  private(set) var configuration = Configuration()
  private(set) var problems: [ConfigurationProblem] = []
  /// The path of the file that this one extends, and the range of that setting.
  private(set) var extended: (path: String, utf8Range: Range<Int>)?

  /// Reads the text of a file. If it isn't valid JSON, the configuration is empty and the problem is fatal.
  init(_ bytes: [UInt8], rules: [any Rule] = AllRules.rules) {
    self.rules = rules
    do {
      read(try JSONParser<LocatedJSON>.parse(bytes, allowsComments: true))
    } catch {
      let start = min(error.utf8Offset, bytes.count)
      problems.append(
        ConfigurationProblem(
          message: "Invalid JSON: \(error.message)", range: ByteRange(start, min(start + 1, bytes.count)),
          isFatal: true))
    }
  }

  mutating func report(_ message: String, _ range: Range<Int>) {
    problems.append(
      ConfigurationProblem(message: message, range: ByteRange(range.lowerBound, range.upperBound), isFatal: false))
  }

  private mutating func read(_ value: LocatedJSON) {
    guard let members = members(of: value) else {
      report("A configuration must be an object: { \"rules\": { … } }", value.utf8Range)
      return
    }
    for member in members {
      guard let key = ConfigurationKey(rawValue: member.name) else {
        reportUnknown("key", member.name, among: ConfigurationKey.allCases.map(\.rawValue), member.nameUTF8Range)
        continue
      }
      read(key, member.value)
    }
  }

  /// Returns the members of an object; nil for another value. Reports repeated keys, because only the last of several
  /// members with the same name applies.
  private mutating func members(of object: LocatedJSON) -> [JSONMember<LocatedJSON>]? {
    var seen: Set<String> = []
    for member in object.members ?? [] where !seen.insert(member.name).inserted {
      report("The key '\(member.name)' appears more than once", member.nameUTF8Range)
    }
    return object.members
  }

  private mutating func reportUnknown(
    _ kind: String, _ name: String, among known: [String], _ range: Range<Int>
  ) {
    let question = DidYouMean.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
    report("Unknown \(kind) '\(name)'\(question)", range)
  }

  private mutating func read(_ key: ConfigurationKey, _ value: LocatedJSON) {
    switch key {
    case .schema: break
    case .extends:
      extended = value.string.map { ($0, value.utf8Range) }
      if extended == nil { report("Expected a path", value.utf8Range) }
    case .rules: configuration.settings = settings(value)
    case .overrides: configuration.overrides = overrides(value)
    case .include: configuration.included = globs(value)
    case .exclude: configuration.excluded = globs(value)
    case .deploymentTargets: readTargets(value)
    case .sdk: configuration.project.sdkVersion = version(value, example: "27")?.major
    case .compiler:
      configuration.project.compilerVersion = version(value, example: "\"6.2\"").map { $0.major * 100 + $0.minor }
    case .defaultIsolation:
      guard let name = word(value, of: ConfigurationKey.isolations) else { return }
      configuration.project.defaultIsolation = ProjectSettings.Isolation(rawValue: name)
    case .viewProtocols: configuration.project.viewProtocols = Set(strings(value))
    case .reexportingModules: configuration.project.reexporters = Set(strings(value))
    }
  }

  // MARK: Rules

  private mutating func settings(_ value: LocatedJSON) -> [RuleID: Configuration.Setting] {
    guard let members = members(of: value) else {
      report("'rules' must be an object: { \"private-state\": \"off\" }", value.utf8Range)
      return [:]
    }
    var settings: [RuleID: Configuration.Setting] = [:]
    for member in members {
      guard let rule = rules.first(where: { $0.matchesName(member.name) }) else {
        reportUnknown("rule", member.name, among: rules.map(\.id.description), member.nameUTF8Range)
        continue
      }
      if case .bool(let isOn) = member.value.shape {
        settings[rule.id] = isOn ? .on(nil) : .off
      } else if let word = word(member.value, of: ConfigurationKey.ruleSettings) {
        settings[rule.id] = word == "off" ? .off : .on(Severity(word: word))
      }
    }
    return settings
  }

  private mutating func overrides(_ value: LocatedJSON) -> [Configuration.Override] {
    guard let elements = value.elements else {
      report("'overrides' must be an array: [{ \"files\": [\"Tests\"], \"rules\": { … } }]", value.utf8Range)
      return []
    }
    return elements.compactMap { override($0) }
  }

  private mutating func override(_ value: LocatedJSON) -> Configuration.Override? {
    guard let members = members(of: value),
      members.contains(where: { $0.name == ConfigurationKey.Override.files.rawValue })
    else {
      report("An override needs 'files': { \"files\": [\"Tests\"], \"rules\": { … } }", value.utf8Range)
      return nil
    }
    var result = Configuration.Override(files: [], settings: [:])
    for member in members {
      switch ConfigurationKey.Override(rawValue: member.name) {
      case .files: result.files = globs(member.value)
      case .rules: result.settings = settings(member.value)
      case nil:
        reportUnknown(
          "key", member.name, among: ConfigurationKey.Override.allCases.map(\.rawValue), member.nameUTF8Range)
      }
    }
    return result
  }

  // MARK: Values

  private mutating func word(_ value: LocatedJSON, of known: [String]) -> String? {
    guard let name = value.string, known.contains(name) else {
      report("Expected \(known.map { "\"\($0)\"" }.joined(by: "or"))", value.utf8Range)
      return nil
    }
    return name
  }

  private mutating func strings(_ value: LocatedJSON) -> [String] {
    guard let elements = value.elements else {
      report("Expected an array of strings, such as [\"Sources\"]", value.utf8Range)
      return []
    }
    return elements.compactMap { element in
      if element.string == nil { report("Expected a string", element.utf8Range) }
      return element.string
    }
  }

  /// Reads patterns, which match below the configuration's folder. An empty pattern would match every file; it is
  /// reported and dropped. A pattern with `..` would match no file; it is only reported.
  private mutating func globs(_ value: LocatedJSON) -> [Glob] {
    let elements = value.elements ?? []
    for element in elements {
      guard let pattern = element.string else { continue }
      if pattern.isEmpty { report("The pattern is empty", element.utf8Range) }
      if pattern.split(separator: "/").contains("..") {
        report("Patterns match below the configuration's folder and cannot contain '..'", element.utf8Range)
      }
    }
    return strings(value).filter { !$0.isEmpty }.map { Glob($0) }
  }

  /// Reads a version, which may be written as "17.4", 17, or 17.4.
  private mutating func version(_ value: LocatedJSON, example: String = "\"17.4\"") -> Version? {
    var text = value.string
    if case .number(let spelling) = value.shape { text = spelling }
    guard let version = text.flatMap({ Version($0) }) else {
      report("Expected a version, such as \(example)", value.utf8Range)
      return nil
    }
    return version
  }

  private mutating func readTargets(_ value: LocatedJSON) {
    guard let members = members(of: value) else {
      report("'deploymentTargets' must be an object: { \"iOS\": \"17.0\" }", value.utf8Range)
      return
    }
    for member in members {
      guard let platform = Platform(rawValue: member.name) else {
        reportUnknown("platform", member.name, among: ConfigurationKey.platforms, member.nameUTF8Range)
        continue
      }
      configuration.project.deploymentTargets[platform] = version(member.value)
    }
  }
}
