import Facts

/// The projected value that can replace a binding built from closures.
package struct ProjectedTarget: Sendable {
  /// The type of the bound value as source text; nil if it is unknown.
  package let valueType: String?
  /// Whether the property needs `@Bindable`: it holds an observable object, or reads one from the environment.
  package let needsBindable: Bool
  /// The property along the path that holds an object, which a change through the binding also stores again: "model".
  package let storesObject: String?
}

extension ProjectFacts {
  /// The `$` binding to what the closures read and write. Nil if there is none, if it would bypass a property observer,
  /// or if a member along the path is not known to be settable.
  package func projection(of binding: ClosureBinding, in file: FileSummary) -> ProjectedTarget? {
    let target = binding.target
    guard let owner = owner(of: binding.scope, in: file), isSwiftUIOwner(owner) == .yes,
      let (property, declarer) = property(named: target.$name, of: owner), declarer == owner, property.isStoredInstance,
      !property.traits.contains(.hasObservers), let needsBindable = needsBindable(property, of: owner, target)
    else { return nil }
    let type = settableType(along: target.$members, from: property, declaredBy: declarer)
    guard type != nil || target.members.isEmpty, type?.hasSuffix("!") != true,
      binding.valueType == nil || binding.valueType?.string == type,
      !isPassedForOtherNumber(binding, ofType: type, in: file),
      !readsBinding(target, startsWithObject: property.isObservingWrapper || needsBindable)
    else { return nil }
    let path = properties(along: target.$members, from: FoundProperty(property, in: declarer.file)) ?? []
    let stored = path.dropLast().dropFirst(property.wrapper == .state || property.wrapper == .binding ? 0 : 1)
    return ProjectedTarget(
      valueType: type, needsBindable: needsBindable,
      storesObject: stored.first { objectType(of: $0.property, in: $0.file)?.kind == .class }?.property.name)
  }

  private static let numbers: Set<String> = ["CGFloat", "Double"]

  /// Returns whether a view of the project receives the binding as the other type of `CGFloat` and `Double`, or a
  /// property returns it as such. Closures convert between these two.
  private func isPassedForOtherNumber(_ binding: ClosureBinding, ofType type: String?, in file: FileSummary) -> Bool {
    guard let type, Self.numbers.contains(type) else { return false }
    let getter = file.properties(of: binding.scope).first {
      $0.getterPlace?.range.contains(binding.place.range) ?? false
    }
    if let written = getter?.type, written.isBinding, !written.text.hasSuffix("<\(type)>") { return true }
    return file.constructions(at: binding.scope).contains { call in
      guard let argument = call.arguments.first(where: { $0.place.range == binding.place.range }),
        let view = self.type(named: call.$typePath, at: call.site, in: file),
        let received = view.property(named: argument.$label)?.type?.text
      else { return false }
      return received != type && Self.numbers.contains(received)
    }
  }

  /// Returns whether a member after `$` is, or may be, one of `Binding` itself, and not of the bound value. A binding to
  /// an identifiable value has an `id`, and one to a collection has a collection's members.
  private func readsBinding(_ target: Reference, startsWithObject: Bool) -> Bool {
    target.members.split(separator: ".").dropFirst(startsWithObject ? 1 : 0).contains {
      [
        "wrappedValue", "projectedValue", "transaction", "animation", "id", "count", "isEmpty", "first", "last",
        "indices",
      ].contains($0)
    }
  }

  /// Returns whether the file builds a binding from closures that could be written as `$` and the property's name.
  package func bindsByClosures(_ property: Property, of owner: DeclaredType, in file: FileFacts) -> Bool {
    file.closureBindings.contains { binding in
      binding.target.$name == property.$name && self.owner(of: binding.scope, in: file.summary) == owner
        && projection(of: binding, in: file.summary) != nil
    }
  }

  /// Returns nil if neither `$` nor `@Bindable` can give a binding to the target.
  private func needsBindable(_ property: Property, of owner: DeclaredType, _ target: Reference) -> Bool? {
    guard let wrapper = property.wrapper else {
      return property.attributes.isEmpty && !target.members.isEmpty && holdsObservable(property, of: owner) ? true : nil
    }
    if wrapper == .environment {
      return property.readFromEnvironment?.family == .observable && property.readFromEnvironment?.isOptional == false
        && !target.members.isEmpty ? true : nil
    }
    guard wrappedProperty(named: property.$name, of: owner, by: wrapper) != nil else { return nil }
    switch wrapper {
    case .state, .binding, .appStorage, .sceneStorage: return false
    case .stateObject, .observedObject, .environmentObject, .bindable: return target.members.isEmpty ? nil : false
    default: return nil
    }
  }

  private func holdsObservable(_ property: Property, of owner: DeclaredType) -> Bool {
    type(of: property, declaredIn: owner.file).object.map { isObservable($0) == .yes } ?? false
      && property.type?.isOptional != true
  }
}
