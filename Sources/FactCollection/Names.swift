import Facts
import SourceText
import Syntax

/// Names in expressions: their origins and uses, and the members after them.
extension FactCollector {
  /// Returns a chain `root.a.b` of names: the innermost expression and the tokens of the members, in text order.
  /// Optional chaining and forced unwrapping in between are skipped. The root is nil for an implicit member.
  mutating func memberChain(of node: NodeID) -> (root: NodeID?, members: MemberTokens) {
    var members = MemberTokens()
    var current: NodeID? = node
    while let inner = current {
      switch kind(inner) {
      case .memberAccess:
        let name = memberNameToken(of: inner) ?? tree.tokenRange(of: inner).lowerBound
        // `x.self` is `x`.
        if members.isEmpty || tree.token(at: name).kind != .`self` { members.append(name) }
        let base = tree.firstChild(of: inner)
        current = base.flatMap { kind($0) == .declarationNameArguments ? nil : $0 }
      case .optionalChaining, .forceUnwrap:
        current = tree.firstChild(of: inner)
      default:
        members.reverse()
        return (inner, members)
      }
    }
    members.reverse()
    return (nil, members)
  }

  mutating func visitMemberAccess(_ node: NodeID, _ surroundings: Surroundings) {
    let (root, members) = memberChain(of: node)
    guard let root else {
      // `.a.b`: the context determines the meaning of `.a`.
      recordMembers(
        members.dropFirst(), receiver: .unknown, type: .empty, path: .empty, usage: surroundings.usage)
      return
    }
    let rootKind = kind(root)
    if rootKind == .identifierExpression {
      if surroundings.usage != .called { recordInitializerReference(node, members: members) }
      visitName(token: tree.tokenRange(of: root).lowerBound, members: members, usage: surroundings.usage)
      return
    }
    let inner = unwrapped(root)
    if kind(inner) == .subscriptCall {
      noteMemberWrite(ofElement: inner, members: members, usage: surroundings.usage)
      noteNestedRead(ofElement: inner, members: members, usage: surroundings.usage)
    }
    if surroundings.usage == .assigned || surroundings.usage == .takenInOut, kind(inner) == .subscriptCall {
      visitExpression(root, Surroundings(usage: .assigned, isOperand: true))
    } else if kind(inner) == .subscriptCall, mayChange(surroundings.usage, members: members) {
      let isChanged = isChanged(byCalling: members.last)
      visitExpression(root, Surroundings(usage: isChanged ? .partChanged : .partCalled, isOperand: true))
    } else {
      visitExpression(root, .operand)
    }
    let made = kind(inner) == .call ? value(of: inner) : .none
    if made.kind == .construct {
      recordMembers(members, receiver: .value, type: made.$path, path: .empty, usage: surroundings.usage)
      noteRead(ofValueMadeAs: made.$path, members: members, isCalled: surroundings.usage == .called)
    } else if rootKind == .superExpression, let first = members.first {
      recordMembers(
        members.dropFirst(), receiver: .memberOrGlobal, type: .empty, path: .empty, usage: surroundings.usage,
        first: first)
    } else {
      recordMembers(members, receiver: .unknown, type: .empty, path: .empty, usage: surroundings.usage)
    }
  }

  /// Returns the origin of a name with the members after it, and the index of the local name that declares it.
  mutating func reference(token: Int, members: MemberTokens) -> (reference: Reference, local: Int?) {
    let tokenKind = tree.token(at: token).kind
    let isProjected = tokenKind == .dollarIdentifier && !isShorthandParameter(token: token)
    if tokenKind == .self {
      guard let first = members.first else { return (Reference(root: .selfValue, name: Symbol(.`self`)), nil) }
      return (
        Reference(
          root: .selfMember, name: symbol(token: first), members: joined(members.dropFirst()),
          isProjected: tree.token(at: first).kind == .dollarIdentifier), nil
      )
    }
    let name = symbol(token: token)
    let isShorthand = isShorthandParameter(token: token)
    guard let index = locals.index(of: isShorthand ? Symbol(.shorthand) : name, isProjected: isProjected) else {
      return (
        Reference(
          root: .memberOrGlobal, name: name, members: joined(members), isProjected: isProjected), nil
      )
    }
    let local = locals[index]
    if let origin = local.origin {
      return (
        Reference(
          root: origin.root, name: origin.$name, members: origin.$members.appendingPath(joined(members)),
          isProjected: origin.isProjected || isProjected, parameterKind: origin.parameterKind), index
      )
    }
    return (
      Reference(
        root: local.root, name: name, members: joined(members), isProjected: isProjected,
        parameterKind: local.parameterKind), index
    )
  }

