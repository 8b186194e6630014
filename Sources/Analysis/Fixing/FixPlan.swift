import SourceText

/// Fixes that can be applied together: none of them touches another's edits.
package struct FixPlan {
  /// By path.
  package private(set) var edits: [String: [Edit]] = [:]

  package init() {}

  /// Takes in the whole fix, or nothing of it where an edit comes too near to another or does not fit its text.
  package mutating func take(_ fix: Fix, text: (String) -> [UInt8]?) -> Bool {
    for change in fix.changes {
      let planned = edits[change.path] ?? []
      let isFree = change.edits.allSatisfy { edit in planned.allSatisfy { !$0.range.touches(edit.range) } }
      guard isFree, let bytes = text(change.path), Self.changes(bytes, by: change.edits) else { return false }
    }
    for change in fix.changes { edits[change.path, default: []] += change.edits }
    return true
  }

  /// Whether the edits fit the text and put something else there. The new text is not made: a file may have as many
  /// fixes as lines.
  private static func changes(_ bytes: [UInt8], by edits: [Edit]) -> Bool {
    guard edits.sortedForApplication() != nil, edits.allSatisfy({ $0.range.end <= bytes.count }) else { return false }
    return edits.contains { !bytes[$0.range.start..<$0.range.end].elementsEqual($0.replacement.utf8) }
  }
}
