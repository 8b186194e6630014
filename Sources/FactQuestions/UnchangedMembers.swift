import Facts

/// Members of objects that keep the value that an initializer gives them.
extension ProjectFacts {
  /// Returns whether an initializer of the class assigns the member, and no code may change it later.
  func isUnchanged(_ member: Property, of object: DeclaredType) -> Bool {
    initializers(of: object).contains { $0.assignments.contains { $0.$property == member.$name } }
      && isNeverChanged(member, of: object) && !isWrittenElsewhere(member.$name, of: object, orThroughUnknown: true)
  }

  /// Returns whether the caller passes a shared instance, an object that it keeps or gets from the environment, or a
  /// member that never changes of such an object. If the caller receives the object from its own callers, those are
  /// checked instead.
  package func isAlwaysSame(_ argument: Argument, in found: FoundConstruction) -> Bool {
    isAlwaysSame(argument, in: found, depth: 0)
  }

  private func isAlwaysSame(_ argument: Argument, in found: FoundConstruction, depth: Int) -> Bool {
    guard sharedInstance(argument.value, typePath: .empty, at: found.construction.scope, in: found.file) == nil else {
      return true
    }
    guard [.name, .member].contains(argument.value.kind), let mention = argument.mentions.first,
      argument.mentions.count == 1, mention.isOfSelf,
      let caller = owner(of: found.construction.scope, in: found.file),
      let (holder, declarer) = property(named: mention.$name, of: caller),
      holdsSameObject(holder, of: caller, depth: depth)
    else { return false }
    guard !mention.members.isEmpty else { return true }
    guard let object = objectType(of: holder, in: declarer.file),
      let (member, _) = property(named: mention.$members, of: object)
    else { return false }
    // Changes inside the member's object leave the object the same.
    return member.isLet || isNeverChanged(member, of: object) && !isWrittenElsewhere(member.$name, of: object)
  }

  private func holdsSameObject(_ holder: Property, of caller: DeclaredType, depth: Int) -> Bool {
    if holder.isWrapped(by: .stateObject) || holder.readFromEnvironment != nil { return true }
    // A model or coordinator that draws lives longer than the views that it creates.
    if caller.kind == .class {
      return holder.isLet || isNeverChanged(holder, of: caller) && !isWrittenElsewhere(holder.$name, of: caller)
    }
    guard depth < Self.followedSteps, holder.isWrapped(by: .observedObject) else { return false }
    let given = givenArguments(for: holder, of: caller)
    return !given.isEmpty && given.allSatisfy { isAlwaysSame($0.argument, in: $0.found, depth: depth + 1) }
  }

  /// Returns whether no code of the class or its subclasses changes the member, and nothing outside the module can:
  /// another module, Core Data, or SwiftData.
  private func isNeverChanged(_ member: Property, of object: DeclaredType) -> Bool {
    guard isComplete, member.isStoredInstance, (member.setterAccess ?? member.access ?? .internal) < .package,
      !member.hasAttribute("NSManaged"), !object.declaration.hasAttribute("Model")
    else { return false }
    return ([object] + subclasses(of: object)).allSatisfy { changes(of: member.$name, in: $0).isEmpty }
  }

  /// Returns whether code assigns the member of an object that a property holds, alone or in an array, or takes a
  /// binding to it.
  ///
  /// - Parameter orThroughUnknown: Whether writes also count if the property that holds the object is not found, or if
  ///   they change only a part of the member.
  func isWrittenElsewhere(_ name: Symbol, of object: DeclaredType, orThroughUnknown: Bool = false) -> Bool {
    func mayBe(_ write: DrawnMember, in file: FileSummary) -> Bool {
      guard write.$member == name else { return false }
      guard let writer = owner(of: write.scope, in: file),
        let (holder, declarer) = property(named: write.$property, of: writer)
      else { return orThroughUnknown }
      if holder.holdsList { return elementType(of: holder, in: declarer) == object }
      return isInstance(holder, declaredIn: declarer.file, of: object) != .no
    }
    return files(.writtenMembers, name).contains { file in
      file.memberWrites.contains { mayBe($0, in: file) }
    }
      || orThroughUnknown
        && files(.members, name).contains { file in file.partWrites.contains { mayBe($0, in: file) } }
      || files(projecting: name).contains { file in
        file.memberReferences(named: name).contains {
          $0.isProjected && receiver(of: $0, in: file, is: object) != .no
        }
      }
  }
}
