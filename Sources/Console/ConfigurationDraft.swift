import Analysis
import SourceText

/// The first configuration file of a project. It changes nothing until the user uncomments a line.
struct ConfigurationDraft {
  let survey: ProjectSurvey

  var text: String {
    let members = [rules, files, build].map { $0.map { "  " + $0 } }
    return
      (head + ["{"] + members.joined(separator: [""]).map { $0 == "  " ? "" : $0 } + ["}"]).map { $0 + "\n" }.joined()
  }

  private var head: [String] {
    let targets = survey.modules.isEmpty ? [] : ["// Targets: \(listed(survey.modules, limit: 6))."]
    return [
      "// Configures Statewise for this folder and everything below it. Each Swift file uses the nearest configuration",
      "// above it, plus what that extends. Comments and trailing commas are allowed. Every setting is commented out; to",
      "// use one, remove the '//' before it.",
      "//",
      "// Seen here: \(counted(survey.fileCount, "Swift file")), \(survey.swiftUIFileCount) with SwiftUI.",
    ] + targets
  }

  // MARK: Rules

  private var rules: [String] {
    let on = survey.counts.filter { $0.rule.isOnByDefault && $0.findings > 0 }
    let off = survey.counts.filter { !$0.rule.isOnByDefault && $0.findings > 0 }
    return [
      "// Each rule is \"off\", \"on\", \"error\", \"warning\", \"info\", or \"hint\"; with \"on\", the rule chooses the severity",
      "// of each finding. '\(Product.name) check' fails only for \"warning\" and \"error\"; '\(Product.name) explain RULE'",
      "// describes a rule.",
      "\"\(ConfigurationKey.rules.rawValue)\": {",
    ]
      + section("On by default, with findings here:", on, setting: "off")
      + section("Off by default, with findings here:", off, setting: "on")
      + (on.isEmpty && off.isEmpty ? ["  // No rule has findings here."] : []) + ["},"]
  }

  private func section(
    _ title: String, _ counts: [ProjectSurvey.Count], setting: String
  ) -> [String] {
    guard !counts.isEmpty else { return [] }
    let settings = counts.map { "\"\($0.rule.id)\": \"\(setting)\"," }
    let width = settings.map(\.count).max() ?? 0
    return ["  // \(title)"]
      + zip(counts, settings).map { count, setting in
        let padding = String(repeating: " ", count: width - setting.count)
        let fixes = count.fixable == 0 ? "" : ", \(count.fixable) with a safe fix"
        return "  // \(setting)\(padding) // \(counted(count.findings, "finding"))\(fixes)"
      }
  }

  // MARK: Files

  private var files: [String] {
    let generated = survey.generatedPaths.prefix(5).map { "\"\(escaped($0))\"" }
    let note =
      generated.isEmpty
      ? "" : " Apparently generated: \(counted(survey.generatedPaths.count, "file"))."
    return [
      "// \(ConfigurationKey.overrides.help).",
      commented(.overrides, "[{ \"files\": [\"Prototypes\"], \"rules\": { \"private-state\": \"off\" } }]"),
      "// \(ConfigurationKey.include.help); paths may contain *, ?, and **.",
      commented(.include, "[\"App\", \"Packages/*/Sources\"]"),
      "// \(ConfigurationKey.exclude.help).\(note)",
      commented(.exclude, generated.isEmpty ? "[\"Generated\"]" : "[\(generated.joined(separator: ", "))]"),
    ]
  }

  // MARK: How it is built

  private struct Setting {
    let key: ConfigurationKey
    /// The project's setting as text; nil if the project doesn't set it.
    let known: String?
    let example: String
  }

  private var build: [String] {
    let settings = survey.settings
    let targets = settings.deploymentTargets.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }
    let all = [
      Setting(
        key: .deploymentTargets, known: targets.isEmpty ? nil : "runs on \(targets.joined(separator: ", "))",
        example: "{ \"iOS\": \"17.0\" }"),
      Setting(key: .sdk, known: settings.sdkVersion.map { "SDK \($0)" }, example: "27"),
      Setting(
        key: .compiler, known: settings.compilerVersion.map { "compiler \($0 / 100).\($0 % 100)" },
        example: "\"6.2\""),
      Setting(
        key: .defaultIsolation, known: settings.defaultIsolation.map { "default isolation \($0.rawValue)" },
        example: "\"MainActor\""),
    ]
    let known = all.compactMap(\.known)
    let unknown = all.filter { $0.known == nil }
    let lines =
      known.isEmpty
      ? ["// Build settings are read from packages and Xcode projects; none were found here."]
      : ["// Build settings from packages and Xcode projects: \(known.joined(separator: "; "))."]
    guard !unknown.isEmpty else { return lines }
    return lines + ["// These settings are not known. They change what some rules report, and which fixes are safe:"]
      + unknown.map { commented($0.key, $0.example) + " // \($0.key.help)" }
  }

  // MARK: Words

  private func commented(_ key: ConfigurationKey, _ value: String) -> String { "// \"\(key.rawValue)\": \(value)," }

  private func listed(_ names: [String], limit: Int) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? "\(shown), and \(names.count - limit) more" : shown
  }

  /// Returns the text of a JSON string. Control characters, which are rare in paths, are left out.
  private func escaped(_ path: String) -> String {
    path.filter { !$0.isASCII || ($0.asciiValue ?? 0) >= 0x20 }
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
