/// Who may see a declaration, from the narrowest to the widest.
package enum AccessLevel: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case package
  case `public`
  case open

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
