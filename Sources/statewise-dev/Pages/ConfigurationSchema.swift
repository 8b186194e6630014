import Analysis
import Console
import JSONReading
import Projects
import Rules

/// The JSON schema of the configuration file, for editors.
enum ConfigurationSchema {
  static func text(_ rules: [any Rule] = AllRules.rules) -> String {
    let properties = ConfigurationKey.allCases.map { key in
      (key.rawValue, JSONValue.object(shape(of: key, rules).merging(["description": .string(key.help)]) { $1 }))
    }
    return JSONText.of(
      JSONValue.object(
        [
          "$schema": "http://json-schema.org/draft-07/schema#",
          "title": .string("\(Product.name): \(ConfigurationFile.name)"),
        ].merging(object(with: properties)) { $1 }))
  }

  private static func shape(of key: ConfigurationKey, _ rules: [any Rule]) -> [String: JSONValue] {
    switch key {
    case .schema, .extends: ["type": "string"]
    case .rules: object(with: rules.map { ($0.id.description, setting(of: $0)) })
    case .overrides: ["type": "array", "items": .object(override)]
    case .include, .exclude, .viewProtocols, .reexportingModules: texts
    case .deploymentTargets: object(with: ConfigurationKey.platforms.map { ($0, .object(version("17.4"))) })
    case .sdk: version("27")
    case .compiler: version("6.2")
    case .defaultIsolation: ["enum": .array(ConfigurationKey.isolations.map(JSONValue.string))]
    }
  }

  /// The schema of an override. It refers to the rules, so that the schema describes them only once.
  private static var override: [String: JSONValue] {
    let properties = ConfigurationKey.Override.allCases.map { key in
      let shape: [String: JSONValue] =
        switch key {
        case .files: texts.merging(["description": .string(key.help)]) { $1 }
        case .rules: ["$ref": .string("#/properties/\(ConfigurationKey.rules.rawValue)")]
        }
      return (key.rawValue, JSONValue.object(shape))
    }
    return object(with: properties).merging(
      ["required": .array([.string(ConfigurationKey.Override.files.rawValue)])]) { $1 }
  }

  private static let texts: [String: JSONValue] = ["type": "array", "items": .object(["type": "string"])]

  private static func setting(of rule: any Rule) -> JSONValue {
    .object([
      "enum": .array(ConfigurationKey.ruleSettings.map(JSONValue.string) + [.bool(true), .bool(false)]),
      "default": .string(rule.isOnByDefault ? rule.defaultSeverity.word : "off"),
      "description": .string(rule.summary),
    ])
  }

  private static func version(_ example: String) -> [String: JSONValue] {
    ["type": .array(["string", "number"]), "examples": .array([.string(example)])]
  }

  /// Returns the schema of an object with exactly these members.
  private static func object(with members: [(String, JSONValue)]) -> [String: JSONValue] {
    [
      "type": "object", "additionalProperties": .bool(false),
      "properties": .object(Dictionary(members, uniquingKeysWith: { $1 })),
    ]
  }
}
