import SourceText

/// The difference between two texts as edits that an editor can apply without losing its marks, folds, and cursors.
enum MinimalEdits {
  /// Returns edits of the old text in text order, which do not overlap; an empty array if the texts are equal.
  ///
  /// Only lines that differ are edited, and only the part that differs. No edit splits a scalar or a line ending.
  static func between(_ old: SourceBuffer, _ new: SourceBuffer) -> [Edit] {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let (removed, inserted) =
      newLines.map { new.slice($0) }.difference(from: oldLines.map { old.slice($0) }).offsets
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      let (oldStart, newStart) = (oldIndex, newIndex)
      while removed.contains(oldIndex) { oldIndex += 1 }
      while inserted.contains(newIndex) { newIndex += 1 }
      if oldIndex == oldStart, newIndex == newStart {
        oldIndex += 1
        newIndex += 1
        continue
      }
      edits += replacing(
        oldLines[oldStart..<oldIndex], at: oldStart < oldLines.count ? oldLines[oldStart].start : old.bytes.count,
        in: old, with: newLines[newStart..<newIndex], of: new)
    }
    return edits
  }

  /// Returns the lines with their line endings.
  private static func lines(of buffer: SourceBuffer) -> [ByteRange] {
    let starts = (0..<buffer.lines.lineCount).map { buffer.lines.contentRange(ofLine: $0).start }
    return zip(starts, starts.dropFirst() + [buffer.bytes.count]).map { ByteRange($0, $1) }
  }

  private static func replacing(
    _ oldLines: ArraySlice<ByteRange>, at start: Int, in old: SourceBuffer,
    with newLines: ArraySlice<ByteRange>, of new: SourceBuffer
  ) -> [Edit] {
    if oldLines.count == newLines.count {
      return zip(oldLines, newLines).compactMap { trimmed($0, in: old, $1, in: new) }
    }
    let oldRange = ByteRange(start, oldLines.last?.end ?? start)
    let newStart = newLines.first?.start ?? 0
    let newRange = ByteRange(newStart, newLines.last?.end ?? newStart)
    return trimmed(oldRange, in: old, newRange, in: new).map { [$0] } ?? []
  }

  /// Returns the replacement without the beginning and the end that both texts share; nil if the texts are equal.
  private static func trimmed(
    _ oldRange: ByteRange, in old: SourceBuffer, _ newRange: ByteRange, in new: SourceBuffer
  ) -> Edit? {
    let before = old.slice(oldRange)
    let after = new.slice(newRange)
    var prefix = zip(before, after).prefix { $0 == $1 }.count
    while prefix > 0, splits(before, at: prefix) || splits(after, at: prefix) { prefix -= 1 }
    let limit = min(before.count, after.count) - prefix
    var suffix = zip(before.reversed(), after.reversed()).prefix(limit).prefix { $0 == $1 }.count
    while suffix > 0, splits(before, at: before.count - suffix) || splits(after, at: after.count - suffix) {
      suffix -= 1
    }
    guard prefix + suffix < max(before.count, after.count) else { return nil }
    return Edit(
      ByteRange(oldRange.start + prefix, oldRange.end - suffix),
      String(decoding: after.dropFirst(prefix).dropLast(suffix), as: UTF8.self))
  }

  /// Returns whether a cut would split a scalar or `\r\n`.
  private static func splits(_ bytes: ArraySlice<UInt8>, at count: Int) -> Bool {
    guard let next = bytes.dropFirst(count).first, let previous = bytes.prefix(count).last else { return false }
    return next & 0xC0 == 0x80 || (previous == UInt8(ascii: "\r") && next == UInt8(ascii: "\n"))
  }
}
