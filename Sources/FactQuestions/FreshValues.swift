import Facts

/// Expressions that create a new object each time they run.
extension ProjectFacts {
  /// Returns whether the expression certainly creates a new object: a construction of anything but a known value type,
  /// a closure that is called at once, or a function or computed property of the project that creates what it returns.
  ///
  /// - Parameter reference: The origin of the expression's first name. Without it, nothing is known about members.
  package func makesNewObject(
    _ value: Value, reference: Reference? = nil, at site: Site, in file: FileSummary
  ) -> Bool {
    switch value.kind {
    case .implicitInit, .closureCall: return true
    case .choice where value.path.isEmpty: return true
    case .construct, .choice:
      return value.$path != Symbol(.selfType) && isValueType(named: value.$path, at: site, in: file) != .yes
    case .call:
      // The reference of a method call does not include the method's name.
      let base = value.$path.pathWithoutLastComponent
      return isFactory(
        value.$path.lastPathComponent, of: base.isEmpty ? .empty : reference?.path ?? base, isFunction: true,
        reference, at: site, in: file)
    case .name, .member:
      let path = reference?.path ?? value.$path
      return isFactory(
        path.lastPathComponent, of: path.pathWithoutLastComponent, isFunction: false, reference, at: site, in: file)
    default: return false
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

  /// Returns whether an expression outside of functions, such as the initial value of a property, certainly creates a
  /// new object.
  package func makesNewObject(_ value: Value, at scope: Int?, in file: FileSummary) -> Bool {
    makesNewObject(value, at: file.site(ofMembersOf: scope), in: file)
  }

  /// Returns whether a function or computed property creates what it returns. It may belong to the enclosing type, to a
  /// named type, or to a value.
  private func isFactory(
    _ name: Symbol, of base: Symbol, isFunction: Bool, _ reference: Reference?, at site: Site, in file: FileSummary
  ) -> Bool {
    guard reference?.isOfSelf ?? true else { return false }
    let named = base.string.startsLikeType ? type(named: base, at: site, in: file) : nil
    let holder: DeclaredType?
    switch base {
    case .empty, Symbol(.`self`), Symbol(.selfType): holder = owner(of: site.scope, in: file)
    default: holder = named ?? (reference == nil ? nil : type(ofPath: base, at: site, in: file).declared)
    }
    guard let holder else { return false }
    return factories(named: name, of: holder, isFunction: isFunction).contains { factory, home in
      (factory.isStatic || named == nil)
        && isValueType(named: factory.$createdType, at: home.file.site(ofMembersOf: home.index), in: home.file) != .yes
    }
  }
}

extension Reference {
  /// "x.a.b"; for a method call, the path of the value that the method is called on.
  fileprivate var path: Symbol { $name.appendingPath($members) }
}
