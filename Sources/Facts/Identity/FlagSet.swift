/// An option set whose literals cost nothing in other modules. Those of the standard library go through its generic code
/// there, which took a tenth of the time that facts take.
public protocol FlagSet: OptionSet, Hashable, Sendable where Element == Self, RawValue: FixedWidthInteger {}

extension FlagSet {
  @inlinable @inline(__always)
  public init(arrayLiteral flags: Self...) {
    var bits: RawValue = 0
    for flag in flags { bits |= flag.rawValue }
    self.init(rawValue: bits)
  }
}
