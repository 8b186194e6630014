import SourceText

/// Fixes that can be applied together: none of them touches another's edits.
package struct FixPlan {
  /// The edits by path, in text order.
  package private(set) var edits: [String: [Edit]] = [:]

  package init() {}

  /// Adds the whole fix, or nothing if one of its edits touches another edit or does not fit its text. Also adds
  /// nothing if the edits of a file would not change it. Returns whether it added the fix.
  package mutating func take(_ fix: Fix, text: (String) -> [UInt8]?) -> Bool {
    for change in fix.changes {
      guard change.edits.allSatisfy({ isFree($0.range, in: change.path) }), let bytes = text(change.path),
        Self.changes(bytes, by: change.edits)
      else { return false }
    }
    for change in fix.changes {
      for edit in change.edits {
        let index = count(upTo: (edit.range.start, edit.range.end), in: change.path)
        edits[change.path, default: []].insert(edit, at: index)
      }
    }
    return true
  }

  private func isFree(_ range: ByteRange, in path: String) -> Bool {
    // Edits do not overlap, so the last one that begins before the end of the range is also the last one to end.
    let count = count(upTo: (range.end, Int.max), in: path)
    return count == 0 || edits[path].map { !$0[count - 1].range.touches(range) } ?? true
  }

  /// Returns how many of a file's edits are not after the bound, in the order of start and end.
  private func count(upTo bound: (start: Int, end: Int), in path: String) -> Int {
    (edits[path] ?? []).partitioningIndex { ($0.range.start, $0.range.end) > bound }
  }

  /// Returns whether the edits fit the text and change it. Does not create the new text, because a file may have as
  /// many fixes as lines.
  private static func changes(_ bytes: [UInt8], by edits: [Edit]) -> Bool {
    guard edits.sortedForApplication() != nil, edits.allSatisfy({ $0.range.end <= bytes.count }) else { return false }
    return edits.contains { !bytes[$0.range.start..<$0.range.end].elementsEqual($0.replacement.utf8) }
  }
}
