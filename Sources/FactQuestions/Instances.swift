import Facts

/// Expressions and properties that hold an object of a given class.
extension ProjectFacts {
  /// Returns whether the expression's value is an object of the class.
  ///
  /// - Parameters:
  ///   - reference: The origin of the expression's first name, if that is known.
  ///   - localType: The path of the type of the local variable or parameter that the expression begins with.
  @inline(never)
  package func isInstance(
    _ value: Value, reference: Reference? = nil, localType: Symbol = .empty, at site: Site, in file: FileSummary,
    of type: DeclaredType
  ) -> Answer {
    isInstance(self.type(of: value, reference: reference, localType: localType, at: site, in: file), of: type, in: file)
  }

  /// Returns whether the property's value is an object of the class, by its written type or else by its initial value.
  @inline(never)
  package func isInstance(_ property: Property, declaredIn file: FileSummary, of type: DeclaredType) -> Answer {
    isInstance(self.type(of: property, declaredIn: file), of: type, in: file)
  }

  /// Returns whether the value of a function's variable is an object of the class.
  @inline(never)
  func isInstance(_ variable: Property, at site: Site, in file: FileSummary, of type: DeclaredType) -> Answer {
    isInstance(self.type(of: variable, at: site, in: file), of: type, in: file)
  }

  private func isInstance(_ resolution: Resolution, of type: DeclaredType, in file: FileSummary) -> Answer {
    let answer = resolution.isOf(type)
    // A file may hold objects of a type that it cannot name, but not of a type that is hidden from it.
    return answer == .unknown && !mayHold(type, in: file) ? .no : answer
  }

  @inline(never)
  private func mayHold(_ type: DeclaredType, in file: FileSummary) -> Bool {
    if type.isHiddenFromOtherFiles { return file.id == type.file.id }
    return sees(type.file, from: file)
  }
}
