import Facts

/// Elements that a view creates again on each update, each with a new identity.
package struct RebuiltElements: Sendable {
  /// The place that creates one of them.
  package let construction: FoundConstruction
  package let element: DeclaredType
  /// The property that identifies an element and has a new value each time.
  package let identifier: Property
  /// The plain property whose initial value creates them, and the view whose updates do so.
  package var holder: (property: Property, caller: DeclaredType)?
}

extension ProjectFacts {
  /// Elements that the view creates on each update: in the list's first argument, in a local constant, in a computed
  /// property or function that either of these reads, in a struct that is created there and holds the elements, in a
  /// static function, or in a call that passes them to the view.
  package func rebuiltElements(of list: ElementList, in file: FileSummary) -> RebuiltElements? {
    guard makesViews(list.scope, in: file) else { return nil }
    let spot = Spot(scope: list.scope, place: list.place)
    switch (list.form, list.key) {
    case (.elements, nil), (.elements, "id"), (.enumerated, "element.id"):
      return list.collection.flatMap { rebuilt(readBy: $0, isCalled: false, at: spot, in: file) }
    case (.other, nil), (.other, "id"): return rebuilt(by: list.data, at: spot, in: file)
    case (.elements, .some(let key)): return rebuilt(inPartWithKey: key, of: list, at: spot, in: file)
    case (.enumerated, .some(let key)) where key.firstPathComponent.string == "element":
      return rebuilt(inPartWithKey: key.withoutFirstComponent, of: list, at: spot, in: file)
    default: return nil
    }
  }

  /// The identified parts of elements that the view wraps on each update: `\.item.id`.
  private func rebuilt(
    inPartWithKey key: Symbol, of list: ElementList, at spot: Spot, in file: FileSummary
  ) -> RebuiltElements? {
    let part = key.pathWithoutLastComponent
    guard key.lastPathComponent == Symbol(.id), !part.isEmpty, let reference = list.collection, reference.isOfSelf,
      let (property, declarer) = property(for: reference, at: spot.scope, in: file), property.isComputed,
      !property.isStatic, let element = type(of: part, inElementsOf: property, of: declarer)
    else { return nil }
    return rebuilt(
      by: property.$name, of: owner(of: declarer.index, in: declarer.file) ?? declarer, element: element, depth: 0)
  }

  /// The type of a part of the property's elements, which are structs or tuples with labels.
  private func type(
    of part: Symbol, inElementsOf property: Property, of declarer: DeclaredType
  ) -> DeclaredType? {
    guard let written = property.type, written.form == .array else { return nil }
    if let element = elementType(of: property, in: declarer) {
      guard element.kind == .struct, let member = element.property(named: part), member.isStoredInstance else {
        return nil
      }
      return type(of: member, declaredIn: element.file).declared
    }
    let label = "\(part.string): "
    // `[(item: Item, count: Int)]`
    let fields = written.text.split { "[(,)]".contains($0) }.map { $0.drop { $0 == " " } }
    return fields.first { $0.hasPrefix(label) }.flatMap {
      self.type(named: Symbol(String($0.dropFirst(label.count))), at: declarer.index, in: declarer.file)
    }
  }

  /// The item that the view creates whenever SwiftUI reads which item is presented:
  /// `.sheet(item: Binding(get: { name.map { Item(name: $0) } }, set: { … }))`.
  package func rebuiltItem(of presentation: Presentation, in file: FileSummary) -> RebuiltElements? {
    guard let item = presentation.item, let trigger = presentation.trigger, let scope = presentation.scope,
      makesViews(scope, in: file)
    else { return nil }
    var made = file.constructions(at: scope).filter { trigger.range.contains($0.place.range) }
      .map { FoundConstruction(construction: $0, file: file) }
    if !item.isEmpty, let view = owner(of: scope, in: file),
      let (property, declarer) = property(named: item, of: view), property.isComputed
    {
      made += self.made(by: item, in: declarer)
    }
    return made.lazy.filter { !$0.construction.context.contains(.isInAction) }
      .compactMap { self.rebuiltElements($0, element: nil) }.first
  }

  /// The place where names are looked up.
  private struct Spot {
    let scope: Int?
    let place: Place
  }

  /// - Parameter element: The type of the elements, if it is known.
  private func rebuilt(
    by data: Argument, element: DeclaredType? = nil, at spot: Spot, in file: FileSummary
  ) -> RebuiltElements? {
    rebuilt(within: data.place, in: file, element: element)
      ?? rebuilt(byCall: data.value, data.mentions, at: spot, in: file)
      ?? rebuilt(inArray: data, at: spot, in: file)
  }

