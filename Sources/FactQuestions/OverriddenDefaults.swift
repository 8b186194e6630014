import Facts

/// An assignment, in an initializer, to state that has an initial value.
package struct OverriddenDefault: Sendable {
  /// What becomes of the assigned value.
  package enum Fate: Sendable, Hashable {
    /// It is the first value, because the named property has none yet.
    case taken(before: String)
    /// It goes to the setter, which does nothing before the view is installed.
    case lost
    case unclear
  }

  package let state: WrappedProperty
  package let initializer: Initializer
  package let assignment: Assignment
  package let fate: Fate
}

extension ProjectFacts {
  /// The assignments of the initializers that the file holds. Behind `self.init(…)` an assignment counts, so delegating
  /// initializers have none.
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
          fate: fate(of: assignment, in: initializer, of: view))
      }
    }
  }

  /// The assignments to the same state in all initializers of the view that do not delegate, one list for each of them.
  package func assignments(to property: Property, of view: DeclaredType) -> [(Initializer, [Assignment])] {
    initializers(of: view).filter { !$0.traits.contains(.isDelegating) }.map { initializer in
      (initializer, initializer.assignments.filter { Self.assigns($0, property.$name) && !$0.isInClosure })
    }
  }

  func initializers(of type: DeclaredType) -> [Initializer] {
    ([type] + extensions(of: type)).flatMap(\.initializers)
  }

  private static func assigns(_ assignment: Assignment, _ name: Symbol) -> Bool {
    assignment.$property == name || assignment.form == .storage && assignment.$property == name.withoutStoragePrefix
  }

  private func assignedState(_ assignment: Assignment, of view: DeclaredType) -> WrappedProperty? {
    guard !assignment.isInClosure else { return nil }
    // `_style = v` is an assignment to the storage of `style`, or to a property that is called `_style`.
    let name = assignment.form == .storage ? Symbol(ifKnown: "_\(assignment.property)") : assignment.$property
    guard let name, let state = wrappedProperty(named: name, of: view, by: .state), state.property.hasInitialValue,
      view.properties.filter({ $0.$name == name }).count == 1
    else { return nil }
    return state
  }

  /// Until every stored property has its first value, an assignment to wrapped state gives it another first value.
  package func fate(
    of assignment: Assignment, in initializer: Initializer, of view: DeclaredType
  ) -> OverriddenDefault.Fate {
    var isUnclear = false
    for property in view.properties where Self.needsValue(property) {
      let others = initializer.assignments.filter { Self.assigns($0, property.$name) && !$0.isInClosure }
      let start = assignment.place.range.start
      let isBefore = others.contains { $0.place.range.start < start }
      let isAfter = others.contains { $0.place.range.start > start }
      switch (isBefore, isAfter) {
      // Whatever branch leads here, the property gets its value further down.
      case (false, true):
        if property.condition == nil { return .taken(before: property.name) }
        isUnclear = true
      case (true, false): break
      case (true, true), (false, false):
        // One branch or another, a tuple, a `#if`, a wrapper that needs nothing.
        isUnclear = isUnclear || !(property.wrapper == nil && !property.attributes.isEmpty)
      }
    }
    return isUnclear ? .unclear : .lost
  }

  /// Whether an initializer has to give the property its first value.
  private static func needsValue(_ property: Property) -> Bool {
    guard property.isStoredInstance, !property.modifiers.contains(.isLazy), !property.isFilledByItsWrapper else {
      return false
    }
    return property.isLet ? property.value.kind == .none : !property.hasInitialValue
  }
}
