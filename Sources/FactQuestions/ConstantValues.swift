import Facts

/// Initial values that are the same each time they are evaluated.
extension ProjectFacts {
  /// Framework types whose static members are constants.
  private static let constantHolders: Set<Symbol> = [
    "Font", "Color", "CGSize", "CGPoint", "CGRect", "Angle", "EdgeInsets", "Double", "Int", "CGFloat", "Float", "Edge",
    "UnitPoint", "Alignment", "Animation",
  ]

  /// Returns whether the property's initial value is a literal, an enum case, or a constant of a type of the project,
  /// of SwiftUI, or of the standard library. A call or a construction may give a different value each time.
  package func hasConstantValue(_ property: Property, in owner: DeclaredType) -> Bool {
    switch property.value.kind {
    case .literal: return true
    case .member:
      let path = property.value.$path
      return isConstant(path.lastPathComponent, ofTypeNamed: path.pathWithoutLastComponent, in: owner)
    case .implicitMember:
      guard let type = property.type, !type.isGeneric else { return false }
      return isConstant(property.value.$path, ofTypeNamed: type.$path, in: owner)
    default: return false
    }
  }

  private func isConstant(_ member: Symbol, ofTypeNamed path: Symbol, in owner: DeclaredType) -> Bool {
    let candidates = types(named: path, at: owner.index, in: owner.file)
    guard !candidates.isEmpty else { return Self.constantHolders.contains(path) }
    return candidates.allSatisfy { type in
      guard type.kind == .enum || type.kind == .struct else { return false }
      guard let (found, _) = property(named: member, of: type) else { return type.kind == .enum }
      return found.isStatic && found.isLet
    }
  }

  /// Returns whether an `.id(…)` in the type's code names the property. The property may exist only to give the view a
  /// new identity.
  package func identifies(_ name: Symbol, in type: DeclaredType, facts: FileFacts) -> Bool {
    ([type] + extensions(of: type)).contains { declaration in
      declaration.file.id == facts.summary.id
        && facts.identities(at: declaration.index).contains { $0.argument.mentions.contains { $0.$name == name } }
        || declaration.file.constructions(at: declaration.index).contains { construction in
          construction.identities.contains { $0.$name == name }
        }
    }
  }
}
