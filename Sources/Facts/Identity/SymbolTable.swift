import SourceText

/// The symbols of the names in one text. It looks up each name in the shared store only once.
public struct SymbolTable: Sendable {
  private var slots: NameSlots
  private let bytes: [UInt8]

  public init(bytes: [UInt8]) {
    self.bytes = bytes
    slots = NameSlots(expecting: bytes.count / 128)
  }

  /// Returns the symbol of a token's bytes, or of a part of them. A range outside the text is the empty name.
  public mutating func symbol(_ range: ByteRange) -> Symbol {
    let end = min(range.end, bytes.count)
    let start = min(range.start, end)
    return bytes.withUnsafeBufferPointer { text in
      let name = text[start..<end]
      let hash = NameSlots.hash(name)
      if let found = slots.find(name, hash: hash, in: text) { return found }
      let symbol = SymbolStore.shared.symbol(of: name, hash: hash)
      slots.add(symbol, start: start, count: end - start, hash: hash)
      return symbol
    }
  }
}
