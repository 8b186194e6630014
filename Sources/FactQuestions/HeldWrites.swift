import Facts

/// An assignment to a member of a value that a property holds, or to a member of one of its elements.
struct HeldWrite {
  let writer: DeclaredType
  let holder: Property
  let place: FoundPlace
  /// Whether the property holds several values, in an array or in a value that contains an array.
  let isOfElements: Bool
  /// The members that a newly built value takes over from the old one; nil if code assigns only a part or changes a
  /// copy.
  var kept: [Symbol]?
  var replacement: HiddenChange.Replacement?
}

/// Changes that code makes to values in properties and that views are notified of.
extension ProjectFacts {
  func writes(of property: Property, in type: DeclaredType) -> [HeldWrite] {
    files(.writtenMembers, property.$name).filter { !$0.traits.contains(.isTest) }.flatMap { file in
      file.memberWrites.compactMap { write -> HeldWrite? in
        write.$member == property.$name
          ? heldWrite(write.$property, of: type, write.scope, file, at: write.place) : nil
      }
        + file.carriedChanges.compactMap { change in
          change.$member == property.$name
            ? heldWrite(change.$property, of: type, change.scope, file, at: change.place, kept: change.kept) : nil
        }
    }
  }

  /// The write that the code makes to a value of the type in the property of that name. Nil if views are not notified,
  /// or if the property is not known to hold a value or an array of the type.
  func heldWrite(
    _ name: Symbol, of type: DeclaredType, _ scope: Int, _ file: FileSummary, at place: Place, kept: [Symbol]? = nil,
    replacement: HiddenChange.Replacement? = nil
  ) -> HeldWrite? {
    var (path, owner) = (name, self.owner(of: scope, in: file))
    // What an object holds in a list belongs to the object.
    while !path.withoutFirstComponent.isEmpty, let outer = owner,
      let (property, declarer) = self.property(named: path.firstPathComponent, of: outer),
      let object = objectType(of: property, in: declarer.file), object.kind == .class
    {
      (path, owner) = (path.withoutFirstComponent, object)
    }
    guard let writer = owner, let (holder, declarer) = self.property(named: path.firstPathComponent, of: writer),
      isFollowed(holder, of: writer)
    else { return nil }
    let isNested = path != holder.$name
    let isOfElements = isNested || isInstance(holder, declaredIn: declarer.file, of: type) != .yes
    guard !isOfElements || holdsList(holder, of: type, in: declarer, depth: replacement == nil && !isNested ? 2 : 0),
      !isNested || elementType(of: holder, in: declarer) != type
    else { return nil }
    return HeldWrite(
      writer: writer, holder: holder, place: FoundPlace(file: file, place: place), isOfElements: isOfElements,
      kept: kept, replacement: replacement)
  }

  /// The changes of elements from which a computed list creates values of the type with the changed member:
  /// `items.map { Row(id: $0.id, name: $0.name) }`.
  func mappedWrites(of property: Property, in type: DeclaredType, _ comparison: Comparison) -> [HeldWrite] {
    constructions(of: type).flatMap { made -> [HeldWrite] in
      guard !made.isPreviewOrTest, let owner = owner(of: made.construction.scope, in: made.file),
        let (list, declarer) = self.property(named: made.construction.$member, of: owner), list.isComputed,
        elementType(of: list, in: declarer) == type,
        let mention = made.construction.argument(labeled: property.$name)?.mentions.first,
        mention.root == .closureParameter
      else { return [] }
      let compared = comparison.members.flatMap { made.construction.argument(labeled: $0)?.mentions ?? [] }
      return reads(ofMember: list.$name, of: owner).flatMap { read -> [HeldWrite] in
        guard let (source, home) = self.property(named: read.$name, of: owner),
          let element = elementType(of: source, in: home), element != type
        else { return [] }
        func changes(_ member: Symbol) -> [HeldWrite] {
          (element.property(named: member).map { writes(of: $0, in: element) } ?? []).filter {
            $0.writer == owner && $0.holder.$name == source.$name
          }
        }
        guard compared.allSatisfy({ changes($0.firstMember).isEmpty }) else { return [] }
        return changes(mention.firstMember).map {
          HeldWrite(writer: owner, holder: list, place: $0.place, isOfElements: true)
        }
      }
    }
  }

