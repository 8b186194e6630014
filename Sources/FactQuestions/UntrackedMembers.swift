import Facts

/// A property of an object that a view shows although the object does not announce its changes.
package struct UntrackedMember: Sendable {
  package let property: Property
  package let owner: DeclaredType
  package let observability: Observability
  /// The view that reads it while it draws.
  package let reader: DeclaredType
  package let read: FoundPlace
  /// The member of the class that changes it; empty if other code does.
  @Symbol package var writer: String
  /// The place where other code changes it.
  package let write: FoundPlace?
}

extension ProjectFacts {
  /// The untracked members of the classes that the file declares. Empty until the project is complete.
  package func untrackedMembers(in file: FileFacts) -> [UntrackedMember] {
    guard isComplete else { return [] }
    return file.summary.types.indices.flatMap { index -> [UntrackedMember] in
      guard file.summary.types[index].kind == .class, let owner = DeclaredType(file.summary, index),
        let observability = observability(of: owner), isPlainObservableClass(owner)
      else { return [] }
      let candidates = owner.properties.filter { isUntracked($0, of: owner, observability) }
      guard !candidates.isEmpty else { return [] }
      let announcing = announcingMembers(of: owner, observability, facts: file)
      return candidates.compactMap { property in
        let changes = changes(of: property.$name, in: owner)
        let writers = Set(changes.map(\.$member)).subtracting([Symbol(.`init`), .empty])
        let certain = Set(changes.filter(\.isCertain).map(\.$member))
        let writer = writers.intersection(certain).sortedByText().first
        let write = writer == nil ? foreignWrite(of: property, in: owner) : nil
        // If some code announces its changes, its author has considered them.
        guard writers.isDisjoint(with: announcing), writer != nil || write != nil,
          !property.traits.contains(.hasObservers) || isObservedAlone(property, of: owner, facts: file),
          let (reader, read) = self.reader(of: property, in: owner, observability)
        else { return nil }
        return UntrackedMember(
          property: property, owner: owner, observability: observability, reader: reader, read: read,
          writer: writer ?? .empty, write: write)
      }
    }
  }

  /// Returns whether the class itself is declared observable, has no superclass and no unknown attributes, and conforms
  /// only to known protocols. A superclass, a macro, or an unknown protocol may announce changes itself.
  private func isPlainObservableClass(_ type: DeclaredType) -> Bool {
    type.declaration.hasOnlyPlainAttributes
      && (type.declaration.hasAttribute("Observable")
        || type.declaration.inherited.contains { $0.$name == Symbol(.observableObject) })
      && ancestors(of: type).allSatisfy { ancestor in
        switch ancestor {
        case .declared(let declared): declared.kind == .protocol
        case .framework(let written): KnownProtocols.isKnown(written.$name)
        }
      }
  }

  private func isUntracked(_ property: Property, of owner: DeclaredType, _ observability: Observability) -> Bool {
    guard property.isStoredInstance, !property.isLet,
      property.modifiers.isDisjoint(with: [.isWeak, .isUnowned, .isLazy, .isOverride]), property.condition == nil,
      // An array is a value, whatever its elements are.
      property.holdsList || holdsValue(property, in: owner)
    else { return false }
    switch observability {
    case .observableObject: return property.attributes.isEmpty
    case .observable:
      return property.hasAttribute("ObservationIgnored")
        && (property.attributes.count == 1 || property.isWrapped(by: .appStorage)
          || property.isWrapped(by: .sceneStorage))
    }
  }

  /// Returns whether the property's observers use no other member of the class, which might announce the change.
  private func isObservedAlone(_ property: Property, of owner: DeclaredType, facts: FileFacts) -> Bool {
    facts.memberUses(at: owner.index).allSatisfy { $0.$member != property.$name || $0.$name == property.$name }
  }

