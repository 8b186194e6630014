import Facts

/// Objects that views create from their inputs and that hold little else.
extension ProjectFacts {
  /// Returns whether the object that a view's initializers create for a property only carries their arguments. Then a
  /// new object holds the same values, and keeping an old one would show outdated values.
  package func onlyCarriesInputs(_ property: Property, of view: DeclaredType, made: DeclaredType) -> Bool {
    let isGiven = initializers(of: view).contains { initializer in
      initializer.assignments.contains { $0.$property == property.$name && isMadeFromGiven($0, in: view) }
    }
    guard isGiven, !inheritsUnknown(made), !isPassedOn(property, by: view) else { return false }
    let used = membersUsed(of: property, by: view)
    let shown = used.union(used.flatMap { reads(ofMember: $0, of: made).map(\.$name) })
    let classes = ([made] + ancestors(of: made).compactMap(\.declared)).filter { $0.kind == .class }
    return classes.allSatisfy { declared in
      !initializers(of: declared).contains { $0.traits.contains(.doesWork) }
        && declared.properties.allSatisfy { member in
          let isHidden = member.access.map { $0 <= .fileprivate } ?? false
          return !isOwnState(member, of: declared) || !isHidden && !shown.contains(member.$name)
        }
    }
  }

  /// Returns whether the member is state of the object itself: no initializer sets it from an argument, and it holds a
  /// new object or changes.
  private func isOwnState(_ member: Property, of object: DeclaredType) -> Bool {
    guard member.isStoredInstance else { return false }
    let seeds = initializers(of: object).flatMap(\.assignments).filter { $0.$property == member.$name }
    if seeds.contains(where: { isMadeFromGiven($0, in: object) }) { return false }
    if ([member.value] + seeds.map(\.value)).contains(where: {
      makesNewObject($0, at: member.owner, in: object.file)
    }) {
      return true
    }
    return !member.isLet
      && (!changes(of: member.$name, in: object).isEmpty
        || isWrittenElsewhere(member.$name, of: object, orThroughUnknown: true))
  }

  /// Returns whether the view's code passes the whole object to another view or puts it into the environment.
  private func isPassedOn(_ property: Property, by view: DeclaredType) -> Bool {
    func isWhole(_ argument: Argument) -> Bool {
      argument.mentions.contains { $0.isOfSelf && $0.$name == property.$name && $0.$members.isEmpty }
    }
    return ([view] + extensions(of: view)).contains { declaration in
      declaration.file.constructions(at: declaration.index).contains { $0.arguments.contains(where: isWhole) }
        || declaration.file.injections(at: declaration.index).contains { isWhole($0.argument) }
    }
  }

  /// The members of the property's value that the view's code uses.
  private func membersUsed(of property: Property, by view: DeclaredType) -> Set<Symbol> {
    Set(
      ([view] + extensions(of: view)).flatMap { declaration in
        declaration.file.memberReferences(at: declaration.file.codeScopes(of: declaration.index))
          .filter { $0.$receiverPath == property.$name }.map(\.$name)
      })
  }
}
