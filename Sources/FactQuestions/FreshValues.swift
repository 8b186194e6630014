import Facts

/// Expressions that create a new object each time they run.
extension ProjectFacts {
  /// Returns whether the expression certainly creates a new object: a construction of anything but a known value type,
  /// or a function or computed property of the project that creates what it returns.
  ///
  /// - Parameters:
  ///   - reference: The origin of the expression's first name; nil outside of functions.
  ///   - property: The property that receives the object and whose type `.init()` and `.make()` create.
  package func makesNewObject(
    _ value: Value, reference: Reference? = nil, for property: FoundProperty? = nil, at site: Site, in file: FileSummary
  ) -> Bool {
    creation(by: value, reference, for: property, at: site, in: file).map {
      isValueType(named: $0.path, at: $0.site, in: $0.file) != .yes
    } ?? false
  }

  /// Returns whether an expression outside of functions, such as a default value, certainly creates a new object.
  func makesNewObject(_ value: Value, at scope: Int?, in file: FileSummary) -> Bool {
    makesNewObject(value, at: file.site(ofMembersOf: scope), in: file)
  }

  /// The project's type of which the expression creates a new value; nil if the expression may return a value that
  /// already exists. The parameters are those of `makesNewObject`.
  package func typeCreated(
    by value: Value, reference: Reference? = nil, for property: FoundProperty? = nil, at site: Site,
    in file: FileSummary, depth: Int = 0
  ) -> DeclaredType? {
    creation(by: value, reference, for: property, at: site, in: file, depth: depth).flatMap {
      $0.path.isEmpty ? nil : type(named: $0.path, at: $0.site, in: $0.file)
    }
  }

  /// The type that the property's initial value creates; nil if it is not known.
  package func constructedType(of property: Property, in declarer: DeclaredType) -> DeclaredType? {
    typeCreated(
      by: property.value, for: FoundProperty(property, in: declarer.file),
      at: declarer.file.site(ofMembersOf: property.owner), in: declarer.file)
  }

  /// The path of a created type, and where code names it. The path is empty if the type is not known.
  private struct Creation {
    let path: Symbol
    let site: Site
    let file: FileSummary
  }

  private func creation(
    by value: Value, _ reference: Reference?, for property: FoundProperty?, at site: Site, in file: FileSummary,
    depth: Int = 0
  ) -> Creation? {
    switch value.kind {
    case .construct where value.$path == Symbol(.selfType): return nil
    case .construct,
      .choice where !value.path.isEmpty:
      return Creation(path: value.$path, site: site, file: file)
    case .implicitInit, .choice:
      guard let property, let type = property.property.type, type.form == .nominal else {
        return Creation(path: .empty, site: site, file: file)
      }
      return Creation(path: type.$path, site: property.site, file: property.file)
    case .closureCall:
      guard let property, property.property.value == value,
        let declarer = DeclaredType(property.file, property.property.owner)
      else { return nil }
      return factory(property.property.$name, of: declarer, isFunction: true)
    case .call where value.path.hasPrefix("."):
      return factory(ofType: property, at: value.$path.withoutFirstComponent, isFunction: true, depth: depth)
    case .implicitMember: return factory(ofType: property, at: value.$path, isFunction: false, depth: depth)
    case .call, .name, .member: return factory(value, reference, at: site, in: file, depth: depth)
    default: return nil
    }
  }

  /// Returns whether an object that is created from another one may just wrap it: a type eraser, or a type that the
  /// project does not declare, such as a `ViewStore`.
  package func mayWrapGiven(_ value: Value, for property: Property, at site: Site, in file: FileSummary) -> Bool {
    guard let path = pathMade(by: value, for: property) else { return false }
    return path.lastPathComponent.string.hasPrefix("Any") || type(named: path, at: site, in: file) == nil
  }

  /// The written type of the new object: `Model` in `self.model = Model()`, and the property's type in
  /// `self.model = .init()`. Nil if the value is not a new object.
  func pathMade(by value: Value, for property: Property) -> Symbol? {
    switch value.kind {
    case .construct: value.$path
    case .implicitInit: property.type.flatMap { $0.form == .nominal ? $0.$path : nil }
    default: nil
    }
  }

