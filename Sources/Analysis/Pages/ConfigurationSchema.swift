import JSONReading
import Rules

/// The JSON schema of the configuration file, for editors.
enum ConfigurationSchema {
  /// JSON, indented by two blanks.
  static func text(_ rules: [any Rule] = AllRules.rules) -> String {
    let properties = ConfigurationKey.allCases.map { key in
      (key.rawValue, object(shape(of: key, rules) + [("description", .string(key.help))]))
    }
    return object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("\(Product.name): \(ConfigurationTree.fileName)")),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("properties", object(properties)),
    ]).text(indentation: "") + "\n"
  }

  private static func shape(of key: ConfigurationKey, _ rules: [any Rule]) -> [(String, Node)] {
    switch key {
    case .schema: [("type", .string("string"))]
    case .rules: keyed(rules.map { ($0.id.description, setting(of: $0)) })
    case .include, .exclude, .viewProtocols, .reexportingModules:
      [("type", .string("array")), ("items", object([("type", .string("string"))]))]
    case .deploymentTargets: keyed(ConfigurationKey.platforms.map { ($0, version) })
    case .sdk, .compiler: version
    case .defaultIsolation: [("enum", .array(ConfigurationKey.isolations.map(Node.string)))]
    }
  }

  private static func setting(of rule: any Rule) -> [(String, Node)] {
    let standard = rule.isOnByDefault ? rule.defaultSeverity.word : "off"
    return [
      ("enum", .array(ConfigurationKey.ruleSettings.map(Node.string) + [.bool(true), .bool(false)])),
      ("default", .string(standard)), ("description", .string(rule.summary)),
    ]
  }

  private static var version: [(String, Node)] {
    [("type", .array([.string("string"), .string("number")])), ("examples", .array([.string("17.4")]))]
  }

  private static func keyed(_ members: [(String, [(String, Node)])]) -> [(String, Node)] {
    [
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", object(members.map { ($0.0, object($0.1)) })),
    ]
  }

  private static func object(_ members: [(String, Node)]) -> Node { .object(members) }

  /// JSON whose members keep their order.
  private indirect enum Node {
    case bool(Bool)
    case string(String)
    case array([Node])
    case object([(String, Node)])

    func text(indentation: String) -> String {
      let inner = indentation + "  "
      switch self {
      case .bool(let value): return value ? "true" : "false"
      case .string(let value): return JSONQuotation.quoted(value)
      case .array(let values): return "[" + values.map { $0.text(indentation: inner) }.joined(separator: ", ") + "]"
      case .object(let members):
        let lines = members.map { "\(inner)\(JSONQuotation.quoted($0.0)): \($0.1.text(indentation: inner))" }
        return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
      }
    }
  }
}
