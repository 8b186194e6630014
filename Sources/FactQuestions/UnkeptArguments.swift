import Facts

/// An object that drawing code creates for a view that does not keep it.
package struct UnkeptArgument: Sendable {
  package let construction: Construction
  package let argument: Argument
  /// The property that receives the object, and the view that declares it.
  package let property: Property
  package let view: DeclaredType
  /// The view whose code creates the object.
  package let caller: DeclaredType
  /// The object's class.
  package let made: DeclaredType
  /// The expression that creates the object: the argument, or the value of the local constant that it names.
  package let value: Value
  /// The names that the object is created from.
  package let mentions: [Reference]
  package let namesLocals: Bool
}

extension ProjectFacts {
  /// The unkept arguments of views in callers that are known to be updated while they are onscreen, for objects that
  /// then lose something. An object that only carries what it is created from is left out.
  package func unkeptArguments(in file: FileFacts) -> [UnkeptArgument] {
    guard seesSwiftUI(file.summary) else { return [] }
    return file.summary.constructions.flatMap { construction -> [UnkeptArgument] in
      guard construction.callee == .type, construction.context.contains(.isDrawn),
        construction.context.isDisjoint(with: [.isPreview, .isInStatic, .isInInitializer]),
        construction.arguments.contains(where: { Self.mayMake($0.value) }),
        let view = type(named: construction.$typePath, at: construction.site, in: file.summary), mayLoseObjects(view),
        let caller = owner(of: construction.scope, in: file.summary), caller != view
      else { return [] }
      let found = FoundConstruction(construction: construction, file: file.summary)
      let passages = valueInputs(of: view).passages(of: construction)
      // Most calls create no object, and finding what updates the caller takes longer.
      lazy var isRepeated = isUpdated(caller, around: construction) || receivesDifferentValues(caller)
      return passages.compactMap { passage in
        let (argument, property) = (passage.argument, passage.property)
        guard Self.mayMake(argument.value), isUnkept(property, in: view),
          !passages.contains(where: { $0.isFirstValue && $0.argument.place.range == argument.place.range }),
          case let (value, mentions, namesLocals) = source(of: argument, in: found),
          let made = objectMade(by: value, mentions.first, for: property, of: view, in: found), hasStateToLose(made),
          isRepeated
        else { return nil }
        return UnkeptArgument(
          construction: construction, argument: argument, property: property, view: view, caller: caller, made: made,
          value: value, mentions: mentions, namesLocals: namesLocals)
      }
    }
  }

  /// Returns whether the object is created from values that change while the view keeps its identity.
  package func isMadeOfChangingValues(_ unkept: UnkeptArgument, in file: FileSummary) -> Bool {
    let found = FoundConstruction(construction: unkept.construction, file: file)
    return context(of: found).isDisjoint(with: [.isPresented, .hasFreshIdentity])
      && variation(of: Value(.compound), unkept.mentions, in: found, depth: 0) == .varying(.likely)
  }

  private static func mayMake(_ value: Value) -> Bool {
    switch value.kind {
    case .construct, .implicitInit, .implicitMember, .choice, .name, .call, .member: true
    default: false
    }
  }

  /// Returns whether it is a view with an input that SwiftUI does not keep and that may be an object.
  private func mayLoseObjects(_ type: DeclaredType) -> Bool {
    cache.isTrue(.mayLoseObjects, of: id(of: type)) {
      type.kind == .struct
        && conforms(type, toAnyOf: ["View", "ViewModifier"], of: KnownProtocols.swiftUIModules) == .yes
        && type.properties.contains { property in
          let isValue = property.type.map { isValueType($0, at: property.owner, in: type.file) == .yes } ?? false
          return !isValue && isUnkept(property, in: type)
        }
    }
  }

  /// Returns whether SwiftUI does not keep the property's object: the view observes it, or shows it from a plain
  /// property.
  private func isUnkept(_ property: Property, in view: DeclaredType) -> Bool {
    switch property.wrapper {
    case .observedObject, .bindable: true
    case nil:
      property.attributes.isEmpty && property.isStoredInstance
        && (shows(property, in: view) || passesToObserver(property, from: view))
    default: false
    }
  }

  /// Returns whether the view passes the property's object unchanged to a view that observes it.
  private func passesToObserver(_ property: Property, from view: DeclaredType) -> Bool {
    func isPassed(_ argument: Argument) -> Bool {
      argument.value.kind == .name
        && argument.mentions.contains { $0.isOfSelf && !$0.isProjected && $0.$name == property.$name }
    }
    return ([view] + extensions(of: view)).contains { declaration in
      declaration.file.constructions(at: declaration.index).contains { construction in
        guard construction.arguments.contains(where: isPassed),
          let observer = type(named: construction.$typePath, at: construction.site, in: declaration.file)
        else { return false }
        return valueInputs(of: observer).passages(of: construction).contains {
          $0.property.isWrapped(by: .observedObject) && isPassed($0.argument)
        }
      }
    }
  }

  /// Returns whether the view's drawing code reads a member of the property's value.
  package func shows(_ property: Property, in view: DeclaredType) -> Bool {
    ([view] + extensions(of: view)).contains { declaration in
      !declaration.file.drawnMembers(of: property.$name, at: declaration.index).isEmpty
    }
  }

