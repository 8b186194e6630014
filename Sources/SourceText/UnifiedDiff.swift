/// The difference between two texts in the format that `diff -u` writes and that `patch` and `git apply` read.
public enum UnifiedDiff {
  /// Returns the difference with its two header lines; an empty string when the texts are equal. Line endings are
  /// preserved.
  ///
  /// - Parameter path: The path in both headers, after `a/` and `b/` unless it is absolute.
  public static func text(from old: [UInt8], to new: [UInt8], path: String) -> String {
    guard old != new else { return "" }
    let (before, after) = path.hasPrefix("/") ? (path, path) : ("a/" + path, "b/" + path)
    return "--- \(before)\n+++ \(after)\n" + hunks(from: old, to: new)
  }

  /// The difference without the two header lines that name the file.
  ///
  /// - Parameter context: How many unchanged lines are shown on either side of a change.
  public static func hunks(from old: [UInt8], to new: [UInt8], context: Int = 3) -> String {
    let rows = rows(from: lines(of: old), to: lines(of: new))
    var result = ""
    var (oldLine, newLine) = (0, 0)
    var index = 0
    while index < rows.count {
      let change = rows[index...].firstIndex { $0.mark != .same } ?? rows.count
      guard change < rows.count else { break }
      let start = max(change - context, index)
      oldLine += start - index
      newLine += start - index
      let end = hunkEnd(in: rows, from: change, context: context)
      result += hunk(rows[start..<end], oldLine: &oldLine, newLine: &newLine)
      index = end
    }
    return result
  }

  private enum Mark: String {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  private struct Row {
    let mark: Mark
    let line: ArraySlice<UInt8>
  }

  /// The end of the context after the last change of the hunk. A longer unchanged stretch separates two hunks.
  private static func hunkEnd(in rows: [Row], from change: Int, context: Int) -> Int {
    var end = change
    var quiet = 0
    for index in change..<rows.count {
      quiet = rows[index].mark == .same ? quiet + 1 : 0
      if quiet > 2 * context { break }
      if quiet <= context { end = index + 1 }
    }
    return end
  }

  private static func hunk(_ rows: ArraySlice<Row>, oldLine: inout Int, newLine: inout Int) -> String {
    let oldCount = rows.count { $0.mark != .added }
    let newCount = rows.count { $0.mark != .removed }
    defer {
      oldLine += oldCount
      newLine += newCount
    }
    // A side without lines is identified by the line before it.
    let head =
      "@@ -\(oldLine + (oldCount > 0 ? 1 : 0)),\(oldCount) +\(newLine + (newCount > 0 ? 1 : 0)),\(newCount) @@\n"
    return head
      + rows.map { row in
        let text = row.mark.rawValue + String(decoding: row.line, as: UTF8.self)
        return row.line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
      }.joined()
  }

  /// The lines, each including its line feed.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func rows(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Row] {
    let (removed, inserted) = new.difference(from: old).offsets
    var rows: [Row] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex), oldIndex < old.count {
        rows.append(Row(mark: .removed, line: old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) || oldIndex >= old.count {
        rows.append(Row(mark: .added, line: new[newIndex]))
        newIndex += 1
      } else {
        rows.append(Row(mark: .same, line: old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return rows
  }
}

extension CollectionDifference {
  /// The offsets of the elements that are removed, and of those that are inserted.
  package var offsets: (removed: Set<Int>, inserted: Set<Int>) {
    var result: (removed: Set<Int>, inserted: Set<Int>) = ([], [])
    for change in self {
      switch change {
      case .remove(let offset, _, _): result.removed.insert(offset)
      case .insert(let offset, _, _): result.inserted.insert(offset)
      }
    }
    return result
  }
}