  /// The element in an array such as `[pin]` that a computed property creates.
  private func rebuilt(inArray data: Argument, at spot: Spot, in file: FileSummary) -> RebuiltElements? {
    guard data.value.kind == .array, data.mentions.count == 1, let mention = data.mentions.first,
      let (property, declarer) = property(for: mention, at: spot.scope, in: file), property.isComputed,
      !property.isStatic, let type = property.type, type.form == .nominal,
      let element = self.type(named: type.$path, at: declarer.index, in: declarer.file)
    else { return nil }
    return rebuilt(
      by: property.$name, of: owner(of: declarer.index, in: declarer.file) ?? declarer, element: element, depth: 0)
  }

  /// The elements in the initial value of a plain property of a view that another view creates again on each update.
  private func rebuilt(with view: DeclaredType, in property: Property, element: DeclaredType) -> RebuiltElements? {
    guard property.value.kind == .array, let (call, caller) = rebuilding(view),
      call.construction.argument(labeled: property.$name) == nil,
      ([view] + extensions(of: view)).allSatisfy({ declaration in
        declaration.initializers.allSatisfy { !$0.assignments.contains { $0.$property == property.$name } }
      })
    else { return nil }
    var result = rebuilt(within: property.valuePlace, in: view.file, element: element)
    result?.holder = (property, caller)
    return result
  }

  /// The elements that a caller passes to a view and creates again on each update.
  private func rebuilt(
    passedFor property: Property, of view: DeclaredType, element: DeclaredType
  ) -> RebuiltElements? {
    for found in constructions(of: view) where !found.isPreviewOrTest {
      let construction = found.construction
      guard construction.position.isShown, construction.context.isDisjoint(with: [.isInStatic, .isInInitializer]),
        let argument = construction.argument(labeled: property.$name),
        let caller = owner(of: construction.scope, in: found.file), caller != view,
        isUpdated(caller, around: construction)
      else { continue }
      let spot = Spot(scope: construction.scope, place: construction.place)
      let rebuilt =
        switch argument.value.kind {
        case .array, .call: self.rebuilt(by: argument, element: element, at: spot, in: found.file)
        case .name, .member:
          argument.mentions.first.flatMap { mention in
            // Stored properties of the caller are not followed further.
            self.property(for: mention, at: construction.scope, in: found.file)?.0.isComputed == false
              ? nil : self.rebuilt(readBy: mention, isCalled: false, at: spot, in: found.file)
          }
        default: nil as RebuiltElements?
        }
      if let rebuilt, rebuilt.element == element { return rebuilt }
    }
    return nil
  }

  /// The elements that a call returns: `makeRows()`, `model.makeRows()`, `rows.filter { … }`.
  private func rebuilt(
    byCall value: Value, _ mentions: [Reference], at spot: Spot, in file: FileSummary
  ) -> RebuiltElements? {
    guard value.kind == .call, let mention = mentions.first, mention.isOfSelf else { return nil }
    let called = value.$path.withoutSelf
    let path = mention.$name.appendingPath(mention.$members)
    if called == path { return rebuilt(readBy: mention, isCalled: true, at: spot, in: file) }
    guard called.pathWithoutLastComponent == path else { return nil }
    if KnownWords.selects(called.lastPathComponent) {
      return rebuilt(readBy: mention, isCalled: false, at: spot, in: file)
    }
    let site = Site(scope: spot.scope, place: spot.place)
    if path.string.startsLikeType, let holder = type(named: path, at: site, in: file) {
      return rebuilt(byStaticFunction: called.lastPathComponent, of: holder)
    }
    guard let holder = type(ofPath: path, at: site, in: file).object else { return nil }
    return rebuilt(by: called.lastPathComponent, of: holder, element: nil, depth: 0)
  }

  private func rebuilt(
    readBy reference: Reference, isCalled: Bool, at spot: Spot, in file: FileSummary
  ) -> RebuiltElements? {
    if reference.root == .local { return rebuilt(inConstant: reference, at: spot, in: file) }
    guard reference.isOfSelf, let owner = owner(of: spot.scope, in: file) else { return nil }
    if isCalled {
      return rebuilt(by: reference.$name, of: owner, element: nil, depth: 0)
        ?? rebuilt(byGlobalFunction: reference.$name, in: file, element: nil)
    }
    guard let (property, declarer) = property(for: reference, at: spot.scope, in: file), !property.isStatic,
      let element = elementType(of: property, in: declarer)
    else { return nil }
    if property.isComputed {
      return rebuilt(
        by: property.$name, of: self.owner(of: declarer.index, in: declarer.file) ?? declarer, element: element,
        depth: 0)
    }
    if reference.members.isEmpty, property.attributes.isEmpty, owner == declarer {
      return property.hasInitialValue
        ? rebuilt(with: owner, in: property, element: element)
        : rebuilt(passedFor: property, of: owner, element: element)
    }
    // The elements are in a struct that a computed property creates.
    guard !reference.members.isEmpty, !reference.members.contains("."), declarer.kind == .struct,
      let (holder, home) = self.property(named: reference.$name, of: owner), holder.isComputed, !holder.isStatic,
      !keepsValues(of: declarer, readFrom: holder.$name, of: owner)
    else { return nil }
    return made(by: holder.$name, in: home).lazy.compactMap {
      self.rebuilt(in: $0, property: property, of: declarer, element: element)
    }.first
  }

