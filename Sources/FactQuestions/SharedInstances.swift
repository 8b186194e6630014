import Facts

/// Expressions that refer to an object that outlives the views that use it.
extension ProjectFacts {
  /// "Store.shared" if the value names a stored static property; nil for computed properties and for types that the
  /// project does not declare. `typePath` is the type of an implicit member expression such as `.shared`.
  package func sharedInstance(
    _ value: Value, typePath: Symbol, at scope: Int?, in file: FileSummary
  ) -> String? {
    let path: Symbol
    switch value.kind {
    case .implicitMember where !typePath.isEmpty: path = typePath.appendingPath(value.$path)
    case .member: path = value.$path
    default: return nil
    }
    guard let owner = type(named: path.pathWithoutLastComponent, at: scope, in: file),
      let (property, _) = property(named: path.lastPathComponent, of: owner), property.isStatic, !property.isComputed
    else { return nil }
    return path.string
  }
}
