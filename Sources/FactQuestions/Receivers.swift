import Facts

/// The values that members are read from.
extension ProjectFacts {
  /// Returns whether the receiver of a reference is a value of `type`; no if it certainly isn't.
  @inline(never)
  package func receiver(of reference: MemberReference, in file: FileSummary, is type: DeclaredType) -> Answer {
    switch reference.receiver {
    case .type: return .no
    case .unknown: return .unknown
    case .value: return receiver(resolve(reference.$receiverType, at: reference.site, in: file), is: type)
    case .memberOfValue:
      let base = resolve(reference.$receiverType, at: reference.site, in: file)
      return receiver(self.type(ofPath: reference.$receiverPath, from: base), of: reference, in: file, is: type)
    case .element:
      let elements = elements(ofPath: reference.$receiverPath, at: reference.site, in: file)
      return elements.isOf(type) == .yes ? .yes : .unknown
    case .memberOrGlobal:
      let found = self.type(ofPath: reference.$receiverPath, at: reference.site, in: file)
      return receiver(found, of: reference, in: file, is: type)
    }
  }

  /// A generic parameter of a member's type stands for a concrete type outside of that type: `box.value.x`.
  private func receiver(
    _ resolution: Resolution, of reference: MemberReference, in file: FileSummary, is type: DeclaredType
  ) -> Answer {
    if case .parameter(let name, let bound) = resolution, !isGenericParameter(name, at: reference.scope, in: file) {
      return bound == type ? .yes : .unknown
    }
    return receiver(resolution, is: type)
  }

  private func receiver(_ resolution: Resolution, is type: DeclaredType) -> Answer {
    switch resolution {
    case .declared(let declared) where declared.declaration.hasAttribute("dynamicMemberLookup"):
      declared == type ? .yes : .unknown
    // A name that the project does not declare here. Protocol requirements are checked elsewhere.
    case .parameter(_, .some): resolution.isOf(type)
    case .elsewhere(let name) where !name.isEmpty, .parameter(let name, nil):
      name.lastPathComponent != type.$name && isComplete ? .no : .unknown
    // Members of the type inside may be accessible through the outer type.
    case .around: .unknown
    case .declared, .several, .elsewhere, .unknown: resolution.isOf(type)
    }
  }
}
