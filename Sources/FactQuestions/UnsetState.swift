import Facts

extension ProjectFacts {
  /// What depends on a state that nothing ever sets to anything but its first value, `false` or `nil`.
  package enum Unset {
    /// The bindings that present something: `.sheet(isPresented: $isShown)`.
    case presentations([HandedBinding])
    /// The first place where code reads it.
    case read(ForeignUse)
  }

  /// Returns what depends on a view's state that nothing in an app sets; nil if some code may set it, if nothing depends
  /// on it, or if no code creates the view.
  package func unset(_ state: WrappedProperty, in file: FileFacts) -> Unset? {
    let (property, view) = (state.property, state.owner)
    guard isComplete, hasApp, state.wrapper == .state, property.attributes.count == 1,
      !property.traits.contains(.hasObservers), !file.summary.traits.contains(.isTest),
      startsHidden(property, in: file), isInternalDetail(property, of: view),
      case let handed = handedBindings(of: property, in: view),
      handed.allSatisfy({ $0.file.id == file.id && onlyCloses($0) }),
      // A binding that isn't handed on may set it in an unknown way.
      handed.isEmpty == (use(of: property, as: .projected, in: view, facts: file) == nil),
      use(
        of: property,
        as: [.memberWritten, .takenInOut, .projectedMember, .storage, .methodCalled, .writtenInInitializer],
        in: view, facts: file) == nil,
      initializers(of: view).allSatisfy({ !$0.assignments.contains { $0.$property == property.$name } }),
      useThroughAnyValue(of: property, in: view) == nil, onlyHides(property, of: view),
      isSwiftUIOwner(view) == .yes, isInUse(view)
    else { return nil }
    let presenting = handed.map(\.binding).filter(\.isPresenting)
    if !presenting.isEmpty { return .presentations(presenting) }
    return use(of: property, as: .read, in: view, facts: file).map { .read($0) }
  }

  /// Returns the first place that reads the property of an observable object, if nothing in an app ever changes its
  /// first value, `false` or `nil`; nil if some code may change it, or if no code creates the object.
  package func readOfUnset(_ property: Property, of object: DeclaredType, in file: FileFacts) -> ForeignUse? {
    guard isComplete, hasApp, !file.summary.traits.contains(.isTest), !property.traits.contains(.hasObservers),
      startsHidden(property, in: file), isInternalDetail(property, of: object), subclasses(of: object).isEmpty,
      // A decoder or a store may fill it.
      conforms(object, toAnyOf: ["Codable", "Decodable"], of: ["Swift"]) == .no,
      !object.declaration.hasAttribute("Model"),
      ownChange(
        of: property, in: object, facts: file,
        as: [
          .written, .memberWritten, .takenInOut, .projected, .projectedMember, .storage, .methodCalled,
          .writtenInInitializer,
        ]) == nil,
      !mayBeChangedThroughValue(property, of: object), isInUse(object), isChangedElsewhere(than: property, in: object)
    else { return nil }
    return use(of: property, as: .read, in: object, facts: file)
      ?? useThroughAnyValue(of: property, in: object) { $0.isCertain && !$0.isInTest }
  }

  /// Returns whether code may change another property of the object. Otherwise, the code may be a sample.
  private func isChangedElsewhere(than property: Property, in object: DeclaredType) -> Bool {
    object.properties.contains { other in
      other.$name != property.$name && other.isStoredInstance && !other.isLet
        && (!changes(of: other.$name, in: object).isEmpty || mayBeChangedThroughValue(other, of: object))
    }
  }

  private func startsHidden(_ property: Property, in file: FileFacts) -> Bool {
    property.value.kind == .none
      ? property.type?.startsAsNil ?? false : ["false", "nil"].contains(file.text(property.valuePlace))
  }

  /// Returns whether each assignment to the property sets `false` or `nil`.
  private func onlyHides(_ property: Property, of view: DeclaredType) -> Bool {
    stateUses(of: property, in: view).allSatisfy { !$0.kinds.contains(.written) || $0.kinds.contains(.cleared) }
  }
}
