/// A table that numbers keys from 0 in the order in which they are added. By default, `Set` and `Dictionary` use a hash
/// that prevents forced collisions, which took longer than finding the facts. These keys come from the user's own code.
public struct KeyNumbers<Key: FastHashable> {
  @usableFromInline var keys: [Key] = []
  /// The indices in `keys`; negative in a free slot. The number of slots is a power of two, and at least half are free.
  @usableFromInline var slots: [Int32] = []

  @inlinable public init() {}

  /// Adds a key. Returns whether it is new.
  @inlinable
  public mutating func insert(_ key: Key) -> Bool {
    let count = keys.count
    return number(of: key) == count
  }

  /// Returns the key's number. A new key gets the next one.
  @inlinable
  public mutating func number(of key: Key) -> Int {
    if (keys.count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: key)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(truncatingIfNeeded: keys.count)
    keys.append(key)
    return keys.count - 1
  }

  /// Returns the key's number; nil for a key that has none.
  @inlinable
  public func knownNumber(of key: Key) -> Int? {
    guard !keys.isEmpty else { return nil }
    let number = slots[slot(of: key)]
    return number < 0 ? nil : Int(number)
  }

  /// Returns the slot that contains the key, or the free slot for it.
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
public protocol FastHashable: Equatable {
  var cheapHash: UInt64 { get }
}

extension FastHashable where Self: Hashable {
  /// `Set` and `Dictionary` call this requirement of `Hashable` directly, so it replaces the slower hash. `hash(into:)`
  /// still feeds the same values into a `Hasher` for keys that contain this one.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    Int(truncatingIfNeeded: UInt64(truncatingIfNeeded: seed).hashed(with: cheapHash))
  }
}

extension Symbol: FastHashable {
  @inlinable public var cheapHash: UInt64 { UInt64(index).hashed(with: 0) }
}

extension MemberName: FastHashable {
  @inlinable public var cheapHash: UInt64 { UInt64(truncatingIfNeeded: owner).hashed(with: $name) }
}

extension Optional: FastHashable where Wrapped: FastHashable {
  @inlinable public var cheapHash: UInt64 { self?.cheapHash ?? 0 }
}
