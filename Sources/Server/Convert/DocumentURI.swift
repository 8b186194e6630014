/// The document that a client's URI refers to. Spellings differ (`%c3%a9`, `%C3%A9`, `é`), so documents are found by
/// key, and messages about them use the spelling with which the client opened them.
package struct DocumentURI: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A file at an absolute, normalized path.
    case file
    /// A document without a file that the server can read: an unsaved one, or one on another machine or in an archive.
    case unsaved
    /// A view of something that can't be edited there: a revision, a notebook's cell, an output pane.
    case foreign
  }

  let kind: Kind
  /// The path of a file, or the URI of anything else.
  package let key: String

  package init(_ uri: String) {
    guard let colon = uri.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      self.init(kind: .foreign, key: uri)
      return
    }
    let scheme = String(decoding: uri.utf8[..<colon], as: UTF8.self).lowercased()
    switch scheme {
    case "file":
      let path = Self.path(afterScheme: uri.utf8[uri.utf8.index(after: colon)...])
      self = path.isEmpty || path == "/" ? Self(kind: .unsaved, key: uri) : Self(kind: .file, key: path)
    default: self.init(kind: Self.readOnlySchemes.contains(scheme) ? .foreign : .unsaved, key: uri)
    }
  }

  /// Schemes under which editors and their extensions show revisions, cells, and the output of programs.
  private static let readOnlySchemes: Set = [
    "", "comment", "conflictresolution", "debug", "git", "gitfs", "gitlens", "gitlens-git", "hg", "jj", "output", "pr",
    "review", "svn", "vscode-interactive", "vscode-interactive-input", "vscode-local-history", "vscode-merge",
    "vscode-notebook-cell", "vscode-notebook-cell-output", "vscode-scm", "walkthroughsnippet",
  ]

  private init(kind: Kind, key: String) {
    self.kind = kind
    self.key = key
  }

  /// Returns the URI of a file that the client has not opened.
  package static func uri(ofPath path: String) -> String { "file://" + path.percentEncoded() }

  /// Returns the decoded path without host, query, and fragment, and without components that are `.`, `..`, or empty. A
  /// drive letter becomes lowercase. Returns an empty string if no component is left.
  private static func path(afterScheme text: Substring.UTF8View) -> String {
    var rest = text
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      rest = rest.drop { $0 != UInt8(ascii: "/") }
    }
    rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var components: [Substring] = []
    for component in decoded(rest).split(separator: "/") {
      switch component {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(component)
      }
    }
    if let drive = components.first, drive.utf8.count == 2, drive.hasSuffix(":") {
      components[0] = Substring(drive.lowercased())
    }
    return components.isEmpty ? "" : "/" + components.joined(separator: "/")
  }

  /// Decodes percent escapes. Invalid ones stay unchanged.
  private static func decoded(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
