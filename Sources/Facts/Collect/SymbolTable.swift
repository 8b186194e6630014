import SourceText
import Syntax

/// A name of one file, numbered. Equal names have equal symbols, and words of `KnownWords` have the same symbol in
/// every file.
struct Symbol: Hashable, Sendable {
  let index: Int32
}

/// The names of one file. Comparing two names costs a comparison of numbers, and a `String` is made once per name.
struct SymbolTable {
  private var slots: NameSlots
  /// Of the file's own names, which are numbered behind the known words.
  private var strings: [String] = []
  private let bytes: [UInt8]
  private let known = KnownWords.table

  /// A table for one text, holding the known words.
  init(bytes: [UInt8]) {
    self.bytes = bytes
    slots = NameSlots(expecting: bytes.count / 128)
  }

  /// The symbol of the bytes of a token or a part of one; a range outside the text is the empty name.
  mutating func symbol(_ range: ByteRange) -> Symbol {
    let end = min(range.end, bytes.count)
    let start = min(range.start, end)
    return bytes.withUnsafeBufferPointer { text in
      let name = text[start..<end]
      let hash = NameSlots.hash(name)
      if let found = slots.find(name, hash: hash, in: text) { return found }
      let symbol = known.symbol(of: name, hash: hash) ?? addString(name)
      slots.add(symbol, start: start, count: end - start, hash: hash)
      return symbol
    }
  }

  private mutating func addString(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Symbol {
    strings.append(String(decoding: name, as: UTF8.self))
    return Symbol(index: Int32(truncatingIfNeeded: known.words.count + strings.count - 1))
  }

  func string(_ symbol: Symbol) -> String {
    let index = Int(symbol.index)
    if index < known.words.count { return index >= 0 ? known.words[index] : "" }
    let own = index - known.words.count
    return own < strings.count ? strings[own] : ""
  }
}

/// Words that have the same symbol in every file.
struct KnownSymbols: Sendable {
  /// In the order of their symbols, from 0.
  let words: [String]
  private let bytes: [UInt8]
  private let slots: NameSlots

  init(_ words: [String]) {
    self.words = words
    let bytes = words.flatMap { Array($0.utf8) }
    var slots = NameSlots(expecting: words.count)
    var start = 0
    for (index, word) in words.enumerated() {
      let count = word.utf8.count
      let hash = bytes.withUnsafeBufferPointer { NameSlots.hash($0[start..<start + count]) }
      slots.add(Symbol(index: Int32(truncatingIfNeeded: index)), start: start, count: count, hash: hash)
      start += count
    }
    self.bytes = bytes
    self.slots = slots
  }

  func symbol(of name: Slice<UnsafeBufferPointer<UInt8>>, hash: UInt32) -> Symbol? {
    bytes.withUnsafeBufferPointer { slots.find(name, hash: hash, in: $0) }
  }
}

/// Symbols by the text of their names, which stand in a buffer of bytes.
struct NameSlots: Sendable {
  private struct Slot {
    var hash: UInt32 = 0
    var start: UInt32 = 0
    var count: UInt32 = 0
    /// Below 0 in a free slot.
    var symbol: Int32 = -1
  }

  /// As many as a power of two, at least half of them free.
  private var slots: [Slot]
  private var count = 0

  init(expecting count: Int) {
    var capacity = 64
    while capacity < count * 2 { capacity *= 2 }
    slots = Array(repeating: Slot(), count: capacity)
  }

  func find(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, hash: UInt32, in text: UnsafeBufferPointer<UInt8>
  ) -> Symbol? {
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while true {
      let slot = slots[index]
      if slot.symbol < 0 { return nil }
      if slot.hash == hash, Int(slot.count) == name.count, isEqual(name, text, at: Int(slot.start)) {
        return Symbol(index: slot.symbol)
      }
      index = (index + 1) & mask
    }
  }

  private func isEqual(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    guard start + name.count <= text.count else { return false }
    let name = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: name))
    let text = UnsafeRawBufferPointer(text)
    var offset = 0
    while offset + 8 <= name.count {
      guard
        name.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == text.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
      else { return false }
      offset += 8
    }
    while offset < name.count {
      guard name[offset] == text[start + offset] else { return false }
      offset += 1
    }
    return true
  }

  /// Adds a name that is not there yet.
  mutating func add(_ symbol: Symbol, start: Int, count nameCount: Int, hash: UInt32) {
    if (count + 1) * 2 > slots.count { grow() }
    count += 1
    place(
      Slot(
        hash: hash, start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: nameCount),
        symbol: symbol.index))
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.symbol >= 0 { place(slot) }
  }

  private mutating func place(_ slot: Slot) {
    let mask = slots.count - 1
    var index = Int(slot.hash) & mask
    while slots[index].symbol >= 0 { index = (index + 1) & mask }
    slots[index] = slot
  }

  static func hash(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: name))
    return UInt32(truncatingIfNeeded: UInt64(0).hashed(with: bytes) >> 32)
  }
}
