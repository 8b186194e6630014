import Rules
import SystemCalls

/// A map as one page for a browser, which needs nothing but itself: style, script and data stand in it.
package struct StateMapPage {
  private let map: StateMap
  private let title: String
  private let root: String
  private let focus: StateMap.Focus?
  private let changes: StateMapChanges?
  private let revision: String

  /// - Parameters:
  ///   - title: what the map is one of, for people.
  ///   - root: the absolute folder that relative paths begin in.
  ///   - focus: what the page shows first; nil for an overview.
  ///   - changes: what the overview begins with, since the revision; nil where nobody asked.
  package init(
    _ map: StateMap, title: String, root: String, focus: StateMap.Focus? = nil,
    changes: StateMapChanges? = nil, since revision: String = ""
  ) {
    self.map = map
    self.title = title
    self.root = root.hasSuffix("/") ? root : root + "/"
    self.focus = focus
    self.changes = changes
    self.revision = revision
  }

  /// Ends with a line end.
  package var text: String { Self.text(around: data) }

  /// JSON that no HTML parser takes for markup.
  var data: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding fails for numbers that are not finite only, and maps have none.
    var content = StateMapData(map, title: title, root: root, focus: focus)
    content.changes = changes?.subjects
    content.since = revision
    guard let data = try? encoder.encode(content) else { return "{}" }
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003C")
  }
}
