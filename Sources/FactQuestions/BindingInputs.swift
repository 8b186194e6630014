import Facts

/// The ways in which a view gets one of its bindings.
package struct BindingInput: Sendable {
  /// An initializer that stores a parameter of type `Binding` as the property's storage: `_x = x`.
  package struct Kept: Sendable {
    package let initializer: Initializer
    package let parameter: Parameter
    package let assignment: Assignment
    /// The view's declaration or extension that holds the initializer.
    package let declaration: DeclaredType
    package var file: FileSummary { declaration.file }
  }

  /// A call that passes the binding.
  package struct Passed: Sendable {
    package let found: FoundConstruction
    package let argument: Argument
  }

  package let kept: [Kept]
  package let passed: [Passed]
}

extension ProjectFacts {
  /// Whether a call passes a binding that an object may hold, or a parameter of the calling function for which a caller
  /// may pass such a binding. SwiftUI updates a view for changes of such a binding only if the view stores it in a
  /// property.
  package func mayComeFromObject(_ input: BindingInput) -> Bool {
    input.passed.contains { passed in
      let value = passed.argument.value
      guard !passed.found.isPreviewOrTest, !passed.found.construction.context.contains(.isInInitializer),
        let mention = passed.argument.mentions.first, !mention.isProjected
      else { return false }
      switch value.kind {
      case .member: return mention.isOfSelf || mention.root == .parameter
      case .name: return mention.root == .parameter && !isOwnProjection(mention, around: passed.found)
      default: return false
      }
    }
  }

  /// Returns whether all calls of the function pass a projection of the caller's own property, `$x`, for its parameter.
  private func isOwnProjection(_ mention: Reference, around found: FoundConstruction) -> Bool {
    guard let passed = arguments(forParameter: mention, around: found), !passed.isEmpty else { return false }
    return passed.allSatisfy { call, argument in
      guard argument?.value.kind == .projection, let given = argument?.mentions.first, given.isOfSelf,
        let caller = owner(of: call.construction.scope, in: call.file),
        let (property, _) = property(named: given.$name, of: caller)
      else { return false }
      return given.members.isEmpty
        ? draws(property, in: caller)
        : property.isObservingWrapper && property.wrapper != .bindable
    }
  }

  /// Returns whether a call in a presentation, such as a sheet, passes a binding to state that the calling view never
  /// reads, except in actions. Then nothing evaluates the presentation's closure again, and a plain value would be out
  /// of date.
  package func isStaleWithout(_ input: BindingInput) -> Bool {
    input.passed.contains { passed in
      guard !passed.found.isPreviewOrTest, context(of: passed.found).contains(.isPresented),
        let mention = passed.argument.mentions.first, mention.isProjected, mention.isOfSelf,
        let caller = owner(of: passed.found.construction.scope, in: passed.found.file),
        let (state, _) = property(named: mention.$name, of: caller), state.isWrapped(by: .state)
      else { return false }
      return !draws(state, in: caller)
    }
  }

  /// Returns whether code other than actions reads the state, so that a change updates the view.
  private func draws(_ state: Property, in view: DeclaredType) -> Bool {
    stateUses(of: state, in: view).contains { $0.kinds.contains(.read) && !$0.kinds.contains(.readByActions) }
  }

  /// All the ways in which the project passes a view its binding. Nil if some of them are not understood, such as an
  /// initializer that creates the binding itself, a call that matches several initializers, or an initializer that is
  /// named but not called.
  package func inputs(of binding: Property, in view: DeclaredType) -> BindingInput? {
    // A call of a type with a lowercase name looks like a function call, so not all callers are known.
    guard isComplete, !isDeclaredTwice(view), view.name.startsLikeType else { return nil }
    var kept: [BindingInput.Kept] = []
    for declaration in [view] + extensions(of: view) {
      for initializer in declaration.initializers {
        let assignments = initializer.assignments.filter { $0.$property == binding.$name }
        guard let assignment = assignments.first else { continue }
        guard assignments.count == 1, assignment.form == .storage, assignment.value.kind == .name,
          let parameter = initializer.parameter(named: assignment.value.$path), parameter.type?.isBinding == true,
          parameter.traits.isEmpty
        else { return nil }
        kept.append(
          .init(initializer: initializer, parameter: parameter, assignment: assignment, declaration: declaration))
      }
    }
    let labels = (hasMemberwiseInitializer(view) ? [binding.$name] : []) + kept.map(\.parameter.$label)
    guard labels.allSatisfy({ $0.isEmpty || implicitConstructions(passing: $0, in: view).isEmpty }) else { return nil }
    var passed: [BindingInput.Passed] = []
    for found in constructions(of: view) {
      guard found.construction.callee != .reference, let argument = argument(for: binding, of: view, kept, in: found)
      else { return nil }
      if let argument { passed.append(.init(found: found, argument: argument)) }
    }
    return BindingInput(kept: kept, passed: passed)
  }

