import Facts

/// Arguments that could be passed as bindings.
extension ProjectFacts {
  /// Framework types without generic parameters. A construction with one of these names creates exactly that type.
  private static let plainValues: Set<Symbol> = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "Date", "UUID", "Data", "CGSize", "CGPoint", "CGRect",
    "NavigationPath",
  ]

  /// The offset at which a `$` turns the argument of a call into a binding to a value of the written type: before the
  /// name of a state, binding, or storage property of the calling view, or of an object whose member can be set. Nil if
  /// the argument is anything else or its type is not known to be the same.
  package func projectionOffset(
    of argument: Argument, in found: FoundConstruction, to typeText: String
  ) -> Int? {
    let construction = found.construction
    guard argument.value.kind == .name || argument.value.kind == .member, argument.mentions.count == 1,
      let mention = argument.mentions.first, mention.isOfSelf, !mention.isProjected,
      construction.context.isDisjoint(with: [.isInStatic, .isInInitializer]),
      // Only the names: no comments, no `?`, and no local name for another value.
      argument.place.range.utf8Count == argument.value.path.utf8.count,
      let caller = owner(of: construction.scope, in: found.file), isSwiftUIOwner(caller) == .yes,
      let (property, declarer) = property(named: mention.$name, of: caller), !property.isStatic,
      let wrapper = property.wrapper
    else { return nil }
    let prefix = mention.root == .selfMember ? "self." : ""
    guard argument.value.path == prefix + mention.name.appendingPath(mention.members) else { return nil }
    switch wrapper {
    case .state, .binding, .appStorage, .sceneStorage: break
    case .stateObject, .observedObject, .environmentObject, .bindable:
      guard !mention.members.isEmpty else { return nil }
    default: return nil
    }
    guard typeText == settableType(along: mention.$members, from: property, declaredBy: declarer) else {
      return nil
    }
    return argument.place.range.start + prefix.utf8.count
  }

  /// The type, as source text, of the property at the end of a chain of members; nil if one of them is unknown or
  /// cannot be set from another file.
  func settableType(
    along members: Symbol, from property: Property, declaredBy declarer: DeclaredType
  ) -> String? {
    guard let found = properties(along: members, from: FoundProperty(property, in: declarer.file)),
      found.dropLast().allSatisfy({ $0.property.type?.isOptional != true }),
      found.dropFirst().allSatisfy({ isSettable($0.property) }), let last = found.last,
      let declarer = DeclaredType(last.file, last.property.owner)
    else { return nil }
    return typeText(of: last.property, declaredBy: declarer)
  }

  private func isSettable(_ member: Property) -> Bool {
    !member.isStatic && !member.isLet && member.setterAccess == nil
      && member.access.map { $0 > .fileprivate } ?? true
      && (!member.isComputed || member.traits.contains(.isSettable))
  }

  /// A property's type as source text: as written, or as shown by a literal, a construction, or an enum case; nil if
  /// none of these shows it.
  package func typeText(of property: Property, declaredBy declarer: DeclaredType) -> String? {
    if let written = property.type { return written.text }
    let path = property.value.$path
    switch property.value.kind {
    case .literal:
      // A type of the project may have the same name: `struct String`.
      return path.isEmpty || !types(named: path, at: property.owner, in: declarer.file).isEmpty ? nil : path.string
    case .construct:
      guard path != Symbol(.selfType) else { return nil }
      // The name of a generic type may have been followed by type arguments.
      guard let type = type(named: path, at: property.owner, in: declarer.file) else {
        return Self.plainValues.contains(path) ? path.string : nil
      }
      // A failable initializer gives an optional, and the raw value's initializer of an enum is one.
      let initializers = ([type] + extensions(of: type)).flatMap(\.initializers)
      guard type.kind != .enum, !initializers.contains(where: { $0.traits.contains(.isFailable) }) else { return nil }
      return type.declaration.genericParameters.isEmpty ? path.string : nil
    case .member:
      let typePath = path.pathWithoutLastComponent
      guard let type = type(named: typePath, at: property.owner, in: declarer.file),
        isCase(path.lastPathComponent, of: type)
      else { return nil }
      return typePath.string
    default: return nil
    }
  }
}
