import Facts
import Syntax

/// Changes to copies of the values that properties hold.
struct CopyLog {
  /// A change of a local copy that hasn't been assigned to a property yet.
  struct Change {
    var local: Symbol
    /// The property that it copies; empty for a parameter.
    var property: Symbol
    /// The changed member; empty if any member may change.
    var member: Symbol
    var scope: Int
    var function: Symbol
    var place: Place
  }

  /// The mapping of a collection before it is assigned to the same property: `items = items.map { … }`.
  struct Mapping {
    var property: Symbol
    /// The closure depth of the statement.
    var closureDepth: Int
    /// The number of changes noted before the mapping.
    var firstChange: Int
  }

  var changes: [Change] = []
  var mapping: Mapping?
  /// The values that are built from an old one: the index of the change in `carriedChanges`, and the literal arguments.
  var built: [(index: Int, literals: [Symbol: String])] = []
  /// The calls that create the initial values of properties.
  var initialCalls: [MemberName: NodeID] = [:]
}

extension FactCollector {
  /// Returns the property whose value, or an element of it, the expression copies; empty for any other expression.
  mutating func copiedProperty(_ node: NodeID) -> Symbol {
    if let held = heldProperty(node) { return held.name }
    guard let mapping = copies.mapping, closureDepth == mapping.closureDepth + 1,
      let reference = simpleReference(node), reference.root == .closureParameter, reference.members.isEmpty
    else { return .empty }
    return mapping.property
  }

  /// Returns the property of `items`, `self.items`, or `items[0]`.
  private mutating func heldProperty(_ node: NodeID) -> (name: Symbol, isElement: Bool)? {
    let inner = unwrapped(node)
    let isElement = kind(inner) == .subscriptCall
    guard let base = isElement ? tree.firstChild(of: inner) : inner, let reference = simpleReference(base),
      reference.isOfSelf, reference.members.isEmpty, !reference.isProjected
    else { return nil }
    return (reference.$name, isElement)
  }

  /// Whether changes of copies count. They don't before the value is first displayed, or if it is never shown.
  private var notesCopies: Bool {
    (!context.contains(.isInInitializer) || closureDepth > 0) && !context.contains(.isPreview)
  }

  /// Notes a change of a local variable that is a copy.
  mutating func noteCopyChange(
    _ local: Local, token: Int, members: MemberTokens, usage: Surroundings.Usage
  ) {
    guard notesCopies, !local.copied.isEmpty || local.copiesParameter, let scope else { return }
    let isWrite = usage == .assigned || usage == .takenInOut
    var changed = Symbol.empty
    if let member = members.first, isWrite || isChange(members, usage) {
      changed = symbol(token: member)
    } else {
      // A method of the value, or a function that takes it, may change several members.
      let isMethod = usage == .called && members.count == 1
      guard isWrite || isMethod && !(members.first.map { KnownWords.keeps(symbol(token: $0)) } ?? true) else { return }
    }
    copies.changes.append(
      CopyLog.Change(
        local: local.symbol, property: local.copied, member: changed, scope: scope,
        function: member.name, place: place(token: members.first ?? token)))
  }

  /// Returns the mapping if the assigned value is mapped from the collection that is assigned to.
  mutating func mapping(assigning value: NodeID, to target: NodeID) -> CopyLog.Mapping? {
    guard notesCopies, let held = heldProperty(target), !held.isElement, case let call = unwrapped(value),
      kind(call) == .call, let callee = tree.firstChild(of: call), kind(callee) == .memberAccess,
      let name = memberNameToken(of: callee), string(token: name) == "map", let base = tree.firstChild(of: callee),
      let source = heldProperty(base), source == held
    else { return nil }
    return CopyLog.Mapping(property: held.name, closureDepth: closureDepth, firstChange: copies.changes.count)
  }

