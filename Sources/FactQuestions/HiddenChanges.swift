import Facts

/// A change of a value that the type's own `==` ignores.
package struct HiddenChange: Sendable {
  package enum Consequence: Sendable {
    /// A view that shows the property is not updated: the type itself, or a view that receives values of the type.
    /// `call` passes a value that changes; nil if the view reads the values from an object.
    case shown(by: DeclaredType, read: FoundPlace, call: FoundConstruction?)
    /// A modifier that watches this property never runs its code again, because the property only ever changes in this
    /// way.
    case followed(Property, modifier: String, FoundPlace)
    /// Equal values have different hashes.
    case hashed(FoundPlace)
  }

  /// The source of values that replace others.
  package enum Replacement: Sendable {
    /// A caller passes them to a function.
    case caller
    /// They are awaited, or passed to a closure.
    case loaded
  }

  package let comparison: Comparison
  package let type: DeclaredType
  /// The property that `==` leaves out.
  package let property: Property
  package let consequence: Consequence
  /// The place where the property is changed; nil for a property of a view.
  package let write: FoundPlace?
  /// Set if the code there replaces values with others, which may differ in any property.
  package var replacement: Replacement?
  /// The other properties that `==` leaves out while views show them.
  package var others: [Property] = []

  /// Whether the value may never change: a list may be loaded only once, and values with constants usually are.
  package var isUnlikely: Bool {
    switch replacement {
    case nil: false
    case .caller: property.isLet
    case .loaded: true
    }
  }
}

extension ProjectFacts {
  /// The hidden changes of the types whose `==` the file declares, at most one for each `==`. Empty until the
  /// project is complete.
  package func hiddenChanges(in file: FileFacts) -> [HiddenChange] {
    guard isComplete else { return [] }
    return file.comparisons.compactMap { comparison -> HiddenChange? in
      guard let type = comparedType(comparison, in: file.summary) else { return nil }
      let left = propertiesLeftOut(of: comparison, type)
      let isUsed = holdsMoreThanBits(type, depth: 0)
      if isUsed, let shown = combined(hiddenInView(left, comparison, of: type, facts: file)) { return shown }
      // If all values are equal, `==` ignores changes on purpose.
      guard !comparison.members.isEmpty else { return nil }
      if isUsed, let shown = combined(hiddenInRows(left, comparison, of: type)) { return shown }
      return hiddenFromModifier(left, comparison, of: type) ?? hiddenFromHash(left, comparison, of: type, file)
    }
  }

  /// The most certain of the changes, together with the other properties; nil if there are no changes.
  private func combined(_ changes: [HiddenChange]) -> HiddenChange? {
    guard var worst = changes.first(where: { !$0.isUnlikely }) ?? changes.first else { return nil }
    worst.others = changes.map(\.property).filter { $0.$name != worst.property.$name }
    return worst
  }

  private static let comparable: Set<Symbol> = ["Equatable", "Hashable", "Comparable"]

  private func comparedType(_ comparison: Comparison, in file: FileSummary) -> DeclaredType? {
    guard let type = owner(of: comparison.owner, in: file), type.kind == .struct,
      comparison.$typePath == Symbol(.selfType)
        || self.type(named: comparison.$typePath, at: comparison.owner, in: file) == type,
      conforms(type, toAnyOf: Self.comparable, of: ["Swift"]) == .yes
    else { return nil }
    return type
  }