  private mutating func joined(_ members: MemberTokens) -> Symbol {
    guard let first = members.first, let last = members.last else { return .empty }
    if let path = plainPath(from: first, to: last) { return path }
    var result = string(token: first)
    for member in members.dropFirst() { result += "." + string(token: member) }
    return Symbol(result)
  }

  /// Returns the reference of a plain chain of names without recording anything; nil for every other expression.
  mutating func simpleReference(_ node: NodeID) -> Reference? {
    let inner = unwrapped(node)
    switch kind(inner) {
    case .identifierExpression:
      return reference(token: tree.tokenRange(of: inner).lowerBound, members: []).reference
    case .memberAccess, .optionalChaining, .forceUnwrap:
      let (root, members) = memberChain(of: inner)
      guard let root, kind(root) == .identifierExpression else { return nil }
      return reference(token: tree.tokenRange(of: root).lowerBound, members: members).reference
    default:
      return nil
    }
  }

  /// Records the use of a name with the members read after it.
  mutating func visitName(
    token: Int, members: MemberTokens, usage: Surroundings.Usage, isThroughMember: Bool = false
  ) {
    let tokenKind = tree.token(at: token).kind
    let isCalled = usage == .called
    let isSelf = tokenKind == .self
    if isSelf, members.count == 1,
      symbol(token: members[0]) == Symbol(.`init`) || tree.token(at: members[0]).kind == .`self`
    {
      return
    }
    let isType = !isSelf && looksLikeType(token: token)
    let isShorthand = isShorthandParameter(token: token)
    let name = isShorthand ? Symbol(.shorthand) : symbol(token: token)
    let isProjected = tokenKind == .dollarIdentifier && !isShorthand
    let localIndex = isSelf || tokenKind == .Self ? nil : locals.index(of: name, isProjected: isProjected)

    if let localIndex {
      visitLocalUse(localIndex, token: token, members: members, usage: usage)
    } else if isSelf {
      if let first = members.first {
        if isCalled, members.count == 1 { noteBackgroundCall(token: first) }
        recordUse(
          token: first, isProjected: tree.token(at: first).kind == .dollarIdentifier,
          hasMembers: members.count > 1 || isThroughMember,
          usage: members.count > 1 ? own(usage, members) : isCalled ? .read : usage, followedBy: members.dropFirst())
        recordMembers(
          members.dropFirst(), receiver: .memberOrGlobal, type: .empty, path: .empty, usage: usage, first: first)
        noteDrawnRead(of: first, members: members.dropFirst(), usage: usage)
        noteNestedRead(of: first, members: members.dropFirst(), usage: usage)
        noteMemberWrite(of: first, members: members.dropFirst(), usage: usage)
      }
    } else if !isShorthand {
      if isType { visitTypeName(token: token, members: members, usage: usage) }
      guard !isType || mayBeVariable(token: token) else { return noteMention(token: token, members, isCalled) }
      if isCalled, members.isEmpty { noteBackgroundCall(token: token) }
      recordUse(
        token: token, isProjected: isProjected, hasMembers: !members.isEmpty || isThroughMember,
        usage: members.isEmpty && isCalled ? .read : own(usage, members), followedBy: members)
      recordMembers(
        members, receiver: .memberOrGlobal, type: .empty, path: .empty, usage: usage, first: token)
      noteDrawnRead(of: token, members: members, usage: usage)
      noteNestedRead(of: token, members: members, usage: usage)
      noteMemberWrite(of: token, members: members, usage: usage)
    }
    noteMention(token: token, members, isCalled)
  }

