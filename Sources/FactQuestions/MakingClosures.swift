import Facts

/// Objects from closures that callers pass to create them: `Form(model: makeModel())`.
extension ProjectFacts {
  /// Returns whether the value is a call of a closure that is a property of the enclosing type, and every closure that
  /// the app passes for this property creates a new object.
  func isFromClosure(_ value: Value, _ reference: Reference?, in found: FoundConstruction) -> Bool {
    value.kind == .call && makesNewObjects(closureAt: reference, in: found, depth: 0)
  }

  private func makesNewObjects(
    closureAt reference: Reference?, in found: FoundConstruction, depth: Int
  ) -> Bool {
    // The reference of `make()` in `if let make = factory { … make() … }` is `factory`.
    guard depth < 8, let reference, reference.isOfSelf, reference.$members.isEmpty,
      let holder = owner(of: found.construction.scope, in: found.file),
      let property = holder.property(named: reference.$name), property.isStoredInstance,
      property.value.kind == .none || property.value == Value(.literal)
    else { return false }
    let inputs = valueInputs(of: holder)
    let calls = constructions(of: holder).filter { !$0.isPreviewOrTest }
    let passed = calls.compactMap { call in
      inputs.passages(of: call.construction).first { $0.property.$name == property.$name }.map { ($0.argument, call) }
    }
    return !passed.isEmpty && passed.allSatisfy { makesNewObjects($0, in: $1, depth: depth + 1) }
  }

  private func makesNewObjects(_ argument: Argument, in found: FoundConstruction, depth: Int) -> Bool {
    let path = argument.value.$path
    let site = found.construction.site
    switch argument.value.kind {
    case .closure where path.lastPathComponent.startsLikeType:
      return isValueType(named: path, at: site, in: found.file) != .yes
    case .closure, .member:
      guard !path.isEmpty else { return false }
      let base = path.pathWithoutLastComponent
      let reference =
        base.isEmpty || base.string.startsLikeType
        ? nil
        : Reference(root: .memberOrGlobal, name: base.firstPathComponent, members: base.withoutFirstComponent)
      return makesNewObject(Value(.call, path), reference: reference, at: site, in: found.file)
    case .name:
      return makesNewObjects(closureAt: argument.mentions.first, in: found, depth: depth)
    default: return false
    }
  }
}
