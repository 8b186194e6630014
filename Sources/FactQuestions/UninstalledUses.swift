import Facts

/// Uses of a view's property while the view is not installed: before SwiftUI installs it, or in values that SwiftUI
/// never shows. In such a use, a wrapper that keeps an object returns a temporary object instead of the one that the
/// view will have.
extension ProjectFacts {
  /// Returns a description of the first such use; nil if there is none. `facts` must be those of the file that declares
  /// the type.
  func uninstalledUse(of property: Property, in type: DeclaredType, facts: FileFacts) -> String? {
    let graph = memberGraph(of: type, facts: facts)
    let members = graph.members(using: property.$name)
    return initializerUse(of: property, in: type, graph, members, facts: facts)
      ?? useThroughValues(of: property, in: type, members) ?? useThroughProtocol(among: members, of: property, in: type)
  }

  /// Returns whether an initializer uses the property, directly or through other members, or passes `self` on.
  package func isUsedBeforeInstalled(_ property: Property, in type: DeclaredType, facts: FileFacts) -> Bool {
    let graph = memberGraph(of: type, facts: facts)
    return initializerUse(of: property, in: type, graph, graph.members(using: property.$name), facts: facts) != nil
  }

  // MARK: Initializers

  private func initializerUse(
    of property: Property, in type: DeclaredType, _ graph: MemberGraph, _ members: Set<Symbol>,
    facts: FileFacts
  ) -> String? {
    let name = property.name
    if let use = graph.inInitializers.first(where: { $0.name == property.$name })?.use {
      return "'\(name)' is used at \(use.description), before the view is installed"
    }
    if let (member, use) = graph.inInitializers.first(where: { members.contains($0.name) }) {
      return "'\(member)' uses '\(name)' and is used at \(use.description), before the view is installed"
    }
    for body in initializerBodies(of: type, facts: facts) {
      if let statement = body.statements.first(where: { $0.names.contains(Symbol(.`self`)) }) {
        let place = statement.place.description(inFileAt: facts.path)
        return "'self' is passed on at \(place), before the view is installed"
      }
    }
    return nil
  }

  /// Returns the bodies of the type's initializers that the file declares.
  private func initializerBodies(of type: DeclaredType, facts: FileFacts) -> [InitializerBody] {
    ([type] + extensions(of: type)).filter { $0.file.id == facts.summary.id }.flatMap { declaration in
      facts.summary.initializers(of: declaration.index).indexes.compactMap { index in
        facts.initializerBodies.indices.contains(index) ? facts.initializerBodies[index] : nil
      }
    }
  }

  // MARK: Values that nothing shows

  private func useThroughValues(
    of property: Property, in type: DeclaredType, _ members: Set<Symbol>
  ) -> String? {
    let name = property.name
    if let use = useThroughAnyValue(of: property, in: type) {
      return "'\(name)' \(use.isCertain ? "is" : "may be") used at \(use.description), where no view is installed"
    }
    var holder: ForeignUse?
    for member in members.sortedByText() where member != Symbol(.body) {
      let access = declarations(ofMember: member, in: type).max()
      let found =
        self.property(named: member, of: type).flatMap { useThroughAnyValue(of: $0.0, in: type) }
        ?? useThroughAnyValue(ofMethod: member, access: access, in: type)
      if let found {
        return "'\(member)' uses '\(name)' and \(found.isCertain ? "is" : "may be") used at \(found.description), "
          + "where no view is installed"
      }
      guard let access, access > .fileprivate, !KnownProtocols.isCalledWhenInstalled(member) else { continue }
      holder = holder ?? self.holder(of: type)
      if let holder {
        return "'\(member)' uses '\(name)' and may be called on the '\(type.name)' of \(holder.description), "
          + "where no view is installed"
      }
    }
    return nil
  }

  /// Returns a description of a member that may be called through a protocol, and thus on values that are not installed
  /// views; nil if there is none.
  private func useThroughProtocol(
    among members: Set<Symbol>, of property: Property, in type: DeclaredType
  ) -> String? {
    for ancestor in ancestors(of: type) {
      for member in members.sortedByText() where !KnownProtocols.isCalledWhenInstalled(member) {
        guard declarations(ofMember: member, in: type).contains(where: { $0 > .fileprivate }),
          let name = requiringProtocol(ancestor, member, of: type)
        else { continue }
        return "'\(member)' uses '\(property.name)' and may be called through '\(name)', where no view is installed"
      }
    }
    return nil
  }

  /// Returns the name of the protocol if it requires, or may require, the member. Returns nil for the protocols through
  /// which SwiftUI calls views.
  private func requiringProtocol(_ ancestor: Ancestor, _ member: Symbol, of type: DeclaredType) -> String? {
    switch ancestor {
    case .declared(let declared):
      guard declared.kind == .protocol else { return nil }
      let isRequired =
        declared.properties.contains { $0.$name == member }
        || declared.file.methods(named: member).contains { $0.owner == declared.index }
      return isRequired ? declared.name : nil
    case .framework(let written):
      guard !KnownProtocols.swiftUIOwners.contains(written.$name),
        !configuredSettings(of: type.file).viewProtocols.contains(written.name)
      else { return nil }
      return KnownProtocols.requires(member, protocolNamed: written.$name) == .no ? nil : written.name
    }
  }
}