  private mutating func noteMention(token: Int, _ members: MemberTokens, _ isCalled: Bool) {
    guard mentions.isKept else { return }
    // The name of a method isn't a member that is read, except for one of `self`.
    let isOfSelf = tree.token(at: token).kind == .self
    let read = isCalled && members.count > (isOfSelf ? 1 : 0) ? members.dropLast() : members
    if isOfSelf, read.isEmpty, isCalled { return }
    let (reference, local) = reference(token: token, members: read)
    mentions.note(Mention(reference: reference, local: local))
  }

  /// Records the read of a name without any members after it.
  mutating func noteRead(ofName token: Int) {
    recordUse(token: token, isProjected: false, hasMembers: false, usage: .read, followedBy: [])
  }

  /// Returns whether a call of the last member, or of a part of it, may change the value before it.
  private mutating func mayChange(_ usage: Surroundings.Usage, members: MemberTokens) -> Bool {
    switch usage {
    case .called: members.last.map { !KnownWords.keeps(symbol(token: $0)) } ?? true
    case .partCalled, .partChanged: true
    case .read, .assigned, .takenInOut: false
    }
  }

  /// Returns the usage of the value before the members. A method that changes nothing only reads the value.
  private mutating func own(_ usage: Surroundings.Usage, _ members: MemberTokens) -> Surroundings.Usage {
    usage == .called && !mayChange(usage, members: members) ? .read : usage
  }

  private mutating func visitLocalUse(_ index: Int, token: Int, members: MemberTokens, usage: Surroundings.Usage) {
    let local = locals[index]
    if let draft = local.draft {
      noteUse(ofDraft: draft, token: token, isMutation: usage == .assigned || usage == .takenInOut)
    }
    noteCopyChange(local, token: token, members: members, usage: usage)
    noteWrite(throughBinding: local, token: token, members: members, usage: usage)
    let isCalled = usage == .called
    if isCalled, members.isEmpty, local.root == .parameter, let scope {
      noteCallback(local.symbol, scope: scope, token: token)
    }
    // `if let url { image = await load(url) }`, `let id = item.id; model.load(id)`
    if let origin = local.origin, origin.isOfSelf, !origin.isProjected, let scope {
      noteKeptRead(origin.$name, scope: scope)
    }
    // `@Bindable var model = model; TextField("Name", text: $model.name)`
    if local.isProjectable, tree.token(at: token).kind == .dollarIdentifier, let scope,
      let origin = local.origin, origin.isOfSelf, origin.members.isEmpty, let member = members.first
    {
      noteMemberBinding(of: origin.$name, member, scope: scope, token: token)
    }
    if let elements = local.elements {
      noteNestedRead(of: token, origin: elements, members: members, usage: usage, isOfElement: true)
      if elements.members.isEmpty {
        noteDrawnRead(of: token, members: members, usage: usage, origin: elements.$name, isOfElement: true)
      }
    }
    noteRead(ofLocal: local, token: token, members: members, isCalled: isCalled)
    let typePath = path(local.typePath, of: local, at: token)
    if !typePath.isEmpty {
      // A variable with a type usually holds a new object.
      recordMembers(
        members, receiver: .value, type: typePath, path: .empty, usage: usage, isNew: local.root == .local)
    } else if let origin = local.origin, origin.isOfSelf, !origin.isProjected {
      recordMembers(
        members, receiver: .memberOrGlobal, type: .empty, path: origin.$name.appendingPath(origin.$members),
        usage: usage)
      if origin.members.isEmpty { noteDrawnRead(of: token, members: members, usage: usage, origin: origin.$name) }
      noteNestedRead(of: token, origin: origin, members: members, usage: usage)
    } else {
      let collection = local.elements.map { $0.$name.appendingPath($0.$members) }
      recordMembers(
        members, receiver: collection == nil ? .unknown : .element, type: .empty, path: collection ?? .empty,
        usage: usage)
    }
  }

