/// Validates a value against the part of JSON Schema that our own schemas use.
struct JSONSchemaCheck {
  private let root: JSONValue

  init(_ schema: JSONValue) {
    root = schema
  }

  /// Returns the locations where the value does not match the schema.
  func problems(of value: JSONValue) -> [String] { problems(of: value, by: root, at: "") }

  private func problems(of value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    if case .string(let name) = schema["$ref"] {
      return problems(of: value, by: root["definitions"][name.replacing("#/definitions/", with: "")], at: place)
    }
    if schema["const"] != .null, schema["const"] != value { return ["\(place): not the constant"] }
    if case .array(let choices) = schema["enum"], !choices.contains(value) { return ["\(place): none of the choices"] }
    guard case .string(let type) = schema["type"], type == self.type(of: value) else {
      return ["\(place): a \(self.type(of: value)), not \(schema["type"])"]
    }
    switch value {
    case .object(let members):
      guard case .object(let properties) = schema["properties"] else { return ["\(place): no properties"] }
      var required: [String] = []
      if case .array(let names) = schema["required"] {
        required = names.compactMap { if case .string(let name) = $0 { name } else { nil } }
      }
      return required.filter { members[$0] == nil }.map { "\(place)/\($0): missing" }
        + members.flatMap { name, member in
          properties[name].map { problems(of: member, by: $0, at: place + "/" + name) } ?? ["\(place)/\(name): unknown"]
        }
    case .array(let elements):
      return elements.flatMap { problems(of: $0, by: schema["items"], at: place + "/[]") }
    default: return []
    }
  }

  private func type(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool: "boolean"
    case .number: "integer"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
