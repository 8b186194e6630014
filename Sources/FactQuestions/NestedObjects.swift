import Facts

extension ProjectFacts {
  /// The class of the `ObservableObject` that a property of another observable object holds, alone or in an array; nil
  /// for any other property, and if the class is not known.
  package func nestedObject(_ property: Property, of owner: DeclaredType) -> DeclaredType? {
    guard property.isStoredInstance, property.modifiers.isDisjoint(with: [.isWeak, .isUnowned]),
      property.attributes.allSatisfy({
        $0.wrapper == .published || $0.$name == Symbol(.mainActor) || $0.name == "ObservationIgnored"
      })
    else { return nil }
    let held =
      property.holdsList
      ? elements(of: property, declaredIn: owner.file) : self.type(of: property, declaredIn: owner.file)
    guard let type = held.declared, observability(of: type) == .observableObject, observability(of: owner) != nil else {
      return nil
    }
    return type
  }

  /// The object's members whose publishers are named by code of the class, its extensions, superclasses, or protocols.
  /// Nil if the class may forward every change of the object: it uses `objectWillChange`, the property's publisher, or
  /// a publisher of something unknown, the object announces changes for it, or a closure that the object receives does.
  /// A class that subscribes to other objects in its properties is assumed to forward the changes of those.
  package func forwardedMembers(
    of property: Property, holding nested: DeclaredType?, of owner: DeclaredType, facts: FileFacts
  ) -> Set<Symbol>? {
    if use(of: property, as: [.projected, .projectedMember, .storage], in: owner, facts: facts) != nil { return nil }
    if nested.map({ self.announces($0, for: owner) }) ?? false || isCalledBack(by: property, owner) { return nil }
    var forwarded: Set<Symbol> = []
    var declarations = [owner] + extensions(of: owner)
    for case .declared(let ancestor) in ancestors(of: owner) {
      declarations += [ancestor] + extensions(of: ancestor)
    }
    var listensToOthers = false
    for declaration in declarations {
      for reference in declaration.file.memberReferences(at: declaration.file.codeScopes(of: declaration.index)) {
        guard reference.$name == Symbol(.objectWillChange) || reference.isProjected else { continue }
        let path = reference.$receiverPath
        if reference.receiver == .unknown || reference.receiver == .element { return nil }
        let isOfObject =
          path.lastPathComponent == property.$name
          // The parameter of an initializer that keeps the object.
          || reference.receiver == .value
            && nested.map { receiver(of: reference, in: declaration.file, is: $0) == .yes } ?? false
        guard reference.$name == Symbol(.objectWillChange) else {
          if isOfObject { forwarded.insert(reference.$name) }
          continue
        }
        guard !isOfObject, reference.receiver == .memberOrGlobal, self.property(named: path, of: owner) != nil else {
          return nil
        }
        listensToOthers = true
      }
    }
    let announces =
      announces(property, by: declarations, facts: facts)
      || !listensToOthers && !announcesOwnChanges(declarations, facts: facts)
        && declarations.contains { declaration in
          let file = declaration.file
          let scopes = file.codeScopes(of: declaration.index)
          return file.id == facts.summary.id
            ? !facts.nameUses(named: Symbol(.objectWillChange), at: [scopes]).isEmpty
            : file.extensionUses(named: Symbol(.objectWillChange)).contains { scopes.contains($0.scope) }
        }
      || isAnnouncedByUsers(property, of: owner)
    return announces ? nil : forwarded
  }

  /// Returns whether the object's class announces changes of the owner: `parent?.objectWillChange.send()`.
  private func announces(_ nested: DeclaredType, for owner: DeclaredType) -> Bool {
    ([nested] + extensions(of: nested)).contains { declaration in
      declaration.file.memberReferences(at: declaration.file.codeScopes(of: declaration.index)).contains {
        $0.$name == Symbol(.objectWillChange) && receiver(of: $0, in: declaration.file, is: owner) == .yes
      }
    }
  }

  /// Returns whether code that uses the object through the owner also announces changes of the owner.
  private func isAnnouncedByUsers(_ property: Property, of owner: DeclaredType) -> Bool {
    let announcement = Symbol(.objectWillChange)
    return files(.members, announcement, of: owner).contains { file in
      file.methodCalls(named: Symbol("send")).contains { $0.$receiverPath.lastPathComponent == announcement }
        && [announcement, property.$name].allSatisfy { name in
          file.memberReferences(named: name).contains { receiver(of: $0, in: file, is: owner) == .yes }
        }
    }
  }

