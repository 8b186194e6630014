import Facts
import SourceText
import Syntax

/// Calls, what they create, and the modifiers after them.
extension FactCollector {
  /// Visits a call with the calls of members after it: `T(…) { … }.padding().id(x)`.
  mutating func visitCall(_ node: NodeID, _ surroundings: Surroundings) {
    var links: [NodeID] = []
    var root = node
    while let base = calledBase(of: root) {
      links.append(root)
      root = base
    }
    var opened: [(index: Int, modifierCount: Int)] = []
    var rootSurroundings = surroundings
    rootSurroundings.usage = .read
    if !links.isEmpty { rootSurroundings.impliedType = nil }
    if links.contains(where: { mayPassItsBaseOn($0) }), surroundings.position.isShown {
      rootSurroundings.position = .expression
    }
    let construction = visitRootCall(root, rootSurroundings, chain: node, opened: &opened)
    var identities: [(position: Int, mentions: [Reference])] = []
    var freshPosition: Int?
    var equatable: Place?
    var modifiers: [(index: Int, position: Int)] = []
    for (position, link) in links.reversed().enumerated() {
      effectCount += 1
      guard let callee = tree.firstChild(of: link), let name = memberNameToken(of: strippedCallee(callee)) else {
        continue
      }
      let word = symbol(token: name)
      if word == Symbol(.onReceive) { recordPublisher(ofReception: link, after: callee) }
      if position == 0, let construction, !summary.constructions[construction].isDrawnCall,
        case let made = summary.constructions[construction].valuePath, !made.isEmpty
      {
        if !KnownWords.isPlainModifier(word) { noteMethodCall(name, .value, type: made) }
      } else if !execution.isDrawing {
        // In drawing code, this is a modifier.
        noteMethodCall(name)
      }
      let isOwn = mayBeDeclaredInProject(word, after: callee)
      let isWatching = watchesArguments(word)
      let start = mentions.open(if: isWatching)
      let arguments = visitArguments(
        of: link, after: callee, function: word, isModifier: true,
        keepsArguments: word == Symbol(.id) || KnownWords.injects(word) || isWatching || isOwn,
        modifierCount: position + 1, opened: &opened)
      let used = isWatching ? membersUsed(since: start) : []
      if isWatching { mentions.close() }
      if isOwn, let index = recordModifier(link, name: name, arguments) { modifiers.append((index, position)) }
      notePreviewModifier(link, word)
      noteModifier(link, word)
      noteRestart(link, word)
      if word == Symbol(.equatable) { equatable = place(link) }
      if KnownWords.injects(word) {
        recordInjection(link, arguments)
      } else if word == Symbol(.id) {
        identities.append((position, arguments.flatMap(\.mentions)))
        let count = file.identities.count
        recordIdentity(link, arguments, chain: node, surroundings)
        if file.identities.count > count, file.identities.last?.volatilePart != nil { freshPosition = position }
      } else if isWatching, let scope, let first = arguments.first,
        !first.isTrailingClosure
      {
        for mention in first.mentions where mention.isOfSelf {
          let isWhole = first.value.kind == .name || first.value.kind == .member && mention.members.isEmpty
          watch(
            mention, scope: scope, by: isWhole ? word : .empty, first.place, using: used,
            missing: word == Symbol(.task) ? execution.missingNames : [])
        }
      }
    }
    if let construction, summary.constructions.indices.contains(construction), !identities.isEmpty || equatable != nil {
      let known = summary.constructions[construction].context
      summary.constructions[construction] = summary.constructions[construction].with(
        identities: identities.flatMap(\.mentions),
        context: freshPosition == nil ? known : known.union(.hasFreshIdentity), modifierBase: equatable)
    }
    guard !identities.isEmpty else { return }
    for (index, position) in modifiers where summary.constructions.indices.contains(index) {
      let call = summary.constructions[index]
      summary.constructions[index] = call.with(
        identities: identities.filter { $0.position > position }.flatMap(\.mentions), context: call.context)
    }
    for (index, count) in opened {
      enclosures.identify(
        index, by: identities.filter { $0.position >= count }.flatMap(\.mentions),
        isFresh: freshPosition.map { $0 >= count } ?? false)
    }
  }