  /// Notes an assignment through a parameter `x: Binding<T>` of an initializer, `x.wrappedValue = v`. It changes the
  /// value that the view's `x` is bound to.
  private mutating func noteWrite(
    throughBinding local: Local, token: Int, members: MemberTokens, usage: Surroundings.Usage
  ) {
    guard local.root == .parameter, let scope, context.contains(.isInInitializer),
      local.typePath.lastPathComponent == Symbol(.binding),
      let first = members.first, symbol(token: first) == Symbol(.wrappedValue),
      usage == .assigned || usage == .takenInOut || usage == .called && isChanged(byCalling: members.last)
    else { return }
    addUse(local.symbol, scope: scope, .written, token: token)
  }

  private mutating func visitTypeName(token: Int, members: MemberTokens, usage: Surroundings.Usage) {
    let name = symbol(token: token)
    guard !KnownWords.isFramework(name) else { return }
    // `A.B.c`: the longest path of type names.
    var path = name
    var rest = members
    while let next = rest.first, looksLikeType(token: next) {
      path = plainPath(from: token, to: next) ?? path.appendingPath(symbol(token: next))
      rest = rest.dropFirst()
    }
    if tree.token(at: token).kind != .Self {
      mention(type: path, .expression, at: tree.token(at: token).range)
    }
    guard let first = rest.first else { return }
    recordMembers(
      rest.dropFirst(), receiver: .memberOfValue, type: path, path: .empty, usage: usage, first: first)
  }

  private mutating func recordUse(
    token: Int, isProjected: Bool, hasMembers: Bool, usage: Surroundings.Usage, followedBy members: MemberTokens
  ) {
    guard let scope else { return }
    let next = members.first
    if !bindingNames.isEmpty, !isProjected {
      recordBindingUse(token: token, scope: scope, isAssigned: usage == .assigned && !hasMembers, next: next)
    }
    let isInInitializer = context.contains(.isInInitializer) && closureDepth == 0
    var kinds: NameUse.Kinds
    switch usage {
    case .read: kinds = .read
    case .called, .partCalled, .partChanged:
      let isChanged = usage == .partChanged || usage == .called && isChanged(byCalling: members.last)
      kinds = execution.isActing && isChanged ? [.read, .methodCalled, .actedOn] : [.read, .methodCalled]
    case .takenInOut: kinds = .takenInOut
    case .assigned: kinds = hasMembers ? .memberWritten : isInInitializer ? .writtenInInitializer : .written
    }
    if usage == .assigned, !isInInitializer { kinds.formUnion(execution.filling) }
    if kinds.contains(.written), tree.token(at: token + 1).kind != .equal, tokenText(token + 1).hasSuffix("=") {
      kinds.insert(.counted)
    }
    if isProjected {
      kinds = hasMembers ? .projectedMember : usage == .takenInOut ? [.projected, .takenInOut] : .projected
    }
    if isProjected { kinds.formUnion(execution.entry) }
    let name = symbol(token: token)
    if isProjected, hasMembers { noteMemberBinding(of: name, next, scope: scope, token: token) }
    kinds.formUnion(filling(name, scope: scope, kinds))
    notePlace(
      of: name, scope: scope, token: token, isChange: isProjected || usage == .assigned || usage == .takenInOut)
    if !execution.isActing, !isProjected { _ = drawing.namesOutsideActions.insert(name) }
    if execution.isActing, kinds == .read || kinds == [.read, .methodCalled] {
      noteAdditionalUse(.handedOut, name, scope: scope, token: token)
    }
    // What the code awaits or calls back may change the value.
    let mayBeOld =
      execution.outlivesView || execution.followed == name
      || execution.isActing && (execution.followsAwait || execution.followsCallback)
    if mayBeOld, kinds.contains(.read) {
      noteAdditionalUse(.readLater, name, scope: scope, token: token)
    }
    if isProjected, usage == .takenInOut, isInInitializer {
      summary.followedVariables.insert(MemberName(owner: scope, name: name))
    }
    if isProjected { noteProjection(of: name, scope: scope, token: token) }
    if isProjected, hasMembers { noteProjectedMember(next, of: name, scope: scope, token: token) }
    if !isProjected, usage != .assigned { noteKeptRead(name, scope: scope) }
    if isProjected { noteHandedBinding(name, scope: scope, token: token, next: next, usage: usage) }
    if usage != .read, !isInInitializer, execution.followsAwait, !execution.filling.contains(.refreshed) {
      kinds.insert(.awaited)
    }
    let method = usage == .called && members.count == 1 ? next.map { symbol(token: $0) } : nil
    addUse(name, scope: scope, kinds, method: method ?? .empty, token: token)
    if kinds.contains(.written) {
      noteBackgroundChange(of: name, .assigned, scope: scope, token: token)
    } else if kinds.contains(.memberWritten) || usage == .partChanged
      || usage == .called && isChanged(byCalling: members.last)
    {
      let inner = usage == .called && members.count == 1 ? nil : next
      noteBackgroundChange(of: name, inner: inner, .changed, scope: scope, token: token)
    }
    // `x += 1` reads, too.
    if initializer != nil, usage != .assigned || hasMembers || tree.token(at: token + 1).kind == .binaryOperator {
      noteRead(inInitializer: token)
    }
    let range = tree.token(at: token).range
    if range.utf8Count > 1, range.end <= bytes.count, bytes[range.start] == UInt8(ascii: "_") {
      let isSeed = usage == .assigned && isInInitializer && !hasMembers
      addUse(
        symbols.symbol(ByteRange(range.start + 1, range.end)), scope: scope, isSeed ? .writtenInInitializer : .storage,
        token: token)
    }
  }

