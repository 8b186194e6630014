/// The components of dotted names such as "Home.Row", the form in which code names types and members.
extension String {
  public var firstPathComponent: String {
    guard let dot = utf8.firstIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[..<dot])
  }

  public var lastPathComponent: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    return String(self[utf8.index(after: dot)...])
  }

  /// Everything before the last component; empty for a single name.
  public var pathWithoutLastComponent: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(self[..<dot])
  }

  /// Everything after the first component; empty for a single name.
  var withoutFirstPathComponent: String {
    guard let dot = utf8.firstIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(self[utf8.index(after: dot)...])
  }

  /// Returns the path with another one at its end: "A.B" and "C" become "A.B.C". An empty path adds nothing.
  public func appendingPath(_ other: String) -> String {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    var path = self
    path.append(".")
    path.append(other)
    return path
  }
}
