import Facts
import SourceText

/// The source of a list's elements, and whether the elements may move to other positions.
extension ProjectFacts {
  /// The stored or computed property that a chain of names ends with, and the type that declares it.
  package func property(
    for reference: Reference, at scope: Int?, in file: FileSummary
  ) -> (property: Property, declarer: DeclaredType)? {
    guard let last = properties(along: reference, at: scope, in: file)?.last,
      let declarer = DeclaredType(last.file, last.property.owner)
    else { return nil }
    return (last.property, declarer)
  }

  private func properties(along reference: Reference, at scope: Int?, in file: FileSummary) -> [FoundProperty]? {
    guard reference.isOfSelf, let owner = owner(of: scope, in: file),
      let (first, home) = property(named: reference.$name, of: owner)
    else { return nil }
    return properties(along: reference.$members, from: FoundProperty(first, in: home.file))
  }

  /// The property that a list's elements are read from, even if they are a parameter of the function around the list.
  package func collection(of list: ElementList, in file: FileSummary) -> (property: Property, declarer: DeclaredType)? {
    guard let reference = source(of: list, in: file) else { return nil }
    guard reference.root == .parameter else { return property(for: reference, at: list.scope, in: file) }
    guard reference.members.isEmpty, let function = drawingFunction(around: list.place, at: list.scope, in: file),
      let parameter = function.parameters.first(where: { $0.$name == reference.$name })
    else { return nil }
    for call in calls(of: function, in: file) {
      guard let argument = align(call.construction.arguments, with: function.parameters)?[parameter.index],
        [.name, .member].contains(argument.value.kind), let mention = argument.mentions.first,
        let found = property(for: mention, at: call.construction.scope, in: call.file)
      else { continue }
      return found
    }
    return nil
  }

  /// The reference that the list's collection comes from. For a local constant, it is the collection that the constant
  /// selects elements from, or the function that it calls.
  private func source(of list: ElementList, in file: FileSummary) -> Reference? {
    guard let reference = list.collection, reference.root == .local, reference.members.isEmpty,
      let constant = constant(named: reference.$name, seenFrom: list.place, in: file), constant.value.kind == .call,
      let mention = constant.mentions.first, mention.isOfSelf
    else { return list.collection }
    let called = constant.value.$path.withoutSelf
    let path = mention.$name.appendingPath(mention.$members)
    let isSelection = called.pathWithoutLastComponent == path && KnownWords.selects(called.lastPathComponent)
    return isSelection || called == path ? mention : reference
  }

  /// The list of the elements that a property of the project pairs with their positions: that of `items` for
  /// `ForEach(items.indexed, id: \.offset)`. Returns other lists unchanged.
  package func unpaired(_ list: ElementList, in file: FileSummary) -> ElementList {
    guard list.form == .elements, list.key == "offset", let reference = list.collection else { return list }
    var result = list
    result.form = .enumerated
    if let (property, _) = property(for: reference, at: list.scope, in: file) {
      return property.isPairing ? result : list
    }
    guard !reference.members.isEmpty, case let member = reference.$members.lastPathComponent, pairs(member) else {
      return list
    }
    result.collection = Reference(
      root: reference.root, name: reference.$name, members: reference.$members.pathWithoutLastComponent,
      isProjected: reference.isProjected, parameterKind: reference.parameterKind)
    let range = list.collectionPlace.range
    result.collectionPlace = Place(
      ByteRange(range.start, range.end - member.string.utf8.count - 1), line: list.collectionPlace.line,
      block: list.collectionPlace.block)
    return result
  }

  private static let collections: [Symbol] = [
    "Array", "Collection", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection", "Sequence",
  ]

  /// Returns whether the project's property of that name pairs the elements of collections with their positions.
  private func pairs(_ name: Symbol) -> Bool {
    Self.collections.contains { type in
      files(.extended, type).contains { file in
        file.extensions(named: type).indexes.contains { index in
          file.properties(of: index).contains { $0.$name == name && $0.isPairing }
        }
      }
    }
  }

  /// The type of a collection's elements, if the collection is an array in a property.
  package func elementType(of list: ElementList, in file: FileSummary) -> DeclaredType? {
    collection(of: list, in: file).flatMap { elementType(of: $0.property, in: $0.declarer) }
  }

  func elementType(of property: Property, in declarer: DeclaredType) -> DeclaredType? {
    elements(of: property, declaredIn: declarer.file).declared
  }

