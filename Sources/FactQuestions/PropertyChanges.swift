import Facts

/// Changes of a property.
extension ProjectFacts {
  /// The first use that changes a property of the type or passes on a way to change it: an assignment to it or to a
  /// part of it, `&x`, `$x`, `_x`, a method that may be mutating, a key path to it, or any use through another value of
  /// the type. Nil if there is none in the type's own code or elsewhere.
  ///
  /// In an initializer, `x = v` counts and `_x = W(…)` does not. If the property holds an object of a known class,
  /// changes inside the object do not count. `facts` must be those of the file that declares the type. Uses of the
  /// `ignored` kinds do not count.
  package func change(
    of property: Property, in type: DeclaredType, facts: FileFacts, ignoring ignored: NameUse.Kinds = []
  ) -> ForeignUse? {
    var kinds: NameUse.Kinds = [.written, .takenInOut, .projected, .projectedMember, .storage]
    if !holdsObject(property, in: type) { kinds.formUnion([.memberWritten, .methodCalled]) }
    kinds.subtract(ignored)
    return ownChange(of: property, in: type, facts: facts, as: kinds)
      ?? useThroughAnyValue(of: property, in: type) { use in
        // Its own `==` only reads it.
        !use.isInSameFile || !facts.comparisons.contains { $0.place.range.contains(use.place.range) }
      }
  }

  /// The first use of these kinds in the type's own code, or else the first assignment in an initializer.
  func ownChange(
    of property: Property, in type: DeclaredType, facts: FileFacts, as kinds: NameUse.Kinds
  ) -> ForeignUse? {
    if let use = use(of: property, as: kinds, in: type, facts: facts) { return use }
    for declaration in [type] + extensions(of: type) {
      for initializer in declaration.initializers {
        for assignment in initializer.assignments
        where assignment.form != .storage && assignment.$property == property.$name {
          return ForeignUse(
            path: declaration.file.path, place: assignment.place, isInSameFile: declaration.file.id == facts.id,
            isCertain: true)
        }
      }
    }
    return nil
  }

  /// Returns whether no code uses the property, and it is an internal detail of its type.
  package func isUnused(_ property: Property, of type: DeclaredType, facts: FileFacts) -> Bool {
    isNeverUsed(property, in: type, facts: facts) && isInternalDetail(property, of: type)
      && change(of: property, in: type, facts: facts) == nil && useThroughAnyValue(of: property, in: type) == nil
  }

  /// Returns whether the type's own code never uses the property, even if other code passes or reads it.
  package func isNeverUsed(_ property: Property, in type: DeclaredType, facts: FileFacts) -> Bool {
    let uses: NameUse.Kinds = [
      .read, .memberWritten, .written, .writtenInInitializer, .takenInOut, .projectedMember, .projected, .storage,
      .methodCalled,
    ]
    return isComplete && use(of: property, as: uses, in: type, facts: facts) == nil
  }

  /// Returns whether the type's own code at most changes the property.
  package func isNeverRead(_ property: Property, in type: DeclaredType, facts: FileFacts) -> Bool {
    isOnlyPassed(property, in: type, facts: facts) && use(of: property, as: .projected, in: type, facts: facts) == nil
  }

  /// Returns whether the type's own code at most changes the property and passes on bindings to it.
  private func isOnlyPassed(_ property: Property, in type: DeclaredType, facts: FileFacts) -> Bool {
    isComplete
      && use(of: property, as: Self.reading, in: type, facts: facts) {
        !onlyChanges(property, of: type, by: $0)
      } == nil
  }

