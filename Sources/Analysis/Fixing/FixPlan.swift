import SourceText

/// Fixes that can be applied together: none of them touches another's edits.
package struct FixPlan {
  /// By path, in text order.
  package private(set) var edits: [String: [Edit]] = [:]

  package init() {}

  /// Takes in the whole fix, or nothing of it where an edit comes too near to another or does not fit its text.
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
    // Of those that begin before the range ends the last one also ends last: they do not overlap.
    let count = count(upTo: (range.end, Int.max), in: path)
    return count == 0 || edits[path].map { !$0[count - 1].range.touches(range) } ?? true
  }

  /// How many of a file's edits come no later in the text, by start and end.
  private func count(upTo bound: (start: Int, end: Int), in path: String) -> Int {
    let edits = edits[path] ?? []
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if (edits[middle].range.start, edits[middle].range.end) <= bound { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the edits fit the text and put something else there. The new text is not made: a file may have as many
  /// fixes as lines.
  private static func changes(_ bytes: [UInt8], by edits: [Edit]) -> Bool {
    guard edits.sortedForApplication() != nil, edits.allSatisfy({ $0.range.end <= bytes.count }) else { return false }
    return edits.contains { !bytes[$0.range.start..<$0.range.end].elementsEqual($0.replacement.utf8) }
  }
}
