/// The access level of a declaration, from the narrowest to the widest.
public enum AccessLevel: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
