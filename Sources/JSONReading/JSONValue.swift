/// Any JSON value. Numbers keep their original spelling, because a request's ID must be echoed exactly. `encode(to:)`
/// writes a number's value, and may spell it differently.
package enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  /// If several members have the same name, the last one counts.
  case object([String: JSONValue])

  package init(_ number: Int) { self = .number(String(number)) }

  /// The member of an object; null if there is none or for any other value, so that chained subscripts never fail.
  package subscript(_ name: String) -> JSONValue {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// Returns an object with a member set to the value, or without it if the value is nil; any other value unchanged.
  package func setting(_ name: String, to value: JSONValue?) -> JSONValue {
    guard case .object(var members) = self else { return self }
    members[name] = value
    return .object(members)
  }

  package var isNull: Bool { self == .null }

  package var isObject: Bool { if case .object = self { true } else { false } }

  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  package var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The elements of an array; empty for any other value.
  package var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  package var integer: Int? {
    guard case .number(let spelling) = self else { return nil }
    if let value = Int(spelling) { return value }
    return Double(spelling).flatMap { Int(exactly: $0) }
  }

}

extension JSONValue: JSONBuildable {
  package static func json(_ shape: JSONShape<JSONValue>, utf8Range: Range<Int>) -> JSONValue {
    switch shape {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let spelling): .number(spelling)
    case .string(let value): .string(value)
    case .array(let values): .array(values)
    case .object(let members):
      .object(Dictionary(members.lazy.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
    }
  }

  /// Parses a complete text, which must be valid UTF-8.
  package init(parsing bytes: [UInt8]) throws(JSONFailure) { self = try JSONParser<JSONValue>.parse(bytes) }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self.init(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Leaves out the members whose value is nil.
  package init(dictionaryLiteral members: (String, JSONValue?)...) {
    self = .object(members.reduce(into: [:]) { $0[$1.0] = $1.1 })
  }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number(String(value))
    } else if let value = try? container.decode(Double.self) {
      self = .number(String(value))
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let spelling):
      if let value = Int(spelling) {
        try container.encode(value)
      } else if let value = UInt64(spelling) {
        try container.encode(value)
      } else if let value = Double(spelling), value.isFinite {
        try container.encode(value)
      } else {
        try container.encodeNil()
      }
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
