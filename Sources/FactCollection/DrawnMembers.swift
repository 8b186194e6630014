import Facts
import SourceText
import Syntax

/// The members that views read while they draw. They are stored as tokens because most are never needed.
struct DrawingLog {
  /// A read of `name.member`.
  struct Read {
    var scope: Int
    var name: Int
    var member: Int
    /// The property that the local variable `name` represents.
    var origin: Symbol?
    /// Whether `origin` is a list, and `name` one of its elements.
    var isOfElement = false
    /// The enclosing getter; empty in code that draws.
    var getter: Symbol

    var isIndirect: Bool { isOfElement || !getter.isEmpty }
  }

  /// A read of `name.member.inner`.
  struct NestedRead {
    var scope: Int
    var name: Int
    var member: Int
    var inner: Int
    /// `name.member` for a local variable `name` that represents it. `member` is then the same as `inner`.
    var origin: Reference?
    var isOfElement = false
    /// The enclosing getter; empty in code that draws.
    var getter: Symbol
  }

  var reads: [Read] = []
  var nested: [NestedRead] = []
  /// The members of the enclosing type that code names, except code that responds to events.
  var namesOutsideActions = KeyNumbers<Symbol>()
}

extension FactCollector {
  /// Returns whether the function draws: it returns an opaque type, such as `some View`, or `AnyView`.
  mutating func draws(_ function: NodeID) -> Bool {
    guard let clause = tree.firstChild(of: function, .returnClause), let type = tree.firstChild(of: clause) else {
      return false
    }
    if kind(type) == .someOrAnyType { return tree.ownToken(of: type, .some) != nil }
    let tokens = tree.tokenRange(of: type)
    return tokens.count == 1 && isNamed("AnyView", by: tokens.first)
  }

  /// Returns whether a closure argument of a drawing call draws as well. The closure must not be an action.
  mutating func drawsClosure(_ argument: NodeID, function: Symbol?, isModifier: Bool) -> Bool {
    let label = argumentLabel(of: argument)
    if KnownWords.isContentLabel(label) { return true }
    guard label.isEmpty || label == Symbol(.destination), let function else { return false }
    if function == Symbol(.binding) || function.string == "AsyncStream" { return false }
    if builderFunctions.contains(function), label.isEmpty { return true }
    return isModifier ? KnownWords.onlyShows(function) : function.startsLikeType
  }

  mutating func hasArgument(labeled label: Symbol, _ call: NodeID) -> Bool {
    tree.children(of: call).contains { kind($0) == .argument && argumentLabel(of: $0) == label }
  }

  /// Notes that drawing code reads the first member from a property of the type, or from a local variable for it.
  mutating func noteDrawnRead(
    of name: Int, members: MemberTokens, usage: Surroundings.Usage, origin: Symbol? = nil, isOfElement: Bool = false
  ) {
    guard showsReads, let scope, let member = members.first else { return }
    // If it is called, the last member is a method.
    guard usage == .read || usage == .partCalled || usage == .partChanged || usage == .called && members.count > 1
    else { return }
    let kind = tree.token(at: name).kind
    guard kind == .identifier || kind == .dollarIdentifier, tree.token(at: member).kind == .identifier else { return }
    drawing.reads.append(
      DrawingLog.Read(
        scope: scope, name: name, member: member, origin: origin, isOfElement: isOfElement, getter: quietGetter))
  }

  /// Notes that code assigns the first member or a part of it, or changes it by a method: `model.isOn.toggle()`.
  ///
  /// - Parameter path: The path of the list if `name` is an element of it.
  mutating func noteMemberWrite(
    of name: Int, members: MemberTokens, usage: Surroundings.Usage, path: Symbol? = nil
  ) {
    let isWrite = usage == .assigned || usage == .takenInOut
    guard isWrite || isChange(members, usage), let member = members.first else { return }
    let isSwitched = !isWrite && members.last.map { tokenText($0) } == "toggle"
    noteWrite(
      of: path ?? symbol(token: name), member: symbol(token: member), at: member,
      isPart: !isSwitched && members.count > 1)
  }

  /// Returns whether a method is called that is known to change the first member.
  mutating func isChange(_ members: MemberTokens, _ usage: Surroundings.Usage) -> Bool {
    usage == .called && members.count == 2 && isChanged(byCalling: members.last)
  }

