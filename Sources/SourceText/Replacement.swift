/// The one range in which two texts differ.
package struct Replacement {
  /// The range in the earlier text.
  package let old: ByteRange
  /// The range in the later text.
  package let new: ByteRange

  package init(from old: SourceBuffer, to new: SourceBuffer) {
    let (before, after) = (old.bytes, new.bytes)
    let shared = min(before.count, after.count)
    // This runs for every key and on the whole text, so it doesn't check indices, and compares eight bytes at a time.
    // All indices are below both counts.
    let (prefix, suffix) = before.withUnsafeBytes { before in
      after.withUnsafeBytes { after in
        func word(_ text: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
          text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        var prefix = 0
        while prefix + 8 <= shared, word(before, prefix) == word(after, prefix) { prefix += 8 }
        while prefix < shared, before[prefix] == after[prefix] { prefix += 1 }
        let (rest, ends) = (shared - prefix, (before.count, after.count))
        var suffix = 0
        while suffix + 8 <= rest, word(before, ends.0 - suffix - 8) == word(after, ends.1 - suffix - 8) { suffix += 8 }
        while suffix < rest, before[ends.0 - 1 - suffix] == after[ends.1 - 1 - suffix] { suffix += 1 }
        return (prefix, suffix)
      }
    }
    self.old = ByteRange(prefix, before.count - suffix)
    self.new = ByteRange(prefix, after.count - suffix)
  }

  /// Returns where a range of the earlier text is in the later one. It grows with text that is typed at its end, and
  /// covers text that replaces a part of it.
  package func moved(_ range: ByteRange) -> ByteRange {
    let start =
      range.start < old.start ? range.start : range.start < old.end ? new.start : range.start - old.end + new.end
    let end = range.end < old.start ? range.end : range.end <= old.end ? new.end : range.end - old.end + new.end
    return ByteRange(start, end)
  }
}
