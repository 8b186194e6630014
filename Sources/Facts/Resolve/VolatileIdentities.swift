import SourceText

/// Elements that a view makes again each time it is updated, each with a new identity.
package struct RebuiltElements: Sendable {
  /// Where one of them is made.
  package let construction: FoundConstruction
  package let element: DeclaredType
  /// The property that identifies an element and gets another value each time.
  package let identifier: Property
}

extension ProjectFacts {
  /// Whether a scope's code makes views: a type that SwiftUI shows, or an extension of one of its protocols.
  package func makesViews(_ scope: Int?, in file: FileSummary) -> Bool {
    guard let declaration = file.type(at: scope) else { return false }
    if let owner = owner(of: scope, in: file) { return isSwiftUIOwner(owner) == .yes }
    return declaration.kind == .extension && KnownProtocols.swiftUIOwners.contains(declaration.$name)
  }

  /// Whether what stands in front of an `.id(…)` is certainly a view.
  package func isOnView(_ identity: IdentityModifier, in file: FileSummary) -> Bool {
    guard makesViews(identity.scope, in: file), !identity.context.contains(.isInInitializer) else { return false }
    switch identity.root.kind {
    case .construct:
      let declared = types(named: identity.root.$path, at: identity.site, in: file)
      return declared.isEmpty || declared.contains { isSwiftUIOwner($0) == .yes }
    case .name:
      if identity.root.$path == Symbol(.`self`) { return file.type(at: identity.scope)?.kind == .extension }
      guard let owner = owner(of: identity.scope, in: file) else { return false }
      guard let (property, _) = property(named: identity.root.$path, of: owner) else {
        return identity.root.path == "content"
          && conforms(owner, toAnyOf: ["ViewModifier"], of: KnownProtocols.swiftUIModules) == .yes
      }
      return property.type.map { $0.form == .opaque || $0.path == "AnyView" } ?? false
    case .call:
      return identity.traits.contains(.isShown) && identity.root.path.pathWithoutLastComponent.isEmpty
        && !identity.root.path.isEmpty
    default: return false
    }
  }

  /// The computed property that gives another value each time, when the name is that of one of the type's.
  package func volatileGetter(
    named name: Symbol, of type: DeclaredType
  ) -> (getter: VolatileGetter, declarer: DeclaredType)? {
    for declaration in [type] + extensions(of: type)
    where declaration.properties.contains(where: { $0.$name == name && $0.hasAccessors }) {
      let getters = declaration.file.volatileGetters
      if let getter = getters.first(where: { $0.owner == declaration.index && $0.$name == name }) {
        return (getter, declaration)
      }
    }
    return nil
  }

  /// The computed property of a member chain's end: `token`, `self.model.token`.
  package func volatileGetter(
    for reference: Reference, at scope: Int?, in file: FileSummary
  ) -> (getter: VolatileGetter, declarer: DeclaredType)? {
    guard let (property, declarer) = property(for: reference, at: scope, in: file), property.isComputed,
      let getter = declarer.file.volatileGetters(of: declarer.index).first(where: { $0.$name == property.$name })
    else { return nil }
    return (getter, declarer)
  }

  // MARK: Elements

  /// Elements that the list's first argument, or the computed property that it names, makes each time it is read.
  package func rebuiltElements(of list: ElementList, in file: FileSummary) -> RebuiltElements? {
    guard list.key == nil || list.key == "id", makesViews(list.scope, in: file) else { return nil }
    if list.form == .elements {
      guard let (property, declarer) = collection(of: list, in: file), property.isComputed, !property.isStatic,
        let element = elementType(of: list, in: file)
      else { return nil }
      return rebuilt(declarer.file) { found in
        found.scope == declarer.index && found.$member == property.$name
          && type(named: found.$typePath, at: found.site, in: declarer.file) == element
      }
    }
    guard list.form == .other else { return nil }
    return rebuilt(file) { list.data.place.range.contains($0.place.range) }
  }

  private func rebuilt(_ file: FileSummary, _ isMade: (Construction) -> Bool) -> RebuiltElements? {
    for construction in file.constructions where construction.callee == .type && isMade(construction) {
      guard construction.argument(labelled: "id") == nil,
        let element = type(named: construction.$typePath, at: construction.site, in: file),
        let identifier = element.properties.first(where: { $0.name == "id" && $0.isStoredInstance }),
        identifier.value == Value(.construct, "UUID") || identifier.value == Value(.member, "UUID.uuidString"),
        conforms(element, toAnyOf: ["Identifiable"], of: ["Swift"]) == .yes
      else { continue }
      return RebuiltElements(
        construction: FoundConstruction(construction: construction, file: file), element: element,
        identifier: identifier)
    }
    return nil
  }
}