  /// Notes a binding to a member of the property's value, through which other code may assign the member: `$form.name`.
  mutating func noteMemberBinding(of name: Symbol, _ member: Int?, scope: Int, token: Int) {
    guard !context.contains(.isPreview) else { return }
    summary.memberBindings.append(
      DrawnMember(
        scope: scope, property: name, member: member.map { symbol(token: $0) } ?? .empty,
        place: place(token: member ?? token)))
  }

  /// Notes that code assigns an element of a property's value through a subscript: `items[0] = item`.
  mutating func noteElementWrite(of name: Int) {
    noteWrite(of: symbol(token: name), member: .empty, at: name, isPart: true)
  }

  private mutating func noteWrite(of property: Symbol, member: Symbol, at token: Int, isPart: Bool) {
    // A value that hasn't been shown yet doesn't change.
    guard let scope, !context.contains(.isInInitializer) || closureDepth > 0,
      !context.contains(.isPreview)
    else { return }
    let found = DrawnMember(scope: scope, property: property, member: member, place: place(token: token))
    if isPart {
      if seen.partWrites.insert(found).inserted { summary.partWrites.append(found) }
    } else if seen.memberWrites.insert(found).inserted {
      summary.memberWrites.append(found)
    }
  }

  /// Notes a change of a member of a property's element: `items[0].isOn = true`, `model.items[0].isOn = true`.
  mutating func noteMemberWrite(ofElement element: NodeID, members: MemberTokens, usage: Surroundings.Usage) {
    guard let base = tree.firstChild(of: element), let path = listPath(base, depth: 0) else { return }
    noteMemberWrite(of: tree.tokenRange(of: element).lowerBound, members: members, usage: usage, path: path)
  }

  /// Returns the names up to a list, without the positions in lists around it: "trips.stops" in `trips[0].stops`.
  private mutating func listPath(_ node: NodeID, depth: Int) -> Symbol? {
    if let reference = simpleReference(node) {
      return reference.isOfSelf && !reference.isProjected ? reference.$name.appendingPath(reference.$members) : nil
    }
    guard depth < 4, kind(node) == .memberAccess, let name = memberNameToken(of: node),
      let base = tree.firstChild(of: node), case let inner = unwrapped(base), kind(inner) == .subscriptCall,
      let outer = tree.firstChild(of: inner), let path = listPath(outer, depth: depth + 1)
    else { return nil }
    return path.appendingPath(symbol(token: name))
  }

  /// Whether a value that is read here may be shown: in drawing code, and in a getter of the type, which drawing code
  /// may use.
  private var showsReads: Bool {
    mutating get {
      !execution.fillsMember
        && (execution.isDrawing || execution.isInGetter)
    }
  }

  private var quietGetter: Symbol { execution.isDrawing ? .empty : member.name }

  /// Notes that code reads from a member of a property of the type, or calls a method on it.
  mutating func noteNestedRead(of name: Int, members: MemberTokens, usage: Surroundings.Usage) {
    if execution.isInGetter, scopeKind == .class || scopeKind == .extension {
      noteGetterRead(of: name, members: members)
    }
    guard showsReads, usage != .assigned, let scope, members.count > 1, let member = members.first,
      let inner = members.dropFirst().first, tree.token(at: member).kind == .identifier,
      tree.token(at: inner).kind == .identifier
    else { return }
    drawing.nested.append(
      DrawingLog.NestedRead(scope: scope, name: name, member: member, inner: inner, getter: quietGetter))
    // `model.rows.first?.name`
    guard members.count > 2, ["first", "last"].contains(string(token: inner)),
      let read = members.dropFirst(2).first, tree.token(at: read).kind == .identifier
    else { return }
    drawing.nested.append(
      DrawingLog.NestedRead(
        scope: scope, name: name, member: member, inner: read, isOfElement: true, getter: quietGetter))
  }

  /// Notes that code reads from an element of a member: `model.rows[0].name`.
  mutating func noteNestedRead(ofElement element: NodeID, members: MemberTokens, usage: Surroundings.Usage) {
    guard let base = tree.firstChild(of: element), let reference = simpleReference(base), reference.isOfSelf,
      !reference.isProjected
    else { return }
    noteNestedRead(
      of: tree.tokenRange(of: element).lowerBound, origin: reference, members: members, usage: usage,
      isOfElement: true)
  }

