import Facts

/// Names whose values stay the same for as long as a view under a condition is shown.
extension ProjectFacts {
  /// Returns whether the name, or the member that is read from it, keeps its value while the view that the construction
  /// creates is shown. That is the case if another value would select another branch of a condition.
  ///
  /// - Parameter members: The path of members that are read from the name.
  func isConstantWhileShown(
    _ name: Symbol, members: Symbol = .empty, around construction: Construction, in view: DeclaredType
  ) -> Bool {
    construction.branch.contains { fact in
      guard fact.$name == name else { return false }
      switch fact.kind {
      case .steady, .missing: return true
      case .loaded: return false
      case .sameCase: return isWithoutPayloads(name, of: view)
      case .present: return isOnlyFilledWhereMissing(name, isWhole: members.isEmpty, of: view)
      case .changedInOthers: return property(named: name, of: view)?.0.isWrapped(by: .state) ?? false
      }
    }
  }

  private func isWithoutPayloads(_ name: Symbol, of view: DeclaredType) -> Bool {
    guard let (property, declarer) = property(named: name, of: view),
      let type = type(of: property, declaredIn: declarer.file).declared
    else { return false }
    return type.kind == .enum && !type.declaration.hasPayloads
  }

  /// Returns whether the state is only set while it has no value, so that a view that is shown with a value never sees
  /// another one.
  private func isOnlyFilledWhereMissing(_ name: Symbol, isWhole: Bool, of view: DeclaredType) -> Bool {
    guard let (property, declarer) = property(named: name, of: view), property.isWrapped(by: .state),
      let type = property.type, type.isOptional
    else { return false }
    return isOnlyFilled(property, of: declarer, as: [.loaded, .filled])
      && (isWhole || isValueType(type, at: property.owner, in: declarer.file) == .yes)
  }
}