  /// The value of the local constant that the argument names, or else the argument itself.
  package func source(of argument: Argument, in found: FoundConstruction) -> (Value, [Reference], namesLocals: Bool) {
    source(of: argument, seenFrom: found.construction.place, in: found.file)
  }

  /// The value of the local constant that the argument names at that place, or else the argument itself.
  package func source(
    of argument: Argument, seenFrom place: Place, in file: FileSummary
  ) -> (Value, [Reference], namesLocals: Bool) {
    guard argument.value.kind == .name, argument.mentions.first?.root == .local,
      let constant = constant(named: argument.value.$path, seenFrom: place, in: file)
    else { return (argument.value, argument.mentions, argument.namesLocals) }
    return (constant.value, constant.mentions, constant.mentions.contains { !$0.isOfSelf })
  }

  /// The class of the object that the value creates; nil if it may be an object that already exists.
  private func objectMade(
    by value: Value, _ reference: Reference?, for property: Property, of view: DeclaredType, in found: FoundConstruction
  ) -> DeclaredType? {
    let (site, receiver) = (found.construction.site, FoundProperty(property, in: view.file))
    guard
      makesNewObject(value, reference: reference, for: receiver, at: site, in: found.file)
        || isFromClosure(value, reference, in: found),
      value.kind != .construct || !mayWrapGiven(value, for: property, at: site, in: found.file),
      let made = typeCreated(by: value, reference: reference, for: receiver, at: site, in: found.file)
        ?? objectType(of: property, in: view.file)
    else { return nil }
    switch observability(of: made) {
    case .observable: return made
    case .observableObject:
      return property.wrapper == .observedObject || passesToObserver(property, from: view) ? made : nil
    case nil: return nil
    }
  }

  /// Returns whether objects of the class start with state of their own, or change a tracked property in code that may
  /// run.
  private func hasStateToLose(_ type: DeclaredType) -> Bool {
    if hasOwnState(type) { return true }
    let isObservable = isObservable(type) == .yes
    let tracked = type.properties.filter { property in
      property.isStoredInstance && !property.isLet
        && (property.isWrapped(by: .published) || isObservable && property.attributes.isEmpty)
    }
    return tracked.contains { changes(of: $0.$name, in: type).contains { mayRun($0, in: type) } }
  }

  /// Returns whether the member that changes the property may run: code is known to call it, or its callers are not
  /// known. The callers of methods of `@Observable` objects are never known.
  private func mayRun(_ change: MemberChange, in type: DeclaredType) -> Bool {
    let member = change.$member
    if change.isNamed || member == Symbol(.`init`) || property(named: member, of: type) != nil { return true }
    if isObservable(type) == .yes || inheritsUnknown(type) { return true }
    return files(.members, member, of: type).contains { file in
      !file.methodCalls(named: member).isEmpty || !file.memberReferences(named: member).isEmpty
        || file.holderUses.contains { $0.$method == member }
    }
  }

  /// Returns whether the view only calls methods of its object, and these leave the object unchanged.
  package func onlyCalls(
    _ property: Property, in view: DeclaredType, unchanged object: DeclaredType, facts: FileFacts
  ) -> Bool {
    let uses = ownUses(of: view, facts: facts).map(\.use).filter {
      $0.$name == property.$name && $0.kinds.isDisjoint(with: [.handedOut, .readLater])
    }
    guard !uses.isEmpty,
      uses.allSatisfy({ !$0.method.isEmpty && $0.kinds.isSubset(of: [.read, .methodCalled, .actedOn, .awaited]) })
    else { return false }
    let called = Set(uses.map(\.$method))
    let graph = object.file.id == facts.id ? memberGraph(of: object, facts: facts) : nil
    return !([object] + extensions(of: object)).contains { part in
      part.file.memberChanges.contains { change in
        change.owner == part.index
          && (called.contains(change.$member)
            // In another file, it isn't known which member uses which.
            || graph.map { !called.isDisjoint(with: $0.members(using: change.$member)) } ?? change.isNamed)
      }
    }
  }

  /// Returns whether the view uses its object only for what it presents: `.sheet(isPresented: $model.isShown)`. Only code
  /// that sets such a member shows something, and SwiftUI at most resets it.
  package func onlyPresents(_ property: Property, in view: DeclaredType, facts: FileFacts) -> Bool {
    let uses = ownUses(of: view, facts: facts).map(\.use).filter { $0.$name == property.$name }
    return !uses.isEmpty && uses.allSatisfy { $0.kinds.isSubset(of: .projectedMember) }
      && useThroughAnyValue(of: property, in: view) == nil
      && handedBindings(of: property, in: view).allSatisfy(\.binding.isForPresentation)
  }

  /// The changes that the type's own code, in any file, makes to a member, except in the top-level statements of
  /// initializers.
  func changes(of name: Symbol, in type: DeclaredType) -> [MemberChange] {
    ([type] + extensions(of: type)).flatMap { declaration in
      declaration.file.memberChanges(of: name, at: declaration.index)
    }
  }
}
