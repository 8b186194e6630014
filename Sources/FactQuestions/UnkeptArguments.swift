import Facts

/// An object that code which draws builds for a view that does not keep it.
package struct UnkeptArgument: Sendable {
  package let construction: Construction
  package let argument: Argument
  /// What takes the object, and the view that declares it.
  package let property: Property
  package let view: DeclaredType
  /// The view whose code builds it.
  package let caller: DeclaredType
  /// The object's class.
  package let made: DeclaredType
  /// What makes the object: the argument, or the local constant that it names.
  package let value: Value
  /// What the object is made from.
  package let mentions: [Reference]
  package let namesLocals: Bool
}

extension ProjectFacts {
  /// Those of views that are known to be updated while they are on the screen, and of objects that lose something with
  /// it. An object that only carries what it is made from is none.
  package func unkeptArguments(in file: FileFacts) -> [UnkeptArgument] {
    guard seesSwiftUI(file.summary) else { return [] }
    return file.summary.constructions.flatMap { construction -> [UnkeptArgument] in
      guard construction.callee == .type, construction.context.contains(.isDrawn),
        construction.context.isDisjoint(with: [.isPreview, .isInStatic, .isInInitializer]),
        construction.arguments.contains(where: { Self.mayMake($0.value) }),
        let view = type(named: construction.$typePath, at: construction.site, in: file.summary), mayLoseObjects(view),
        let caller = owner(of: construction.scope, in: file.summary), caller != view,
        isUpdated(caller, around: construction) || isGivenOtherValues(caller)
      else { return [] }
      let found = FoundConstruction(construction: construction, file: file.summary)
      let passages = valueInputs(of: view).passages(of: construction)
      return passages.compactMap { passage in
        let (argument, property) = (passage.argument, passage.property)
        guard Self.mayMake(argument.value), isUnkept(property, in: view),
          !passages.contains(where: { $0.isFirstValue && $0.argument.place.range == argument.place.range }),
          case let (value, mentions, namesLocals) = source(of: argument, in: found),
          let made = objectMade(by: value, mentions.first, for: property, of: view, in: found), changesOrBegins(made)
        else { return nil }
        return UnkeptArgument(
          construction: construction, argument: argument, property: property, view: view, caller: caller, made: made,
          value: value, mentions: mentions, namesLocals: namesLocals)
      }
    }
  }

  private static func mayMake(_ value: Value) -> Bool {
    switch value.kind {
    case .construct, .implicitInit, .choice, .closureCall, .name: true
    // What an object gives may be kept there.
    case .call: value.$path.pathWithoutLastComponent.isEmpty || value.$path.firstPathComponent == Symbol(.`self`)
    default: false
    }
  }

  /// Whether it is a view with an input that SwiftUI does not keep and that may be an object.
  private func mayLoseObjects(_ type: DeclaredType) -> Bool {
    memory.isTrue(.mayLoseObjects, of: id(of: type)) {
      type.kind == .struct && conforms(type, toAnyOf: ["View"], of: KnownProtocols.swiftUIModules) == .yes
        && type.properties.contains { property in
          let isValue = property.type.map { isValueType($0, at: property.owner, in: type.file) == .yes } ?? false
          return !isValue && isUnkept(property, in: type)
        }
    }
  }

  /// Whether SwiftUI keeps nothing for the view there, and the view shows what it is given.
  private func isUnkept(_ property: Property, in view: DeclaredType) -> Bool {
    switch property.wrapper {
    case .observedObject, .bindable: true
    case nil: property.attributes.isEmpty && property.isStoredInstance && shows(property, in: view)
    default: false
    }
  }

  /// Whether the view's drawing code reads something of the property's value.
  func shows(_ property: Property, in view: DeclaredType) -> Bool {
    ([view] + extensions(of: view)).contains { declaration in
      !declaration.file.drawnMembers(of: property.$name, at: declaration.index).isEmpty
    }
  }

  /// The expression behind a local constant, or the argument itself.
  package func source(of argument: Argument, in found: FoundConstruction) -> (Value, [Reference], namesLocals: Bool) {
    source(of: argument, seenFrom: found.construction.place, in: found.file)
  }

