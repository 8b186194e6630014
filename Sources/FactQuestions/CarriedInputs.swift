import Facts

/// Objects that views make from what they are given, and that hold little else.
extension ProjectFacts {
  /// Whether the object that initializers of a view make for a property only carries what they are given: another one
  /// says the same, and one that is kept would say what is out of date.
  package func onlyCarriesInputs(_ property: Property, of view: DeclaredType, made: DeclaredType) -> Bool {
    let isGiven = initializers(of: view).contains { initializer in
      initializer.assignments.contains { $0.$property == property.$name && isMadeFromGiven($0, in: view) }
    }
    guard isGiven, !inheritsUnknown(made), !isHandedOn(property, by: view) else { return false }
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

  /// Whether objects of the class hold something there that no initializer is given, and that changes.
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

  /// Whether code of the view passes the whole object to a view, or puts it into the environment.
  private func isHandedOn(_ property: Property, by view: DeclaredType) -> Bool {
    func isWhole(_ argument: Argument) -> Bool {
      argument.mentions.contains { $0.isOfSelf && $0.$name == property.$name && $0.$members.isEmpty }
    }
    return ([view] + extensions(of: view)).contains { declaration in
      declaration.file.constructions(at: declaration.index).contains { $0.arguments.contains(where: isWhole) }
        || declaration.file.injections(at: declaration.index).contains { isWhole($0.argument) }
    }
  }

  /// The members that code of the view uses of the property's value.
  private func membersUsed(of property: Property, by view: DeclaredType) -> Set<Symbol> {
    Set(
      ([view] + extensions(of: view)).flatMap { declaration in
        declaration.file.memberReferences(at: declaration.file.codeScopes(of: declaration.index))
          .filter { $0.$receiverPath == property.$name }.map(\.$name)
      })
  }
}