  /// Returns whether a call in drawing code may be of a modifier that the project declares and that takes arguments.
  /// Either no framework modifier has this name, or none takes only labeled values under it, as in
  /// `.alert(helper: helper)`.
  private mutating func mayBeDeclaredInProject(_ name: Symbol, after callee: NodeID) -> Bool {
    guard execution.isDrawing, !KnownWords.keeps(name), !KnownWords.injects(name),
      let first = tree.nextSibling(of: callee), kind(first) == .argument
    else { return false }
    guard KnownWords.isPlainModifier(name) else { return true }
    guard KnownWords.presents(name) || Self.labeledInProject.contains(name), !argumentLabel(of: first).isEmpty else {
      return false
    }
    var last = first
    while let next = tree.nextSibling(of: last) { last = next }
    return kind(last) == .argument && lastChild(of: last).map { kind($0) != .closure } ?? false
  }

  private static let labeledInProject: Set<Symbol> = ["alert", "background", "overlay"]

  /// Records the call of a modifier whose arguments contain names or a new value. Returns its index.
  private mutating func recordModifier(_ call: NodeID, name: Int, _ arguments: [Argument]) -> Int? {
    guard arguments.contains(where: { !$0.mentions.isEmpty || $0.value.isMade }) else { return nil }
    let place = place(ByteRange(tree.token(at: name).start, tree.range(of: call).end))
    return recordCall(
      Construction(
        callee: .modifier, typePath: symbol(token: name), arguments: arguments, position: .expression, identities: [],
        context: contextOfConstruction, scope: scope, member: member.name, place: place, branch: execution.branch),
      in: enclosures.current)
  }

  /// Returns whether the modifier is `.onChange(of: x)`, `.task(id: x)`, or one of the app with a similar name.
  private mutating func watchesArguments(_ modifier: Symbol) -> Bool {
    modifier == Symbol(.task) || modifier.isNamedOnChange
  }

  /// Returns the members of the view that the code since `start` uses: "self" for what it uses through other names.
  private mutating func membersUsed(since start: Int) -> [Symbol] {
    mentions.references(from: start, declaredBelow: locals.count).compactMap { reference in
      switch reference.root {
      case .memberOrGlobal, .selfMember: reference.$name.withoutStoragePrefix
      case .closureParameter: nil
      case .local, .parameter, .selfValue: Symbol(.`self`)
      }
    }
  }

  private mutating func watch(
    _ mention: Reference, scope: Int, by modifier: Symbol, _ place: Place, using used: [Symbol], missing: [Symbol]
  ) {
    let watched = WatchedName(
      name: mention.$name, members: mention.$members, scope: scope, modifier: modifier, place: place, used: used,
      missing: missing)
    if seen.watched.insert(watched).inserted { summary.watchedNames.append(watched) }
  }

  /// Returns the call before `.name` if the callee is a member of a call.
  private mutating func calledBase(of call: NodeID) -> NodeID? {
    guard let callee = tree.firstChild(of: call) else { return nil }
    let member = strippedCallee(callee)
    guard kind(member) == .memberAccess, let base = tree.firstChild(of: member) else { return nil }
    var inner = base
    while kind(inner) == .optionalChaining || kind(inner) == .forceUnwrap {
      guard let next = tree.firstChild(of: inner) else { return nil }
      inner = next
    }
    return kind(inner) == .call ? inner : nil
  }

  mutating func strippedCallee(_ callee: NodeID) -> NodeID {
    var inner = callee
    while kind(inner) == .optionalChaining || kind(inner) == .forceUnwrap || kind(inner) == .genericSpecialization {
      guard let next = tree.firstChild(of: inner) else { return inner }
      inner = next
    }
    return inner
  }

