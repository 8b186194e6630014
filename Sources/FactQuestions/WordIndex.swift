import Facts

/// The words in files whose bodies have not been read. Its answers may include too many files, but never too few.
struct WordIndex: Sendable {
  private static let bucketBits = 16

  /// The words that were added since the last call of `sort`.
  private var waiting: [(words: [UInt32], file: Int32)] = []
  /// `entries[starts[bucket]..<starts[bucket + 1]]` are the entries of a bucket, which the first bits of their words
  /// select. Each entry is a word, in the upper half, and the number of a file that has the word, in the lower half.
  private var starts: [UInt32] = []
  private var entries: [UInt64] = []

  var isEmpty: Bool { waiting.isEmpty && entries.isEmpty }

  mutating func add(_ words: [UInt32], file: Int32) { waiting.append((words, file)) }

  /// Sorts the words that were added, so that they are found quickly.
  mutating func sort() {
    guard !waiting.isEmpty else { return }
    var counts = [UInt32](repeating: 0, count: 1 << Self.bucketBits + 1)
    var total = entries.count
    for entry in entries { counts[Self.bucket(entry) + 1] += 1 }
    for (words, _) in waiting {
      total += words.count
      for word in words { counts[Self.bucket(Self.entry(word, 0)) + 1] += 1 }
    }
    for bucket in 0..<(1 << Self.bucketBits) { counts[bucket + 1] += counts[bucket] }
    starts = counts
    var sorted = [UInt64](repeating: 0, count: total)
    func place(_ entry: UInt64) {
      let bucket = Self.bucket(entry)
      sorted[Int(counts[bucket])] = entry
      counts[bucket] += 1
    }
    for entry in entries { place(entry) }
    for (words, file) in waiting {
      for word in words { place(Self.entry(word, file)) }
    }
    entries = sorted
    waiting = []
  }

  /// The numbers of files that may have the word in its forms, in no particular order.
  func files(for word: UInt32) -> [Int32] {
    var result: [Int32] = []
    let bucket = Self.bucket(Self.entry(word, 0))
    if bucket + 1 < starts.count {
      for index in Int(starts[bucket])..<Int(starts[bucket + 1]) { append(entries[index], if: word, to: &result) }
    }
    for (words, file) in waiting where words.contains(where: { WordHash.isMatch($0, word) }) { result.append(file) }
    return result
  }

  private func append(_ entry: UInt64, if word: UInt32, to result: inout [Int32]) {
    if WordHash.isMatch(UInt32(truncatingIfNeeded: entry >> 32), word) {
      result.append(Int32(bitPattern: UInt32(truncatingIfNeeded: entry)))
    }
  }

  private static func entry(_ word: UInt32, _ file: Int32) -> UInt64 {
    UInt64(word) << 32 | UInt64(UInt32(bitPattern: file))
  }

  private static func bucket(_ entry: UInt64) -> Int { Int(truncatingIfNeeded: entry >> UInt64(64 - bucketBits)) }
}
