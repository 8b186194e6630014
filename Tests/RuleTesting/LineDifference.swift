/// The differences between two texts, line by line.
struct LineDifference {
  struct Hunk {
    /// The indices of lines of the old text that the new one does not have.
    let old: Range<Int>
    /// The indices of the lines of the new text that replace them.
    let new: Range<Int>
  }

  let old: [String]
  let new: [String]
  let hunks: [Hunk]

  init(from oldText: String, to newText: String) {
    old = oldText.linesWithoutEnds
    new = newText.linesWithoutEnds
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [Hunk] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      let start = (oldIndex, newIndex)
      while removed.contains(oldIndex) { oldIndex += 1 }
      while inserted.contains(newIndex) { newIndex += 1 }
      if start != (oldIndex, newIndex) { hunks.append(Hunk(old: start.0..<oldIndex, new: start.1..<newIndex)) }
      oldIndex += 1
      newIndex += 1
    }
    self.hunks = hunks
  }

  /// Returns whether a single line was modified instead of replaced: it still starts with the same word.
  func isOneStatement(_ hunk: Hunk) -> Bool {
    guard hunk.old.count == 1, hunk.new.count == 1 else { return false }
    func firstWord(_ line: String) -> Substring? { line.split(separator: " ").first }
    return firstWord(old[hunk.old.lowerBound]) == firstWord(new[hunk.new.lowerBound])
  }

  /// The difference in the style of a diff, with symbols for invisible characters.
  var shown: String {
    var lines = ["- expected", "+ actual"]
    var next = 0
    for hunk in hunks {
      lines += old[next..<hunk.old.lowerBound].map { "  \(visible($0))" }
      lines += old[hunk.old].map { "- \(visible($0))" }
      lines += new[hunk.new].map { "+ \(visible($0))" }
      next = hunk.old.upperBound
    }
    lines += old[next...].map { "  \(visible($0))" }
    return lines.joined(separator: "\n")
  }

  private func visible(_ line: String) -> String {
    line.unicodeScalars.map { scalar in
      switch scalar {
      case "\r": "␍"
      case "\t": "→   "
      case "\u{FEFF}": "<BOM>"
      default: String(scalar)
      }
    }.joined()
  }
}

extension String {
  /// The lines, separated only at line feeds. A carriage return remains at the end of its line.
  var linesWithoutEnds: [String] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}
