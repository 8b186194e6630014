extension String {
  /// Returns the path for a URI (RFC 3986): all bytes are escaped except slashes, unreserved ones, and `others`.
  package func percentEncoded(except others: String = "") -> String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        _ where "-._~/\(others)".utf8.contains(byte):
        return String(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }.joined()
  }
}