  private func rebuilt(
    inConstant reference: Reference, at spot: Spot, in file: FileSummary
  ) -> RebuiltElements? {
    guard let constant = constant(named: reference.$name, seenFrom: spot.place, in: file) else { return nil }
    if reference.members.isEmpty {
      if constant.value.kind == .array {
        let site = Site(scope: spot.scope, place: constant.valuePlace)
        let element = type(named: constant.value.$path, at: site, in: file)
        return element.flatMap { rebuilt(within: constant.valuePlace, in: file, element: $0) }
      }
      guard constant.value.kind == .call else { return nil }
      return rebuilt(within: constant.valuePlace, in: file)
        ?? rebuilt(byCall: constant.value, constant.mentions, at: spot, in: file)
    }
    guard constant.value.kind == .construct, !reference.members.contains("."),
      let made = file.constructions.first(where: {
        $0.callee == .type && $0.$typePath == constant.value.$path
          && $0.place.range.start == constant.valuePlace.range.start
      }), let holder = type(named: made.$typePath, at: made.site, in: file), holder.kind == .struct,
      let property = holder.property(named: reference.$members), let element = elementType(of: property, in: holder)
    else { return nil }
    return rebuilt(
      in: FoundConstruction(construction: made, file: file), property: property, of: holder, element: element)
  }

  /// The elements that a computed property or function of the type creates, or reads from another member that does.
  ///
  /// - Parameter element: The type of the property's elements; nil for a function.
  private func rebuilt(
    by member: Symbol, of type: DeclaredType, element: DeclaredType?, depth: Int
  ) -> RebuiltElements? {
    for declaration in [type] + extensions(of: type) {
      for found in made(by: member, in: declaration) {
        guard let rebuilt = rebuiltElements(found, element: element),
          !keepsValues(of: rebuilt.element, readFrom: member, of: type)
        else { continue }
        return rebuilt
      }
    }
    guard depth < Self.followedSteps else { return nil }
    for read in reads(ofMember: member, of: type) where read.members.isEmpty && !read.isProjected {
      if let (property, declarer) = property(named: read.$name, of: type) {
        guard property.isComputed, !property.isStatic, let given = elementType(of: property, in: declarer),
          given == element ?? given,
          !keepsValues(of: given, readFrom: member, of: type)
        else { continue }
        if let found = rebuilt(by: read.$name, of: type, element: given, depth: depth + 1) { return found }
      } else if let found = rebuilt(by: read.$name, of: type, element: element, depth: depth + 1)
        ?? rebuilt(byGlobalFunction: read.$name, in: type.file, element: element),
        !keepsValues(of: found.element, readFrom: member, of: type)
      {
        return found
      }
    }
    return nil
  }

  /// The elements that a static function of the type creates. Only static properties could keep them.
  private func rebuilt(byStaticFunction name: Symbol, of type: DeclaredType) -> RebuiltElements? {
    let declarations = [type] + extensions(of: type)
    return declarations.lazy.flatMap { self.made(by: name, in: $0) }.compactMap { found in
      self.rebuiltElements(found, element: self.elementFitting(found))
    }.first { rebuilt in
      !declarations.flatMap(\.properties).contains { property in
        property.isStatic && !property.isComputed && !property.isLet
          && property.type.map { $0.mentions(rebuilt.element.name) } ?? true
      }
    }
  }

