import Facts

/// The type of a value, as far as the project's declarations determine it.
enum Resolution {
  /// One type of the project.
  case declared(DeclaredType)
  /// One of several types that the project declares; which one is unknown.
  case several([DeclaredType])
  /// A type that the project does not declare. The name is empty if none is written or constructed.
  case elsewhere(Symbol)
  /// The generic parameter with that name, and the class of the project that its concrete type is or inherits from.
  case parameter(Symbol, of: DeclaredType?)
  /// A type that contains another type, which may be one of the project's: `[T]`, `Binding<T>`, `() -> T`.
  case around
  case unknown

  var declared: DeclaredType? {
    switch self {
    case .declared(let type): type
    case .several(let types): types.areOneClass ? types.first : nil
    // Its values have all members of that class.
    case .parameter(_, let bound): bound
    default: nil
    }
  }

  /// The type, unless it is a protocol: then the value can have any conforming type.
  var object: DeclaredType? { declared.flatMap { $0.kind == .protocol ? nil : $0 } }

  /// Returns whether the value has the type; yes also if the type is one of several candidates.
  func isOf(_ type: DeclaredType) -> Answer {
    switch self {
    case .declared(let declared): declared == type ? .yes : .no
    case .several(let candidates): candidates.contains(type) ? .yes : .no
    case .parameter(_, let bound): bound == type ? .yes : .no
    case .elsewhere, .around: .no
    case .unknown: .unknown
    }
  }
}

/// A property with the file that declares it.
package struct FoundProperty {
  let property: Property
  let file: FileSummary

  package init(_ property: Property, in file: FileSummary) {
    self.property = property
    self.file = file
  }

  /// The place of its declaration.
  var site: Site { file.site(ofMembersOf: property.owner) }

  func isSame(as other: FoundProperty) -> Bool {
    property.$name == other.property.$name && property.owner == other.property.owner && file.id == other.file.id
  }
}

/// Resolves names, members, and values to types: `model`, `store.model`, `Store.shared.model`, `makeModel()`.
extension ProjectFacts {
  /// The maximum number of values to follow. Real chains are short, but in code that does not compile a value can refer
  /// to itself.
  private static let followedValues = 12

  // MARK: Types

  /// Resolves the name of a type as written in code.
  @inline(never)
  func resolve(_ name: Symbol, at site: Site, in file: FileSummary) -> Resolution {
    if name == Symbol(.selfType) {
      // In a protocol, `Self` is any conforming type.
      return owner(of: site.scope, in: file).map { $0.kind == .protocol ? .unknown : .declared($0) } ?? .unknown
    }
    guard !isGenericParameter(name, at: site.scope, in: file) else {
      return .parameter(name, of: bound(ofParameter: name, at: site.scope, in: file))
    }
    let candidates = types(named: name, at: site, in: file)
    guard let first = candidates.first else { return .elsewhere(name) }
    return candidates.count == 1 ? .declared(first) : .several(candidates)
  }

  /// Returns whether a name begins with a generic parameter of the type or of an enclosing type. It hides other
  /// declarations.
  func isGenericParameter(_ path: Symbol, at scope: Int?, in file: FileSummary) -> Bool {
    let name = path.firstPathComponent
    return file.scopes(from: scope).contains { scope in
      scope.declaration.genericParameters.contains { $0.$name == name }
    }
  }

  private func bound(ofParameter name: Symbol, at scope: Int?, in file: FileSummary) -> DeclaredType? {
    for scope in file.scopes(from: scope) {
      for parameter in scope.declaration.genericParameters where parameter.$name == name {
        return parameter.constraints.lazy.compactMap { self.type(named: $0, at: scope.index, in: file) }
          .first { $0.kind == .class }
      }
    }
    return nil
  }

  // MARK: Properties

  /// The type that the property holds, from its written type, its wrapper, or its initial value.
  @inline(never)
  func type(of property: Property, declaredIn file: FileSummary) -> Resolution {
    type(of: property, at: file.site(ofMembersOf: property.owner), in: file)
  }