  /// Returns whether the call may pass the value before its period to a closure, which then has parameters. Closures
  /// that run on an event receive the event's values instead.
  private mutating func mayPassItsBaseOn(_ call: NodeID) -> Bool {
    if let callee = tree.firstChild(of: call), let name = memberNameToken(of: strippedCallee(callee)),
      symbol(token: name).startsWithOn
    {
      return false
    }
    for child in tree.children(of: call) {
      let closure =
        kind(child) == .closure ? child : lastChild(of: child).flatMap { kind($0) == .closure ? $0 : nil }
      if let closure, kind(child) != .memberAccess, takesParameters(closure) { return true }
    }
    return false
  }

  private mutating func takesParameters(_ closure: NodeID) -> Bool {
    if let signature = tree.firstChild(of: closure), kind(signature) == .closureSignature {
      return tree.children(of: signature).contains {
        kind($0) == .parameterClause || kind($0) == .closureShorthandParameter
      }
    }
    let range = tree.tokenRange(of: closure)
    return range.contains { tokens[$0].kind == .dollarIdentifier && isShorthandParameter(token: $0) }
  }

  /// Visits the call at the start of a chain. Returns the index of its construction; nil if none is recorded.
  private mutating func visitRootCall(
    _ node: NodeID, _ surroundings: Surroundings, chain: NodeID, opened: inout [(index: Int, modifierCount: Int)]
  ) -> Int? {
    effectCount += 1
    guard let callee = tree.firstChild(of: node) else { return nil }
    noteFileRead(node, callee: callee)
    let inner = unwrapped(callee)
    guard let target = constructionTarget(inner, impliedType: surroundings.impliedType) else {
      noteMethodOfEffect(inner)
      visitExpression(callee, Surroundings(usage: .called, isOperand: true))
      var function: Symbol?
      if kind(inner) == .identifierExpression {
        function = symbol(token: tree.tokenRange(of: inner).lowerBound)
      } else if let name = memberNameToken(of: strippedCallee(inner)) {
        function = symbol(token: name)
      }
      let isMember = kind(strippedCallee(inner)) == .memberAccess
      let path = drawnPath(ofCall: node, surroundings)
      let isOwn =
        path == nil && isMember && function.map { mayBeDeclaredInProject($0, after: callee) } ?? false
      let site = (scope, member.name, isInPushedArgument ? context.union(.isPushed) : context, enclosures.current)
      let isIdentity = isMember && function == Symbol(.id)
      let isInjection = function.map { KnownWords.injects($0) } ?? false
      let enumCase = caseWithNewIdentifier(node, inner)
      if isMember, let function { notePreviewModifier(node, function) } else { notePreviewContainer(node, function) }
      if let function {
        noteModifier(node, function)
        noteRestart(node, function)
      }
      if function == Symbol(.onReceive) { recordPublisher(ofReception: node, after: callee) }
      if isMember, let function, KnownWords.reorders(function) {
        recordReordering(node, callee: inner, method: function)
      }
      let arguments = visitArguments(
        of: node, after: callee, function: function, isModifier: kind(inner) == .memberAccess,
        keepsArguments: isIdentity || isInjection || path != nil || isOwn || enumCase != nil, modifierCount: 0,
        opened: &opened)
      if let enumCase {
        _ = recordCall(
          Construction(
            callee: .enumCase, typePath: enumCase, arguments: arguments, position: surroundings.position,
            identities: [], context: contextOfConstruction, scope: site.0, member: site.1, place: place(node)),
          in: site.3)
        return nil
      }
      if function == Symbol(.withAnimation) { recordAnimatedNames(node) }
      if execution.isActing, function?.startsWithOn ?? false,
        simpleReference(strippedCallee(inner)).map({ $0.isOfSelf && $0.members.isEmpty }) ?? false
      {
        execution.followsCallback = true
      }
      if isIdentity { recordIdentity(node, arguments, chain: chain, surroundings) }
      if isInjection { recordInjection(node, arguments) }
      if isOwn, let name = memberNameToken(of: strippedCallee(inner)) {
        return recordModifier(node, name: name, arguments)
      }
      guard let path, arguments.contains(where: { !$0.mentions.isEmpty }) else { return nil }
      return recordCall(
        Construction(
          callee: .function, typePath: path, arguments: arguments, position: surroundings.position, identities: [],
          context: site.2, scope: site.0, member: site.1, place: place(node), branch: execution.branch), in: site.3)
    }
    mentionGenericArguments(of: inner)
    if target.callee == .ownType, isSelfInit(inner) { initializer?.isDelegating = true }
    let name = symbol(token: target.name)
    if target.callee == .type {
      noteObjectMention(name, token: target.name, of: inner)
      noteCapitalizedCallee(inner)
    }
    let function = name == Symbol(.`init`) ? symbol(token: max(target.name - 2, 0)) : name
    let isRecorded = !(target.callee == .type && KnownWords.isFramework(function))
    let isCheckedView = target.callee == .type && KnownWords.isCheckedView(function)
    notePreviewContainer(node, function)
    noteRestart(node, function)
    if function == Symbol(.environmentStateObject) { recordEnvironmentClosure(after: callee) }
    if function == Symbol(.binding) || target.callee == .implicit { noteClosureBinding(node, callee: callee) }
    let site = (scope, member.name, contextOfConstruction, enclosures.current)
    let arguments = visitArguments(
      of: node, after: callee, function: function, isModifier: false, keepsArguments: isRecorded || isCheckedView,
      modifierCount: 0, opened: &opened)
    if isCheckedView {
      recordFrameworkCall(node, name: function, arguments: arguments, context: site.2)
    } else if isRecorded, target.callee == .type {
      recordContainer(node, arguments: arguments, context: site.2)
    }
    guard isRecorded else { return nil }
    return recordCall(
      Construction(
        callee: target.callee, typePath: target.path, arguments: arguments,
        position: isInInferredProperty ? .inferredProperty : surroundings.position, identities: [],
        context: surroundings.isOperand ? site.2.union(.isOperand) : site.2, scope: site.0, member: site.1,
        place: place(node), branch: execution.branch), in: site.3)
  }

