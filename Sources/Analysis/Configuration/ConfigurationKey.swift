import Facts

/// The keys of a configuration file. The reader and the generated schema use them.
package enum ConfigurationKey: String, CaseIterable {
  case schema = "$schema"
  case extends
  case rules
  case overrides
  case include
  case exclude
  case deploymentTargets
  case sdk
  case compiler
  case defaultIsolation
  case viewProtocols
  case reexportingModules

  /// The description of the key in the schema and in new files.
  package var help: String {
    switch self {
    case .schema: "The JSON schema, for editors"
    case .extends: "A configuration file to inherit from; its path is relative to this folder"
    case .rules: "Rules by id: on, off, or a severity"
    case .overrides: "Rules for files that match patterns, relative to this folder; the last match wins"
    case .include: "Files to check, relative to this folder (all if left out)"
    case .exclude: "Files that are read but not checked, relative to this folder"
    case .deploymentTargets: "The deployment target for each platform"
    case .sdk: "The major version of the SDK that the code is built with: 27 for Xcode 27"
    case .compiler: "The version of the Swift compiler"
    case .defaultIsolation: "The isolation of declarations without an explicit one: MainActor or nonisolated"
    case .viewProtocols: "Protocols from other modules whose conforming types are views"
    case .reexportingModules: "External modules that re-export SwiftUI"
    }
  }

  /// The keys of an override.
  package enum Override: String, CaseIterable {
    case files, rules

    package var help: String {
      switch self {
      case .files: "The files that the override applies to, relative to this folder"
      case .rules: ConfigurationKey.rules.help
      }
    }
  }

  /// The words that a rule can be set to.
  package static let ruleSettings = ["off", "on", "error", "warning", "info", "hint"]
  package static let platforms = Platform.allCases.map(\.rawValue)
  package static let isolations = [ProjectSettings.Isolation.mainActor, .nonisolated].map(\.rawValue)
}
