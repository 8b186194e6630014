import Facts

/// Function types. A parameter of a function type must be marked `@escaping` to be stored.
extension ProjectFacts {
  /// Returns whether the type is a function type, directly or through type aliases of the project.
  package func isFunction(_ type: WrittenType, at scope: Int?, in file: FileSummary) -> Bool {
    isFunction(type, at: scope, in: file, aliasDepth: 0)
  }

  private func isFunction(_ type: WrittenType, at scope: Int?, in file: FileSummary, aliasDepth: Int) -> Bool {
    if type.form == .function { return true }
    guard type.form == .nominal, aliasDepth <= 4 else { return false }
    return aliases(named: type.$path, at: scope, in: file).contains {
      $0.alias.target.$path != type.$path
        && isFunction($0.alias.target, at: $0.alias.scope, in: $0.file, aliasDepth: aliasDepth + 1)
    }
  }
}