  private var contextOfConstruction: Construction.Context {
    var result = context
    if isInPushedArgument { result.insert(.isPushed) }
    if execution.isDrawing {
      result.insert(.isDrawn)
    } else if execution.isActing, !execution.replacesRoot {
      result.insert(.isInAction)
    }
    return result
  }

  private mutating func recordCall(_ call: Construction, in enclosure: Int?) -> Int {
    summary.constructions.append(call)
    enclosures.noteConstruction(in: enclosure)
    return summary.constructions.count - 1
  }

  /// Returns the path of a called function of this or another type if its value is shown at the call: "row",
  /// "Route.view". Nil for modifiers and for functions of values.
  private mutating func drawnPath(ofCall node: NodeID, _ surroundings: Surroundings) -> Symbol? {
    guard execution.isDrawing, isInPushedArgument || surroundings.position != .expression,
      let callee = tree.firstChild(of: node), tree.nextSibling(of: callee) != nil,
      let path = plainPath(of: callee), !path.isImplicit
    else { return nil }
    let base = path.symbol.pathWithoutLastComponent
    if base.isEmpty { return locals.index(of: path.symbol) == nil ? path.symbol : nil }
    return base == Symbol(.self) || base.lastPathComponent.startsLikeType ? path.symbol : nil
  }

  private mutating func isSelfInit(_ callee: NodeID) -> Bool {
    guard let root = memberChain(of: callee).root else { return false }
    return tree.token(at: tree.tokenRange(of: root).lowerBound).kind == .self
  }