  /// The only type that the code around a `.init(…)` names as the element of an array, if the arguments fit it.
  private func elementFitting(_ found: FoundConstruction) -> DeclaredType? {
    guard found.construction.callee == .implicit else { return nil }
    let named = Set(
      found.file.typeMentions.lazy.filter { $0.isElement && $0.scope == found.construction.scope }
        .compactMap { self.type(named: $0.$path, at: $0.site, in: found.file) })
    let fitting = named.filter { takes(found.construction.arguments, $0) }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// The elements that a function outside of types creates. It is declared in the same file.
  private func rebuilt(
    byGlobalFunction name: Symbol, in file: FileSummary, element: DeclaredType?
  ) -> RebuiltElements? {
    file.constructions.lazy.filter { $0.scope == nil && $0.$member == name }.compactMap {
      self.rebuiltElements(FoundConstruction(construction: $0, file: file), element: element)
    }.first
  }

  /// Returns whether a member reads stored elements, which it may return instead, or is too long to analyze.
  private func keepsValues(of element: DeclaredType, readFrom member: Symbol, of type: DeclaredType) -> Bool {
    let declarations = [type] + extensions(of: type)
    guard declarations.contains(where: { $0.file.identityGetters(of: $0.index).contains { $0.$name == member } }) else {
      return true
    }
    return reads(ofMember: member, of: type).contains { read in
      guard let (property, declarer) = property(named: read.$name, of: type), !property.isComputed else { return false }
      if property.type?.mentions(element.name) ?? false { return true }
      if let held = self.type(of: property, declaredIn: declarer.file).declared { return held == element }
      return property.type == nil && ![.construct, .literal].contains(property.value.kind)
    }
  }

  /// The constructions in the braces of a computed property or function.
  private func made(by member: Symbol, in declaration: DeclaredType) -> [FoundConstruction] {
    declaration.file.constructions(at: declaration.index).filter { $0.$member == member }.map {
      FoundConstruction(construction: $0, file: declaration.file)
    }
  }

  /// The elements in an array that a struct holds: in the argument that the call passes, in the struct's initializer,
  /// or in the array's initial value.
  private func rebuilt(
    in found: FoundConstruction, property: Property, of holder: DeclaredType, element: DeclaredType
  ) -> RebuiltElements? {
    let construction = found.construction
    guard construction.callee == .type,
      type(named: construction.$typePath, at: construction.site, in: found.file) == holder
    else { return nil }
    let initializers = ([holder] + extensions(of: holder)).flatMap { declaration in
      declaration.initializers.filter { align(construction.arguments, with: $0.parameters) != nil }
        .map { ($0, declaration.file) }
    }
    let places: [(place: Place, file: FileSummary)]
    if let (initializer, file) = initializers.first {
      guard initializers.count == 1 else { return nil }
      places = [(initializer.place, file)]
    } else if let argument = construction.argument(labeled: property.$name) {
      places = [(argument.place, found.file)]
    } else {
      places = [(property.valuePlace, holder.file)]
    }
    return places.lazy.compactMap { self.rebuilt(within: $0.place, in: $0.file, element: element) }.first
  }

  private func rebuilt(
    within place: Place, in file: FileSummary, element: DeclaredType? = nil
  ) -> RebuiltElements? {
    file.constructions.lazy.filter { place.range.contains($0.place.range) }.compactMap {
      self.rebuiltElements(FoundConstruction(construction: $0, file: file), element: element)
    }.first
  }

  private func rebuiltElements(_ found: FoundConstruction, element: DeclaredType?) -> RebuiltElements? {
    guard let made = elementMade(by: found, among: element), made == element ?? made,
      let identifier = found.construction.callee == .enumCase
        ? freshIdentifier(of: made, madeAsCase: found.construction)
        : freshIdentifier(of: made, madeBy: found.construction)
    else { return nil }
    return RebuiltElements(construction: found, element: made, identifier: identifier)
  }

  /// The type that the call creates: the one that it names or, for `.init(…)`, the element's type if its initializer
  /// fits.
  private func elementMade(by found: FoundConstruction, among element: DeclaredType?) -> DeclaredType? {
    let construction = found.construction
    switch construction.callee {
    case .type, .reference: return type(named: construction.$typePath, at: construction.site, in: found.file)
    case .implicit: return element.flatMap { takes(construction.arguments, $0) ? $0 : nil }
    case .enumCase:
      let path = construction.$typePath.pathWithoutLastComponent
      return path.isEmpty ? element : type(named: path, at: construction.site, in: found.file)
    default: return nil
    }
  }

  private func takes(_ arguments: [Argument], _ type: DeclaredType) -> Bool {
    let labels = arguments.map(\.$label)
    guard labels.contains(where: { !$0.isEmpty }) else { return false }
    guard let memberwise = memberwiseInitializer(of: type, form: .whole) else {
      return initializers(of: type).contains { align(arguments, with: $0.parameters) != nil }
    }
    return labels.allSatisfy(memberwise.labels.contains)
      && memberwise.parameters.allSatisfy { $0.isOptional || labels.contains($0.$label) }
  }
}

extension WrittenType {
  /// Whether the name is a whole word of the type: `[Item]` mentions "Item", `[UserItem]` doesn't.
  fileprivate func mentions(_ name: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }
}
