import Facts

/// An object in the initial value of `@State` whose initializer does work. Each new value of the view creates another
/// object, and SwiftUI keeps only the first one.
package struct EagerObject: Sendable {
  package let state: WrappedProperty
  package let made: DeclaredType
  package let work: Work
  /// The assignment in an initializer of the view; nil if the object is the property's own initial value.
  package let assignment: Assignment?

  /// An initializer that does work.
  package struct Work: Sendable {
    package let initializer: Initializer
    package let path: String
  }

  /// Whether the `@State` macro of Xcode 27 creates the object only once.
  package var isBuiltOnceInXcode27: Bool { assignment == nil && state.property.isLazyInXcode27 }
}

extension ProjectFacts {
  /// The objects of `@Observable` classes that the file assigns to the property, as its initial value or in
  /// initializers.
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
        guard
          let made = typeCreated(
            by: assignment.source, reference: assignment.sourceReference,
            for: FoundProperty(state.property, in: state.owner.file),
            at: Site(scope: declaration.index, place: assignment.place), in: file), isObservable(made) == .yes,
          let work = work(building: made, at: assignment.madePlace, scope: declaration)
        else { continue }
        result.append(EagerObject(state: state, made: made, work: work, assignment: assignment))
      }
    }
    return result
  }

  /// Returns whether an object of the class may hold values that are lost with it, or starts work when it is created.
  package func keepsSomething(_ type: DeclaredType) -> Bool {
    holdsSomething(type) { _ in true } || worksWhenCreated(type)
  }

  /// Returns whether an object of the class holds only constants and values in the user defaults, and is created without
  /// work, so that instances are interchangeable.
  package func holdsOnlyConstants(_ type: DeclaredType) -> Bool {
    !mayChange(type) && holdsSomething(type) { _ in true } && !worksWhenCreated(type)
  }

  private func worksWhenCreated(_ type: DeclaredType) -> Bool {
    classes(of: type).contains { $0.initializers.contains { $0.traits.contains(.doesWork) } }
  }

  /// The first property whose initial value calls a function, starts a task or a timer, or is an object whose
  /// initializer does work; nil if there is none.
  package func propertyDoingWork(whenCreating type: DeclaredType, depth: Int = 0) -> Property? {
    type.properties.first { property in
      guard property.isStoredInstance, !property.modifiers.contains(.isLazy) else { return false }
      switch property.value.kind {
      case .call: return !property.value.path.isEmpty && !KnownWords.keeps(property.value.$path.lastPathComponent)
      case .construct:
        if KnownWords.acts(property.value.$path) { return true }
        guard depth < 4, let made = constructedType(of: property, in: type), made.kind == .class else { return false }
        return worksWhenCreated(made) || propertyDoingWork(whenCreating: made, depth: depth + 1) != nil
      default: return false
      }
    }
  }

  /// Returns whether a value in an object of the class may change, so that the change is lost with the object. Changes
  /// of values in the user defaults are not.
  package func mayChange(_ type: DeclaredType) -> Bool {
    holdsSomething(type) { !$0.isLet && !$0.isWrapped(by: .appStorage) }
  }

  /// Returns whether everything that an object of the class publishes comes from publishers that its initializer
  /// follows, so that a new object has the same values as the one it replaces.
  package func onlyFollowsPublishers(_ type: DeclaredType) -> Bool {
    let published = type.properties.filter { $0.isStoredInstance && $0.isWrapped(by: .published) }
    return !published.isEmpty
      && published.allSatisfy { property in
        type.file.followedVariables.contains(MemberName(owner: type.index, name: property.$name))
          && changes(of: property.$name, in: type).isEmpty && !isWrittenElsewhere(property.$name, of: type)
      }
  }

  /// Returns whether an object of the class may announce changes to the views that observe it.
  package func announcesChanges(_ type: DeclaredType) -> Bool {
    let name = Symbol(.objectWillChange)
    return inheritsUnknown(type)
      || classes(of: type).flatMap { [$0] + extensions(of: $0) }.contains { declaration in
        declaration.properties.contains { $0.isWrapped(by: .published) || $0.$name == name }
          || declaration.file.extensionUses(named: name).contains { $0.scope == declaration.index }
      }
  }

  /// Returns whether an object of the class may announce changes although no known code uses it: its own code changes
  /// it, its initializer does work, or a property that is not published may hold something that changes it. Without an
  /// app, code that uses it may be missing.
  package func mayAnnounceUnused(_ type: DeclaredType) -> Bool {
    announcesChanges(type)
      && (!hasApp || inheritsUnknown(type)
        || classes(of: type).contains { declaration in
          declaration.properties.contains { !$0.isWrapped(by: .published) && mayChangeOthers($0, of: declaration) }
            || declaration.initializers.contains { $0.traits.contains(.doesWork) }
            || declaration.file.memberChanges.contains { $0.owner == declaration.index }
        })
  }

  /// Returns whether the stored property may hold an object or a closure.
  private func mayChangeOthers(_ property: Property, of owner: DeclaredType) -> Bool {
    guard property.isStoredInstance, property.value.kind != .literal else { return false }
    return property.type.map { isValueType($0, at: property.owner, in: owner.file) != .yes } ?? true
  }

  /// Returns whether an object of the class holds only what it is passed or looks up elsewhere, so that another object
  /// behaves the same.
  package func holdsOnlyInputs(_ type: DeclaredType) -> Bool {
    holdsSomething(type) { _ in true }
      && !holdsSomething(type) { !($0.isLet || isPassedOnce($0, of: type)) || $0.value.isMade }
      && !classes(of: type).flatMap(\.initializers).contains { initializer in
        initializer.traits.contains(.doesWork) || initializer.assignments.contains { $0.value.isMade }
      }
  }

  /// Returns whether no code of the class changes the property, and other code either cannot set it, or does not set it
  /// and views cannot observe it.
  private func isPassedOnce(_ property: Property, of type: DeclaredType) -> Bool {
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

  /// Returns whether the class inherits from a type outside the project that is not a known protocol.
  func inheritsUnknown(_ type: DeclaredType) -> Bool {
    ancestors(of: type).contains {
      if case .framework(let written) = $0 { !KnownProtocols.isKnown(written.$name) } else { false }
    }
  }

  /// The class and its superclasses in the project.
  private func classes(of type: DeclaredType) -> [DeclaredType] {
    [type] + ancestors(of: type).compactMap(\.declared).filter { $0.kind == .class }
  }

  /// Returns whether objects of the class have a variable that views can observe and that no initializer sets, so that
  /// it starts over with each new object.
  package func hasOwnState(_ type: DeclaredType) -> Bool {
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

  /// The initializer that the construction at that place calls; nil if it does no work.
  private func work(building made: DeclaredType, at place: Place, scope: DeclaredType) -> EagerObject.Work? {
    let construction = scope.file.constructions(at: scope.index).first { $0.place.range == place.range }
    var owner = made
    var own = [made] + extensions(of: made)
    // A class without initializers inherits those of its superclass.
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
