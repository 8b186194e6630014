/// A relative path in which `*` stands for a part of a name, and `**` for any number of folders.
struct PathPattern {
  private let names: [Substring]

  init(_ text: String) { names = text.split(separator: "/") }

  /// Returns whether the path, or a folder around it, matches.
  func matches(_ path: Substring) -> Bool { Self.matches(path.split(separator: "/")[...], names[...]) }

  private static func matches(_ path: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return true }
    let rest = pattern.dropFirst()
    if first == "**" { return path.indices.contains { matches(path[$0...], rest) } }
    guard let name = path.first else { return false }
    return matches(name, first) && matches(path.dropFirst(), rest)
  }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    var parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let last = parts.popLast(), let first = parts.first else { return name == pattern }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