  // MARK: Factories

  /// `make()`, `Model.make()`, `Model.preview`, `factory.makeModel()`
  private func factory(
    _ value: Value, _ reference: Reference?, at site: Site, in file: FileSummary, depth: Int
  ) -> Creation? {
    let isFunction = value.kind == .call
    var path = value.$path
    // The first name in the call of a function may be one of its arguments.
    let isGlobal = isFunction && (path.withoutFirstComponent.isEmpty || path.string.startsLikeType)
    if let reference, !isGlobal || reference.$name == path.firstPathComponent {
      guard reference.isOfSelf else { return factory(value, ofParameter: reference, at: site, in: file) }
      // The reference of a method call does not include the method's name.
      if !isGlobal { path = isFunction ? reference.path.appendingPath(path.lastPathComponent) : reference.path }
    }
    let (name, base) = (path.lastPathComponent, path.pathWithoutLastComponent)
    switch base {
    case .empty, Symbol(.`self`), Symbol(.selfType):
      let own = owner(of: site.scope, in: file).flatMap { factory(name, of: $0, isFunction: isFunction) }
      return own ?? (base.isEmpty && isFunction ? globalFactory(name, seenFrom: file) : nil)
    default:
      let named = base.string.startsLikeType ? type(named: base, at: site, in: file) : nil
      guard let holder = named ?? type(ofPath: base, at: site, in: file, depth: depth).object else { return nil }
      return factory(name, of: holder, isFunction: isFunction, isStatic: named != nil)
    }
  }

  /// `container.makeModel()` for a parameter of an initializer
  private func factory(
    _ value: Value, ofParameter reference: Reference, at site: Site, in file: FileSummary
  ) -> Creation? {
    guard value.kind == .call, reference.root == .parameter, let scope = site.scope else { return nil }
    let types = Set(file.initializers(of: scope).compactMap { $0.parameter(named: reference.$name)?.type?.$path })
    guard types.count == 1, let type = types.first,
      let holder = self.type(ofPath: reference.$members, from: resolve(type, at: site, in: file)).object
    else { return nil }
    return factory(value.$path.lastPathComponent, of: holder, isFunction: true)
  }

  /// `.make()`, `.preview`, `.shared.makeModel()`
  private func factory(
    ofType property: FoundProperty?, at path: Symbol, isFunction: Bool, depth: Int
  ) -> Creation? {
    let base = path.pathWithoutLastComponent
    guard let property, let written = property.property.type, [.nominal, .optional].contains(written.form),
      let type = type(named: written.$path, at: property.site, in: property.file),
      let holder = self.type(ofPath: base, from: .declared(type), depth: depth).object
    else { return nil }
    return factory(path.lastPathComponent, of: holder, isFunction: isFunction, isStatic: base.isEmpty)
  }

  private func factory(
    _ name: Symbol, of holder: DeclaredType, isFunction: Bool, isStatic: Bool = false
  ) -> Creation? {
    factories(named: name, of: holder, isFunction: isFunction).first { $0.0.isStatic || !isStatic }.map {
      Creation(path: $0.$createdType, site: $1.file.site(ofMembersOf: $1.index), file: $1.file)
    }
  }

  private func globalFactory(_ name: Symbol, seenFrom file: FileSummary) -> Creation? {
    let homes = files(.factories, name).filter { sees($0, from: file) }
    guard let home = homes.first(where: { $0.id == file.id }) ?? (homes.count == 1 ? homes.first : nil) else {
      return nil
    }
    return home.factories(named: name).first { $0.owner == nil && $0.isFunction }.map {
      Creation(path: $0.$createdType, site: Site(scope: nil, block: nil), file: home)
    }
  }
}

extension Reference {
  /// "x.a.b"; for a method call, the path of the value that the method is called on.
  fileprivate var path: Symbol { $name.appendingPath($members) }
}
