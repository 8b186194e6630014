/// The condition for colored text.
enum ColorUse: String, CaseIterable, Sendable {
  case auto, always, never

  /// Returns whether the user requested colors, by the option or by an environment variable; nil if the terminal
  /// decides.
  ///
  /// The variables are those of https://no-color.org, https://force-color.org, and https://bixense.com/clicolors, in
  /// this order of precedence.
  func isOn(_ environment: [String: String]) -> Bool? {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if value("NO_COLOR") != nil { return false }
      if let force = value("FORCE_COLOR") { return !["0", "false"].contains(force) }
      if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
      if value("CLICOLOR") == "0" { return false }
      return nil
    }
  }
}
