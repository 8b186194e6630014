import Facts

/// Types that SwiftUI certainly does not manage.
extension ProjectFacts {
  /// Returns whether SwiftUI installs nothing in values of the type: a class or actor that is not a dynamic property,
  /// or a struct whose conformances are all known and do not make it part of a view.
  package func isOutsideSwiftUI(_ type: DeclaredType) -> Bool {
    // Most types that are checked declare a conformance to `View` or a similar protocol.
    guard !type.declaration.inherited.contains(where: { KnownProtocols.swiftUIOwners.contains($0.$name) }),
      type.declaration.hasOnlyPlainAttributes, !isDeclaredTwice(type)
    else { return false }
    switch type.kind {
    case .class, .actor: return isSwiftUIOwner(type) == .no || isSwiftUIOwner(type) != .yes && isHost(type) == .yes
    case .struct:
      // A preview modifier may show state as well.
      return isSwiftUIOwner(type) == .no && conforms(type, toAnyOf: ["PreviewModifier"], of: ["SwiftUI"]) == .no
    case .enum, .protocol, .extension: return false
    }
  }
}
