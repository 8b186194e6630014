/// Fast hashes for keys that come from the user's own code, where no attacker forces collisions.
extension UInt64 {
  /// Returns the hash combined with another value.
  @inlinable
  public func hashed(with other: UInt64) -> UInt64 {
    let mixed = (self ^ other) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 32)
  }

  @inlinable public func hashed(with symbol: Symbol) -> UInt64 { hashed(with: UInt64(symbol.index)) }
  @inlinable public func hashed(with number: Int?) -> UInt64 { hashed(with: UInt64(truncatingIfNeeded: number ?? -1)) }

  /// Returns the hash combined with the bytes, eight at a time.
  public func hashed(with bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = hashed(with: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = hash.hashed(with: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return hash.hashed(with: rest)
  }
}
