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
    default: return false
    }
  }

  /// The same for an expression among the members of a scope, as in the initial value of a property.
  package func makesNewObject(_ value: Value, at scope: Int?, in file: FileSummary) -> Bool {
    makesNewObject(value, at: file.site(ofMembersOf: scope), in: file)
  }

  /// Whether "Type.make" names a static function of the project whose only statement makes an object.
  private func isFactory(_ path: String, at site: Site, in file: FileSummary) -> Bool {
    let typePath = path.pathWithoutLastComponent
    guard !typePath.isEmpty, let type = type(named: typePath, at: site, in: file) else { return false }
    let name = path.lastPathComponent
    return ([type] + extensions(of: type)).contains { declaration in
      declaration.file.factories(named: name).contains { factory in
        factory.owner == declaration.index && factory.isStatic && factory.isFunction
      }
    }
  }
}