  /// The type of a local variable, determined in the same way.
  @inline(never)
  func type(of variable: Property, at site: Site, in file: FileSummary, depth: Int = 0) -> Resolution {
    if let written = variable.type { return type(written, at: site, in: file) }
    if let read = variable.readFromEnvironment {
      guard read.family == .key else { return resolve(read.$path, at: site, in: file) }
      return environmentValue(read.$path).map { type(of: $0, depth: depth + 1) } ?? .unknown
    }
    return type(of: variable.value, at: site, in: file, depth: depth + 1)
  }

  /// The type of the elements of the array that the property holds.
  func elements(of property: Property, declaredIn file: FileSummary) -> Resolution {
    property.elementPath.map { resolve($0, at: file.site(ofMembersOf: property.owner), in: file) } ?? .unknown
  }

  @inline(never)
  private func type(_ written: WrittenType, at site: Site, in file: FileSummary) -> Resolution {
    switch written.form {
    case .nominal, .optional, .implicitlyUnwrapped, .existential, .opaque:
      guard !written.path.isEmpty else { return .unknown }
      let resolution = resolve(written.$path, at: site, in: file)
      if written.isGeneric, case .elsewhere = resolution { return .around }
      return resolution
    case .array, .dictionary, .tuple, .function, .metatype: return .around
    case .composition, .other: return .unknown
    }
  }

  // MARK: Values

  /// The type of an expression.
  ///
  /// - Parameters:
  ///   - reference: The origin of the expression's first name, if that is known.
  ///   - localType: The path of the type of the local variable or parameter that the expression begins with.
  @inline(never)
  func type(
    of value: Value, reference: Reference? = nil, localType: Symbol = .empty, at site: Site, in file: FileSummary,
    depth: Int = 0
  ) -> Resolution {
    guard depth < Self.followedValues else { return .unknown }
    switch value.kind {
    case .construct, .choice: return value.path.isEmpty ? .unknown : resolve(value.$path, at: site, in: file)
    case .literal, .interpolation, .keyPath: return .elsewhere(.empty)
    case .array, .closure: return .around
    case .name, .member:
      switch reference?.root {
      case .parameter, .local, .closureParameter:
        guard !localType.isEmpty, let reference else { return .unknown }
        return type(ofPath: reference.$members, from: resolve(localType, at: site, in: file), depth: depth)
      case .selfValue: return resolve(Symbol(.selfType), at: site, in: file)
      case .memberOrGlobal, .selfMember, nil:
        let path = reference.map { $0.$name.appendingPath($0.$members) } ?? value.$path
        return type(ofPath: path, at: site, in: file, depth: depth)
      }
    case .call:
      return typeCreated(by: value, reference: reference, at: site, in: file, depth: depth + 1).map { .declared($0) }
        ?? .unknown
    default: return .unknown
    }
  }

  /// The functions or computed properties with that name that only create a value, with the declarations they are in.
  func factories(named name: Symbol, of owner: DeclaredType, isFunction: Bool) -> [(Factory, DeclaredType)] {
    ([owner] + extensions(of: owner)).flatMap { declaration in
      declaration.file.factories(named: name)
        .filter { $0.owner == declaration.index && $0.isFunction == isFunction }.map { ($0, declaration) }
    }
  }

  // MARK: Paths

  /// The type of the value at the end of a path: "model", "store.model", or "Store.shared.model".
  @inline(never)
  func type(ofPath path: Symbol, at site: Site, in file: FileSummary, depth: Int = 0) -> Resolution {
    let (typePath, members) = path.splitAfterTypes
    guard typePath.isEmpty else {
      // A type name alone is not an instance of that type.
      guard !members.isEmpty else { return .elsewhere(.empty) }
      let base = resolve(typePath, at: site, in: file)
      // Members of a framework's type do not have types of the project.
      if case .elsewhere = base, isComplete { return .elsewhere(.empty) }
      let isCase = base.declared.map { self.isCase(members.firstPathComponent, of: $0) } ?? false
      return type(ofPath: isCase ? members.withoutFirstComponent : members, from: base, depth: depth)
    }
    let name = path.firstPathComponent
    guard let first = variable(named: name, at: site.scope, in: file),
      let last = properties(along: path.withoutFirstComponent, from: first, depth: depth)?.last
    else { return .unknown }
    return type(of: last, depth: depth)
  }