  /// The first change of a property that no code ever reads, where the property is an internal detail of its type;
  /// otherwise nil. Initial values do not count.
  package func change(
    ofUnread property: Property, of type: DeclaredType, facts: FileFacts
  ) -> ForeignUse? {
    guard isOnlyPassed(property, in: type, facts: facts), isInternalDetail(property, of: type), !isEncoded(type),
      useThroughAnyValue(of: property, in: type) == nil,
      use(of: property, as: .projected, in: type, facts: facts) == nil || isOnlyBoundByNonreaders(property, of: type),
      // The code of a subclass may read it.
      type.kind != .class || subclasses(of: type).isEmpty
    else { return nil }
    return use(of: property, as: [.written, .memberWritten, .methodCalled], in: type, facts: facts)
  }

  /// The first control for a value that no code ever reads, where the property is an internal detail of its type, and
  /// whether people type in all controls for it; otherwise nil. Search fields count, too.
  package func control(
    forUnread property: Property, of type: DeclaredType, facts: FileFacts
  ) -> (use: ForeignUse, isTyped: Bool)? {
    guard isComplete, use(of: property, as: Self.reading, in: type, facts: facts) == nil,
      case let bindings = ownUses(of: type, facts: facts).filter({ use, _ in
        use.$name == property.$name && use.kinds.contains(.projected)
      }), let (control, file) = bindings.first,
      case let isTyped = bindings.allSatisfy({ $0.use.kinds.contains(.typed) }),
      isTyped || bindings.allSatisfy({ $0.use.kinds.contains(.entered) }) && isOnlyChosen(property, of: type),
      isInternalDetail(property, of: type), !isEncoded(type),
      useThroughAnyValue(of: property, in: type) == nil
    else { return nil }
    let use = ForeignUse(path: file.path, place: control.place, isInSameFile: file.id == facts.id, isCertain: true)
    return (use, isTyped)
  }

  /// Returns whether all bindings to the property are for controls, and code only sets it to clear it or when the view
  /// appears. A control also shows what other code sets: `Slider(value: $progress)`.
  private func isOnlyChosen(_ property: Property, of type: DeclaredType) -> Bool {
    let bindings = handedBindings(of: property, in: type).map(\.binding)
    return !property.holdsList && !bindings.isEmpty
      && bindings.allSatisfy { KnownWords.isForTyping($0.$receiver) || KnownWords.isForChoosing($0.$receiver) }
      && stateUses(of: property, in: type).allSatisfy {
        !$0.kinds.contains(.written) || !$0.kinds.isDisjoint(with: [.cleared, .loaded])
      }
  }

  /// Returns whether code with side effects uses what people enter in the view's other state, such as an action that
  /// saves it.
  package func savesEntries(otherThan property: Property, of view: DeclaredType) -> Bool {
    view.properties.contains {
      $0.$name != property.$name && isEntered($0, in: view) && isUsedInActions($0, in: view)
    }
  }

  /// The first binding to a value that no code ever reads, and that only views to which the type passes bindings set;
  /// otherwise nil.
  package func bindingForWriters(
    ofUnread property: Property, of type: DeclaredType, facts: FileFacts
  ) -> Bypass? {
    guard isComplete, type.kind == .struct, use(of: property, as: Self.reading, in: type, facts: facts) == nil,
      let binding = bindingForWriters(to: property, of: type), isInternalDetail(property, of: type),
      useThroughAnyValue(of: property, in: type) == nil
    else { return nil }
    return binding
  }

  /// Returns whether the compiler may write code that encodes the type's properties.
  private func isEncoded(_ type: DeclaredType) -> Bool {
    conforms(type, toAnyOf: ["Codable", "Encodable"], of: ["Swift"]) == .yes
  }

  /// The uses that may read a value, except for bindings to it.
  private static let reading: NameUse.Kinds = [.read, .takenInOut, .projectedMember, .storage, .methodCalled]

  /// Returns whether the property's written type is a class or actor of the project, so that the property holds a
  /// reference.
  func holdsObject(_ property: Property, in type: DeclaredType) -> Bool {
    guard let written = property.type, written.form != .array, !written.path.isEmpty,
      let held = self.type(named: written.$path, at: property.owner, in: type.file)
    else { return false }
    return held.kind == .class || held.kind == .actor
  }
}