  /// Notes the member of a property's value that a getter reads: `var name: String { child.name }`.
  private mutating func noteGetterRead(of name: Int, members: MemberTokens) {
    guard let scope, let inner = members.first,
      tree.token(at: name).kind == .identifier, tree.token(at: inner).kind == .identifier
    else { return }
    summary.getterReads.append(
      NestedRead(
        scope: scope, property: member.name, member: symbol(token: name), inner: symbol(token: inner),
        place: place(ByteRange(tree.token(at: name).start, tree.token(at: inner).end))))
  }

  /// Notes that code reads from a local variable for a member of a property: `if let child = model.child`.
  mutating func noteNestedRead(
    of local: Int, origin: Reference, members: MemberTokens, usage: Surroundings.Usage, isOfElement: Bool = false
  ) {
    guard showsReads, usage != .assigned, let scope, let inner = members.first, !origin.members.isEmpty,
      !origin.members.contains("."), tree.token(at: inner).kind == .identifier
    else { return }
    drawing.nested.append(
      DrawingLog.NestedRead(
        scope: scope, name: local, member: inner, inner: inner, origin: origin, isOfElement: isOfElement,
        getter: quietGetter))
  }

  /// Returns the getters that the file reads only in code that responds to events.
  private func gettersReadOnlyByActions(among getters: some Sequence<Symbol>) -> Set<Symbol> {
    let candidates = Set(getters).filter { getter in
      !getter.isEmpty && drawing.namesOutsideActions.knownNumber(of: getter) == nil
    }
    return candidates.isEmpty ? [] : candidates.intersection(file.nameUses.lazy.map(\.$name))
  }

  /// Returns the reads through objects that a property of the file may follow or, in extensions, may follow. Elements
  /// are also read through objects that need no wrapper.
  mutating func readsThroughObjects() -> [NestedRead] {
    guard !drawing.nested.isEmpty else { return [] }
    let stored = summary.properties.lazy.filter(\.isStoredInstance)
    let names = Set(stored.filter(\.mayHoldFollowedObject).map(\.$name))
    let holders = Set(stored.filter { $0.attributes.isEmpty || $0.wrapper != nil }.map(\.$name))
    var result: [NestedRead] = []
    var seen: Set<NestedRead> = []
    let inActions = gettersReadOnlyByActions(among: drawing.nested.lazy.map(\.getter))
    for read in drawing.nested where !inActions.contains(read.getter) {
      let name = read.origin?.$name ?? symbol(token: read.name)
      guard (read.isOfElement ? holders : names).contains(name) || types(at: read.scope)?.kind == .extension else {
        continue
      }
      let range = ByteRange(tree.token(at: read.name).start, tree.token(at: read.inner).end)
      let found = NestedRead(
        scope: read.scope, property: name, member: read.origin?.$members ?? symbol(token: read.member),
        inner: symbol(token: read.inner), place: place(range), isOfElement: read.isOfElement,
        isBinding: isProjection(token: read.name))
      if seen.insert(found).inserted { result.append(found) }
    }
    return result
  }

  /// Returns the drawn members of properties without an unknown wrapper. For extensions, another file may declare the
  /// properties.
  ///
  /// - Parameter isIndirect: Whether they are read from the elements of a list, or in a getter that drawing code may
  ///   use.
  mutating func drawnMembers(isIndirect: Bool) -> [DrawnMember] {
    guard !drawing.reads.isEmpty else { return [] }
    let inActions = isIndirect ? gettersReadOnlyByActions(among: drawing.reads.lazy.map(\.getter)) : []
    let names = Set(
      summary.properties.lazy.filter { $0.isStoredInstance && ($0.attributes.isEmpty || $0.wrapper != nil) }
        .map(\.$name))
    var result: [DrawnMember] = []
    var seen: Set<DrawnMember> = []
    for read in drawing.reads where read.isIndirect == isIndirect && !inActions.contains(read.getter) {
      let name = read.origin ?? symbol(token: read.name)
      guard names.contains(name) || types(at: read.scope)?.kind == .extension else { continue }
      let found = DrawnMember(
        scope: read.scope, property: name, member: symbol(token: read.member), place: place(token: read.member))
      if seen.insert(found).inserted { result.append(found) }
    }
    return result
  }
}
