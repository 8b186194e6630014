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
    case .class, .actor:
      return isSwiftUIOwner(type) == .no
        || isSwiftUIOwner(type) != .yes && (isHost(type) == .yes || hasKnownSuperclass(type))
    case .struct:
      // A preview modifier may show state as well.
      return isSwiftUIOwner(type) == .no && conforms(type, toAnyOf: ["PreviewModifier"], of: ["SwiftUI"]) == .no
    case .enum, .protocol, .extension: return false
    }
  }

  /// Returns whether the class inherits from no class of another module that the lists don't contain. Protocols don't
  /// matter: views are structs, and what a class conforms to doesn't make it one.
  private func hasKnownSuperclass(_ type: DeclaredType) -> Bool {
    ([type] + ancestors(of: type).compactMap(\.declared)).allSatisfy { ancestor in
      guard ancestor.kind == .class, let first = ancestor.declaration.inherited.first else { return true }
      return KnownProtocols.isKnown(first.$name)
        || !types(named: first.$path, at: ancestor.declaration.outer, in: ancestor.file).isEmpty
    }
  }
}