  /// The element that the mention refers to, in the innermost list around the construction that uses this name.
  func elementName(_ mention: Reference, in found: FoundConstruction) -> ElementName? {
    guard mention.parameterKind == .element else { return nil }
    return found.file.elementNames(mention.$name).last { $0.extent.range.contains(found.construction.place.range) }
  }

  /// Returns whether the part of a list's element that is read belongs to the row's identity, so that a different value
  /// comes with a different row.
  func isIdentified(_ mention: Reference, in found: FoundConstruction) -> Bool {
    if mention.firstMember == "id" { return true }
    guard let name = elementName(mention, in: found) else { return false }
    let key = name.key ?? Symbol(.id)
    if !mention.members.isEmpty, key == mention.$members || key == mention.firstMember { return true }
    guard let (property, declarer) = property(for: name.collection, at: name.scope, in: found.file),
      let element = elementType(of: property, in: declarer)
    else { return false }
    let parts = Set(reads(ofMember: key, of: element).filter { $0.members.isEmpty }.map(\.$name))
    guard mention.members.isEmpty else { return parts.contains(mention.firstMember) }
    return !parts.isEmpty && element.kind == .struct
      && element.properties.allSatisfy { !$0.isStoredInstance || parts.contains($0.$name) }
  }

  /// Returns whether the type of the elements has no name, such as an optional.
  package func hasUnnamedElements(_ list: ElementList, in file: FileSummary) -> Bool {
    guard let type = collection(of: list, in: file)?.property.type, type.form == .array else { return false }
    return type.path.isEmpty
  }

  /// Returns whether the elements are known to be hashable.
  package func hasHashableElements(_ list: ElementList, in file: FileSummary) -> Bool {
    guard let (property, declarer) = collection(of: list, in: file), let type = property.type, type.form == .array
    else {
      return false
    }
    return hashableMember(of: type, at: declarer.index, in: declarer.file) == ""
  }

  /// Returns whether every read of the list's data returns the same elements.
  package func isConstant(_ list: ElementList, in file: FileSummary) -> Bool {
    guard let reference = list.collection, !(reference.isOfSelf && reference.name.startsLikeType) else { return true }
    guard let (property, declarer) = collection(of: list, in: file) else { return false }
    return property.isLet && property.value.kind != .none || isUnchangedState(property, of: declarer)
  }

  /// How certainly the list's data changes while the view stays the same; nil if that is unknown or doubtful.
  package func variation(ofElementsIn list: ElementList, of file: FileSummary) -> Variation.Certainty? {
    guard !isListedEachTime(list, in: file),
      case .varying(let certainty) = variation(of: list.data, list.context, scope: list.scope, list.place, in: file),
      certainty != .doubtful
    else { return nil }
    return certainty
  }

  /// Returns whether every read of the list's data returns the same number of elements, or nothing is known about the
  /// data.
  private func isListedEachTime(_ list: ElementList, in file: FileSummary) -> Bool {
    guard list.collection != nil else { return true }
    guard let (property, declarer) = collection(of: list, in: file), property.isComputed else { return false }
    return declarer.file.identityGetters(of: declarer.index).contains { $0.$name == property.$name && $0.isList }
  }

  /// Returns whether code only changes elements of the list's state in place, or sets the state to its initial value
  /// again, as in `cells = Array(repeating: 0, count: 9)`.
  package func keepsItsLength(_ list: ElementList, in file: FileFacts) -> Bool {
    guard let (state, view) = collection(of: list, in: file.summary), view.file.id == file.id,
      state.isWrapped(by: .state), state.isStoredInstance
    else { return false }
    let initial = file.text(state.valuePlace)
    let count = initial.split(separator: "count: ").last?.dropLast() ?? ""
    guard state.value.kind == .array || initial.hasSuffix(")") && !count.isEmpty && count.allSatisfy(\.isNumber),
      handedBindings(of: state, in: view).isEmpty
    else { return false }
    let resizing: NameUse.Kinds = [.takenInOut, .storage, .writtenInInitializer, .counted]
    return stateUses(of: state, in: view).allSatisfy { use in
      use.kinds.isDisjoint(with: resizing)
        && (!use.kinds.contains(.methodCalled) || use.method.isEmpty || KnownWords.keeps(use.$method))
    }
      && assignments(to: state.$name, of: view, in: file).allSatisfy { assignment in
        !assignment.members.isEmpty
          || assignment.traits.contains(.isPlain) && !assignment.traits.contains(.isOneOfMany)
            && file.text(assignment.value) == initial
      }
  }

