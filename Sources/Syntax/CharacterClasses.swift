/// Which scalars may begin or continue an identifier or an operator (The Swift Programming Language, "Lexical
/// Structure"). ASCII is decided by table, the rest by range.
enum CharacterClass {
  private static let asciiOperatorBytes: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in "/=-+*%<>!&|^~?".utf8 { table[Int(byte)] = true }
    return table
  }()

  private static let asciiIdentifierBytes: [Bool] = {
    var table = [Bool](repeating: false, count: 256)
    for byte in UInt8(ascii: "a")...UInt8(ascii: "z") { table[Int(byte)] = true }
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { table[Int(byte)] = true }
    for byte in UInt8(ascii: "0")...UInt8(ascii: "9") { table[Int(byte)] = true }
    table[Int(UInt8(ascii: "_"))] = true
    table[Int(UInt8(ascii: "$"))] = true
    return table
  }()

  /// Indexed by byte, 256 entries.
  static var operatorTable: [Bool] { asciiOperatorBytes }
  /// Indexed by byte, 256 entries: letters, digits, `_` and `$`.
  static var identifierTable: [Bool] { asciiIdentifierBytes }

  static func beginsIdentifier(_ scalar: UInt32) -> Bool {
    guard continuesIdentifier(scalar) else { return false }
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return false
    default: return true
    }
  }

  static func continuesIdentifier(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
      0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054,
      0x2060...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
      0xFE47...0xFEFE, 0xFF00...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD,
      0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD,
      0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD:
      return true
    default:
      return false
    }
  }

  static func beginsOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      return true
    default:
      return false
    }
  }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      return true
    default:
      return beginsOperator(scalar)
    }
  }
}
