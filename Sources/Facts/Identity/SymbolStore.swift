import SystemCalls

/// The texts of all symbols in the process.
///
/// Numbering a text takes a lock. Reading the text of a symbol takes none: an entry is written once, before its symbol
/// is returned, into memory that never moves. A symbol always originates from a call that held the lock, so its entry
/// is visible to every reader. (`Synchronization` has atomics, but not for the macOS versions that this package
/// supports.)
final class SymbolStore: @unchecked Sendable {
  static let shared = SymbolStore(KnownWords.all)

  private struct Entry {
    let string: String
    /// The symbol of the path's last component, or of the text itself if it isn't a dotted path.
    let lastComponent: UInt32
    let shape: Shape
  }

  /// Facts about the spelling of a name, which the walk needs often.
  struct Shape: OptionSet {
    let rawValue: UInt8

    static let startsLikeType = Shape(rawValue: 1 << 0)
    static let startsWithOn = Shape(rawValue: 1 << 1)
    static let isNamedOnChange = Shape(rawValue: 1 << 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(of text: String) {
      self = []
      if text.startsLikeType { insert(.startsLikeType) }
      if text.startsWithOn {
        insert(.startsWithOn)
        if text.contains("Change") { insert(.isNamedOnChange) }
      }
    }
  }

  private let monitor = Monitor()
  // The lock protects the properties from here on.
  private var slots: NameSlots
  /// All texts, one after the other. The slots refer to them.
  private var bytes: [UInt8] = []
  private var count: UInt32 = 0
  /// The memory for the entries. Each chunk is twice as large as the previous one.
  private let chunks = UnsafeMutablePointer<UnsafeMutablePointer<Entry>?>.allocate(capacity: chunkCount)

  private static let chunkCount = 18
  private static let firstChunkBits = 12

  /// Numbers the words from 1 on; 0 is the empty text.
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
  func lastComponent(of path: Symbol) -> Symbol { entry(path).map { Symbol(index: $0.pointee.lastComponent) } ?? path }

  // MARK: Numbering

  func symbol(of text: String) -> Symbol {
    var text = text
    return text.withUTF8 { symbol(of: $0[...], hash: NameSlots.hash($0[...])) }
  }

  /// Returns nil if the text has no number.
  func knownSymbol(of text: String) -> Symbol? {
    var text = text
    return text.withUTF8 { name in
      let hash = NameSlots.hash(name[...])
      return monitor.locked { find(name[...], hash: hash) }
    }
  }

  /// Returns the symbol of the text with this hash. Malformed bytes become U+FFFD.
  func symbol(of name: Slice<UnsafeBufferPointer<UInt8>>, hash: UInt32) -> Symbol {
    if let found = monitor.locked({ find(name, hash: hash) }) { return found }
    let string = String(decoding: name, as: UTF8.self)
    guard string.utf8.elementsEqual(name) else { return symbol(of: string) }
    let last = string.lastPathComponent
    let lastComponent = last.utf8.count == name.count ? nil : symbol(of: last)
    return monitor.locked {
      // Another thread may have added the name in the meantime.
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