  /// Returns whether the owner assigns the object a closure that changes something that the owner publishes.
  private func isCalledBack(by property: Property, _ owner: DeclaredType) -> Bool {
    let published = published(by: owner)
    return ([owner] + extensions(of: owner)).contains { declaration in
      declaration.file.callbackChanges.contains { change in
        change.$receiver == property.$name && change.member.owner == declaration.index
          && published.contains(change.member.$name)
      }
    }
  }

  private func published(by owner: DeclaredType) -> Set<Symbol> {
    guard let observability = observability(of: owner) else { return [] }
    return Set(owner.properties.lazy.filter { isTracked($0, observability) }.map(\.$name))
  }

  /// Returns whether every member that uses `objectWillChange` also changes a property of the class, so that it most
  /// likely announces that change.
  private func announcesOwnChanges(_ declarations: [DeclaredType], facts: FileFacts) -> Bool {
    let announcing = declarations.flatMap { declaration in
      memberUses(by: declaration, facts: facts).filter { $0.$name == Symbol(.objectWillChange) }.map(\.$member)
    }
    let stored = declarations.flatMap(\.properties).filter(\.isStoredInstance).map(\.$name)
    let changing = declarations.flatMap { declaration in
      stored.flatMap { declaration.file.memberChanges(of: $0, at: declaration.index) }
    }
    // The closures in an initializer count as one member.
    let members = Set(changing.filter(\.isCertain).map(\.$member)).subtracting([Symbol(.`init`)])
    return !announcing.isEmpty && announcing.allSatisfy(members.contains)
  }

  /// Returns whether changes of the member come with changes of a member that is forwarded. If only some of them do,
  /// the other ones may happen where the owner announces a change itself.
  private func changesAlong(_ name: Symbol, with forwarded: Set<Symbol>, in type: DeclaredType) -> Bool {
    guard !forwarded.isEmpty else { return false }
    let announcing = Set(forwarded.flatMap { changes(of: $0, in: type) }.map(\.$member))
    let changing = changes(of: name, in: type).map(\.$member)
    return forwarded.contains(name) || changing.isEmpty || changing.contains(where: announcing.contains)
  }

  /// Returns whether a member of the class uses the object and also announces a change.
  private func announces(_ property: Property, by declarations: [DeclaredType], facts: FileFacts) -> Bool {
    declarations.contains { declaration in
      let uses = memberUses(by: declaration, facts: facts)
      let announcing = Set(uses.filter { $0.$name == Symbol(.objectWillChange) }.map(\.$member))
      return !announcing.isEmpty && uses.contains { $0.$name == property.$name && announcing.contains($0.$member) }
    }
  }

  // MARK: Views

  /// A place where a view that observes the owner, but not the nested object itself, shows a value of the nested object
  /// that may change; nil if none is known.
  ///
  /// - Parameter forwarded: The nested object's members whose changes the owner forwards.
  package func nestedRead(
    of property: Property, holding nested: DeclaredType, in owner: DeclaredType, exceptFor forwarded: Set<Symbol>
  ) -> (view: DeclaredType, use: ForeignUse)? {
    guard let id = idInAnyVersion(of: owner) else { return nil }
    let reads = names(giving: property, of: owner).flatMap { name in
      cache.nestedReads.answer(name) { nestedReads(of: name) }[id] ?? []
    }.compactMap { found -> (read: NestedRead, file: FileSummary)? in
      summary(ofFile: found.file).flatMap { file in
        file.nestedReads.indices.contains(Int(found.index)) ? (file.nestedReads[Int(found.index)], file) : nil
      }
    }
    // A binding through the owner assigns the property, too.
    let bound = property.isWrapped(by: .published) ? Set(reads.filter(\.read.isBinding).map(\.read.$inner)) : []
    for (read, file) in reads {
      guard read.isOfElement == property.holdsList,
        !isPublisher(read.$inner, of: nested), mayChange(read.$inner, in: nested),
        !changesAlong(read.$inner, with: forwarded, in: nested),
        !property.holdsList && !bound.contains(read.$inner) || isChanged(read.$inner, in: nested),
        !isChangedOnly(read.$inner, of: nested, with: published(by: owner), of: owner, through: property),
        let view = self.owner(of: read.scope, in: file), !observes(nested, view), !listens(view, to: property)
      else { continue }
      return (view, ForeignUse(at: read.place, in: file, from: owner.file))
    }
    return property.holdsList ? nil : readThroughGetter(of: property, holding: nested, in: owner, exceptFor: forwarded)
  }

