import Facts

/// An object whose initializer does work, in the initial value of `@State`: it is built whenever the view's value is,
/// and all but the first are thrown away.
package struct EagerObject: Sendable {
  package let state: WrappedProperty
  package let made: DeclaredType
  package let work: Work
  /// The assignment in an initializer of the view; nil for the value of the property itself.
  package let assignment: Assignment?

  /// An initializer that does work.
  package struct Work: Sendable {
    package let initializer: Initializer
    package let path: String
  }

  /// Whether `@State` as it is from Xcode 27 on builds the object once.
  package var isBuiltOnceInXcode27: Bool { assignment == nil && state.property.isLazyInXcode27 }
}

extension ProjectFacts {
  /// The objects of `@Observable` classes that the property is given in the file: by its own value or by initializers.
  package func eagerObjects(of state: WrappedProperty, in file: FileSummary) -> [EagerObject] {
    var result: [EagerObject] = []
    if let made = constructedType(of: state.property, in: state.owner), isObservable(made) == .yes,
      let work = work(building: made, at: state.property.valuePlace, scope: state.owner)
    {
      result.append(EagerObject(state: state, made: made, work: work, assignment: nil))
    }
    for declaration in [state.owner] + extensions(of: state.owner) where declaration.file.id == file.id {
      for assignment in declaration.initializers.flatMap(\.assignments)
      where assignment.$property == state.property.$name && !assignment.isInClosure {
        let value = assignment.made
        guard value.kind == .construct, value.$path != Symbol(.selfType),
          let made = type(named: value.$path, at: Site(scope: declaration.index, place: assignment.place), in: file),
          isObservable(made) == .yes,
          let work = work(building: made, at: assignment.madePlace, scope: declaration)
        else { continue }
        result.append(EagerObject(state: state, made: made, work: work, assignment: assignment))
      }
    }
    return result
  }

  /// Whether an object of the class may hold something that is lost with it, or begins something when it is made.
  package func keepsSomething(_ type: DeclaredType) -> Bool {
    holdsSomething(type) { _ in true }
      || classes(of: type).contains { $0.initializers.contains { $0.traits.contains(.doesWork) } }
  }

  /// Whether something in an object of the class may change, and is lost with the object.
  package func mayChange(_ type: DeclaredType) -> Bool { holdsSomething(type) { !$0.isLet } }

  /// Whether all that an object of the class publishes follows publishers from its initializer on, so that a new object
  /// says the same as the one that it replaces.
  package func onlyFollowsPublishers(_ type: DeclaredType) -> Bool {
    let published = type.properties.filter { $0.isStoredInstance && $0.isWrapped(by: .published) }
    return !published.isEmpty
      && published.allSatisfy { property in
        type.file.followedVariables.contains(MemberName(owner: type.index, name: property.$name))
          && changes(of: property.$name, in: type).isEmpty && !isWrittenElsewhere(property.$name, of: type)
      }
  }

  /// Whether an object of the class may tell the views that observe it of changes.
  package func announcesChanges(_ type: DeclaredType) -> Bool {
    let name = Symbol(.objectWillChange)
    return inheritsUnknown(type)
      || classes(of: type).flatMap { [$0] + extensions(of: $0) }.contains { declaration in
        declaration.properties.contains { $0.isWrapped(by: .published) || $0.$name == name }
          || declaration.file.extensionUses(named: name).contains { $0.scope == declaration.index }
      }
  }

  /// Whether an object of the class holds nothing but what it is given or finds elsewhere, so that another one does
  /// just the same.
  package func holdsNothingOfItsOwn(_ type: DeclaredType) -> Bool {
    holdsSomething(type) { _ in true }
      && !holdsSomething(type) { !($0.isLet || isGivenOnce($0, of: type)) || $0.value.isMade }
      && !classes(of: type).flatMap(\.initializers).contains { initializer in
        initializer.traits.contains(.doesWork) || initializer.assignments.contains { $0.value.isMade }
      }
  }

  /// Whether no code of the class changes a property that other code cannot reach, or that views cannot follow and no
  /// other code writes.
  private func isGivenOnce(_ property: Property, of type: DeclaredType) -> Bool {
    guard !changes(of: property.$name, in: type).contains(where: \.isCertain) else { return false }
    return (property.setterAccess ?? property.access).map { $0 <= .fileprivate } ?? false
      || property.attributes.isEmpty && !property.hasInitialValue && isObservable(type) == .no
        && !isWrittenElsewhere(property.$name, of: type, orThroughUnknown: true)
  }

  private func holdsSomething(_ type: DeclaredType, that matters: (Property) -> Bool) -> Bool {
    classes(of: type).contains { declaration in
      declaration.properties.contains {
        $0.isStoredInstance && $0.$name != Symbol(.objectWillChange) && matters($0)
      }
    }
      || inheritsUnknown(type)
  }

  /// Whether the class may inherit something that the project does not declare.
  func inheritsUnknown(_ type: DeclaredType) -> Bool {
    ancestors(of: type).contains {
      if case .framework(let written) = $0 { !KnownProtocols.isKnown(written.$name) } else { false }
    }
  }

  /// The class and those of the project that it inherits from.
  private func classes(of type: DeclaredType) -> [DeclaredType] {
    [type] + ancestors(of: type).compactMap(\.declared).filter { $0.kind == .class }
  }

  /// Whether objects of the class show something that no initializer is given: it begins again with each object.
  package func hasStateOfItsOwn(_ type: DeclaredType) -> Bool {
    let isObservable = isObservable(type) == .yes
    return ([type] + ancestors(of: type).compactMap(\.declared)).contains { declared in
      let assigned = Set(initializers(of: declared).flatMap(\.assignments).map(\.property))
      return declared.properties.contains { property in
        property.isStoredInstance && !property.isLet && property.hasInitialValue
          && property.access.map { $0 > .fileprivate } ?? true && !assigned.contains(property.name)
          && (isObservable || property.isWrapped(by: .published))
      }
    }
  }

  /// The initializer that the construction at that place runs, when it does work.
  private func work(building made: DeclaredType, at place: Place, scope: DeclaredType) -> EagerObject.Work? {
    let construction = scope.file.constructions(at: scope.index).first { $0.place.range == place.range }
    var owner = made
    var own = [made] + extensions(of: made)
    // A class without initializers has those of its superclass.
    for case .declared(let ancestor) in ancestors(of: made)
    where ancestor.kind == .class && own.allSatisfy(\.initializers.isEmpty) {
      owner = ancestor
      own = [owner] + extensions(of: owner)
    }
    let all = own.flatMap { declaration in
      declaration.initializers.map { EagerObject.Work(initializer: $0, path: declaration.file.path) }
    }
    let fitting = all.filter { work in
      construction.map { align($0.arguments, with: work.initializer.parameters) != nil } ?? true
    }
    guard let first = fitting.first else { return nil }
    if fitting.allSatisfy({ $0.initializer.traits.contains(.doesWork) }) { return first }
    guard fitting.allSatisfy({ $0.initializer.traits.contains(.isDelegating) }) else { return nil }
    let designated = all.filter { !$0.initializer.traits.contains(.isDelegating) }
    return designated.allSatisfy { $0.initializer.traits.contains(.doesWork) } ? designated.first : nil
  }
}