  private mutating func mentionGenericArguments(of callee: NodeID) {
    switch kind(callee) {
    case .genericSpecialization:
      if let clause = tree.firstChild(of: callee, .genericArgumentClause) { mentionTypes(in: clause, as: .type) }
    case .typeExpression:
      mentionTypes(in: callee, as: .expression)
    case .memberAccess:
      if let base = tree.firstChild(of: callee) { mentionGenericArguments(of: base) }
    default: break
    }
  }

  /// Records `T.init` and `T.init(a:)` if they aren't called.
  mutating func recordInitializerReference(_ node: NodeID, members: MemberTokens) {
    guard let last = members.last, symbol(token: last) == Symbol(.`init`),
      let target = constructionTarget(node), target.callee != .implicit
    else { return }
    var arguments: [Argument] = []
    if let labels = tree.firstChild(of: node, .declarationNameArguments) {
      for index in tree.tokenRange(of: labels) where tree.token(at: index).kind == .colon {
        arguments.append(Argument(label: symbol(token: index - 1), value: Value(.other)))
      }
    }
    _ = recordCall(
      Construction(
        callee: .reference, typePath: target.path, arguments: arguments, position: .expression,
        identities: [], context: context, scope: scope, member: member.name, place: place(node)),
      in: enclosures.current)
  }

  // MARK: Arguments

  /// Visits the arguments of a call that isn't recorded.
  mutating func visitArguments(of call: NodeID, after callee: NodeID) {
    var opened: [(index: Int, modifierCount: Int)] = []
    _ = visitArguments(
      of: call, after: callee, function: nil, isModifier: false, keepsArguments: false, modifierCount: 0,
      opened: &opened)
  }

  /// Returns `service` for `service.load` and `self.service.load`; empty for any other callee.
  mutating func ownProperty(before member: NodeID) -> Symbol {
    guard scopeKind == .class || scopeKind == .extension, kind(member) == .memberAccess,
      let base = tree.firstChild(of: member), let reference = simpleReference(base), reference.isOfSelf,
      reference.members.isEmpty, !reference.isProjected
    else { return .empty }
    return reference.$name
  }

