import Facts

/// The obstacles to adding a wrapper that keeps an object to a property, or to replacing the wrapper that it has.
extension ProjectFacts {
  /// Returns whether the type's code may use the wrapper. `@StateObject` requires iOS 14.
  package func mayUse(_ wrapper: Wrapper, at scope: TypeIndex?, in file: FileSummary) -> Bool {
    wrapper != .stateObject || runs(on: .stateObject, at: scope, in: file) != .no
  }

  /// Returns whether a fix can make the wrapper keep the property's object. A state object cannot be replaced, and
  /// before its view is installed, each use creates another one. Code that assigns it, or uses it in an initializer,
  /// must be moved first.
  package func mayKeep(
    _ property: Property, of owner: DeclaredType, in wrapper: Wrapper, facts: FileFacts
  ) -> Bool {
    mayUse(wrapper, at: owner.index, in: facts.summary)
      && (wrapper != .stateObject
        || replacement(of: property, of: owner, facts: facts) == nil
          && !isUsedBeforeInstalled(property, in: owner, facts: facts))
  }

  /// The reason why the property might not compile, or not behave as intended, if the wrapper kept its object: a clause
  /// that names the obstacle and its place, without a capital letter or a period. Nil if there is none. The caller has
  /// to rewrite the assignments in the initializers of the file.
  ///
  /// - Parameters:
  ///   - wrapper: `@State` or `@StateObject`.
  ///   - facts: Those of the file that declares the type.
  package func obstacle(
    toWrapping property: Property, of owner: DeclaredType, in wrapper: Wrapper, facts: FileFacts
  ) -> String? {
    let name = property.name
    if let reason = passing(property, of: owner) ?? assignment(to: property, of: owner, facts: facts)
      ?? projection(of: property, of: owner, in: wrapper, facts: facts)
    {
      return reason
    }
    // A property whose wrapper already waits for the view loses nothing.
    if property.wrapper != .stateObject, property.wrapper != .environmentStateObject,
      let use = uninstalledUse(of: property, in: owner, facts: facts)
    {
      return use
    }
    if owner.declaration.hasAttribute("propertyWrapper") {
      return "'\(owner.name)' is a property wrapper, and SwiftUI installs wrappers only in views"
    }
    // Code outside the main actor may read a constant, but no variable.
    if property.isLet,
      let member = memberGraph(of: owner, facts: facts).nonisolatedMember(using: property.$name)
    {
      return "'\(member)' uses '\(name)' outside of the main actor"
    }
    if property.modifiers.contains(.isNonisolated) { return "'\(name)' is nonisolated" }
    if property.wrapper == nil, let storage = Symbol(ifKnown: "_\(name)"),
      self.property(named: storage, of: owner) != nil
    {
      return "'_\(name)' is declared, too"
    }
    if property.wrapper == nil,
      conforms(owner, toAnyOf: ["Equatable", "Hashable", "Codable", "Encodable", "Decodable"], of: ["Swift"]) == .yes
    {
      return "'\(owner.name)' is compared, encoded, or decoded by its stored properties"
    }
    if !owner.hasSingleProperty(named: property.$name) {
      return "'\(name)' is declared in several '#if' branches"
    }
    if isDeclaredTwice(owner) { return "the module declares '\(owner.path)' more than once" }
    return visibility(of: property, in: owner) ?? reasonItRedraws(by: property, of: owner, in: wrapper, facts: facts)
      ?? reasonNotToMove(property, of: owner)
  }

  /// The reason why the object would stay although an input changes. An object that is created on each update fits the
  /// current input, but one that stays may belong to an earlier input.
  private func reasonNotToMove(_ property: Property, of owner: DeclaredType) -> String? {
    guard property.wrapper == nil || property.wrapper == .observedObject,
      constructedType(of: property, in: owner)?.kind == .class
    else { return nil }
    let input = owner.properties.first { input in
      input.isStoredInstance && !input.hasInitialValue && input.type?.form != .function
        && input.type?.$path != Symbol(.bool) && (input.attributes.isEmpty || input.isWrapped(by: .observedObject))
        && !callsPassingAnother(input, to: owner).isEmpty
    }
    return input.map { "'\(property.name)' then stays when '\($0.name)' changes" }
  }

  private func passing(_ property: Property, of owner: DeclaredType) -> String? {
    guard property.access != .private, hasMemberwiseInitializer(owner),
      let passing = constructionPassing(property, to: owner)
    else { return nil }
    return "'\(property.name)' is passed at \(passing.description)"
  }

  private func assignment(to property: Property, of owner: DeclaredType, facts: FileFacts) -> String? {
    let name = property.name
    if let place = replacement(of: property, of: owner, facts: facts) { return "'\(name)' is assigned at \(place)" }
    var kinds: NameUse.Kinds = []
    // Assignments in initializers are rewritten only for the wrappers of objects that callers pass.
    if property.wrapper == nil || property.wrapper == .bindable { kinds.insert(.writtenInInitializer) }
    if property.wrapper != nil { kinds.insert(.storage) }
    return use(of: property, as: kinds, in: owner, facts: facts).map { "'\(name)' is assigned at \($0.description)" }
  }

