import Facts

/// Keys that were seen before. `Set` hashes in a way that prevents forced collisions, which took longer than finding
/// the facts; these keys come from the user's own code.
struct SeenSet<Key: CheaplyHashed> {
  private var keys: [Key] = []
  /// Indices in `keys`, below 0 in a free slot. As many as a power of two, at least half of them free.
  private var slots: [Int32] = []

  /// Returns whether the key is new.
  mutating func insert(_ key: Key) -> Bool {
    if (keys.count + 1) * 2 > slots.count { grow() }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.cheapHash) & mask
    while slots[slot] >= 0 {
      if keys[Int(slots[slot])] == key { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(truncatingIfNeeded: keys.count)
    keys.append(key)
    return true
  }

  private mutating func grow() {
    let mask = max(slots.count * 2, 32) - 1
    slots = Array(repeating: -1, count: mask + 1)
    for (index, key) in keys.enumerated() {
      var slot = Int(truncatingIfNeeded: key.cheapHash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }
}

/// A key with a fast hash.
protocol CheaplyHashed: Equatable {
  var cheapHash: UInt64 { get }
}
