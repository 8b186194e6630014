/// A JSON value as its original bytes. Its members and elements can be found without parsing their contents.
///
/// For values that are passed on unchanged. Reading is lenient and never fails: only brackets and quotation marks have
/// to match.
package struct RawJSON: Sendable, Equatable {
  package let bytes: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { self.init(slice: bytes[...]) }

  /// - Parameter slice: The value without the white space around it.
  private init(slice: ArraySlice<UInt8>) {
    let start = slice.firstIndex { !RawJSONScanner.isSpace($0) } ?? slice.endIndex
    let end = slice[start...].lastIndex { !RawJSONScanner.isSpace($0) }.map { $0 + 1 } ?? start
    bytes = slice[start..<end]
  }

  /// The members of an object, in text order; nil for any other value and if the brackets do not match.
  package var members: [(name: String, value: RawJSON)]? {
    list("{", "}") { scanner in
      guard let name = scanner.string(), scanner.take(UInt8(ascii: ":")), let value = scanner.value() else {
        return nil
      }
      return (Self.name(bytes[name]), RawJSON(slice: bytes[value]))
    }
  }

  /// Returns what is between the brackets and commas; nil for any other value and if the brackets do not match.
  private func list<Element>(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ element: (inout RawJSONScanner) -> Element?
  ) -> [Element]? {
    var scanner = RawJSONScanner(bytes)
    guard scanner.take(UInt8(ascii: opening)) else { return nil }
    var elements: [Element] = []
    if scanner.take(UInt8(ascii: closing)) { return scanner.isAtEnd ? elements : nil }
    repeat {
      guard let next = element(&scanner) else { return nil }
      elements.append(next)
    } while scanner.take(UInt8(ascii: ","))
    return scanner.take(UInt8(ascii: closing)) && scanner.isAtEnd ? elements : nil
  }

  /// The members of an object, read from both ends and without scanning the contents of objects and arrays. A message
  /// may have a large payload, and routing it needs only the members around the payload.
  ///
  /// The value of the first member that is an object or array extends to the end of the last such value, including
  /// everything in between. Nil if the object can't be read this way; use `members` then.
  package var outerMembers: [(name: String, value: RawJSON)]? {
    var scanner = RawJSONScanner(bytes)
    guard scanner.take(UInt8(ascii: "{")), scanner.takeLast(UInt8(ascii: "}")) else { return nil }
    var members: [(name: String, value: RawJSON)] = []
    repeat {
      guard let name = scanner.string(), scanner.take(UInt8(ascii: ":")) else { return nil }
      if scanner.beginsWithBracket {
        guard let last = lastMembers(&scanner) else { return nil }
        return members + [(Self.name(bytes[name]), RawJSON(slice: bytes[scanner.rest]))] + last
      }
      guard let value = scanner.value() else { return nil }
      members.append((Self.name(bytes[name]), RawJSON(slice: bytes[value])))
    } while scanner.take(UInt8(ascii: ","))
    return scanner.isAtEnd ? members : nil
  }

  /// The members after the last value with brackets.
  private func lastMembers(_ scanner: inout RawJSONScanner) -> [(name: String, value: RawJSON)]? {
    var members: [(name: String, value: RawJSON)] = []
    while !scanner.endsWithBracket {
      guard let value = scanner.lastScalar(), scanner.takeLast(UInt8(ascii: ":")), let name = scanner.lastString(),
        scanner.takeLast(UInt8(ascii: ","))
      else { return nil }
      members.append((Self.name(bytes[name]), RawJSON(slice: bytes[value])))
    }
    return members.reversed()
  }

  /// The elements of an array; nil for any other value and if the brackets do not match.
  package var elements: [RawJSON]? { list("[", "]") { $0.value().map { RawJSON(slice: bytes[$0]) } } }

  /// The last member with this name, as in `JSONValue`.
  package subscript(_ name: String) -> RawJSON? { members?.last { $0.name == name }?.value }

  /// The parsed value; null if the bytes are not valid JSON.
  package var value: JSONValue { (try? JSONValue(parsing: Array(bytes))) ?? .null }

  package var isNull: Bool { bytes.elementsEqual("null".utf8) }

  /// The object with a member set to the value, or removed if the value is nil. Everything else stays as it is.
  package func setting(_ name: String, to value: RawJSON?) -> RawJSON {
    guard let members else { return self }
    var result = members.filter { $0.name != name }
    if let value {
      result.insert((name, value), at: members.firstIndex { $0.name == name } ?? result.endIndex)
    }
    return .object(result)
  }

  package static func object(_ members: [(name: String, value: RawJSON)]) -> RawJSON {
    var bytes = Array("{".utf8)
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += RawJSON.string(member.name).bytes
      bytes.append(UInt8(ascii: ":"))
      bytes += member.value.bytes
    }
    return RawJSON(bytes + Array("}".utf8))
  }

  package static func array(_ elements: [RawJSON]) -> RawJSON {
    RawJSON(Array("[".utf8) + elements.map(\.bytes).joined(separator: [UInt8(ascii: ",")]) + Array("]".utf8))
  }

  /// The text as a JSON string.
  package static func string(_ text: String) -> RawJSON {
    var bytes = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    return RawJSON(bytes + [UInt8(ascii: "\"")])
  }

  private static func name(_ quoted: ArraySlice<UInt8>) -> String {
    guard quoted.contains(UInt8(ascii: "\\")), let name = RawJSON(slice: quoted).value.string else {
      return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }
    return name
  }
}
