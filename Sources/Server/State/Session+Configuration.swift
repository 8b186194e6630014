import Analysis
import JSONReading
import SourceText

/// The editor's settings: the keys of a configuration file, set by the user. They take precedence over the project's
/// file.
extension Session {
  static let settingsSection = "statewise"

  /// Asks the client for its settings, if the client supports that.
  func askForSettings() {
    guard maySendRequests, features.supportsConfigurationRequests else { return }
    sendRequest("workspace/configuration", ["items": [["section": .string(Self.settingsSection)]]]) {
      [weak self] answer in
      self?.configure(answer.elements.first ?? .null, sentIn: .answer)
    }
  }

  /// Where a client sends settings.
  enum SettingsMessage {
    case initialize
    case answer
    case notification
  }

  /// Applies settings. Keys that cannot be applied are reported to the user. What isn't an object means that there are no
  /// settings: they are taken back if the same message contained some before, and it is ignored otherwise.
  func configure(_ settings: JSONValue, sentIn message: SettingsMessage) {
    if case .object = settings {
      settingsMessages.insert(message)
    } else if settingsMessages.remove(message) == nil {
      return
    }
    let settings: JSONValue = if case .object = settings { settings } else { .object([:]) }
    let (configuration, problems) = Configuration.reading(JSONWriter.bytes(of: settings))
    for problem in problems {
      settingsProblems.waiting.append("In the settings of '\(Self.settingsSection)': \(problem.message)")
    }
    sendSettings()
    let configured = startAnalyzer.configured(by: configuration)
    guard configured.configuration != analyzer.configuration else { return }
    analyzer = configured
    for root in projects.keys { change(root) { $0.update(configured.configuration.project) } }
  }

  /// Reports options to the user that are invalid or unknown. With another server, unknown ones may be for that server,
  /// so only those that resemble ours are reported.
  func warn(aboutOptions options: JSONValue) {
    guard case .object(let members) = options else { return }
    let known = ["configuration", "diagnostics", "workspaceDiagnostics"]
    let isAlone = logPrefix.isEmpty
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where !value.isNull {
      let problem: String? =
        switch name {
        case "configuration": if case .object = value { nil } else { "'configuration' must be an object" }
        case "diagnostics":
          ["push", "pull"].contains(value.string) ? nil : "'diagnostics' must be \"push\" or \"pull\""
        case "workspaceDiagnostics": value.bool == nil ? "'workspaceDiagnostics' must be true or false" : nil
        case _ where ConfigurationKey(rawValue: name) != nil && isAlone:
          "'\(name)' belongs in 'configuration': { \"configuration\": { \"\(name)\": … } }"
        default:
          DidYouMean.nearest(to: name, in: known).map { "Unknown key '\(name)'; did you mean '\($0)'?" }
            ?? (isAlone ? "Unknown key '\(name)'; known keys: \(known.joined(separator: ", "))" : nil)
        }
      if let problem { settingsProblems.waiting.append("In 'initializationOptions': \(problem)") }
    }
  }

  func sendSettings() {
    guard maySendRequests else { return }
    for problem in settingsProblems.waiting where settingsProblems.shown.insert(problem).inserted { warn(problem) }
    settingsProblems.waiting = []
  }
}
