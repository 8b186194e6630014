/// The FNV-1a hash of bytes, which is the same in every process, unlike the standard library's hashes.
public enum Fingerprint {
  @inlinable
  public static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  @inlinable
  public static func text(of bytes: some Sequence<UInt8>) -> String { String(of(bytes), radix: 16) }
}
