import SourceText
import Syntax

/// A name of one file, numbered. Equal names have equal symbols, and words of `KnownWords` have the same symbol in
/// every file.
struct Symbol: Hashable, Sendable {
  let index: Int32
}

/// The names of one file. Comparing two names costs a comparison of numbers, and a `String` is made once per name.
struct SymbolTable {
  private struct Entry {
    var hash: UInt32
    var start: UInt32
    var count: UInt32
    var isKnownWord: Bool
  }

  private var slots: [Int32]
  private var mask: Int
  private var entries: [Entry] = []
  private var strings: [String] = []
  private let bytes: [UInt8]

  private static let known = KnownWords.bytes

  /// A table for one text, holding the known words.
  init(bytes: [UInt8]) {
    self = SymbolTable(copying: Self.seeded, bytes: bytes)
  }

  private static let seeded: SymbolTable = {
    var table = SymbolTable(capacity: 1024)
    for word in KnownWords.ranges {
      table.add(start: word.lowerBound, count: word.count, isKnownWord: true)
    }
    return table
  }()

  private init(capacity: Int) {
    slots = Array(repeating: -1, count: capacity)
    mask = capacity - 1
    bytes = []
  }

  private init(copying other: SymbolTable, bytes: [UInt8]) {
    slots = other.slots
    mask = other.mask
    entries = other.entries
    strings = other.strings
    self.bytes = bytes
  }

  /// The symbol of the bytes of a token or a part of one; a range outside the text is the empty name.
  mutating func symbol(_ range: ByteRange) -> Symbol {
    let end = min(range.end, bytes.count)
    let start = min(range.start, end)
    return add(start: start, count: end - start, isKnownWord: false)
  }

  func string(_ symbol: Symbol) -> String {
    let index = Int(symbol.index)
    return strings.indices.contains(index) ? strings[index] : ""
  }

  @discardableResult
  private mutating func add(start: Int, count: Int, isKnownWord: Bool) -> Symbol {
    let source = isKnownWord ? Self.known : bytes
    return source.withUnsafeBufferPointer { source in
      var hash: UInt32 = 2_166_136_261
      for index in start..<start + count {
        hash = (hash ^ UInt32(source[index])) &* 16_777_619
      }
      var slot = Int(hash) & mask
      while slots[slot] >= 0 {
        let index = slots[slot]
        let entry = entries[Int(index)]
        if entry.hash == hash, entry.count == count, isEqual(entry, source, start) { return Symbol(index: index) }
        slot = (slot + 1) & mask
      }
      let symbol = Symbol(index: Int32(truncatingIfNeeded: entries.count))
      slots[slot] = symbol.index
      entries.append(
        Entry(
          hash: hash, start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: count),
          isKnownWord: isKnownWord))
      strings.append(String(decoding: source[start..<start + count], as: UTF8.self))
      if entries.count * 2 > slots.count { grow() }
      return symbol
    }
  }

  private func isEqual(_ entry: Entry, _ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let other = Int(entry.start)
    if entry.isKnownWord {
      for offset in 0..<Int(entry.count) where Self.known[other + offset] != source[start + offset] { return false }
    } else {
      for offset in 0..<Int(entry.count) where source[other + offset] != source[start + offset] { return false }
    }
    return true
  }

  private mutating func grow() {
    mask = slots.count * 2 - 1
    slots = Array(repeating: -1, count: mask + 1)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }
}
