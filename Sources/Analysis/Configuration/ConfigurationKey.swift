import Facts

/// What may stand in a configuration file. The reader and the generated schema take it from here.
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

  /// For whoever writes the file.
  package var help: String {
    switch self {
    case .schema: "Where editors find the schema of this file"
    case .extends: "A configuration file that counts where this one says nothing, from this folder"
    case .rules: "Rules by id: on, off, or a severity"
    case .overrides: "Rules for some files only, below this folder; the last one that names a file wins"
    case .include: "Files to judge, below this folder; all when there is none"
    case .exclude: "Files that are read and not judged, below this folder"
    case .deploymentTargets: "The lowest version of each system that the code runs on"
    case .sdk: "The major version of the SDK that the code is built with: 27 for Xcode 27"
    case .compiler: "The version of the Swift compiler"
    case .defaultIsolation: "The actor that isolates declarations that say nothing of it"
    case .viewProtocols: "Protocols from outside the project whose types SwiftUI installs state in"
    case .reexportingModules: "Modules from outside the project that export SwiftUI"
    }
  }

  /// What may stand in one of the overrides.
  package enum Override: String, CaseIterable {
    case files, rules

    package var help: String {
      switch self {
      case .files: "The files that it is for, below this folder"
      case .rules: ConfigurationKey.rules.help
      }
    }
  }

  /// What a rule may be set to.
  package static let ruleSettings = ["off", "on", "error", "warning", "info", "hint"]
  package static let platforms = Platform.allCases.map(\.rawValue)
  package static let isolations = [ProjectSettings.Isolation.mainActor, .nonisolated].map(\.rawValue)
}
