/// Numbers keys from 0 on, in the order in which they came. `Set` and `Dictionary` hash in a way that prevents forced
/// collisions, which took longer than finding the facts; these keys come from the user's own code.
public struct KeyNumbers<Key: CheaplyHashed> {
  @usableFromInline var keys: [Key] = []
  /// Indices in `keys`, below 0 in a free slot. As many as a power of two, at least half of them free.
  @usableFromInline var slots: [Int32] = []

  @inlinable public init() {}

  /// Returns whether the key is new.
  @inlinable
  public mutating func insert(_ key: Key) -> Bool {
    let count = keys.count
    return number(of: key) == count
  }

  /// The number of the key, which is the next one for a new key.
  @inlinable
  public mutating func number(of key: Key) -> Int {
    if (keys.count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: key)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(truncatingIfNeeded: keys.count)
    keys.append(key)
    return keys.count - 1
  }

  /// Nil for a key that has no number.
  @inlinable
  public func knownNumber(of key: Key) -> Int? {
    guard !keys.isEmpty else { return nil }
    let number = slots[slot(of: key)]
    return number < 0 ? nil : Int(number)
  }

  /// The slot that holds the key, or else the one where it belongs.
  @inlinable
  func slot(of key: Key) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.cheapHash) & mask
    while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & mask }
    return slot
  }

  @inlinable
  mutating func grow() {
    slots = Array(repeating: -1, count: max(slots.count * 2, 32))
    for (index, key) in keys.enumerated() { slots[slot(of: key)] = Int32(truncatingIfNeeded: index) }
  }
}

extension KeyNumbers: Sendable where Key: Sendable {}

/// A key with a fast hash.
public protocol CheaplyHashed: Equatable {
  var cheapHash: UInt64 { get }
}

extension Symbol: CheaplyHashed {
  @inlinable public var cheapHash: UInt64 { UInt64(index).hashed(with: 0) }
}

extension MemberName: CheaplyHashed {
  @inlinable public var cheapHash: UInt64 { UInt64(truncatingIfNeeded: owner).hashed(with: $name) }
}

extension Optional: CheaplyHashed where Wrapped: CheaplyHashed {
  @inlinable public var cheapHash: UInt64 { self?.cheapHash ?? 0 }
}
