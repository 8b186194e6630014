/// Which written types are those of functions, whose parameters have to be marked `@escaping` to be kept.
extension ProjectFacts {
  /// Whether the type is a function's, as written or by an alias of the project.
  package func isFunction(_ type: WrittenType, at scope: Int?, in file: FileSummary) -> Bool {
    if type.form == .function { return true }
    guard type.form == .nominal else { return false }
    return aliases(named: type.path, at: scope, in: file).contains { $0.alias.target.form == .function }
  }
}