  /// Returns whether a protocol of the project requires the type to have an initializer with a binding parameter of
  /// that label.
  package func requiresBinding(labeled label: Symbol, of type: DeclaredType) -> Bool {
    ancestors(of: type).contains { ancestor in
      guard case .declared(let declared) = ancestor, declared.kind == .protocol else { return false }
      return declared.initializers.contains { initializer in
        initializer.parameters.contains { $0.$label == label && $0.type?.isBinding == true }
      }
    }
  }

  /// The argument that a call passes for the binding. The inner optional is nil if the call goes to an initializer that
  /// does not store the binding; the outer optional is nil if it is not known which initializer the call goes to.
  private func argument(
    for binding: Property, of view: DeclaredType, _ kept: [BindingInput.Kept], in found: FoundConstruction
  ) -> Argument?? {
    let arguments = found.construction.arguments
    let fitting = ([view] + extensions(of: view)).flatMap { declaration in
      declaration.initializers.compactMap { initializer in
        align(arguments, with: initializer.parameters).map { (declaration, initializer, $0) }
      }
    }
    if fitting.isEmpty, hasMemberwiseInitializer(view),
      let argument = found.construction.argument(labeled: binding.$name)
    {
      let labels = memberwiseLabels(of: view)
      if arguments.allSatisfy({ $0.isTrailingClosure || labels.contains($0.$label) }) { return .some(argument) }
    }
    guard fitting.count == 1, let (declaration, initializer, aligned) = fitting.first else { return nil }
    let own = kept.first { $0.declaration == declaration && $0.initializer.index == initializer.index }
    return .some(own.flatMap { aligned[$0.parameter.index] })
  }
}

extension ProjectFacts {
  /// Returns whether an extension in the project adds a property with that name to a framework type.
  package func extendsFrameworkType(_ type: Symbol, withProperty name: Symbol) -> Bool {
    files(.extended, type).contains { file in
      file.types.enumerated().contains { index, declaration in
        declaration.kind == .extension && declaration.$name == type
          && file.properties(of: index).contains { $0.$name == name }
      }
    }
  }
}

extension ProjectFacts {
  /// The class of the object that the binding refers to, if SwiftUI tracks what views read from its objects:
  /// `@Observable` or `@Model`. Nil for an optional object, which can be removed through the binding, and if the class
  /// is not known.
  package func boundObject(_ binding: WrappedProperty) -> DeclaredType? {
    boundClass(binding).flatMap { isObservable($0) == .yes ? $0 : nil }
  }

  /// Returns whether the binding refers to an object of a class that the project declares.
  package func bindsObject(_ binding: WrappedProperty) -> Bool { boundClass(binding) != nil }

  /// A published member of an `ObservableObject` that the view shows through a binding, although a binding does not
  /// observe the object.
  package func unobservedMember(
    of binding: WrappedProperty, in file: FileFacts
  ) -> (object: DeclaredType, shown: DrawnMember)? {
    guard let object = boundClass(binding), isObservableObject(object) == .yes,
      let shown = shownMember(
        of: binding.property, of: binding.owner, held: object, in: file,
        where: { $0.isWrapped(by: .published) && !isUnchanged($0, of: object) })
    else { return nil }
    return (object, shown)
  }

  private func boundClass(_ binding: WrappedProperty) -> DeclaredType? {
    guard let written = binding.property.type, written.form == .nominal,
      let type = type(named: written.$path, at: binding.property.owner, in: binding.owner.file), type.kind == .class
    else { return nil }
    return type
  }
}