  /// Notes the assignment to a property of a changed copy of its value, or of something built from that.
  mutating func noteCarriedChange(assigning value: NodeID, to target: NodeID) {
    guard notesCopies, let scope, let held = heldProperty(target) else { return }
    let isWhole = tree.nextSibling(of: value) == nil
    if isWhole, let mapping = copies.mapping {
      return carry(copies.changes.dropFirst(mapping.firstChange), to: held.name)
    }
    if isWhole || hasDefault(value), !names(held.name, value), isLoaded(value, depth: 0) {
      summary.carriedChanges.append(
        CarriedChange(
          scope: scope, property: held.name, member: .empty, kept: nil, isLoaded: true, place: place(target)))
      return
    }
    guard isWhole else { return }
    let inner = unwrapped(value)
    if kind(inner) == .identifierExpression {
      let name = symbol(token: tree.tokenRange(of: inner).lowerBound)
      guard let index = locals.index(of: name) else { return }
      if locals[index].copied == held.name || locals[index].copiesParameter {
        // Only the last changes can be in the same function.
        let own = copies.changes.reversed().prefix { $0.scope == scope && $0.function == member.name }
        return carry(
          own.reversed().filter { $0.local == name && $0.property == locals[index].copied }, to: held.name)
      }
      guard locals[index].root == .parameter, locals[index].origin == nil,
        name != Symbol(.newValue), name != Symbol(.oldValue)
      else { return }
      summary.carriedChanges.append(
        CarriedChange(scope: scope, property: held.name, member: .empty, kept: nil, place: place(target)))
    } else if self.value(of: inner).kind == .construct {
      noteBuilt(inner, from: tree.text(of: target), held: held.name, scope: scope)
    }
  }

  /// The limit keeps the time small for values that are created from many others, each of them from many more.
  private static let loadDepth = 6

  /// Returns whether the value is awaited, passed to a closure, or read or decoded from such a value:
  /// `let page = try await client.page(); items = page.items.filter(isNew)`.
  ///
  /// - Parameter limit: The index of the local name that has the value.
  private mutating func isLoaded(_ node: NodeID, below limit: Int? = nil, depth: Int) -> Bool {
    guard depth < Self.loadDepth else { return false }
    switch kind(node) {
    case .awaitExpression: return true
    case .tupleExpression:
      guard let only = tree.firstChild(of: node), tree.nextSibling(of: only) == nil, let inner = lastChild(of: only)
      else {
        return false
      }
      return isLoaded(inner, below: limit, depth: depth + 1)
    case .call where value(of: node).kind == .construct || isDecoding(node):
      return hasLoadedArgument(node, below: limit, depth: depth)
    case .tryExpression, .forceUnwrap, .optionalChaining, .memberAccess, .call:
      return tree.firstChild(of: node).map { isLoaded($0, below: limit, depth: depth + 1) } ?? false
    case .sequenceExpression:
      guard let first = tree.firstChild(of: node), hasDefault(first) else { return false }
      return isLoaded(first, below: limit, depth: depth + 1)
    case .identifierExpression:
      let token = tree.tokenRange(of: node).lowerBound
      let name = isShorthandParameter(token: token) ? Symbol(.shorthand) : symbol(token: token)
      return isLoaded(name, below: limit, depth: depth)
    default: return false
    }
  }

  /// Returns whether the local name has such a value. An unwrapped value has that of the name before it:
  /// `guard let items else { return }`.
  private mutating func isLoaded(_ name: Symbol, below limit: Int?, depth: Int) -> Bool {
    guard depth < Self.loadDepth, let index = locals.index(of: name, below: limit) else { return false }
    let local = locals[index]
    guard local.copied.isEmpty, local.elements == nil else { return false }
    if local.root == .closureParameter { return local.parameterKind == .other }
    if let origin = local.origin, !origin.isOfSelf {
      return isLoaded(origin.$name, below: index, depth: depth + 1)
    }
    return (local.constant ?? local.source).map { isLoaded($0, below: index, depth: depth + 1) } ?? false
  }

  /// Returns whether the call decodes its argument: `try decoder.decode([Item].self, from: data)`.
  private mutating func isDecoding(_ call: NodeID) -> Bool {
    tree.firstChild(of: call).flatMap { memberNameToken(of: $0) }.map { string(token: $0) == "decode" } ?? false
  }

