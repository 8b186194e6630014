import Facts

/// How code is built and what it runs on, as readable lines.
struct SettingsText {
  private let settings: ProjectSettings

  init(_ settings: ProjectSettings) {
    self.settings = settings
  }

  var lines: [String] {
    let targets = settings.deploymentTargets.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }
    return [
      "runs on: " + (targets.isEmpty ? "unknown" : targets.joined(separator: ", ")),
      "built with: SDK \(shown(settings.sdkVersion)), compiler \(version(settings.compilerVersion)), "
        + "tools version \(version(settings.toolsVersion)), language mode \(shown(settings.languageMode))",
      "default isolation: \(settings.defaultIsolation?.rawValue ?? "unknown")",
    ]
  }

  private func shown(_ number: Int?) -> String { number.map(String.init) ?? "unknown" }

  /// 604 as "6.4".
  private func version(_ number: Int?) -> String { number.map { "\($0 / 100).\($0 % 100)" } ?? "unknown" }
}
