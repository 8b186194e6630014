/// What members are read from: the type of a receiver as far as the written types tell.
extension ProjectFacts {
  /// What is known of the type that an expression has.
  enum Flow {
    /// Certainly none of the type in question.
    case other
    case same
    case unknown
  }

  /// Whether the receiver of a reference is a value of `type`.
  func receiver(of reference: MemberReference, in file: FileSummary, is type: DeclaredType) -> Flow {
    switch reference.receiver {
    case .type:
      return .other
    case .unknown:
      return .unknown
    case .value:
      return flow(ofTypeNamed: reference.receiverType, at: reference.site, in: file, to: type)
    case .memberOfValue:
      guard let base = self.type(named: reference.receiverType, at: reference.site, in: file) else {
        return .unknown
      }
      return flow(along: reference.receiverPath[...], from: base, to: type)
    case .memberOrGlobal:
      return flow(ofMember: reference.receiverPath, at: reference.scope, in: file, to: type)
    }
  }

  func flow(
    ofTypeNamed name: String, at site: Site, in file: FileSummary, to type: DeclaredType
  ) -> Flow {
    if name == "Self", let owner = owner(of: site.scope, in: file) {
      return owner == type ? .same : owner.kind == .protocol ? .unknown : .other
    }
    let candidates = types(named: name, at: site, in: file)
    if candidates.contains(type) { return .same }
    if !candidates.isEmpty { return .other }
    // A name that the project does not declare; a generic parameter has one of its own.
    return name.lastPathComponent == type.name ? .unknown : isComplete ? .other : .unknown
  }

  /// Follows members read one behind the other.
  private func flow(along path: Substring, from base: DeclaredType, to type: DeclaredType) -> Flow {
    guard !path.isEmpty else { return base == type ? .same : .other }
    let name = String(path.prefix { $0 != "." })
    let rest = path.dropFirst(name.count).dropFirst()
    guard let (property, declarer) = property(named: name, of: base) else { return .unknown }
    return flow(of: property, declaredIn: declarer.file, rest: rest, to: type)
  }

  private func flow(
    ofMember path: String, at scope: Int?, in file: FileSummary, to type: DeclaredType
  ) -> Flow {
    let name = path.firstPathComponent
    let rest = path.dropFirst(name.count).dropFirst()
    guard let (property, home) = variable(named: name, at: scope, in: file) else { return .unknown }
    return flow(of: property, declaredIn: home, rest: rest, to: type)
  }

  private func flow(
    of property: Property, declaredIn file: FileSummary, rest: Substring, to type: DeclaredType
  ) -> Flow {
    guard let name = typeName(of: property) else {
      if let written = property.type, rest.isEmpty, written.form != .nominal || written.isGeneric { return .unknown }
      return property.type == nil && [.literal, .keyPath].contains(property.value.kind) && rest.isEmpty
        ? .other : .unknown
    }
    if rest.isEmpty { return flow(ofTypeNamed: name, at: file.site(ofMembersOf: property.owner), in: file, to: type) }
    guard let next = self.type(named: name, at: property.owner, in: file) else { return .unknown }
    return flow(along: rest, from: next, to: type)
  }

  /// The name of a property's type, as written or as its initial value constructs it; nil for types without a single
  /// name and for generic ones, whose members may be anything.
  func typeName(of property: Property) -> String? {
    if let written = property.type {
      switch written.form {
      case .nominal, .optional, .implicitlyUnwrapped:
        return written.path.isEmpty || written.isGeneric ? nil : written.path
      case .existential, .opaque:
        return written.path.isEmpty ? nil : written.path
      default: return nil
      }
    }
    return property.value.kind == .construct && property.value.path != "Self" ? property.value.path : nil
  }

  /// What a name that no function declares means at a scope: a property of one of the types around it, or else the
  /// project's one global variable of that name. With the file that declares it.
  func variable(named name: String, at scope: Int?, in file: FileSummary) -> (Property, FileSummary)? {
    for outer in file.scopes(from: scope) {
      guard let owner = owner(of: outer.index, in: file) else { continue }
      if let (property, declarer) = property(named: name, of: owner) { return (property, declarer.file) }
    }
    let declaring = files(.globals, name).filter { sees($0, from: file) }
    guard declaring.count == 1, let home = declaring.first,
      let global = home.properties.first(where: { $0.owner == nil && $0.name == name })
    else { return nil }
    return (global, home)
  }

  /// A property of a type, in its braces, an extension in any file or a superclass, with what declares it.
  package func property(named name: String, of type: DeclaredType) -> (Property, DeclaredType)? {
    if let property = type.property(named: name) { return (property, type) }
    for declaration in extensions(of: type) {
      if let property = declaration.property(named: name) { return (property, declaration) }
    }
    guard type.kind == .class || type.kind == .protocol else { return nil }
    for case .declared(let ancestor) in ancestors(of: type) {
      if let property = ancestor.property(named: name) { return (property, ancestor) }
    }
    return nil
  }
}
