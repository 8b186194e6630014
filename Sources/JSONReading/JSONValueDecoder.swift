/// Decodes plain `Codable` message types from a `JSONValue`.
package struct JSONValueDecoder: Decoder {
  package let value: JSONValue
  package let codingPath: [any CodingKey]
  package var userInfo: [CodingUserInfoKey: Any] { [:] }

  package static func decode<Message: Decodable>(_ type: Message.Type, from value: JSONValue) throws -> Message {
    try JSONValueDecoder(value: value, codingPath: []).decode(type)
  }

  package func decode<Message: Decodable>(_ type: Message.Type) throws -> Message { try Message(from: self) }

  package func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: JSONValue].self) }
    return KeyedDecodingContainer(KeyedContainer<Key>(decoder: self, members: members))
  }

  package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = value else { throw mismatch([JSONValue].self) }
    return UnkeyedContainer(decoder: self, values: values)
  }

  package func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func mismatch(_ type: Any.Type) -> DecodingError {
    DecodingError.typeMismatch(type, .init(codingPath: codingPath, debugDescription: "another type is expected"))
  }

  fileprivate func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
    guard case .number(let spelling) = value else { throw mismatch(type) }
    if let number = Integer(spelling) { return number }
    guard let number = Double(spelling).flatMap({ Integer(exactly: $0) }) else { throw mismatch(type) }
    return number
  }

  fileprivate func required<Scalar>(_ scalar: Scalar?) throws -> Scalar {
    guard let scalar else { throw mismatch(Scalar.self) }
    return scalar
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  package func decodeNil() -> Bool { value.isNull }
  package func decode(_ type: Bool.Type) throws -> Bool { try required(value.bool) }
  package func decode(_ type: String.Type) throws -> String { try required(value.string) }
  package func decode(_ type: Double.Type) throws -> Double { try required(value.double) }
  package func decode(_ type: Float.Type) throws -> Float { Float(try required(value.double)) }
  package func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  package func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  package func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  package func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  package func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  package func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  package func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  package func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  package func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  package func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
}

private struct KeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: JSONValueDecoder
  let members: [String: JSONValue]

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { members.keys.compactMap(Key.init(stringValue:)) }

  private func member(_ key: any CodingKey) throws -> JSONValueDecoder {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "a member is missing"))
    }
    return JSONValueDecoder(value: value, codingPath: codingPath + [key])
  }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try member(key).decode(type) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try member(key).decode(type) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try member(key).decode(type) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try member(key).decode(type) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try member(key).decode(type) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try member(key).decode(type) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try member(key).decode(type) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try member(key).decode(type) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try member(key).decode(type) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try member(key).decode(type) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try member(key).decode(type) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try member(key).decode(type) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try member(key).decode(type) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try member(key).decode(type) }
  package func decode<Message: Decodable>(_ type: Message.Type, forKey key: Key) throws -> Message {
    try member(key).decode(type)
  }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try member(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }
  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }
}

private struct UnkeyedContainer: UnkeyedDecodingContainer {
  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map { "\($0)" } ?? "" }
    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { return nil }
  }

  let decoder: JSONValueDecoder
  let values: [JSONValue]
  var currentIndex = 0

  init(decoder: JSONValueDecoder, values: [JSONValue]) {
    self.decoder = decoder
    self.values = values
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  private mutating func element() throws -> JSONValueDecoder {
    guard currentIndex < values.count else {
      throw DecodingError.valueNotFound(
        JSONValue.self, .init(codingPath: codingPath, debugDescription: "the array is too short"))
    }
    defer { currentIndex += 1 }
    return JSONValueDecoder(value: values[currentIndex], codingPath: codingPath + [Index(intValue: currentIndex)])
  }

  mutating func decodeNil() throws -> Bool {
    guard currentIndex < values.count, values[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }
  mutating func decode(_ type: Bool.Type) throws -> Bool { try element().decode(type) }
  mutating func decode(_ type: String.Type) throws -> String { try element().decode(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { try element().decode(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { try element().decode(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { try element().decode(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try element().decode(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try element().decode(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try element().decode(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try element().decode(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try element().decode(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try element().decode(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try element().decode(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try element().decode(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try element().decode(type) }
  mutating func decode<Message: Decodable>(_ type: Message.Type) throws -> Message { try element().decode(type) }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try element().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try element().unkeyedContainer() }
  mutating func superDecoder() throws -> any Decoder { try element() }
}
