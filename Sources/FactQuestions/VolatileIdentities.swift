import Facts

/// A stored identity that each new value of a view creates for itself.
package struct RebuiltIdentity: Sendable {
  package let property: Property
  package let view: DeclaredType
  /// The call that creates the view again on each update.
  package let call: FoundConstruction
  package let caller: DeclaredType
  /// A view that starts over with each new identity: "TextField".
  package let kept: String
}

extension ProjectFacts {
  /// Returns whether code in a scope creates views: the scope is a type that SwiftUI shows, or an extension of a
  /// SwiftUI protocol.
  package func makesViews(_ scope: Int?, in file: FileSummary) -> Bool {
    guard let declaration = file.type(at: scope) else { return false }
    if let owner = owner(of: scope, in: file) { return isSwiftUIOwner(owner) == .yes }
    return declaration.kind == .extension && KnownProtocols.swiftUIOwners.contains(declaration.$name)
  }

  /// Returns whether the expression before an `.id(…)` is certainly a view.
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
        return identity.root.path == "content" && isViewModifier(owner)
      }
      return property.type.map { $0.form == .opaque || $0.path == "AnyView" } ?? false
    case .call:
      return identity.traits.contains(.isShown) && identity.root.path.pathWithoutLastComponent.isEmpty
        && !identity.root.path.isEmpty
    default: return false
    }
  }

  /// The type's computed property with that name, if it returns a new value each time; otherwise nil.
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

  /// The computed property at the end of a chain of members, such as `token` or `self.model.token`, if it returns a new
  /// value each time; otherwise nil.
  package func volatileGetter(
    for reference: Reference, at scope: Int?, in file: FileSummary
  ) -> (getter: VolatileGetter, declarer: DeclaredType)? {
    guard let (property, declarer) = property(for: reference, at: scope, in: file), property.isComputed,
      let getter = declarer.file.volatileGetters(of: declarer.index).first(where: { $0.$name == property.$name })
    else { return nil }
    return (getter, declarer)
  }

  /// The function of the project that a call refers to, if it returns a new value each time: `makeID()`,
  /// `Token.make()`, `model.token()`.
  package func volatileFunction(
    calledBy argument: Argument, at site: Site, in file: FileSummary
  ) -> (getter: VolatileGetter, declarer: DeclaredType)? {
    guard argument.value.kind == .call, !argument.value.path.isEmpty, argument.mentions.first?.isOfSelf ?? false else {
      return nil
    }
    guard let holder = holder(ofMemberAt: argument.value.$path, at: site, in: file) else { return nil }
    let name = argument.value.$path.lastPathComponent
    for declaration in [holder] + extensions(of: holder) {
      let functions = declaration.file.volatileFunctions
      if let function = functions.first(where: { $0.owner == declaration.index && $0.$name == name }) {
        return (function, declaration)
      }
    }
    return nil
  }

  /// Returns whether the argument is intentionally a different value each time: `colors.randomElement()!`, or a
  /// function of the project that returns a new value each time.
  package func isRandom(_ argument: Argument, in found: FoundConstruction) -> Bool {
    volatileFunction(calledBy: argument, at: found.construction.site, in: found.file) != nil
      || argument.value.kind == .call && Self.random.contains(argument.value.$path.lastPathComponent)
  }

  private static let random: Set<Symbol> = ["random", "randomElement"]

  /// The plain property that the identity reads, if it gets a new value when another view creates this view again, and
  /// if something in the view has state to lose; otherwise nil.
  package func rebuiltIdentity(_ identity: IdentityModifier, in file: FileFacts) -> RebuiltIdentity? {
    guard identity.argument.mentions.count == 1, let mention = identity.argument.mentions.first, mention.isOfSelf,
      mention.members.isEmpty, identity.argument.value.kind == .name || mention.root == .selfMember,
      let view = owner(of: identity.scope, in: file.summary), let property = view.property(named: mention.$name),
      property.isStoredInstance, property.attributes.isEmpty, Self.isFresh(property.value, as: property.type),
      !implementsEqualityOrHashing(view),
      !([view] + extensions(of: view)).flatMap(\.initializers).flatMap(\.assignments).contains(where: {
        $0.$property == property.$name
      }), let kept = kept(in: identity.base.range, at: identity.scope, of: file),
      let (call, caller) = rebuilding(view), call.construction.argument(labeled: property.$name) == nil
    else { return nil }
    return RebuiltIdentity(property: property, view: view, call: call, caller: caller, kept: kept)
  }

  // MARK: Elements

  /// Returns whether a property of the project holds an array or an optional of the type, which a list or a sheet may
  /// show, or the type lists its cases.
  package func mayBeItem(_ type: DeclaredType) -> Bool {
    conforms(type, toAnyOf: ["CaseIterable"], of: ["Swift"]) == .yes
      || files(.mentioned, type.declaration.$name).contains { file in
        file.properties.contains { property in
          guard let written = property.type, written.form == .array || written.isOptional,
            written.$path.lastPathComponent == type.declaration.$name
          else { return false }
          return self.type(named: written.$path, at: property.owner, in: file) == type
        }
      }
  }

  /// The identifier that each new value of the type creates for itself: `let id = UUID()`.
  func freshIdentifier(of element: DeclaredType) -> Property? {
    identifier(of: element).flatMap { Self.isFresh($0.value, as: $0.type) ? $0 : nil }
  }

  /// The identifier that is new with each value that this call creates: in its declaration, in an initializer, as in
  /// `init(id: UUID = UUID())`, or in the call: `Item(id: UUID())`.
  func freshIdentifier(of element: DeclaredType, madeBy construction: Construction) -> Property? {
    guard let identifier = identifier(of: element) else { return nil }
    if let given = construction.argument(labeled: identifier.$name) {
      return Self.isFresh(given.value, as: identifier.type) && hasMemberwiseInitializer(element) ? identifier : nil
    }
    if Self.isFresh(identifier.value, as: identifier.type) { return identifier }
    let fitting = ([element] + extensions(of: element)).flatMap(\.initializers).compactMap { initializer in
      align(construction.arguments, with: initializer.parameters).map { (initializer, $0) }
    }
    guard identifier.value.kind == .none, fitting.count == 1, let (initializer, arguments) = fitting.first,
      let assignment = initializer.assignments.first(where: { $0.$property == identifier.$name })
    else { return nil }
    if Self.isFresh(assignment.value, as: identifier.type) { return identifier }
    let parameter = initializer.parameters.first { $0.$name == assignment.value.$path }
    guard assignment.keepsParameter, let parameter, arguments[parameter.index] == nil else { return nil }
    return Self.isFresh(parameter.defaultValue, as: parameter.type) ? identifier : nil
  }

  /// The enum's `id`, if it is an associated value for which the call creates a new identifier.
  func freshIdentifier(of element: DeclaredType, madeAsCase construction: Construction) -> Property? {
    let name = construction.$typePath.lastPathComponent
    guard element.kind == .enum, conforms(element, toAnyOf: ["Identifiable"], of: ["Swift"]) == .yes,
      let (identifier, declarer) = property(named: Symbol(.id), of: element),
      let found = declarer.file.caseIdentifiers.first(where: { $0.owner == declarer.index && $0.$name == name }),
      construction.arguments.indices.contains(found.index),
      Self.isFresh(construction.arguments[found.index].value, as: nil)
    else { return nil }
    return identifier
  }

  private func identifier(of element: DeclaredType) -> Property? {
    guard let identifier = element.properties.first(where: { $0.name == "id" && $0.isStoredInstance }),
      conforms(element, toAnyOf: ["Identifiable"], of: ["Swift"]) == .yes
    else { return nil }
    return identifier
  }

  /// - Parameter type: The written type, which `.init()` creates.
  private static func isFresh(_ value: Value, as type: WrittenType?) -> Bool {
    value == Value(.construct, "UUID") || value == .textOfNewIdentifier
      || value.kind == .implicitInit && type?.form == .nominal && type?.path == "UUID"
  }

  /// Returns whether an argument is a list's element that never changes while its id stays the same: it consists of
  /// constants, and each new value creates its own id.
  ///
  /// - Parameter type: The declared type of the property or parameter that receives the argument.
  func isElementWithFreshIdentity(
    _ argument: Argument, takenAs type: WrittenType?, at scope: Int?, in file: FileSummary
  ) -> Bool {
    guard let type, let mention = argument.mentions.first, argument.mentions.count == 1, argument.value.kind == .name,
      mention.root == .closureParameter, mention.parameterKind == .element, mention.members.isEmpty,
      let element = self.type(named: type.$path, at: scope, in: file), element.kind == .struct,
      freshIdentifier(of: element) != nil
    else { return false }
    return element.properties.allSatisfy { !$0.isStoredInstance || $0.isLet }
  }
}
