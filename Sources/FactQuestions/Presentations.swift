import Facts

extension ProjectFacts {
  /// The bindings to a state that present something, where nothing ever sets the state to anything but `false` or
  /// `nil`: `.sheet(isPresented: $isShown)`. Empty if any other code may set it.
  package func presentationsNeverShown(by state: WrappedProperty, in file: FileFacts) -> [HandedBinding] {
    let (property, view) = (state.property, state.owner)
    guard isComplete, startsHidden(property, in: file), isInternalDetail(property, of: view),
      case let handed = handedBindings(of: property, in: view), !handed.isEmpty,
      handed.allSatisfy({ $0.file.id == file.id && $0.binding.isPresenting }),
      use(
        of: property,
        as: [.memberWritten, .takenInOut, .projectedMember, .storage, .methodCalled, .writtenInInitializer],
        in: view, facts: file) == nil,
      initializers(of: view).allSatisfy({ !$0.assignments.contains { $0.$property == property.$name } }),
      useThroughAnyValue(of: property, in: view) == nil, onlyHides(property, of: view, in: file)
    else { return [] }
    return handed.map(\.binding)
  }

  private func startsHidden(_ property: Property, in file: FileFacts) -> Bool {
    property.value.kind == .none
      ? property.type?.isOptionalSugar ?? false : ["false", "nil"].contains(file.text(property.valuePlace))
  }

  /// Returns whether each assignment to the property sets `false` or `nil`.
  private func onlyHides(_ property: Property, of view: DeclaredType, in file: FileFacts) -> Bool {
    guard use(of: property, as: .written, in: view, facts: file) != nil else { return true }
    let assignments = assignments(to: property.$name, of: view, in: file)
    return !assignments.isEmpty && !isUsedInOtherFile(property, of: view)
      && assignments.allSatisfy { assignment in
        assignment.traits.contains(.isPlain) && !assignment.traits.contains(.isOneOfMany)
          && ["false", "nil"].contains(file.text(assignment.value))
      }
  }
}