  /// A place where the project moves elements of the list's collection, through the same property or through one that a
  /// call passes for it.
  ///
  /// - Parameter ignoresPlainRemovals: Whether to ignore places that only remove elements, without an animation.
  package func reordering(
    of list: ElementList, in file: FileSummary, ignoresPlainRemovals: Bool = false
  ) -> (path: String, place: Place)? {
    let path = source(of: list, in: file).flatMap { properties(along: $0, at: list.scope, in: file) } ?? []
    let moved = change(of: list, in: file) {
      reordering(of: $0, in: $1, readThrough: path, ignoresPlainRemovals: ignoresPlainRemovals)
    }
    return moved ?? list.rearranger.map { (file.path, $0) }
      ?? (ignoresPlainRemovals ? nil : selection(of: list, in: file))
  }

  /// The place where a list's elements are selected again without other code: in a query, or by a text that people
  /// type.
  private func selection(of list: ElementList, in file: FileSummary) -> (path: String, place: Place)? {
    if list.isRearranged, let owner = owner(of: list.scope, in: file),
      list.data.mentions.contains(where: { isTyped($0, in: owner) })
    {
      return (file.path, list.data.place)
    }
    guard let (property, declarer) = collection(of: list, in: file) else { return nil }
    let getter = declarer.file.identityGetters(of: declarer.index).first { $0.$name == property.$name }
    let isSelected =
      getter.map { getter in
        let owner = owner(of: declarer.index, in: declarer.file) ?? declarer
        return getter.isSelection && getter.mentions.contains { isTyped($0, in: owner) }
      } ?? [.query, .fetchRequest].contains(property.wrapper)
    return isSelected ? (declarer.file.path, property.namePlace) : nil
  }

  /// Returns whether people edit the text that the mention reads from the view or object: `TextField("", text: $name)`.
  private func isTyped(_ mention: Reference, in owner: DeclaredType) -> Bool {
    guard mention.isOfSelf, mention.members.isEmpty, let property = owner.property(named: mention.$name),
      property.isStoredInstance,
      property.type.map({ $0.$path == Symbol(.string) }) ?? (property.value == Value(.literal, Symbol(.string)))
    else { return false }
    if property.isWrapped(by: .state) {
      return stateUses(of: property, in: owner).contains { !$0.kinds.isDisjoint(with: [.entered, .projected]) }
    }
    return owner.kind == .class
      && files(.writtenMembers, property.$name).contains { file in
        file.memberBindings.contains { $0.$member == property.$name }
      }
  }

  /// A place where the project assigns a part of an element: `items[i].name = name`. The search follows the list's
  /// collection in the same way as `reordering(of:in:)`.
  package func elementChange(
    of list: ElementList, to element: DeclaredType, in file: FileSummary
  ) -> (path: String, place: Place)? {
    let parts = Set(element.properties.filter { $0.isStoredInstance && !$0.isLet }.map(\.$name))
    return change(of: list, in: file) { property, declarer in
      guard property.holdsList else { return nil }
      for part in [declarer] + extensions(of: declarer) {
        let change = part.file.memberWrites.first { write in
          write.$property == property.$name && parts.contains(write.$member)
            && owner(of: write.scope, in: part.file) == declarer
        }
        if let change { return (part.file.path, change.place) }
      }
      return nil
    }
  }

  private typealias FindingChange = (Property, DeclaredType) -> (path: String, place: Place)?

  private func change(
    of list: ElementList, in file: FileSummary, by find: FindingChange
  ) -> (path: String, place: Place)? {
    if let (property, declarer) = collection(of: list, in: file) {
      let element = elementType(of: property, in: declarer)
      return change(of: property, in: declarer, element, depth: 0, by: find)
    }
    // A function of the view returns the elements.
    guard let reference = source(of: list, in: file), reference.isOfSelf, reference.members.isEmpty,
      let owner = owner(of: list.scope, in: file)
    else { return nil }
    return change(readBy: reference.$name, of: owner, nil, depth: 0, by: find)
  }

  /// - Parameter element: The type of the list's elements. A member that returns them may read them from another type:
  ///   `var shown: [Item] { store.items.filter(\.isOpen) }`.
  private func change(
    readBy member: Symbol, of type: DeclaredType, _ element: DeclaredType?, depth: Int, by find: FindingChange
  ) -> (path: String, place: Place)? {
    for read in reads(ofMember: member, of: type) {
      guard let source = self.property(for: read, at: type.index, in: type.file),
        source.declarer == type
          || element != nil && element == elementType(of: source.property, in: source.declarer),
        let found = change(of: source.property, in: source.declarer, element, depth: depth + 1, by: find)
      else { continue }
      return found
    }
    return nil
  }

