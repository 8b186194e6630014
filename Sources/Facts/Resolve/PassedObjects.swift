/// A way for callers to give a view an object that it keeps.
package struct PassedObject: Sendable {
  /// The parameter's name.
  package let name: String
  /// The file of the parameter.
  package let path: String
  package let place: Place
  /// The assignment that keeps the object.
  package let assignment: Assignment
  /// The calls in views that pass an object which the calling view holds.
  package let calls: [FoundConstruction]
}

extension ProjectFacts {
  /// The parameters of written initializers that a property keeps as they are. Left out where every known call builds
  /// the object that it passes.
  package func passedObjects(_ property: Property, of view: DeclaredType) -> [PassedObject] {
    ([view] + extensions(of: view)).flatMap { declaration in
      declaration.initializers.compactMap { passedObject(property, initializer: $0, of: view, in: declaration.file) }
    }
  }

  private func passedObject(
    _ property: Property, initializer: Initializer, of view: DeclaredType, in file: FileSummary
  ) -> PassedObject? {
    let assignments = initializer.assignments.filter { $0.property == property.name }
    guard assignments.count == 1, let assignment = assignments.first, !assignment.isInClosure,
      case let value = assignment.form == .storage ? assignment.wrapped : assignment.value, value.kind == .name,
      let parameter = initializer.parameter(named: value.path), !parameter.isClosure,
      assignment.mentions.contains(where: { $0.root == .parameter })
    else { return nil }
    let calls = callsPassing(view) { align($0.arguments, with: initializer.parameters)?[parameter.index] }
    guard !calls.isAlwaysBuilt else { return nil }
    return PassedObject(
      name: parameter.name, path: file.path, place: parameter.namePlace, assignment: assignment, calls: calls.existing)
  }

  /// Whether a caller may hand the view an object that it keeps for itself: the view does not own it then.
  package func isHandedOver(_ property: Property, to view: DeclaredType) -> Bool {
    !passedObjects(property, of: view).isEmpty
      || arguments(for: property, of: view).contains { holdsObject($0.argument, callerOf: $0.found) }
  }

  /// Whether the app has calls that pass the argument and all of them build it, and those that pass what a view holds.
  private func callsPassing(
    _ view: DeclaredType, _ argument: (Construction) -> Argument?
  ) -> (isAlwaysBuilt: Bool, existing: [FoundConstruction]) {
    let passing = constructions(of: view).compactMap { found -> (FoundConstruction, Argument)? in
      guard !found.isPreviewOrTest, found.construction.callee != .reference else { return nil }
      return argument(found.construction).map { (found, $0) }
    }
    let isBuilt = passing.allSatisfy { self.isBuilt($0.1, callerOf: $0.0) }
    return (!passing.isEmpty && isBuilt, passing.filter { holdsObject($0.1, callerOf: $0.0) }.map(\.0))
  }

  /// Whether a call makes the object that it passes for the property, so that nobody else keeps it.
  package func isBuiltInCall(_ property: Property, of view: DeclaredType) -> Bool {
    arguments(for: property, of: view).contains { isBuilt($0.argument, callerOf: $0.found) }
      || ([view] + extensions(of: view)).flatMap(\.initializers).contains { initializer in
        guard let assignment = initializer.assignments.first(where: { $0.property == property.name }),
          case let value = assignment.form == .storage ? assignment.wrapped : assignment.value, value.kind == .name,
          let parameter = initializer.parameter(named: value.path)
        else { return false }
        return constructions(of: view).contains { found in
          guard !found.isPreviewOrTest, found.construction.callee != .reference,
            let argument = align(found.construction.arguments, with: initializer.parameters)?[parameter.index]
          else { return false }
          return isBuilt(argument, callerOf: found)
        }
      }
  }

  /// Whether the argument makes an object, by itself or through a function or computed property, or is a local variable
  /// of the caller, which usually has made it.
  private func isBuilt(_ argument: Argument, callerOf found: FoundConstruction) -> Bool {
    argument.value.kind == .name && argument.mentions.first?.root == .local
      || makesNewObject(argument.value, at: found.construction.site, in: found.file)
  }

  /// Whether the argument reads a stored property of the calling view. What a controller or a local variable passes is
  /// usually handed over for good.
  package func holdsObject(_ argument: Argument, callerOf found: FoundConstruction) -> Bool {
    guard argument.value.kind == .name || argument.value.kind == .member, let mention = argument.mentions.first,
      mention.isOfSelf, !mention.isProjected,
      let caller = owner(of: found.construction.scope, in: found.file), isSwiftUIOwner(caller) == .yes,
      let (property, _) = property(named: mention.name, of: caller)
    else { return false }
    return !property.isComputed && !property.isStatic
  }
}