  /// The members of the class whose code runs together with an announcement: they change something that is tracked or
  /// announce a change themselves, they use such a member, or such a member uses them.
  private func announcingMembers(
    of owner: DeclaredType, _ observability: Observability, facts: FileFacts
  ) -> Set<Symbol> {
    let declarations = [owner] + extensions(of: owner)
    var result: Set<Symbol> = []
    for declaration in declarations {
      for change in declaration.file.memberChanges where change.owner == declaration.index {
        // What an observer announces is found by its uses of other members.
        let isAnnounced =
          owner.property(named: change.$name).map {
            isTracked($0, observability) && ($0.wrapper != nil || !$0.traits.contains(.hasObservers))
          } ?? true
        if isAnnounced { result.insert(change.$member) }
      }
    }
    let uses = declarations.flatMap { memberUses(by: $0, facts: facts) }
    for use in uses where Self.announcements.contains(use.name) { result.insert(use.$member) }
    for _ in 0..<4 {
      let users = Set(uses.lazy.filter { result.contains($0.$name) }.map(\.$member))
      // Untracked stored properties are left out. Their other users need not announce anything.
      let used = Set(uses.lazy.filter { result.contains($0.$member) }.map(\.$name)).filter { name in
        owner.property(named: name).map { !$0.isStoredInstance || isTracked($0, observability) } ?? true
      }
      result.formUnion(users)
      result.formUnion(used)
    }
    return result
  }

  private static let announcements: Set<String> = ["objectWillChange", "withMutation", "access"]

  /// Returns whether changes of the property are announced, or run code that may announce them.
  func isTracked(_ property: Property, _ observability: Observability) -> Bool {
    switch observability {
    case .observableObject: property.wrapper != nil || property.traits.contains(.hasObservers)
    case .observable: property.isStoredInstance && !property.isLet && !property.hasAttribute("ObservationIgnored")
    }
  }

  /// The first view that reads the property while its body is evaluated, through a property that observes the object,
  /// and the place where it does. Files that use `TimelineView` are skipped, because it updates its content without a
  /// change.
  private func reader(
    of property: Property, in owner: DeclaredType, _ observability: Observability
  ) -> (DeclaredType, FoundPlace)? {
    // A subclass that changes the property may announce that.
    let classes = [owner] + subclasses(of: owner).filter { changes(of: property.$name, in: $0).isEmpty }
    for file in files(.shown, property.$name) where !file.traits.contains(.isTest) && seesSwiftUI(file) {
      for drawn in file.drawnMembers where drawn.$member == property.$name {
        guard let view = self.owner(of: drawn.scope, in: file), isSwiftUIOwner(view) == .yes,
          let (holder, declarer) = self.property(named: drawn.$property, of: view),
          observesObject(in: holder, observability),
          classes.contains(where: { isInstance(holder, declaredIn: declarer.file, of: $0) == .yes }),
          file.constructions(named: "TimelineView").isEmpty
        else { continue }
        return (view, FoundPlace(file: file, place: drawn.place))
      }
    }
    return nil
  }

  /// Returns whether a view updates for changes of the object in the property.
  private func observesObject(in holder: Property, _ observability: Observability) -> Bool {
    switch observability {
    case .observableObject: holder.wrapper?.holdsObservableObject == true
    case .observable:
      holder.attributes.isEmpty || holder.wrapper == .state || holder.wrapper == .bindable
        || holder.wrapper == .environment
    }
  }

  /// The place of an assignment through a property of another type; nil if there is none.
  private func foreignWrite(of property: Property, in owner: DeclaredType) -> FoundPlace? {
    for file in files(.writtenMembers, property.$name) where !file.traits.contains(.isTest) {
      for write in file.memberWrites where write.$member == property.$name {
        guard let type = self.owner(of: write.scope, in: file), type != owner,
          let (holder, declarer) = self.property(named: write.$property, of: type),
          isInstance(holder, declaredIn: declarer.file, of: owner) == .yes
        else { continue }
        return FoundPlace(file: file, place: write.place)
      }
    }
    return nil
  }
}