  /// The stored properties that hold values and that the comparison leaves out. A computed property in the comparison
  /// counts as the properties that it reads. Empty if those are not known.
  package func propertiesLeftOut(of comparison: Comparison, _ type: DeclaredType) -> [Property] {
    var compared = Set(comparison.members)
    for name in comparison.members {
      guard let (property, _) = property(named: name, of: type) else { return [] }
      guard property.isComputed else { continue }
      let reads = reads(ofMember: name, of: type)
      guard !reads.isEmpty,
        reads.allSatisfy({ read in self.property(named: read.$name, of: type).map { !$0.0.isComputed } ?? false })
      else { return [] }
      compared.formUnion(reads.map(\.$name))
    }
    compared.subtract(comparison.counted)
    return type.properties.filter { property in
      // An observer may change a property that is compared.
      property.isStoredInstance && property.attributes.isEmpty && property.condition == nil
        && !property.traits.contains(.hasObservers) && !compared.contains(property.$name)
        && holdsValue(property, in: type)
    }
  }

  // MARK: The comparison of a view

  /// A change of each property that the view shows but does not compare, if a call passes another value for it while
  /// everything that is compared stays equal.
  private func hiddenInView(
    _ left: [Property], _ comparison: Comparison, of view: DeclaredType, facts: FileFacts
  ) -> [HiddenChange] {
    guard isSwiftUIOwner(view) == .yes else { return [] }
    return left.compactMap { property in
      guard let read = shownUse(of: property, in: view, facts: facts) else { return nil }
      let calls = callsPassingAnother(property, to: view) + callsReadingObjects(for: property, of: view)
      guard let call = calls.first(where: { passesChange(of: property.$name, Set(comparison.members), in: $0) }) else {
        return nil
      }
      return HiddenChange(
        comparison: comparison, type: view, property: property,
        consequence: .shown(by: view, read: read, call: call), write: nil)
    }
  }

  /// The app's calls that pass, for the property, a member of an object that the caller itself receives. Calls after
  /// which an identity may follow the member are left out.
  private func callsReadingObjects(for property: Property, of view: DeclaredType) -> [FoundConstruction] {
    constructions(of: view).filter { found in
      let construction = found.construction
      guard !found.isPreviewOrTest, construction.identities.isEmpty,
        context(of: found).isDisjoint(with: [.isPresented, .isPushed, .hasFreshIdentity]),
        let mentions = construction.argument(labeled: property.$name)?.mentions,
        let caller = owner(of: construction.scope, in: found.file)
      else { return false }
      return mentions.contains { mention in
        guard mention.isOfSelf, !mention.members.isEmpty, let holder = caller.property(named: mention.$name),
          isPlainInput(holder), let object = objectType(of: holder, in: caller.file)
        else { return false }
        return isObservable(object) == .yes
          && !isConstantWhileShown(mention.$name, members: mention.$members, around: construction, in: caller)
      }
    }
  }

  /// The place where the view's code in the file reads the property to show it, rather than in an action.
  private func shownUse(of property: Property, in view: DeclaredType, facts: FileFacts) -> FoundPlace? {
    let uses = facts.nameUses(named: property.$name, at: codeScopes(of: view, in: facts.summary))
    let acting = uses.filter { !$0.kinds.isDisjoint(with: [.handedOut, .readLater]) }
    return uses.first { use in
      use.kinds.contains(.read) && !acting.contains { $0.place.range == use.place.range }
    }
    .map { FoundPlace(file: facts.summary, place: $0.place) }
  }

  /// Returns whether the call passes something for the property that code changes, while nothing that is compared
  /// changes with it. If the caller itself receives the value, the calls that pass it there are checked.
  private func passesChange(
    of input: Symbol, _ compared: Set<Symbol>, in found: FoundConstruction, depth: Int = 0
  ) -> Bool {
    let construction = found.construction
    guard depth < Self.followedSteps, construction.position != .expression,
      let argument = construction.argument(labeled: input)
    else { return false }
    let others = construction.arguments.filter { compared.contains($0.$label) }.flatMap(\.mentions)
    return origins(of: argument.mentions, alongside: others, in: found).contains { origin in
      passesChange(of: origin.passed, alongside: origin.others, in: origin.found, depth: depth)
    }
  }