  /// Returns whether the property holds an array of the type, or a value with such an array.
  private func holdsList(_ holder: Property, of type: DeclaredType, in declarer: DeclaredType, depth: Int) -> Bool {
    guard let held = elementType(of: holder, in: declarer) ?? self.type(of: holder, declaredIn: declarer.file).declared
    else { return false }
    if held == type { return holder.holdsList }
    return depth < 2 && held.kind == .struct
      && held.properties.contains { $0.isStoredInstance && holdsList($0, of: type, in: held, depth: depth + 1) }
  }

  /// Returns whether views are notified when the property changes.
  func isFollowed(_ holder: Property, of writer: DeclaredType) -> Bool {
    guard writer.kind == .class else { return holder.wrapper == .state || holder.wrapper == .binding }
    return holder.wrapper == .published || holder.attributes.isEmpty && isObservable(writer) == .yes
  }

  /// Returns whether the caller's code names the holder, as a property of its own or of an object that it holds, or a
  /// computed property that returns elements of it.
  func lists(_ holder: Property, of writer: DeclaredType, in caller: DeclaredType) -> Bool {
    if caller == writer { return true }
    return ([caller] + extensions(of: caller)).contains { declaration in
      declaration.file.memberReferences(at: declaration.file.codeScopes(of: declaration.index)).contains {
        $0.receiver == .memberOrGlobal && ($0.$name == holder.$name || selects($0.$name, from: holder, of: writer))
          && holds(caller, $0.$receiverPath, writer)
      }
    }
  }

  /// Returns whether the member is a computed list with elements of the type that the holder's elements have, and reads
  /// the holder: `items.filter { $0.isOn }`.
  private func selects(_ member: Symbol, from holder: Property, of writer: DeclaredType) -> Bool {
    guard holder.holdsList, let (list, declarer) = property(named: member, of: writer), list.isComputed,
      let (_, home) = property(named: holder.$name, of: writer),
      let element = elementType(of: list, in: declarer), element == elementType(of: holder, in: home)
    else { return false }
    return reads(ofMember: member, of: writer).contains { $0.$name == holder.$name }
  }

  func holds(_ caller: DeclaredType, _ name: Symbol, _ writer: DeclaredType) -> Bool {
    property(named: name, of: caller).map { isInstance($0.0, declaredIn: $0.1.file, of: writer) == .yes } ?? false
  }

  // MARK: Replaced elements

  /// The places where code replaces the elements of a list with other values. Empty unless `==` compares only
  /// identifiers, Booleans, and numbers of elements, since anything else, such as a version or a date, may change
  /// together with the rest.
  func replacements(_ comparison: Comparison, in type: DeclaredType) -> [HeldWrite] {
    guard
      comparison.members.allSatisfy({ name in
        comparison.counted.contains(name)
          || self.property(named: name, of: type).map { isNoVersion($0.0, of: type) } ?? false
      })
    else { return [] }
    return files(.mentioned, type.declaration.$name).filter { !$0.traits.contains(.isTest) }.flatMap { file in
      file.carriedChanges.compactMap { change -> HeldWrite? in
        guard change.member.isEmpty,
          let write = heldWrite(
            change.$property, of: type, change.scope, file, at: change.place,
            replacement: change.isLoaded ? .loaded : .caller)
        else { return nil }
        return write.isOfElements ? write : nil
      }
    }
  }

  /// An identifier with an initial value is usually new for each value, so that loaded values never equal the old ones.
  private func isNoVersion(_ property: Property, of type: DeclaredType) -> Bool {
    if property.type?.path == "Bool" { return true }
    let isNew = initializers(of: type).flatMap(\.assignments).contains {
      $0.$property == property.$name && $0.value == Value(.construct, "UUID")
    }
    guard property.value.kind == .none, !isNew else { return false }
    return property.isLet
      ? property.name.lowercased().hasSuffix("id") || identifies(property, type)
      : identifies(property, type) && !mayBeRenewed(property, of: type)
  }