  /// Returns whether the method is known to change its receiver, and thus also the value that contains the receiver.
  mutating func isChanged(byCalling method: Int?) -> Bool {
    method.map { KnownWords.changes(symbol(token: $0)) } ?? false
  }

  /// Notes a use in addition to the read itself.
  private mutating func noteAdditionalUse(_ kinds: NameUse.Kinds, _ name: Symbol, scope: Int, token: Int) {
    guard seen.uses.insert(UseKey(name: name, scope: scope, kinds: kinds.rawValue, method: .empty)) else { return }
    file.nameUses.append(NameUse(name: name, scope: scope, kinds: kinds, method: .empty, place: place(token: token)))
  }

  private static let changing: NameUse.Kinds = [.written, .memberWritten, .takenInOut, .methodCalled]

  /// Notes that a publisher writes a property later: `assign(to: \.count, on: self)`.
  mutating func noteAssignedKeyPath(ofCall call: NodeID, after callee: NodeID) {
    guard let scope, let target = argument(after: callee, labeled: ["on"]),
      tree.token(at: tree.tokenRange(of: target).lowerBound).kind == .self, tree.tokenRange(of: target).count == 1,
      let keyPath = argument(after: callee, labeled: ["to"]), kind(keyPath) == .keyPath
    else { return }
    let last = tree.tokenRange(of: keyPath).upperBound - 1
    guard tree.token(at: last).kind == .identifier else { return }
    let outer = execution
    (execution.runsLater, execution.callbackReceiver) = (true, .empty)
    addUse(symbol(token: last), scope: scope, .written, token: last)
    execution = outer
    if let background = background(ofReceiver: strippedCallee(callee)) {
      noteBackgroundChange(of: symbol(token: last), .assigned, scope: scope, token: last, in: background)
    }
  }

  private mutating func addUse(
    _ name: Symbol, scope: Int, _ kinds: NameUse.Kinds, method: Symbol = .empty, token: Int
  ) {
    noteMemberUse(name, scope: scope, kinds, token: token)
    noteWriter(of: name, scope: scope, kinds)
    if kinds.contains(.written), notesAssignments { writes[MemberName(owner: scope, name: name), default: 0] += 1 }
    if scopeKind == .class || scopeKind == .extension, !kinds.isDisjoint(with: Self.changing) {
      let changed = MemberName(owner: scope, name: name)
      if !execution.callbackReceiver.isEmpty, !execution.runsLater {
        summary.callbackChanges.insert(CallbackChange(member: changed, receiver: execution.callbackReceiver))
      }
      if !context.contains(.isInInitializer) || closureDepth > 0 {
        let isCertain = kinds.contains(.actedOn) || !kinds.contains(.methodCalled)
        noteChange(
          MemberChange(
            owner: scope, name: name, member: member.name, isCertain: isCertain, isAwaited: kinds.contains(.awaited)))
      }
    }
    guard seen.uses.insert(UseKey(name: name, scope: scope, kinds: kinds.rawValue, method: method)) else { return }
    file.nameUses.append(NameUse(name: name, scope: scope, kinds: kinds, method: method, place: place(token: token)))
  }

