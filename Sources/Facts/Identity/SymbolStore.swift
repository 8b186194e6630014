import SystemCalls

/// The texts of all symbols of the process.
///
/// Numbering a text takes a lock. Reading the text of a symbol takes none: an entry is written once, before its symbol
/// is handed out, into memory that never moves; whoever holds the symbol was given it by the lock or by somebody who
/// was, and so sees the entry. (`Synchronization` has atomics, but not for the macOS that we support.)
final class SymbolStore: @unchecked Sendable {
  static let shared = SymbolStore(KnownWords.all)

  private struct Entry {
    let string: String
    /// The symbol of the last component of the path, where the text is one.
    let lastComponent: UInt32
    let shape: Shape
  }

  /// Answers about the spelling of names, which the walk needs again and again.
  struct Shape: OptionSet {
    let rawValue: UInt8

    static let startsLikeType = Shape(rawValue: 1 << 0)
    static let startsWithOn = Shape(rawValue: 1 << 1)
    static let saysOnChange = Shape(rawValue: 1 << 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(of text: String) {
      self = []
      if text.startsLikeType { insert(.startsLikeType) }
      if text.startsWithOn {
        insert(.startsWithOn)
        if text.contains("Change") { insert(.saysOnChange) }
      }
    }
  }

  private let monitor = Monitor()
  // Behind the lock
  private var slots: NameSlots
  /// All texts, one after the other, for the slots to compare with.
  private var bytes: [UInt8] = []
  private var count: UInt32 = 0
  /// Each is twice as large as the one before it.
  private let chunks = UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>.allocate(capacity: chunkCount)

  private static let chunkCount = 18
  private static let firstChunkBits = 12

  /// The words get the numbers from 1 on; 0 is the empty text.
  private init(_ words: [String]) {
    chunks.initialize(repeating: nil, count: Self.chunkCount)
    slots = NameSlots(expecting: words.count * 4)
    for word in [""] + words { _ = symbol(of: word) }
  }

  // MARK: Reading

  private func entry(_ symbol: Symbol) -> UnsafeMutablePointer<Entry>? {
    let (chunk, offset) = Self.position(of: symbol.index)
    return chunks[chunk].map { $0 + offset }
  }

  private static func position(of index: UInt32) -> (chunk: Int, offset: Int) {
    let number = Int(index) + 1 << firstChunkBits
    let bits = Int.bitWidth - 1 - number.leadingZeroBitCount
    return (bits - firstChunkBits, number - 1 << bits)
  }

  func string(of symbol: Symbol) -> String { entry(symbol)?.pointee.string ?? "" }

  func shape(of symbol: Symbol) -> Shape { entry(symbol)?.pointee.shape ?? [] }

  func lastComponent(of path: Symbol) -> Symbol {
    entry(path).map { Symbol(index: $0.pointee.lastComponent) } ?? path
  }

  // MARK: Numbering

  func symbol(of text: String) -> Symbol {
    var text = text
    return text.withUTF8 { symbol(of: $0[...], hash: NameSlots.hash($0[...])) }
  }

  /// Nil if the text has no number.
  func knownSymbol(of text: String) -> Symbol? {
    var text = text
    return text.withUTF8 { name in
      let hash = NameSlots.hash(name[...])
      return monitor.locked { find(name[...], hash: hash) }
    }
  }

  /// Malformed bytes become U+FFFD.
  func symbol(of name: Slice<UnsafeBufferPointer<UInt8>>, hash: UInt32) -> Symbol {
    if let found = monitor.locked({ find(name, hash: hash) }) { return found }
    let string = String(decoding: name, as: UTF8.self)
    guard string.utf8.elementsEqual(name) else { return symbol(of: string) }
    let last = string.lastPathComponent
    let lastComponent = last.utf8.count == name.count ? nil : symbol(of: last)
    return monitor.locked {
      // Somebody else may have been faster.
      find(name, hash: hash) ?? add(name, hash: hash, string: string, lastComponent: lastComponent)
    }
  }

  private func find(_ name: Slice<UnsafeBufferPointer<UInt8>>, hash: UInt32) -> Symbol? {
    bytes.withUnsafeBufferPointer { slots.find(name, hash: hash, in: $0) }
  }

  private func add(
    _ name: Slice<UnsafeBufferPointer<UInt8>>, hash: UInt32, string: String, lastComponent: Symbol?
  ) -> Symbol {
    let symbol = Symbol(index: count)
    let (chunk, offset) = Self.position(of: count)
    guard chunk < Self.chunkCount else { return .empty }
    let entries: UnsafeMutablePointer<Entry>
    if let existing = chunks[chunk] {
      entries = existing
    } else {
      entries = UnsafeMutablePointer<Entry>.allocate(capacity: 1 << (Self.firstChunkBits + chunk))
      chunks[chunk] = entries
    }
    (entries + offset).initialize(
      to: Entry(string: string, lastComponent: (lastComponent ?? symbol).index, shape: Shape(of: string)))
    slots.add(symbol, start: bytes.count, count: name.count, hash: hash)
    bytes.append(contentsOf: name)
    count += 1
    return symbol
  }
}
