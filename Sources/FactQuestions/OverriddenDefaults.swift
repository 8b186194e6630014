import Facts

/// An assignment, in an initializer, to state that has an initial value.
package struct OverriddenDefault: Sendable {
  /// The effect of the assignment.
  package enum Outcome: Sendable, Hashable {
    /// The value replaces the initial value, because the named property has no value yet.
    case taken(before: String)
    /// The value goes to the setter, which does nothing before the view is installed.
    case lost
    case unclear
  }

  package let state: WrappedProperty
  package let initializer: Initializer
  package let assignment: Assignment
  package let outcome: Outcome
}

extension ProjectFacts {
  /// The overridden defaults in the initializers of the file. Delegating initializers have none, because an assignment
  /// after `self.init(…)` takes effect.
  package func overriddenDefaults(in file: FileSummary) -> [OverriddenDefault] {
    guard seesSwiftUI(file) else { return [] }
    return file.initializers.flatMap { initializer -> [OverriddenDefault] in
      guard !initializer.traits.contains(.isDelegating), !initializer.assignments.isEmpty,
        let view = owner(of: initializer.owner, in: file), view.kind == .struct
      else { return [] }
      return initializer.assignments.compactMap { assignment in
        guard let state = assignedState(assignment, of: view), isSwiftUIOwner(view) == .yes else { return nil }
        return OverriddenDefault(
          state: state, initializer: initializer, assignment: assignment,
          outcome: outcome(of: assignment, in: initializer, of: view))
      }
    }
  }

  /// The assignments to a state property in all initializers of the view that do not delegate, one list for each
  /// initializer.
  package func assignments(to property: Property, of view: DeclaredType) -> [(Initializer, [Assignment])] {
    initializers(of: view).filter { !$0.traits.contains(.isDelegating) }.map { initializer in
      (initializer, initializer.assignments.filter { Self.assigns($0, property.$name) && !$0.isInClosure })
    }
  }

  package func initializers(of type: DeclaredType) -> [Initializer] {
    ([type] + extensions(of: type)).flatMap(\.initializers)
  }

  private static func assigns(_ assignment: Assignment, _ name: Symbol) -> Bool {
    assignment.$property == name || assignment.form == .storage && assignment.$property == name.withoutStoragePrefix
  }

  private func assignedState(_ assignment: Assignment, of view: DeclaredType) -> WrappedProperty? {
    guard !assignment.isInClosure else { return nil }
    // `_style = v` assigns either the storage of `style` or a property named `_style`.
    let name = assignment.form == .storage ? Symbol(ifKnown: "_\(assignment.property)") : assignment.$property
    guard let name, let state = wrappedProperty(named: name, of: view, by: .state), state.property.hasInitialValue,
      view.hasSingleProperty(named: name)
    else { return nil }
    return state
  }

  /// The effect of an assignment to wrapped state. Until every stored property has its first value, it replaces the
  /// state's first value.
  package func outcome(
    of assignment: Assignment, in initializer: Initializer, of view: DeclaredType
  ) -> OverriddenDefault.Outcome {
    var isUnclear = false
    for property in view.properties where Self.needsValue(property) {
      let others = initializer.assignments.filter { Self.assigns($0, property.$name) && !$0.isInClosure }
      let start = assignment.place.range.start
      let isBefore = others.contains { $0.place.range.start < start }
      let isAfter = others.contains { $0.place.range.start > start }
      switch (isBefore, isAfter) {
      // The property has no value yet at the assignment, and gets one after it.
      case (false, true):
        if property.condition == nil { return .taken(before: property.name) }
        isUnclear = true
      case (true, false): break
      case (true, true), (false, false):
        // Different branches, a tuple, an `#if`, or a wrapper that needs no value.
        isUnclear = isUnclear || !(property.wrapper == nil && !property.attributes.isEmpty)
      }
    }
    return isUnclear ? .unclear : .lost
  }

  /// Returns whether an initializer must give the property its first value.
  private static func needsValue(_ property: Property) -> Bool {
    guard property.isStoredInstance, !property.modifiers.contains(.isLazy), !property.isFilledByItsWrapper else {
      return false
    }
    return property.isLet ? property.value.kind == .none : !property.hasInitialValue
  }
}