  private func passesChange(
    of passed: [Reference], alongside others: [Reference], in found: FoundConstruction, depth: Int
  ) -> Bool {
    guard let caller = owner(of: found.construction.scope, in: found.file) else { return false }
    let names = others.filter(\.isOfSelf).map(\.$name)
    let read = Set(names.flatMap { reads(ofMember: $0, of: caller) }.map(\.$name))
    return passed.contains { mention in
      guard !read.contains(mention.$name),
        !others.contains(where: {
          $0.$name == mention.$name
            && (mention.members.hasPrefix($0.members) || changesPart($0, in: caller)
              || changeTogether(mention, $0, in: caller))
        })
      else { return false }
      if changes(mention, in: caller) { return true }
      guard mention.isOfSelf, let input = caller.property(named: mention.$name), isPlainInput(input) else {
        return false
      }
      return constructions(of: caller).contains {
        !$0.isPreviewOrTest && passesChange(of: input.$name, read.union(names), in: $0, depth: depth + 1)
      }
    }
  }

  /// Returns whether every known change of one member of an object comes with a change of the other one.
  private func changeTogether(_ mention: Reference, _ other: Reference, in view: DeclaredType) -> Bool {
    guard let (property, declarer) = property(named: mention.$name, of: view),
      let object = objectType(of: property, in: declarer.file)
    else { return false }
    let others = Set(changes(of: other.firstMember, in: object).map(\.$member))
    let changing = changes(of: mention.firstMember, in: object).map(\.$member)
    return !changing.isEmpty && changing.allSatisfy(others.contains)
  }

  /// Returns whether code is known to change the value that the mention reads: state of the view, a property of an
  /// object that announces its changes, or a part of a value.
  private func changes(_ mention: Reference, in view: DeclaredType) -> Bool {
    guard mention.isOfSelf, !mention.isProjected, let (property, declarer) = property(named: mention.$name, of: view)
    else { return false }
    let object = objectType(of: property, in: declarer.file)
    // Types that the project doesn't declare, such as arrays, are treated as if they change only as a whole.
    if mention.members.isEmpty || object == nil && holdsValue(property, in: declarer) {
      return property.wrapper == .state && isStateInUse(property, of: declarer)
    }
    guard let object, object.kind == .class else { return changesPart(mention, in: view) }
    guard let (member, _) = self.property(named: mention.firstMember, of: object), !member.isLet, !member.isComputed,
      isFollowed(member, of: object)
    else { return false }
    // A change inside the object may affect another part of the value, but an assignment from outside replaces all of
    // it.
    let isWhole = mention.$members == member.$name
    return isWhole && changes(of: member.$name, in: object).contains(where: \.isCertain)
      || files(.writtenMembers, member.$name).contains { file in
        file.memberWrites.contains { write in
          write.$member == member.$name
            && owner(of: write.scope, in: file).map { holds($0, write.$property, object) } ?? false
        }
      }
  }

  /// Returns whether code of the view assigns that member of a value in one of its properties, or passes a binding to
  /// it.
  private func changesPart(_ mention: Reference, in view: DeclaredType) -> Bool {
    guard mention.isOfSelf, let (property, declarer) = property(named: mention.$name, of: view),
      let type = type(of: property, declaredIn: declarer.file).declared, type.kind == .struct,
      let (member, _) = self.property(named: mention.$members.firstPathComponent, of: type)
    else { return false }
    return (writes(of: member, in: type) + bindings(to: member, in: type)).contains {
      $0.writer == view && $0.holder.$name == property.$name
    }
  }

  // MARK: Values of the type

