import Facts

/// The actor that the members of a type run on unless they specify another isolation.
package enum Isolation: Sendable, Hashable {
  case mainActor
  /// Another global actor, by name.
  case globalActor(String)
  /// The type itself is an actor.
  case ownActor
  case nonisolated
  case unknown

  /// A description for people: "main actor".
  package var description: String {
    switch self {
    case .mainActor: "main actor"
    case .globalActor(let name): name
    case .ownActor: "the actor itself"
    case .nonisolated: "none"
    case .unknown: "unknown"
    }
  }
}

extension ProjectFacts {
  private static let inheritanceLimit = 20

  /// The isolation of the type: from its own declaration, from its superclass or the protocols that it conforms to in
  /// its own file, or else from the module's default.
  package func isolation(of type: DeclaredType) -> Isolation { isolation(of: type, depth: 0) }

  private func isolation(of type: DeclaredType, depth: Int) -> Isolation {
    guard depth < Self.inheritanceLimit else { return .unknown }
    if type.declaration.modifiers.contains(.isNonisolated) { return .nonisolated }
    if type.kind == .actor { return .ownActor }
    for attribute in type.declaration.attributes {
      if attribute.$name == Symbol(.mainActor) { return .mainActor }
      if isGlobalActor(attribute, of: type) { return .globalActor(attribute.name) }
    }
    let inherited = inheritedIsolation(of: type, depth: depth)
    guard inherited == .nonisolated else { return inherited }
    switch settings(of: type.file).defaultIsolation {
    case .mainActor: return .mainActor
    case .nonisolated: return .nonisolated
    case nil: return .unknown
    }
  }

  func isGlobalActor(_ attribute: Attribute, of type: DeclaredType) -> Bool {
    let path = attribute.$base.appendingPath(attribute.$name)
    return types(named: path, at: type.declaration.outer, in: type.file)
      .contains { $0.declaration.hasAttribute("globalActor") }
  }

  /// `nonisolated` if no isolation is inherited; `unknown` if the type inherits from something that is neither declared
  /// in the project nor known.
  private func inheritedIsolation(of type: DeclaredType, depth: Int) -> Isolation {
    var answer = Isolation.nonisolated
    let inFile = [type] + extensions(of: type).filter { $0.file.id == type.file.id }
    for declaration in inFile {
      for written in declaration.declaration.inherited {
        let ancestors = types(named: written.$path, at: declaration.declaration.outer, in: type.file)
          .filter { $0.kind == .class || $0.kind == .protocol }
        guard let ancestor = ancestors.first else {
          if KnownProtocols.isOnMainActor(written.$name) { return .mainActor }
          if !KnownProtocols.isKnown(written.$name) { answer = .unknown }
          continue
        }
        // This includes an isolation from a module's default. A type in the same module has the same default, and a
        // type in another module inherits the isolation.
        let own = isolation(of: ancestor, depth: depth + 1)
        if own == .mainActor || isGlobal(own) { return own }
      }
    }
    return answer
  }

  private func isGlobal(_ isolation: Isolation) -> Bool {
    if case .globalActor = isolation { true } else { false }
  }
}
