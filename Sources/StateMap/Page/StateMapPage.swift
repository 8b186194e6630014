import SystemCalls

/// A map as a self-contained HTML page that includes its style, script, and data.
package struct StateMapPage {
  private let map: StateMap
  private let title: String
  private let root: String
  private let focus: StateMap.Focus?
  private let depth: Int
  private let changes: StateMapChanges?
  private let revision: String

  /// - Parameters:
  ///   - title: The name of the mapped project, for the reader.
  ///   - root: The absolute folder that relative paths start from.
  ///   - focus: The part that the page shows first; nil for an overview.
  ///   - depth: The number of links around a view that the page follows at first.
  ///   - changes: The changes since a revision, for the top of the overview; nil if no comparison was requested.
  package init(
    _ map: StateMap, title: String, root: String, focus: StateMap.Focus? = nil, depth: Int = 2,
    changes: StateMapChanges? = nil, since revision: String = ""
  ) {
    self.map = map
    self.title = title
    self.root = root.hasSuffix("/") ? root : root + "/"
    self.focus = focus
    self.depth = depth
    self.changes = changes
    self.revision = revision
  }

  /// The page's text, which ends with a line ending.
  package var text: String { Self.text(around: data) }

  /// The data as JSON that an HTML parser cannot mistake for markup.
  var data: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let content = StateMapData.json(
      map, title: title, root: root, focus: focus, depth: depth, changes: changes, since: revision)
    // Encoding fails only for numbers that are not finite, and maps have none.
    guard let data = try? encoder.encode(content) else { return "{}" }
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003C")
  }
}
