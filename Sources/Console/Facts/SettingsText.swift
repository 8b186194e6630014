import Facts

/// The build settings and deployment targets of code, as readable lines.
struct SettingsText {
  let settings: ProjectSettings

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

  /// Returns "6.4" for 604.
  private func version(_ number: Int?) -> String { number.map { "\($0 / 100).\($0 % 100)" } ?? "unknown" }
}