  /// The place where the property is set to another object than its first one, as in "Home.swift:40"; nil if there is
  /// none. State objects cannot be replaced, so such code would no longer compile.
  package func replacement(of property: Property, of owner: DeclaredType, facts: FileFacts) -> String? {
    if let use = use(of: property, as: [.written, .takenInOut], in: owner, facts: facts) { return use.description }
    for declaration in extensions(of: owner) where declaration.file.id != facts.id {
      let assignments = declaration.initializers.flatMap(\.assignments)
      if let assignment = assignments.first(where: { $0.$property == property.$name }) {
        return assignment.place.description(inFileAt: declaration.file.path)
      }
    }
    return nil
  }

  /// The parameter of an initializer that decides which of several values the property gets: by a condition around the
  /// assignment, by an early return, or through a variable that several statements set. Nil if there is none.
  package func parameterChoosing(_ property: Property, of owner: DeclaredType, facts: FileFacts) -> Symbol? {
    for (initializer, assignments) in assignments(to: property, of: owner)
    where facts.summary.initializers.indices.contains(initializer.index) && !initializer.parameters.isEmpty {
      guard facts.initializerBodies.indices.contains(initializer.index) else { continue }
      let body = facts.initializerBodies[initializer.index]
      for assignment in assignments {
        let chosen = assignment.mentions.filter { mention in
          mention.root == .local && body.locals.allSatisfy { $0.$name != mention.$name || $0.isMutated }
        }.map(\.$name)
        for (index, statement) in body.statements.prefix(assignment.statementIndex + 1).enumerated() {
          let isOwn = index == assignment.statementIndex
          let decides =
            isOwn
            ? !assignment.isAtTopLevel : assignment.isAfterReturn || statement.names.contains(where: chosen.contains)
          guard decides, let name = statement.names.first(where: { initializer.parameter(named: $0) != nil }) else {
            continue
          }
          return name
        }
      }
    }
    return nil
  }

  private func projection(
    of property: Property, of owner: DeclaredType, in wrapper: Wrapper, facts: FileFacts
  ) -> String? {
    let name = property.name
    if let use = use(of: property, as: .projected, in: owner, facts: facts) {
      return "'$\(name)' is passed on at \(use.description)"
    }
    guard property.wrapper == .bindable, wrapper == .state else { return nil }
    let made = constructedType(of: property, in: owner)
    for (member, path) in projectedMembers(of: property, in: owner, facts: facts) {
      guard let made, let declared = self.property(named: member.$member, of: made)?.0, !declared.isStatic,
        !declared.isLet, !declared.isComputed || declared.traits.contains(.isSettable),
        !KnownProtocols.membersOfBindings.contains(member.$member)
      else {
        let place = member.place.description(inFileAt: path)
        return "'$\(name.appendingPath(member.member))' at \(place) may mean something else "
          + "in a binding to the whole object"
      }
    }
    return nil
  }

  private func projectedMembers(
    of property: Property, in owner: DeclaredType, facts: FileFacts
  ) -> [(DrawnMember, String)] {
    var result: [(DrawnMember, String)] = []
    for declaration in [owner] + extensions(of: owner) {
      let members =
        declaration.file.id == facts.summary.id
        ? Array(facts.projectedMembers(at: declaration.index))
        : declaration.file.projectedMembers.filter { $0.scope == declaration.index }
      for member in members where member.$property == property.$name { result.append((member, declaration.file.path)) }
    }
    return result
  }

  /// The reason why the view would start to follow an object of which it shows nothing; nil if it would not.
  private func reasonItRedraws(
    by property: Property, of owner: DeclaredType, in wrapper: Wrapper, facts: FileFacts
  ) -> String? {
    guard property.wrapper == nil, wrapper == .stateObject, let held = constructedType(of: property, in: owner),
      announcesChanges(held),
      shownMember(
        of: property, of: owner, held: held, in: facts, where: { $0.isWrapped(by: .published) || $0.isComputed })
        == nil
    else { return nil }
    return "every change that '\(property.name)' publishes would update '\(owner.name)'"
  }

  /// The reason why the property cannot become private; nil if it can, or already has a wrapper for state. State that
  /// other code can set would be another mistake, and a library's interface must not change.
  private func visibility(of property: Property, in owner: DeclaredType) -> String? {
    let name = property.name
    guard property.wrapper?.isOwned != true, property.access.map({ $0 > .fileprivate }) ?? true else { return nil }
    switch canBePrivate(property, in: owner) {
    case .possible: return nil
    case .required(let requirer): return "'\(requirer)' requires '\(name)'"
    case .published: return "'\(name)' is public"
    case .passed(let place): return "'\(name)' is passed at \(place)"
    case .onlyInFile(let reason), .blocked(let reason): return reason
    }
  }
}