  /// Returns whether the expression names the property, so that the value may consist of the old one:
  /// `items = await sorted(items)`.
  private mutating func names(_ property: Symbol, _ node: NodeID) -> Bool {
    tree.tokenRange(of: node).contains { index in
      guard tokens[index].kind == .identifier, symbol(token: index) == property else { return false }
      guard index > 1, tokens[index - 1].kind == .period else {
        let isLabel = index + 1 < tokens.count && tokens[index + 1].kind == .colon
        return !isLabel && locals.index(of: property) == nil
      }
      return tokens[index - 2].kind == .`self`
    }
  }

  /// Returns whether `??` follows the operand.
  private mutating func hasDefault(_ operand: NodeID) -> Bool {
    tree.nextSibling(of: operand).map { string(token: tree.tokenRange(of: $0).lowerBound) == "??" } ?? false
  }

  private mutating func hasLoadedArgument(_ call: NodeID, below limit: Int?, depth: Int) -> Bool {
    for argument in tree.children(of: call) {
      if kind(argument) == .argument, let value = lastChild(of: argument),
        isLoaded(value, below: limit, depth: depth + 1)
      {
        return true
      }
    }
    return false
  }

  /// Records the changes of the copies, unless one may affect any member.
  private mutating func carry(_ changes: some Collection<CopyLog.Change>, to property: Symbol) {
    guard changes.allSatisfy({ !$0.member.isEmpty }) else { return }
    for change in changes {
      summary.carriedChanges.append(
        CarriedChange(
          scope: change.scope, property: property, member: change.member, kept: nil, place: change.place))
    }
  }

  /// Notes a value such as `job = Job(id: job.id, progress: job.progress + 0.1)`.
  private mutating func noteBuilt(_ call: NodeID, from target: String, held: Symbol, scope: Int) {
    var kept: [Symbol] = []
    var literals: [Symbol: String] = [:]
    var changed: [(Symbol, Place)] = []
    for argument in tree.children(of: call).dropFirst() {
      guard kind(argument) == .argument, let expression = lastChild(of: argument) else { return }
      let label = argumentLabel(of: argument)
      guard !label.isEmpty else { return }
      if tree.text(of: expression) == "\(target).\(label)" || isMember(label, ofCopyOf: held, expression) {
        kept.append(label)
      } else {
        if value(of: expression).kind == .literal { literals[label] = tree.text(of: expression) }
        changed.append((label, place(expression)))
      }
    }
    guard !kept.isEmpty || !literals.isEmpty else { return }
    for (label, place) in changed {
      copies.built.append((summary.carriedChanges.count, literals))
      summary.carriedChanges.append(
        CarriedChange(scope: scope, property: held, member: label, kept: kept, place: place))
    }
  }

  private mutating func isMember(_ label: Symbol, ofCopyOf property: Symbol, _ node: NodeID) -> Bool {
    guard let reference = simpleReference(node), reference.$members == label else { return false }
    if reference.isOfSelf { return reference.$name == property && !reference.isProjected }
    return locals.index(of: reference.$name).map { locals[$0].copied == property } ?? false
  }

  /// Counts a literal as kept if the property's initial value was created with the same literal.
  mutating func finishCarriedChanges() {
    var same: Set<Int> = []
    for (index, literals) in copies.built where summary.carriedChanges.indices.contains(index) {
      let change = summary.carriedChanges[index]
      let name = MemberName(owner: change.scope, name: change.$property)
      guard !literals.isEmpty, let call = copies.initialCalls[name] else { continue }
      let shared = initialLiterals(of: call).filter { literals[$0.key] == $0.value }.map(\.key)
      if shared.contains(change.$member) { same.insert(index) }
      summary.carriedChanges[index] = CarriedChange(
        scope: change.scope, property: change.$property, member: change.$member, kept: (change.kept ?? []) + shared,
        place: change.place)
    }
    guard !same.isEmpty else { return }
    summary.carriedChanges = summary.carriedChanges.enumerated().filter { !same.contains($0.offset) }.map(\.element)
  }

  private mutating func initialLiterals(of call: NodeID) -> [Symbol: String] {
    var result: [Symbol: String] = [:]
    for argument in tree.children(of: call) {
      guard kind(argument) == .argument, let expression = lastChild(of: argument),
        value(of: expression).kind == .literal
      else { continue }
      result[argumentLabel(of: argument)] = tree.text(of: expression)
    }
    return result
  }
}
