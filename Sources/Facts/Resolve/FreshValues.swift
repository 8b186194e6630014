/// Which expressions make a new object each time they run.
extension ProjectFacts {
  /// Whether the expression certainly makes a new object: a construction of something that is no value type, a closure
  /// called at once, or a function of the project that does nothing else.
  package func makesNewObject(_ value: Value, at scope: Int?, in file: FileSummary) -> Bool {
    switch value.kind {
    case .implicitInit, .closureCall: return true
    case .construct:
      return value.path != "Self" && isValueType(named: value.path, at: scope, in: file) != .yes
    case .call: return isFactory(value.path, at: scope, in: file)
    default: return false
    }
  }

  /// Whether "Type.make" names a static function of the project whose only statement makes an object.
  private func isFactory(_ path: String, at scope: Int?, in file: FileSummary) -> Bool {
    let typePath = path.pathWithoutLastComponent
    guard !typePath.isEmpty, let type = type(named: typePath, at: scope, in: file) else { return false }
    let name = path.lastPathComponent
    return ([type] + extensions(of: type)).contains { declaration in
      declaration.file.factories.contains { factory in
        factory.owner == declaration.index && factory.isStatic && factory.isFunction && factory.name == name
      }
    }
  }
}

extension ProjectFacts {
  /// Whether the value names an object that a stored static property of the project keeps: `Store.shared`, or `.shared`
  /// of the type that is written for the property.
  package func namesSharedInstance(_ value: Value, for property: Property, at scope: Int?, in file: FileSummary) -> Bool
  {
    let typePath: String
    switch value.kind {
    case .member: typePath = value.path.pathWithoutLastComponent
    case .implicitMember: typePath = property.type?.path ?? ""
    default: return false
    }
    guard !typePath.isEmpty, let type = type(named: typePath, at: scope, in: file) else { return false }
    let name = value.path.lastPathComponent
    return ([type] + extensions(of: type)).contains { declaration in
      declaration.properties.contains { $0.name == name && $0.isStatic && !$0.isComputed }
    }
  }
}