  private func change(
    of property: Property, in declarer: DeclaredType, _ element: DeclaredType?, depth: Int, by find: FindingChange
  ) -> (path: String, place: Place)? {
    // Each case of an enum may hold different elements.
    guard type(of: property, declaredIn: declarer.file).declared?.kind != .enum else { return nil }
    if let found = find(property, declarer) { return found }
    guard depth < 2 else { return nil }
    if property.isComputed { return change(readBy: property.$name, of: declarer, element, depth: depth, by: find) }
    guard property.wrapper == nil || property.isWrapped(by: .binding), isSwiftUIOwner(declarer) == .yes else {
      return nil
    }
    for call in constructions(of: declarer).prefix(50) where !call.isPreviewOrTest {
      guard let argument = call.construction.argument(labeled: property.$name) else { continue }
      for mention in argument.mentions {
        guard let passed = self.property(for: mention, at: call.construction.scope, in: call.file),
          passed.declarer != declarer,
          let found = change(of: passed.property, in: passed.declarer, element, depth: depth + 1, by: find)
        else { continue }
        return found
      }
    }
    return nil
  }

  private func reordering(
    of property: Property, in declarer: DeclaredType, readThrough path: [FoundProperty],
    ignoresPlainRemovals: Bool
  ) -> (path: String, place: Place)? {
    // A struct's properties are not inherited, so code that moves their elements has a value of the struct or extends
    // it.
    let moving =
      declarer.kind == .struct ? files(.reordered, property.$name, of: declarer) : files(.reordered, property.$name)
    for file in moving where !file.traits.contains(.isTest) {
      for moved in file.reorderings
      where moved.name == property.$name && !(ignoresPlainRemovals && moved.isPlainRemoval) {
        if let found = self.property(for: moved.collection, at: moved.scope, in: file),
          found.property.$name == property.$name, found.declarer == declarer,
          let other = properties(along: moved.collection, at: moved.scope, in: file),
          !areOfDifferentClasses(path, other)
        {
          return (file.path, moved.place)
        }
      }
    }
    return nil
  }

  /// Returns whether two paths end in the same property of values that different classes hold.
  private func areOfDifferentClasses(_ first: [FoundProperty], _ second: [FoundProperty]) -> Bool {
    guard let last = first.last, second.last?.isSame(as: last) == true, let one = first.dropLast().last,
      let other = second.dropLast().last, let holder = DeclaredType(one.file, one.property.owner),
      let otherHolder = DeclaredType(other.file, other.property.owner)
    else { return false }
    return holder.kind == .class && otherHolder.kind == .class && holder != otherHolder
  }

  /// Returns whether the type's values are identified by an `id` that is not the whole value. Objects and SwiftData
  /// models have an `id` without declaring one.
  package func hasIdentifier(_ type: DeclaredType) -> Bool {
    guard
      type.declaration.hasAttribute("Model") || conforms(type, toAnyOf: ["Identifiable"], of: ["Swift"]) == .yes
    else { return false }
    guard let (property, _) = property(named: "id", of: type) else { return type.kind == .class }
    return property.type?.$path != Symbol(.selfType) && property.type?.$path != type.$name
      && property.value.kind != .name
  }

  /// Returns whether new values of the type share an `id` until code sets a different one: `var id = 0`, `var id:
  /// Int64?`.
  package func mayShareIdentifiers(_ type: DeclaredType) -> Bool {
    guard type.kind == .struct, let (id, _) = property(named: "id", of: type), id.isStoredInstance, !id.isLet
    else { return false }
    switch id.value.kind {
    case .none: return id.type?.isOptional == true
    case .literal, .implicitMember, .member, .name: return true
    default: return false
    }
  }

  /// Returns whether a part of the type's values can be changed in place.
  package func hasVariableParts(_ type: DeclaredType) -> Bool {
    type.properties.contains { $0.isStoredInstance && !$0.isLet }
  }
}

extension Property {
  /// Whether it is computed and returns pairs of positions and elements: `[(offset: Int, element: Element)]`.
  fileprivate var isPairing: Bool { isComputed && type?.text.contains("(offset: ") ?? false }
}