  /// Returns whether the member is a publisher, which code subscribes to instead of showing it.
  private func isPublisher(_ name: Symbol, of type: DeclaredType) -> Bool {
    let written = property(named: name, of: type)?.0.type?.name
    return written.map { $0.hasSuffix("Publisher") || $0.hasSuffix("Subject") } ?? false
  }

  /// Returns whether code is known to change the member of an object of the class, or a property that it may read if it
  /// is computed.
  private func isChanged(_ name: Symbol, in type: DeclaredType) -> Bool {
    guard let (property, _) = property(named: name, of: type) else { return false }
    guard property.isComputed else {
      return changes(of: name, in: type).contains(where: \.isCertain) || isWrittenElsewhere(name, of: type)
        || isWritten(name, of: type)
    }
    let read = namesRead(byGetter: name, of: type)
    return type.properties.contains {
      $0.isWrapped(by: .published) && read?.contains($0.$name) ?? true && isChanged($0.$name, in: type)
    }
  }

  /// The names of the stored properties that a short getter or method reads, directly or through others; nil if it is
  /// not known that it reads nothing else of the object.
  private func namesRead(byGetter name: Symbol, of type: DeclaredType, depth: Int = 0) -> Set<Symbol>? {
    let getters = ([type] + extensions(of: type)).flatMap { declaration in
      declaration.file.identityGetters(of: declaration.index).filter { $0.$name == name }
    }
    guard !getters.isEmpty, depth < Self.followedSteps else { return nil }
    var result: Set<Symbol> = []
    for mention in getters.flatMap(\.mentions) where mention.root != .local && mention.$name != name {
      guard mention.isOfSelf else {
        if mention.root == .selfValue { return nil }
        continue
      }
      if property(named: mention.$name, of: type)?.0.isStoredInstance ?? false {
        result.insert(mention.$name)
      } else if let names = namesRead(byGetter: mention.$name, of: type, depth: depth + 1) {
        result.formUnion(names)
      } else if mention.root == .selfMember || !mention.name.startsLikeType {
        return nil
      }
    }
    return result
  }

  /// Returns whether code assigns the member of an object of the class.
  ///
  /// - Parameter owner: A class whose own code does not count.
  private func isWritten(_ name: Symbol, of type: DeclaredType, outside owner: DeclaredType? = nil) -> Bool {
    files(.members, name, of: type).contains { file in
      !file.traits.contains(.isTest)
        && file.memberReferences(named: name).contains { reference in
          reference.isWritten && receiver(of: reference, in: file, is: type) == .yes
            && (owner == nil || self.owner(of: reference.scope, in: file) != owner)
        }
    }
  }

  /// Returns whether only members of the owner are known to change the object's member, and each of them also changes
  /// something that the owner publishes.
  private func isChangedOnly(
    _ name: Symbol, of nested: DeclaredType, with published: Set<Symbol>, of owner: DeclaredType,
    through property: Property
  ) -> Bool {
    let writers = Set(changes(of: property.$name, in: owner).map(\.$member))
    guard !writers.isEmpty, changes(of: name, in: nested).isEmpty else { return false }
    let announcing = published.subtracting([property.$name]).flatMap { changes(of: $0, in: owner) }
    return writers.isSubset(of: announcing.filter(\.isCertain).map(\.$member))
      && !isWritten(name, of: nested, outside: owner)
  }

  /// The name of the property, and those of the owner's computed lists that choose some of its elements.
  private func names(giving property: Property, of owner: DeclaredType) -> [Symbol] {
    guard property.holdsList else { return [property.$name] }
    let computed = ([owner] + extensions(of: owner)).flatMap(\.properties).filter { other in
      other.isComputed && other.holdsList && other.elementPath == property.elementPath
        && reads(ofMember: other.$name, of: owner).contains { $0.$name == property.$name }
    }
    return [property.$name] + computed.map(\.$name)
  }

