import Facts

/// A binding to a property with an observer, passed to code that may write it.
package struct Bypass: Sendable {
  package let binding: HandedBinding
  package let file: FileSummary
}

extension ProjectFacts {
  /// The maximum number of views through which a binding is followed when each view passes it on to the next.
  private static let followedViews = 4

  /// The places where the type's code, in any file, passes on bindings to the property, except in previews and except
  /// to views of the project that never write them.
  package func bypasses(of property: Property, in type: DeclaredType) -> [Bypass] {
    handedBindings(of: property, in: type).filter { mayUse($0.binding, in: $0.file, as: .writing, depth: 0) }
  }

  /// Returns whether code that gets a binding to the property's object from the type may replace the object.
  package func passesOnReplaceably(_ property: Property, of type: DeclaredType) -> Bool {
    handedBindings(of: property, in: type).contains { handed in
      !handed.binding.traits.contains(.hasMembers)
        && mayUse(handed.binding, in: handed.file, as: .replacing, depth: 0)
    }
  }

  /// Returns whether the type passes on bindings to the property, and only to views of the project that never write
  /// them.
  func isOnlyBoundByReaders(_ property: Property, of type: DeclaredType) -> Bool {
    let handed = handedBindings(of: property, in: type)
    return !handed.isEmpty && !handed.contains { mayUse($0.binding, in: $0.file, as: .writing, depth: 0) }
  }

  /// Returns whether the type passes on bindings to the property, and only to views of the project that never read them.
  func isOnlyBoundByNonreaders(_ property: Property, of type: DeclaredType) -> Bool {
    let handed = handedBindings(of: property, in: type)
    return !handed.isEmpty && !handed.contains { mayUse($0.binding, in: $0.file, as: .anyReading, depth: 0) }
  }

  /// The first binding to the property that the type passes on, if all go to views of the project that never read them
  /// and one of which writes it.
  package func bindingForWriters(to property: Property, of type: DeclaredType) -> Bypass? {
    guard isOnlyBoundByNonreaders(property, of: type) else { return nil }
    return handedBindings(of: property, in: type).first { mayUse($0.binding, in: $0.file, as: .writing, depth: 0) }
  }

  func handedBindings(of property: Property, in type: DeclaredType) -> [Bypass] {
    var searched: Set<FileID> = []
    var result: [Bypass] = []
    for file in [type.file] + extensions(of: type).map(\.file) where searched.insert(file.id).inserted {
      let scopes = codeScopes(of: type, in: file)
      for binding in file.handedBindings(named: property.$name)
      where !binding.traits.contains(.isPreview) && scopes.contains(where: { $0.contains(binding.scope) }) {
        // A type inside may have a property of the same name.
        let inner = owner(of: binding.scope, in: file)
        guard inner.map({ $0 == type || $0.property(named: property.$name) == nil }) ?? true else { continue }
        result.append(Bypass(binding: binding, file: file))
      }
    }
    return result
  }

  /// Returns whether the receiver presents something while the binding is true or not nil, or is a view of the project
  /// that at most closes itself: `isShown = false`.
  func onlyCloses(_ handed: Bypass) -> Bool {
    handed.binding.isPresenting || !mayUse(handed.binding, in: handed.file, as: .writing, except: .cleared, depth: 0)
  }

  /// Returns whether the receiver of the binding may use it in one of these ways. True unless the receiver is a view
  /// of the project whose code is known not to.
  private func mayUse(
    _ binding: HandedBinding, in file: FileSummary, as kinds: NameUse.Kinds, except ignored: NameUse.Kinds = [],
    depth: Int
  ) -> Bool {
    let call = file.constructions(at: binding.scope).last { call in
      call.$typeName == binding.$receiver && call.place.range.contains(binding.place.range)
    }
    guard depth < Self.followedViews, let call, let view = type(named: call.$typePath, at: call.site, in: file),
      let argument = call.arguments.first(where: { $0.place.range.contains(binding.place.range) }),
      let property = self.property(of: view, keeping: argument), property.isWrapped(by: .binding),
      // A coordinator may use it through its view.
      useThroughAnyValue(of: property, in: view) == nil
    else { return true }
    return stateUses(of: property, in: view).contains {
      !$0.kinds.isDisjoint(with: kinds) && $0.kinds.isDisjoint(with: ignored)
    }
      || handedBindings(of: property, in: view).contains { handed in
        (kinds == .writing || !handed.binding.traits.contains(.hasMembers))
          && mayUse(handed.binding, in: handed.file, as: kinds, except: ignored, depth: depth + 1)
      }
  }

  /// The property that keeps the argument of a call. Nil if the view's initializer may do anything else with it.
  private func property(of view: DeclaredType, keeping argument: Argument) -> Property? {
    if hasMemberwiseInitializer(view) { return view.property(named: argument.$label) }
    let initializers = initializers(of: view)
    guard initializers.count == 1, let initializer = initializers.first, initializer.traits.contains(.onlyAssigns),
      let parameter = initializer.parameters.first(where: { $0.$label == argument.$label }),
      case let uses = initializer.assignments.filter({ $0.mentions.contains { $0.$name == parameter.$name } }),
      uses.count == 1, let kept = uses.first, kept.form == .storage, kept.value.kind == .name
    else { return nil }
    return view.property(named: kept.$property)
  }
}

extension NameUse.Kinds {
  /// The uses that write a binding's value, except for passing the binding on.
  fileprivate static let writing = changing.union(.methodCalled).subtracting([.projected, .projectedMember])
  /// The uses that may read a binding's value, except for passing the binding on.
  fileprivate static let anyReading: NameUse.Kinds = [
    .read, .takenInOut, .projectedMember, .storage, .methodCalled, .handedOut, .readLater,
  ]
  /// The uses that replace an object behind a binding. Changing its members does not.
  fileprivate static let replacing = writing.subtracting([.memberWritten, .methodCalled, .actedOn])
}
