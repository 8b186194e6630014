/// Which expressions make a new object each time they run.
extension ProjectFacts {
  /// Whether the expression certainly makes a new object: a construction of something that is no value type, a closure
  /// called at once, or a function of the project that does nothing else.
  package func makesNewObject(_ value: Value, at site: Site, in file: FileSummary) -> Bool {
    switch value.kind {
    case .implicitInit, .closureCall: return true
    case .construct:
      return value.path != "Self" && isValueType(named: value.path, at: site, in: file) != .yes
    case .call: return isFactory(value.path, at: site, in: file)
    case .name: return isFactory(value.path, isFunction: false, at: site, in: file)
    default: return false
    }
  }

  /// Whether an object that is made from a given one may be but a view of that: a type eraser, or something of a type
  /// that the project does not declare, such as a `ViewStore`.
  package func mayWrapGiven(_ value: Value, at site: Site, in file: FileSummary) -> Bool {
    guard value.kind == .construct else { return false }
    let name = value.path.lastPathComponent
    return name.hasPrefix("Any") || type(named: value.path, at: site, in: file) == nil
  }

  /// The same for an expression among the members of a scope, as in the initial value of a property.
  package func makesNewObject(_ value: Value, at scope: Int?, in file: FileSummary) -> Bool {
    makesNewObject(value, at: file.site(ofMembersOf: scope), in: file)
  }

  /// Whether "Type.make" names a static function of the project whose only statement makes an object, or "make" a
  /// function or computed property of the type around that does nothing else.
  private func isFactory(
    _ path: String, isFunction: Bool = true, at site: Site, in file: FileSummary
  ) -> Bool {
    let typePath = path.pathWithoutLastComponent
    let named = typePath.isEmpty ? owner(of: site.scope, in: file) : type(named: typePath, at: site, in: file)
    guard let type = named else { return false }
    let name = path.lastPathComponent
    return ([type] + extensions(of: type)).contains { declaration in
      declaration.file.factories(named: name).contains { factory in
        factory.owner == declaration.index && factory.isFunction == isFunction && (factory.isStatic || typePath.isEmpty)
          && isValueType(
            named: factory.madeType, at: declaration.file.site(ofMembersOf: declaration.index),
            in: declaration.file) != .yes
      }
    }
  }
}
