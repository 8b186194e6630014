/// An option set whose array literals are inlined in other modules. There, the standard library's initializer runs as
/// unspecialized generic code, which took a tenth of the time for collecting facts.
public protocol FlagSet: OptionSet, Hashable, Sendable where Element == Self, RawValue: FixedWidthInteger {}

extension FlagSet {
  @inlinable @inline(__always)
  public init(arrayLiteral flags: Self...) {
    var bits: RawValue = 0
    for flag in flags { bits |= flag.rawValue }
    self.init(rawValue: bits)
  }
}
