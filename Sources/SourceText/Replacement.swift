/// The one range in which two texts differ.
package struct Replacement {
  /// The range in the earlier text.
  package let old: ByteRange
  /// The range in the later text.
  package let new: ByteRange

  package init(from old: SourceBuffer, to new: SourceBuffer) {
    let (before, after) = (old.bytes, new.bytes)
    let shared = min(before.count, after.count)
    // This runs for every key and on the whole text, so it doesn't check indices. All of them are below both counts.
    let (prefix, suffix) = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        var prefix = 0
        while prefix < shared, before[prefix] == after[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shared - prefix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
          suffix += 1
        }
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
