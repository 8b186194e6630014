/// An option set with array literals that are inlined in other modules. The standard library's initializer runs as
/// unspecialized generic code there; it took a tenth of the time for collecting facts.
public protocol FlagSet: OptionSet, Hashable, Sendable where Element == Self, RawValue: FixedWidthInteger {}

extension FlagSet {
  @inlinable @inline(__always)
  public init(arrayLiteral flags: Self...) {
    var bits: RawValue = 0
    for flag in flags { bits |= flag.rawValue }
    self.init(rawValue: bits)
  }
}
