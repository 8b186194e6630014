import JSONReading
import SourceText

/// A pattern for the files that a server watches: `GlobPattern`, LSP 3.17.
struct FileWatch {
  /// The patterns without braces, one for each combination of alternatives.
  private let globs: [Glob]
  /// The folder that the pattern is relative to; nil if it applies below all folders of the workspace, or to whole
  /// paths.
  private let base: String?
  /// Whether all files match, because the whole pattern can't be read: too many matches are better than too few.
  private let matchesAll: Bool

  init(_ pattern: JSONValue) {
    let text = pattern.string ?? pattern["pattern"].string
    let base = pattern["baseUri"].string ?? pattern["baseUri"]["uri"].string
    self.base = base.map { DocumentURI($0).key }
    let alternatives = text.map { Self.alternatives(of: $0[...]) } ?? []
    matchesAll = alternatives.isEmpty || text?.contains("[") == true
    globs = alternatives.map { Glob($0) }
  }

  func matches(_ path: String, below folders: [String]) -> Bool {
    if matchesAll { return true }
    let candidates = (base.map { [$0] } ?? folders).compactMap { folder in
      path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
    }
    return globs.contains { glob in
      candidates.contains(where: glob.matches) || (base == nil && glob.matches(path))
    }
  }

  /// Returns the patterns without braces: `a.b` and `a.c` for `a.{b,c}`. Returns an empty array if there are more than
  /// four pairs of braces, or if one is not closed.
  private static func alternatives(of pattern: Substring, depth: Int = 0) -> [String] {
    guard let open = pattern.firstIndex(of: "{") else { return [String(pattern)] }
    guard depth < 4, let close = pattern[open...].firstIndex(of: "}") else { return [] }
    let ends = alternatives(of: pattern[pattern.index(after: close)...], depth: depth + 1)
    return pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      .flatMap { choice in ends.map { pattern[..<open] + choice + $0 } }
      .map { String($0) }
  }
}