  private mutating func visitArguments(
    of call: NodeID, after callee: NodeID, function: Symbol?, isModifier: Bool, keepsArguments: Bool,
    modifierCount: Int, opened: inout [(index: Int, modifierCount: Int)]
  ) -> [Argument] {
    var arguments: [Argument] = []
    let position = function.map { Construction.Position(ofArgumentsOf: $0) } ?? .expression
    if function == Symbol(.assign) {
      noteAssignedKeyPath(ofCall: call, after: callee)
      noteAssignedPublisher(after: callee)
    }
    if let function { noteDelegate(ofCall: call, after: callee, function) }
    let keeping = isModifier ? keeping(argumentsOf: callee) : nil
    for child in tree.siblings(after: callee) {
      guard let expression = argumentExpression(child) else { continue }
      notePresentation(function, after: callee, argument: child)
      let label = argumentLabel(of: child)
      if kind(expression) == .closure {
        noteMenu(function, expression)
        var around = enclosure(of: child, ofCall: call, after: callee, function: function, isModifier: isModifier)
        around.tokens = tree.tokenRange(of: expression)
        let opening = enclosures.add(around)
        opened.append((opening, modifierCount))
        let result = resultOfClosures(function: function, isModifier: isModifier, callee: callee)
        let saved = execution
        let effect = isModifier ? recordEffect(child, expression, of: call, function) : nil
        let acts = isActionClosure(child, of: call, function: function)
        let runsAtOnce = function.map { KnownWords.runsAtOnce($0) } ?? false
        execution.outlivesView = execution.outlivesView || execution.isActing && !runsPromptly(function)
        if isModifier, let followed = followedName(by: call, after: callee, expression) {
          execution.followed = followed
        }
        // Skipped for drawing code: it has long chains of modifiers, and views are only used on the main thread.
        if !execution.isDrawing, runsOnMain(expression, of: call) {
          (execution.runsLater, execution.isOnMainActor, execution.background) = (false, true, nil)
        } else if !runsAtOnce {
          execution.runsLater = true
          execution.callbackReceiver = ownProperty(before: callee)
          execution.background = background(ofClosure: expression, in: call, after: callee)
        }
        execution.leavesActor = leavesActor(expression, of: call, function: function)
        execution.isDrawing =
          execution.isDrawing && !acts && drawsClosure(child, function: function, isModifier: isModifier)
        execution.isActing = execution.isActing || acts
        (execution.entry, execution.receiver) = ([], ExecutionContext.Receiver())
        if !runsAtOnce { execution.keeping = nil }
        execution.effect = effect ?? execution.effect
        if acts, let kinds = filling(by: child, of: call, function: function) { execution.filling = kinds }
        visitClosure(expression, enclosure: opening, result: result, runsAtOnce: runsAtOnce)
        execution = saved
        if keepsArguments {
          arguments.append(
            Argument(
              label: label, value: value(of: expression), place: place(expression),
              isTrailingClosure: kind(child) != .argument))
        }
        continue
      }
      if isModifier { _ = recordEffect(child, expression, of: call, function) }
      let isHosted = position == .hosted || label == Symbol(.rootView) && !execution.isDrawing
      let surroundings = Surroundings(position: isHosted ? .hosted : position)
      if isHosted { host(expression) }
      let wasInPushedArgument = isInPushedArgument
      if label == Symbol(.destination) { isInPushedArgument = true }
      // An expression itself restores everything that isn't saved here.
      let saved = (execution.entry, execution.receiver, execution.keeping, execution.followsAwait, enclosures.current)
      execution.entry = function.map { Self.entry($0, label: label) } ?? []
      execution.receiver = ExecutionContext.Receiver(name: function ?? .empty, label: label, isModifier: isModifier)
      if let keeping { execution.keeping = keeping }
      defer {
        isInPushedArgument = wasInPushedArgument
        (execution.entry, execution.receiver, execution.keeping, execution.followsAwait, enclosures.current) = saved
      }
      if label == Symbol(.content) {
        // `.sheet(isPresented: $isShown, content: settings)`
        let around = enclosure(
          of: child, ofCall: call, after: callee, function: function, isModifier: isModifier)
        if !around.context.isEmpty { enclosures.current = enclosures.add(around) }
      }
      guard keepsArguments else {
        visitExpression(expression, surroundings)
        continue
      }
      let start = mentions.open()
      let count = locals.count
      visitExpression(expression, surroundings)
      arguments.append(
        Argument(
          label: label, value: value(of: expression),
          mentions: mentions.references(from: start, declaredBelow: count), place: place(expression),
          namesLocals: mentions[from: start].contains { $0.local.map { $0 < count } ?? false },
          takesTypeFromContext: takesTypeFromContext(expression), bound: bound(by: expression)))
      mentions.close()
    }
    return arguments
  }

  /// Returns the expression of an argument or a trailing closure; nil for every other part of a call.
  private mutating func argumentExpression(_ node: NodeID) -> NodeID? {
    switch kind(node) {
    case .argument, .labeledTrailingClosure: lastChild(of: node)
    case .closure: node
    default: nil
    }
  }

  /// Returns the position of a closure's value. A container shows the value; other functions may use it anywhere.
  private mutating func resultOfClosures(
    function: Symbol?, isModifier: Bool, callee: NodeID
  ) -> Construction.Position {
    if let function, KnownWords.onlyShows(function) { return .statement }
    if !isModifier, constructionTarget(unwrapped(callee)) != nil { return .statement }
    return .expression
  }
}