  /// A change of each property that views read from the values they receive and show. Code must change it in a value
  /// that a caller passes. Constants change if newly decoded values replace the old ones.
  private func hiddenInRows(_ left: [Property], _ comparison: Comparison, of type: DeclaredType) -> [HiddenChange] {
    let isDecoded = conforms(type, toAnyOf: ["Decodable", "Codable"], of: ["Swift"]) == .yes
    let constants = left.filter { $0.isLet && isDecoded && !$0.hasInitialValue }
    let candidates = left.filter { !$0.isLet } + constants
    let all = candidates.isEmpty ? [] : replacements(comparison, in: type)
    return left.compactMap { property in
      let replacements = isHidden(property) || !candidates.contains(property) ? [] : all
      let writes =
        (property.isLet ? [] : writes(of: property, in: type)) + mappedWrites(of: property, in: type, comparison)
        + replacements
      guard !writes.isEmpty,
        let (consequence, write) = passing(property, of: type, writes, comparison)
          ?? drawing(property, replacements)
      else { return nil }
      return HiddenChange(
        comparison: comparison, type: type, property: property, consequence: consequence, write: write.place,
        replacement: write.replacement)
    }
  }

  /// A view that receives a value that one of the writes changes, and shows the property.
  private func passing(
    _ property: Property, of type: DeclaredType, _ writes: [HeldWrite], _ comparison: Comparison
  ) -> (HiddenChange.Consequence, HeldWrite)? {
    for (view, input, form, read) in views(showing: property, of: type) {
      for call in constructions(of: view) where !call.isPreviewOrTest {
        guard let write = writes.first(where: { passes($0, as: input, form, in: call) }),
          !changesAlong(comparison, with: write)
        else { continue }
        return (.shown(by: view, read: read, call: call), write)
      }
    }
    return nil
  }

  /// A view that draws the property of elements that one of the writes replaces.
  private func drawing(
    _ property: Property, _ replacements: [HeldWrite]
  ) -> (HiddenChange.Consequence, HeldWrite)? {
    for write in replacements {
      guard let (view, read) = drawing(property, ofElementsOf: write.holder, of: write.writer) else { continue }
      return (.shown(by: view, read: read, call: nil), write)
    }
    return nil
  }

  /// A view that draws the property of the list's elements, which it reads from the observable object. The object
  /// announces a new list only if it differs from the old one.
  private func drawing(
    _ property: Property, ofElementsOf list: Property, of object: DeclaredType
  ) -> (DeclaredType, FoundPlace)? {
    guard object.kind == .class, list.attributes.isEmpty else { return nil }
    for file in files(.nestedReads, list.$name) where !file.traits.contains(.isTest) {
      for read in file.nestedReads where read.isOfElement && read.$member == list.$name {
        guard read.$inner == property.$name, let view = owner(of: read.scope, in: file),
          isSwiftUIOwner(view) == .yes, holds(view, read.$property, object)
        else { continue }
        return (view, FoundPlace(file: file, place: read.place))
      }
    }
    return nil
  }

  /// Whether other files cannot give the property another value.
  private func isHidden(_ property: Property) -> Bool {
    [property.access, property.setterAccess].contains { $0.map { $0 <= .fileprivate } ?? false }
  }

  /// Returns whether code in the writer's file also changes something that is compared.
  private func changesAlong(_ comparison: Comparison, with write: HeldWrite) -> Bool {
    guard write.replacement == nil else { return false }
    let file = write.place.file
    if let kept = write.kept, !comparison.members.allSatisfy(kept.contains) { return true }
    let carried = file.carriedChanges.contains {
      $0.$property == write.holder.$name && comparison.members.contains($0.$member)
    }
    return carried
      || (file.memberWrites + file.partWrites).contains { other in
        [other.$property.firstPathComponent, other.$property.lastPathComponent].contains(write.holder.$name)
          && comparison.members.contains(other.$member)
      }
  }

  // MARK: Modifiers and hashes