  /// The same for an argument of another call at that place.
  package func source(
    of argument: Argument, seenFrom place: Place, in file: FileSummary
  ) -> (Value, [Reference], namesLocals: Bool) {
    guard argument.value.kind == .name, argument.mentions.first?.root == .local,
      let constant = constant(named: argument.value.$path, seenFrom: place, in: file)
    else { return (argument.value, argument.mentions, argument.namesLocals) }
    return (constant.value, constant.mentions, constant.mentions.contains { !$0.isOfSelf })
  }

  /// The class of the object that the value makes; nil where it may be one that is there already.
  private func objectMade(
    by value: Value, _ reference: Reference?, for property: Property, of view: DeclaredType, in found: FoundConstruction
  ) -> DeclaredType? {
    let site = found.construction.site
    guard makesNewObject(value, reference: reference, at: site, in: found.file),
      !mayWrapGiven(value, at: site, in: found.file) || value.kind != .construct
    else { return nil }
    let named = value.isMade ? type(named: value.$path, at: site, in: found.file) : nil
    guard let made = named ?? objectType(of: property, in: view.file) else { return nil }
    switch observability(of: made) {
    case .observable: return made
    case .observableObject: return property.wrapper == .observedObject ? made : nil
    case nil: return nil
    }
  }

  /// Whether objects of the class begin with something of their own, or change by what they do.
  private func changesOrBegins(_ type: DeclaredType) -> Bool {
    if hasStateOfItsOwn(type) { return true }
    let isObservable = isObservable(type) == .yes
    let tracked = type.properties.filter { property in
      property.isStoredInstance && !property.isLet
        && (property.isWrapped(by: .published) || isObservable && property.attributes.isEmpty)
    }
    return tracked.contains { changes(of: $0.$name, in: type).contains { mayRun($0, in: type) } }
  }

  /// Whether what changes the property may run: code is seen to call it, or whoever calls it is not seen. Who calls
  /// methods of `@Observable` objects is not known.
  private func mayRun(_ change: MemberChange, in type: DeclaredType) -> Bool {
    let member = change.$member
    if change.isNamed || member == Symbol(.`init`) || property(named: member, of: type) != nil { return true }
    if isObservable(type) == .yes || inheritsUnknown(type) { return true }
    return files(.members, member, of: type).contains { file in
      !file.methodCalls(named: member).isEmpty || !file.memberReferences(named: member).isEmpty
        || file.holderUses.contains { $0.$method == member }
    }
  }

  /// Whether the view does nothing with its object but call methods that leave the object as it is.
  package func onlyCalls(
    _ property: Property, in view: DeclaredType, unchanged object: DeclaredType, facts: FileFacts
  ) -> Bool {
    let uses = ownUses(of: view, facts: facts).map(\.use).filter {
      $0.$name == property.$name && $0.kinds.isDisjoint(with: [.handedOut, .readLater])
    }
    guard !uses.isEmpty,
      uses.allSatisfy({ !$0.method.isEmpty && $0.kinds.isSubset(of: [.read, .methodCalled, .actedOn, .awaited]) })
    else { return false }
    let parts = [object] + extensions(of: object)
    let changing = Set(
      parts.flatMap { part in part.file.memberChanges.filter { $0.owner == part.index }.map(\.$member) })
    var waiting = uses.map(\.$method)
    var reached = Set(waiting)
    while let member = waiting.popLast() {
      guard !changing.contains(member) else { return false }
      for part in parts {
        for use in part.file.memberUses(at: part.index) where use.$member == member {
          if reached.insert(use.$name).inserted { waiting.append(use.$name) }
        }
      }
    }
    return true
  }

  /// How the type's own code, in any file, changes a member outside of an initializer's own statements.
  func changes(of name: Symbol, in type: DeclaredType) -> [MemberChange] {
    ([type] + extensions(of: type)).flatMap { declaration in
      declaration.file.memberChanges(of: name, at: declaration.index)
    }
  }
}
