import Facts

/// Which expressions make a new object each time they run.
extension ProjectFacts {
  /// Whether the expression certainly makes a new object: a construction of something that is no value type, a closure
  /// called at once, or a function or computed property of the project that makes what it gives.
  ///
  /// - Parameter reference: what the expression's first name comes from. Without it nothing is known of members.
  package func makesNewObject(
    _ value: Value, reference: Reference? = nil, at site: Site, in file: FileSummary
  ) -> Bool {
    switch value.kind {
    case .implicitInit, .closureCall: return true
    case .choice where value.path.isEmpty: return true
    case .construct, .choice:
      return value.$path != Symbol(.selfType) && isValueType(named: value.$path, at: site, in: file) != .yes
    case .call:
      // The name of a method is no part of what its call refers to.
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

  /// Whether an object that is made from a given one may be but a view of that: a type eraser, or something of a type
  /// that the project does not declare, such as a `ViewStore`.
  package func mayWrapGiven(_ value: Value, at site: Site, in file: FileSummary) -> Bool {
    guard value.kind == .construct else { return false }
    let name = value.path.lastPathComponent
    return name.hasPrefix("Any") || type(named: value.$path, at: site, in: file) == nil
  }

  /// The same for an expression among the members of a scope, as in the initial value of a property.
  package func makesNewObject(_ value: Value, at scope: Int?, in file: FileSummary) -> Bool {
    makesNewObject(value, at: file.site(ofMembersOf: scope), in: file)
  }

  /// Whether a function or computed property of the type around, of a type or of a value makes what it gives.
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
        && isValueType(named: factory.$madeType, at: home.file.site(ofMembersOf: home.index), in: home.file) != .yes
    }
  }
}

extension Reference {
  /// "x.a.b"; without the members of what a call of a method refers to.
  fileprivate var path: Symbol { $name.appendingPath($members) }
}