  /// A modifier that watches state in which code changes only properties that `==` leaves out.
  private func hiddenFromModifier(_ left: [Property], _ comparison: Comparison, of type: DeclaredType) -> HiddenChange?
  {
    let names = Set(left.map(\.$name))
    for property in left where !property.isLet {
      for write in writes(of: property, in: type) + bindings(to: property, in: type) {
        let (view, holder) = (write.writer, write.holder)
        guard isSwiftUIOwner(view) == .yes, holder.wrapper == .state,
          holder.access.map({ $0 <= .fileprivate }) ?? false,
          isInstance(holder, declaredIn: view.file, of: type) == .yes,
          let watch = view.file.watch(of: holder.$name, at: codeScopes(of: view, in: view.file)),
          changesOnlyMembers(names, of: holder, in: view)
        else { continue }
        return HiddenChange(
          comparison: comparison, type: type, property: property,
          consequence: .followed(
            holder, modifier: watch.modifier, FoundPlace(file: view.file, place: watch.place)), write: write.place)
      }
    }
    return nil
  }

  /// The bindings to the property that controls and other views receive and may assign through.
  private func bindings(to property: Property, in type: DeclaredType) -> [HeldWrite] {
    files(.writtenMembers, property.$name).filter { !$0.traits.contains(.isTest) }.flatMap { file in
      file.memberBindings.compactMap { binding in
        binding.$member == property.$name
          ? heldWrite(binding.$property, of: type, binding.scope, file, at: binding.place) : nil
      }
    }
  }

  /// Returns whether code changes the state only in these members.
  private func changesOnlyMembers(_ names: Set<Symbol>, of state: Property, in view: DeclaredType) -> Bool {
    let kinds = stateUses(of: state, in: view).reduce(into: NameUse.Kinds()) { $0.formUnion($1.kinds) }
    let changes: NameUse.Kinds = [.memberWritten, .projectedMember]
    let other: NameUse.Kinds = [.written, .writtenInInitializer, .takenInOut, .projected, .methodCalled, .storage]
    let writes = view.file.memberWrites + view.file.partWrites + view.file.memberBindings
    return !kinds.isDisjoint(with: changes) && kinds.isDisjoint(with: other)
      && writes.allSatisfy { write in
        write.$property != state.$name || names.contains(write.$member)
          || owner(of: write.scope, in: view.file) != view
      }
  }

  /// A hash that includes a property that code changes while `==` still finds the values equal.
  private func hiddenFromHash(
    _ left: [Property], _ comparison: Comparison, of type: DeclaredType, _ file: FileFacts
  ) -> HiddenChange? {
    for hashed in file.hashedMembers where owner(of: hashed.owner, in: file.summary) == type {
      for property in left where !property.isLet && hashed.members.contains(property.$name) {
        let write = writes(of: property, in: type).first { !changesAlong(comparison, with: $0) }
        guard let write else { continue }
        return HiddenChange(
          comparison: comparison, type: type, property: property,
          consequence: .hashed(FoundPlace(file: file.summary, place: hashed.namePlace)), write: write.place)
      }
    }
    return nil
  }

  /// Returns whether SwiftUI calls `==` for values of the type. It compares values that contain only numbers bit by
  /// bit.
  private func holdsMoreThanBits(_ type: DeclaredType, depth: Int) -> Bool {
    type.properties.contains { property in
      guard property.isStoredInstance else { return false }
      guard property.attributes.isEmpty else { return property.wrapper != nil }
      guard let written = property.type else { return property.value.$path == Symbol("String") }
      switch written.form {
      case .array, .dictionary, .function, .existential: return true
      default: break
      }
      if Self.references.contains(written.$path) { return true }
      guard depth < 2, let held = self.type(named: written.$path, at: property.owner, in: type.file) else {
        return false
      }
      return held.kind == .class || held.kind == .struct && holdsMoreThanBits(held, depth: depth + 1)
    }
  }

  /// Types whose values hold references.
  private static let references: Set<Symbol> = [
    "String", "Substring", "Character", "URL", "Data", "AttributedString", "Array", "Set", "Dictionary", "Color",
    "Image", "Font", "LocalizedStringKey", "AnyView",
  ]
}
