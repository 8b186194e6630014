/// Paths as URI references (RFC 3986): `file:` URIs for absolute paths, and relative references for others.
enum PathURI {
  static func of(_ path: String) -> String {
    let encoded = path.utf8.map { byte in
      isUnreserved(byte) ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte)
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~/+".utf8.contains(byte)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
