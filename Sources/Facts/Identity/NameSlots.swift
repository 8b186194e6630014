/// A hash table of symbols. The texts of their names are in a separate buffer of bytes.
struct NameSlots: Sendable {
  private struct Slot {
    var hash: UInt32 = 0
    var start: UInt32 = 0
    var count: UInt32 = 0
    var symbol = free
    var isFree: Bool { symbol == Slot.free }
    private static let free = UInt32.max
  }

  /// The slots. Their number is a power of two, and at least half are free.
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
      if slot.isFree { return nil }
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

  /// Adds a name that the table doesn't have yet.
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
    for slot in old where !slot.isFree { place(slot) }
  }

  private mutating func place(_ slot: Slot) {
    let mask = slots.count - 1
    var index = Int(slot.hash) & mask
    while !slots[index].isFree { index = (index + 1) & mask }
    slots[index] = slot
  }

  static func hash(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: name))
    return UInt32(truncatingIfNeeded: UInt64(0).hashed(with: bytes) >> 32)
  }
}