  /// Returns whether the property is the values' `id`, or all that the `id` reads.
  private func identifies(_ property: Property, _ type: DeclaredType) -> Bool {
    if property.$name == Symbol(.id) { return true }
    let parts = reads(ofMember: Symbol(.id), of: type)
    return !parts.isEmpty && parts.allSatisfy { $0.$name == property.$name && $0.members.isEmpty }
  }

  /// Returns whether code outside the type may give a value another identifier.
  private func mayBeRenewed(_ identifier: Property, of type: DeclaredType) -> Bool {
    !writes(of: identifier, in: type).isEmpty || isWritten(identifier.$name, inValuesOf: type)
  }

  /// Returns whether code may assign the member of a value of the type: `account.profile.name = name`.
  func isWritten(_ name: Symbol, inValuesOf type: DeclaredType) -> Bool {
    files(.members, name, of: type).contains { file in
      file.memberReferences(named: name).contains { $0.isWritten && receiver(of: $0, in: file, is: type) != .no }
    }
  }

  // MARK: Elements

  /// The app's calls that pass a list's element, or a part of it, for a plain property of the view. Only calls for
  /// which code changes the members that the view reads, without replacing the row.
  ///
  /// - Parameter paths: The members of the property that the view reads; an empty path means the whole value.
  func callsPassingChangedElement(
    as input: Property, to view: DeclaredType, reading paths: [Symbol]
  ) -> [FoundConstruction] {
    calls(giving: input, to: view, .unlikely).filter { found in
      guard let argument = found.construction.argument(labeled: input.$name), argument.mentions.count == 1,
        let mention = argument.mentions.first, mention.root == .closureParameter,
        mention.parameterKind == .element || mention.parameterKind == .elementByIndex,
        let caller = owner(of: found.construction.scope, in: found.file)
      else { return false }
      guard mention.members.isEmpty else {
        return onlyList(of: caller, withElementsThatHave: mention.firstMember).map { type, list in
          changes(mention.firstMember, of: type) { $0.writer == caller && $0.holder.$name == list.$name }
        } ?? false
      }
      return changes(paths, of: input, in: view) { $0.holder.holdsList && lists($0.holder, of: $0.writer, in: caller) }
    }
  }

  /// The app's calls that pass the value of a property of which code changes the members that the view reads, without
  /// replacing the whole value.
  func callsPassingChangedValue(
    as input: Property, to view: DeclaredType, reading paths: [Symbol]
  ) -> [FoundConstruction] {
    calls(giving: input, to: view, .likely).filter { found in
      guard let argument = found.construction.argument(labeled: input.$name),
        [.name, .member].contains(argument.value.kind), let mention = argument.mentions.first, mention.isOfSelf,
        let (holder, declarer) = property(for: mention, at: found.construction.scope, in: found.file)
      else { return false }
      return changes(paths, of: input, in: view) {
        !$0.isOfElements && $0.holder.$name == holder.$name && $0.writer == declarer
      }
    }
  }

  private func changes(
    _ paths: [Symbol], of input: Property, in view: DeclaredType, where matches: (HeldWrite) -> Bool
  ) -> Bool {
    guard let type = type(of: input, declaredIn: view.file).declared, type.kind == .struct else { return false }
    let members = paths.contains(.empty) ? type.properties.map(\.$name) : paths.map(\.firstPathComponent)
    return members.contains { changes($0, of: type, where: matches) }
  }

  private func changes(_ member: Symbol, of type: DeclaredType, where matches: (HeldWrite) -> Bool) -> Bool {
    type.property(named: member).map { writes(of: $0, in: type).contains(where: matches) } ?? false
  }

  /// The view's only list whose elements have that member. Nil if there are several, because the member's name is then
  /// ambiguous.
  private func onlyList(
    of view: DeclaredType, withElementsThatHave member: Symbol
  ) -> (element: DeclaredType, list: Property)? {
    let lists = view.properties.compactMap { list -> (DeclaredType, Property)? in
      guard let type = elementType(of: list, in: view), type.kind == .struct, type.property(named: member) != nil
      else { return nil }
      return (type, list)
    }
    return lists.count == 1 ? lists.first : nil
  }
}