  /// A place where a view reads such a value through a computed property of the owner: `var name: String { child.name
  /// }`.
  private func readThroughGetter(
    of property: Property, holding nested: DeclaredType, in owner: DeclaredType, exceptFor forwarded: Set<Symbol>
  ) -> (view: DeclaredType, use: ForeignUse)? {
    for declaration in [owner] + extensions(of: owner) where declaration.properties.contains(where: \.isComputed) {
      for getter in declaration.file.getterReads(at: declaration.index)
      where getter.$member == property.$name && mayChange(getter.$inner, in: nested)
        && !changesAlong(getter.$inner, with: forwarded, in: nested)
      {
        for file in files(.members, getter.$property, of: owner) {
          for reference in file.memberReferences(named: getter.$property) {
            guard !reference.isInAction, let view = self.owner(of: reference.scope, in: file),
              isSwiftUIOwner(view) == .yes, receiver(of: reference, in: file, is: owner) == .yes,
              observes(owner, view), !observes(nested, view), !listens(view, to: property)
            else { continue }
            return (view, ForeignUse(at: reference.place, in: file, from: owner.file))
          }
        }
      }
    }
    return nil
  }

  /// Returns whether the view updates for changes of an object of the type in one of its properties.
  private func observes(_ type: DeclaredType, _ view: DeclaredType) -> Bool {
    view.properties.contains { property in
      property.mayHoldFollowedObject && objectType(of: property, in: view.file) == type && follows(property, type)
    }
  }

  private func follows(_ holder: Property, _ held: DeclaredType) -> Bool {
    holder.isObservingWrapper || observability(of: held) == .observable
  }

  /// Returns whether code of the view uses a publisher of the object in the property: `.onReceive(model.child.$name)`.
  package func listens(_ view: DeclaredType, to property: Property) -> Bool {
    view.file.memberReferences(at: view.file.codeScopes(of: view.index)).contains {
      ($0.isProjected || $0.$name == Symbol(.objectWillChange))
        && $0.$receiverPath.lastPathComponent == property.$name
    }
  }

  /// The places where a view that observes an object reads something through the object's member of that name, for each
  /// class of such objects and each of its ancestors.
  private func nestedReads(of name: Symbol) -> [AnswerCache.ID: [AnswerCache.ID]] {
    var result: [AnswerCache.ID: [AnswerCache.ID]] = [:]
    for file in files(.nestedReads, name) {
      guard let number = number(of: file) else { continue }
      for (index, read) in file.nestedReads.enumerated() where read.$member == name {
        guard let view = owner(of: read.scope, in: file),
          let (holder, declarer) = property(named: read.$property, of: view), holder.mayHoldFollowedObject,
          let held = objectType(of: holder, in: declarer.file), follows(holder, held)
        else { continue }
        for type in [held] + ancestors(of: held).compactMap(\.declared) {
          guard let id = idInAnyVersion(of: type) else { continue }
          result[id, default: []].append(AnswerCache.ID(file: number, index: Int32(truncatingIfNeeded: index)))
        }
      }
    }
    return result
  }

  /// Returns whether the property may get another value and publish it, or whether the value of the method or computed
  /// property may change because of such a property. A property that may hold an observable object does not count,
  /// because views usually pass that object on.
  private func mayChange(_ name: Symbol, in type: DeclaredType) -> Bool {
    func mayPublish(_ property: Property, of declarer: DeclaredType) -> Bool {
      property.isWrapped(by: .published) && !isUnchanged(property, of: declarer)
    }
    guard name != Symbol(.id) else { return false }
    guard let (property, declarer) = self.property(named: name, of: type) else {
      return reads(ofMember: name, of: type).contains { read in
        self.property(named: read.$name, of: type).map { mayPublish($0.0, of: $0.1) } ?? false
      }
    }
    let read = namesRead(byGetter: name, of: type)
    let publishes =
      property.isComputed
      ? ([type] + ancestors(of: type).compactMap(\.declared)).contains { declaration in
        declaration.properties.contains { read?.contains($0.$name) ?? true && mayPublish($0, of: declaration) }
      } : mayPublish(property, of: declarer)
    return publishes && (objectType(of: property, in: declarer.file).map { isObservableObject($0) == .no } ?? true)
  }
}
