import Facts

/// An input that an effect of a view reads, although the effect does not run again when a caller passes another value.
package struct IgnoredInput: Sendable {
  package let property: Property
  package let read: KeptRead
  /// Calls that pass a value that changes while the view stays the same.
  package let calls: [FoundConstruction]
}

extension ProjectFacts {
  /// The inputs of the view that the effect works with. The effect reads them itself or in one of the view's methods.
  ///
  /// - Parameter reads: The reads in the effect and in its methods.
  package func ignoredInputs(of effect: Effect, reading reads: [KeptRead], in file: FileSummary) -> [IgnoredInput] {
    ignoredInputs(of: effect, reading: reads, in: file) { callsPassingAnother($0, to: $1) }
  }

  /// - Parameters:
  ///   - paths: Returns the members of a property that matter; none if the whole value does.
  ///   - find: Finds the calls that pass other values for a property of the view.
  func ignoredInputs(
    of effect: Effect, reading reads: [KeptRead], in file: FileSummary, paths: (Symbol) -> [Symbol] = { _ in [] },
    by find: (Property, DeclaredType) -> [FoundConstruction]
  ) -> [IgnoredInput] {
    guard !reads.isEmpty, let view = owner(of: effect.scope, in: file), !effect.context.contains(.isPreview),
      isSwiftUIOwner(view) == .yes, isAppOrScene(view) != .yes
    else { return [] }
    var seen: Set<Symbol> = []
    return reads.compactMap { read in
      guard owner(of: read.scope, in: file) == view, seen.insert(read.$name).inserted,
        let property = input(named: read.$name, of: view, reading: paths(read.$name)),
        isHeldObject(read.$holder, by: view)
      else { return nil }
      let calls = find(property, view)
      return calls.isEmpty ? nil : IgnoredInput(property: property, read: read, calls: calls)
    }
  }

  /// A plain property of a value type that callers set and that no code in the view watches; nil if it is anything
  /// else.
  private func input(named name: Symbol, of view: DeclaredType, reading paths: [Symbol]) -> Property? {
    guard let property = view.property(named: name), property.isStoredInstance, property.attributes.isEmpty,
      let type = property.type, isValueType(type, at: property.owner, in: view.file) == .yes,
      // A start date is when something starts, not the first value of something.
      !Self.isSeedName(property.name), !Self.isStartName(property.name) || type.path == "Date",
      !watches(name, in: view, reading: paths),
      // In these cases the call is wrong, and another rule reports it.
      !objectInputs(of: view).contains(where: { $0.parameter.$name == name }),
      !stateInputs(of: view).contains(where: { $0.parameter.$name == name && role(of: $0) != .refreshed })
    else { return nil }
    return property
  }

  /// Returns whether the property holds an object that views can observe. True for an empty name, which refers to the
  /// view itself.
  private func isHeldObject(_ name: Symbol, by view: DeclaredType) -> Bool {
    guard !name.isEmpty else { return true }
    guard let property = view.property(named: name), let held = objectType(of: property, in: view.file) else {
      return false
    }
    return observability(of: held) != nil
  }
}