  /// Records the members of a chain. `first` is the name before them if it belongs to the path.
  ///
  /// - Parameter isNew: Whether they are members of an object that code has just created.
  mutating func recordMembers(
    _ members: MemberTokens, receiver: MemberReference.Receiver, type: Symbol, path: Symbol, usage: Surroundings.Usage,
    isNew: Bool = false, first: Int? = nil
  ) {
    guard !members.isEmpty else { return }
    let isCalled = usage == .called
    let isWritten = !isNew && !context.contains(.isPreview) && isWrite(usage, byCalling: members.last)
    let lastValue = isCalled ? members.count - 2 : members.count - 1
    var path = path
    // The start of the path in the text; nil if the path comes from elsewhere.
    var start = path.isEmpty ? first : nil
    if let first { path = path.appendingPath(symbol(token: first)) }
    var receiver = receiver
    for (index, member) in members.enumerated() {
      let isLast = index + 1 == members.count
      if isCalled, isLast {
        noteMethodCall(member, receiver, type: type, path: path)
      } else {
        recordMember(token: member, receiver, type: type, path: path, isWritten: isWritten && index == lastValue)
      }
      if receiver == .element { receiver = .unknown }
      if receiver == .unknown || isLast { continue }
      if receiver == .value { receiver = .memberOfValue }
      if path.isEmpty { start = member }
      path = start.flatMap { plainPath(from: $0, to: member) } ?? path.appendingPath(symbol(token: member))
    }
  }

  private mutating func isWrite(_ usage: Surroundings.Usage, byCalling method: Int?) -> Bool {
    switch usage {
    case .assigned, .takenInOut, .partChanged: true
    case .called: isChanged(byCalling: method)
    case .read, .partCalled: false
    }
  }

  mutating func recordMember(
    token: Int, _ receiver: MemberReference.Receiver, type: Symbol, path: Symbol, isWritten: Bool = false
  ) {
    let name = symbol(token: token)
    let isProjected = tree.token(at: token).kind == .dollarIdentifier
    let key = MemberKey(
      name: name, receiver: receiver, type: type, path: path, isProjected: isProjected,
      isInAction: execution.isActing, isWritten: isWritten, site: Site(scope: scope, block: block(of: token)))
    guard seen.members.insert(key) else { return }
    var range = tree.token(at: token).range
    if range.end > bytes.count { range = ByteRange(at: bytes.count) }
    summary.memberReferences.append(
      MemberReference(
        name: name.withoutStoragePrefix, receiver: receiver, receiverType: type, receiverPath: path,
        isProjected: isProjected, isInAction: execution.isActing, isWritten: isWritten, scope: scope,
        place: place(range)))
  }

  mutating func visitKeyPath(_ node: NodeID) {
    var receiver = MemberReference.Receiver.unknown
    var type = Symbol.empty
    var path = Symbol.empty
    var child = tree.firstChild(of: node)
    if let first = child, Self.isType(kind(first)) {
      mentionTypes(in: first, as: .expression)
      type = typePath(first)
      receiver = type.isEmpty ? .unknown : .value
      child = tree.nextSibling(of: first)
    }
    while let current = child {
      if let name = memberNameToken(of: current) {
        recordMember(token: name, receiver, type: type, path: path)
        if receiver == .value { receiver = .memberOfValue }
        if receiver == .memberOfValue { path = path.appendingPath(symbol(token: name)) }
      }
      for argument in tree.children(of: current) {
        if kind(argument) == .argument, let expression = lastChild(of: argument) {
          visitExpression(expression, .operand)
        }
      }
      child = tree.nextSibling(of: current)
    }
  }
}
