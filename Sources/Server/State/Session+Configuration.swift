import Analysis
import JSONReading

/// The editor's settings: what a configuration file may say, from the user instead of the project. They win over the
/// project's file.
extension Session {
  static let settingsSection = "statewise"

  private struct ConfigurationParams: Encodable {
    struct Item: Encodable {
      var section: String
    }

    var items: [Item]
  }

  /// Asks the client for its settings, where it can be asked.
  func askForSettings() {
    guard mayAsk, features.answersConfiguration else { return }
    let params = ConfigurationParams(items: [.init(section: Self.settingsSection)])
    ask("workspace/configuration", JSONWriter.bytes(of: params)) { [weak self] answer in
      // Null, an empty array, something else: there are no settings.
      guard let self, case .object? = answer.elements.first else { return }
      self.configure(answer.elements.first ?? .null)
    }
  }

  /// Applies settings. What isn't an object is ignored; keys that cannot be applied are reported in the client's log.
  func configure(_ settings: JSONValue) {
    guard case .object = settings else { return }
    let (configuration, problems) = Configuration.reading(JSONWriter.bytes(of: settings))
    for problem in problems { log("In the settings of '\(Self.settingsSection)': \(problem.message)") }
    let configured = startAnalyzer.configured(by: configuration)
    guard configured.configuration != analyzer.configuration else { return }
    analyzer = configured
    for root in projects.keys { change(root) { $0.take(configured.configuration.project) } }
  }
}