  /// The type whose member is at the end of a path: `load`, `self.load`, `Loader.load`, or `model.loader.load`.
  func holder(ofMemberAt path: Symbol, at site: Site, in file: FileSummary) -> DeclaredType? {
    let base = path.pathWithoutLastComponent.withoutSelf
    if base.isEmpty || base == Symbol(.selfType) { return owner(of: site.scope, in: file) }
    let (type, members) = base.splitAfterTypes
    return members.isEmpty
      ? self.type(named: type, at: site, in: file) : self.type(ofPath: base, at: site, in: file).declared
  }

  /// The type of the elements of an array that is read from a path.
  func elements(ofPath path: Symbol, at site: Site, in file: FileSummary) -> Resolution {
    guard let first = variable(named: path.firstPathComponent, at: site.scope, in: file),
      let last = properties(along: path.withoutFirstComponent, from: first)?.last
    else { return .unknown }
    return elements(of: last.property, declaredIn: last.file)
  }

  /// What the compiler declares in the types of enums. Other names that no code declares are those of cases.
  private static let generated: Set<Symbol> = ["allCases", "self", "Type"]

  /// Returns whether the name after the type's name, as in `Tab.home`, is that of a case.
  func isCase(_ name: Symbol, of type: DeclaredType) -> Bool {
    type.kind == .enum && !Self.generated.contains(name) && property(named: name, of: type) == nil
  }

  /// The type at the end of a chain of members; the base itself if the chain is empty.
  @inline(never)
  func type(ofPath members: Symbol, from base: Resolution, depth: Int = 0) -> Resolution {
    guard !members.isEmpty else { return base }
    let name = members.firstPathComponent
    guard let type = base.declared, let (property, declarer) = property(named: name, of: type),
      let last = properties(
        along: members.withoutFirstComponent, from: FoundProperty(property, in: declarer.file), depth: depth)?.last
    else { return .unknown }
    return self.type(of: last, depth: depth)
  }

  /// The first property, then each member of the chain after it; nil if one of them is unknown.
  func properties(
    along members: Symbol, from first: FoundProperty, depth: Int = 0
  ) -> [FoundProperty]? {
    var result = [first]
    var members = members
    while !members.isEmpty {
      let name = members.firstPathComponent
      members = members.withoutFirstComponent
      guard let last = result.last, let base = type(of: last, depth: depth).declared,
        let (property, declarer) = property(named: name, of: base)
      else { return nil }
      result.append(FoundProperty(property, in: declarer.file))
    }
    return result
  }

  @inline(never)
  private func type(of found: FoundProperty, depth: Int) -> Resolution {
    type(
      of: found.property, at: found.file.site(ofMembersOf: found.property.owner), in: found.file, depth: depth)
  }

  // MARK: Names

  /// The variable that a name in a scope refers to, if the name is not local to a function: a property of an enclosing
  /// type, or else the project's only global variable with that name.
  func variable(named name: Symbol, at scope: Int?, in file: FileSummary) -> FoundProperty? {
    for outer in file.scopes(from: scope) {
      guard let owner = owner(of: outer.index, in: file) else { continue }
      if let (property, declarer) = property(named: name, of: owner) {
        return FoundProperty(property, in: declarer.file)
      }
    }
    let declaring = files(.globals, name).filter { sees($0, from: file) }
    guard declaring.count == 1, let home = declaring.first,
      let global = home.properties.first(where: { $0.owner == nil && $0.$name == name })
    else { return nil }
    return FoundProperty(global, in: home)
  }

  /// A property of a type, with the declaration that contains it: the type, an extension, a superclass, or a protocol.
  @inline(never)
  package func property(named name: Symbol, of type: DeclaredType) -> (Property, DeclaredType)? {
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

extension Symbol {
  /// Splits "Store.Main.shared.model" into "Store.Main" and "shared.model".
  fileprivate var splitAfterTypes: (types: Symbol, members: Symbol) {
    guard string.startsLikeType else { return (.empty, self) }
    let components = string.split(separator: ".")
    let count = components.prefix { String($0).startsLikeType }.count
    guard count < components.count else { return (self, .empty) }
    return (
      Symbol(components.prefix(count).joined(separator: ".")),
      Symbol(components.dropFirst(count).joined(separator: "."))
    )
  }
}
