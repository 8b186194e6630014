import SourceText
import Syntax

/// Calls, what they make and what stands behind them.
extension FactCollector {
  /// A call with the calls of members behind it: `T(…) { … }.padding().id(x)`.
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
    if links.contains(where: { hasParameterizedClosure($0) }), surroundings.position != .inferredProperty {
      rootSurroundings.position = .expression
    }
    let construction = visitRootCall(root, rootSurroundings, opened: &opened)
    var modifiers: [Modifier] = []
    for link in links.reversed() {
      effectCount += 1
      guard let callee = tree.firstChild(of: link), let name = memberNameToken(of: strippedCallee(callee)) else {
        continue
      }
      let word = symbol(token: name)
      let isKept = KnownWords.isKeptModifier(word)
      let arguments = visitArguments(
        of: link, behind: callee, function: word, isModifier: true, keepsArguments: isKept,
        modifierCount: modifiers.count, opened: &opened)
      if isKept {
        modifiers.append(
          Modifier(
            name: symbols.string(word), arguments: arguments,
            place: place(ByteRange(max(tree.token(at: name).start - 1, 0), tree.range(of: link).end))))
      }
    }
    guard !modifiers.isEmpty else { return }
    if let construction, callSites.indices.contains(construction) {
      let site = callSites[construction]
      callSites[construction] = CallSite(
        modifiers: modifiers, enclosure: site.enclosure, isOperand: site.isOperand)
    }
    for (index, count) in opened where count < modifiers.count && enclosures.indices.contains(index) {
      enclosures[index] = enclosures[index].with(modifiers: Array(modifiers[count...]))
    }
  }

  /// The call in front of `.name` when the callee is a member of a call.
  private func calledBase(of call: NodeID) -> NodeID? {
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

  private func strippedCallee(_ callee: NodeID) -> NodeID {
    var inner = callee
    while kind(inner) == .optionalChaining || kind(inner) == .forceUnwrap || kind(inner) == .genericSpecialization {
      guard let next = tree.firstChild(of: inner) else { return inner }
      inner = next
    }
    return inner
  }

  /// Whether a closure of the call may get at the value that the call's member is taken of.
  private func hasParameterizedClosure(_ call: NodeID) -> Bool {
    var child = tree.firstChild(of: call)
    while let current = child {
      let closure =
        kind(current) == .closure ? current : lastChild(of: current).flatMap { kind($0) == .closure ? $0 : nil }
      if let closure, kind(current) != .memberAccess, takesParameters(closure) { return true }
      child = tree.nextSibling(of: current)
    }
    return false
  }

  private func takesParameters(_ closure: NodeID) -> Bool {
    if let signature = tree.firstChild(of: closure), kind(signature) == .closureSignature {
      var child = tree.firstChild(of: signature)
      while let current = child {
        if kind(current) == .parameterClause || kind(current) == .closureShorthandParameter { return true }
        child = tree.nextSibling(of: current)
      }
      return false
    }
    let range = tree.tokenRange(of: closure)
    return range.contains { tokens[$0].kind == .dollarIdentifier && isShorthandParameter(token: $0) }
  }

  /// Returns the index of the construction that the call itself is.
  private mutating func visitRootCall(
    _ node: NodeID, _ surroundings: Surroundings, opened: inout [(index: Int, modifierCount: Int)]
  ) -> Int? {
    effectCount += 1
    guard let callee = tree.firstChild(of: node) else { return nil }
    let inner = unwrapped(callee)
    guard let target = constructionTarget(inner) else {
      visitExpression(callee, Surroundings(usage: .called, isOperand: true))
      var function: Symbol?
      if kind(inner) == .identifierExpression {
        function = symbol(token: tree.tokenRange(of: inner).lowerBound)
      } else if let name = memberNameToken(of: strippedCallee(inner)) {
        function = symbol(token: name)
      }
      _ = visitArguments(
        of: node, behind: callee, function: function, isModifier: kind(inner) == .memberAccess, keepsArguments: false,
        modifierCount: 0, opened: &opened)
      return nil
    }
    mentionGenericArguments(of: inner)
    if target.callee == .ownType, isSelfInit(inner) { initializer?.isDelegating = true }
    let name = symbol(token: target.name)
    let function = name == KnownWords.`init` ? symbol(token: max(target.name - 2, 0)) : name
    let isRecorded = quietDepth == 0 && !(target.callee == .type && KnownWords.isFramework(function))
    let site = (scope, member, context, enclosure)
    let arguments = visitArguments(
      of: node, behind: callee, function: function, isModifier: false, keepsArguments: isRecorded, modifierCount: 0,
      opened: &opened)
    guard isRecorded else { return nil }
    constructions.append(
      Construction(
        callee: target.callee, typePath: target.path, arguments: arguments,
        position: isInInferredProperty ? .inferredProperty : surroundings.position, context: site.2, scope: site.0,
        member: site.1, place: place(node)))
    callSites.append(CallSite(modifiers: [], enclosure: site.3, isOperand: surroundings.isOperand))
    return constructions.count - 1
  }

  private func isSelfInit(_ callee: NodeID) -> Bool {
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

  /// Records `T.init` and `T.init(a:)` where nothing calls them.
  mutating func recordInitializerReference(_ node: NodeID, root: NodeID, members: [Int]) {
    guard quietDepth == 0, let last = members.last, symbol(token: last) == KnownWords.`init`,
      let target = constructionTarget(node), target.callee != .implicit
    else { return }
    var arguments: [Argument] = []
    if let labels = tree.firstChild(of: node, .declarationNameArguments) {
      for index in tree.tokenRange(of: labels) where tree.token(at: index).kind == .colon {
        arguments.append(Argument(label: string(token: index - 1), value: Value(.other)))
      }
    }
    constructions.append(
      Construction(
        callee: .reference, typePath: target.path, arguments: arguments, position: .expression, context: context,
        scope: scope, member: member, place: place(node)))
    callSites.append(CallSite(modifiers: [], enclosure: enclosure, isOperand: true))
  }

  // MARK: Arguments

  /// Visits the arguments of a call whose facts nobody keeps.
  mutating func visitArguments(of call: NodeID, behind callee: NodeID) {
    var opened: [(index: Int, modifierCount: Int)] = []
    _ = visitArguments(
      of: call, behind: callee, function: nil, isModifier: false, keepsArguments: false, modifierCount: 0,
      opened: &opened)
  }

  private mutating func visitArguments(
    of call: NodeID, behind callee: NodeID, function: Symbol?, isModifier: Bool, keepsArguments: Bool,
    modifierCount: Int, opened: inout [(index: Int, modifierCount: Int)]
  ) -> [Argument] {
    var arguments: [Argument] = []
    let firstOpened = opened.count
    let keeps = keepsArguments || hasClosure(call, behind: callee)
    let onlyShows = function.map { KnownWords.onlyShows($0) } ?? false
    let closureResult = resultOfClosures(function: function, isModifier: isModifier, callee: callee)
    var child = tree.nextSibling(of: callee)
    while let current = child {
      child = tree.nextSibling(of: current)
      guard let part = argumentPart(current) else { continue }
      if kind(part.expression) == .closure {
        let index = enclosures.count
        if quietDepth == 0 {
          enclosures.append(
            Enclosure(
              function: function.map { symbols.string($0) } ?? "", isModifier: isModifier, label: part.label,
              arguments: [], parameters: closureParameters(part.expression), modifiers: [], outer: enclosure))
          opened.append((index, modifierCount))
        }
        visitClosure(part.expression, enclosure: quietDepth == 0 ? index : nil, result: closureResult)
        if keeps {
          arguments.append(
            Argument(
              label: part.label, value: Value(.closure), place: place(part.expression),
              isTrailingClosure: kind(current) != .argument))
        }
        continue
      }
      let surroundings = Surroundings(position: onlyShows ? .shownArgument : .expression)
      guard keeps else {
        visitExpression(part.expression, surroundings)
        continue
      }
      let start = mentions.count
      let count = locals.count
      mentionDepth += 1
      visitExpression(part.expression, surroundings)
      arguments.append(
        Argument(
          label: part.label, value: value(of: part.expression), mentions: references(from: start, declaredBelow: count),
          place: place(part.expression)))
      endMentions(from: start)
    }
    for (index, _) in opened.dropFirst(firstOpened) where enclosures.indices.contains(index) {
      enclosures[index] = enclosures[index].with(arguments: arguments)
    }
    return keepsArguments ? arguments : []
  }

  private mutating func argumentPart(_ node: NodeID) -> (label: String, expression: NodeID)? {
    switch kind(node) {
    case .argument: lastChild(of: node).map { (argumentLabel(of: node), $0) }
    case .closure: ("", node)
    case .labeledTrailingClosure: lastChild(of: node).map { (argumentLabel(of: node), $0) }
    default: nil
    }
  }

  private func hasClosure(_ call: NodeID, behind callee: NodeID) -> Bool {
    var child = tree.nextSibling(of: callee)
    while let current = child {
      if kind(current) == .closure || kind(current) == .labeledTrailingClosure { return true }
      if kind(current) == .argument, let expression = lastChild(of: current), kind(expression) == .closure {
        return true
      }
      child = tree.nextSibling(of: current)
    }
    return false
  }

  /// The value of a container's closure is shown; that of another function's closure may go anywhere.
  private mutating func resultOfClosures(
    function: Symbol?, isModifier: Bool, callee: NodeID
  ) -> Construction.Position {
    if let function, KnownWords.onlyShows(function) { return .statement }
    if !isModifier, constructionTarget(unwrapped(callee)) != nil { return .statement }
    return .expression
  }

  private mutating func closureParameters(_ closure: NodeID) -> [String] {
    guard let signature = tree.firstChild(of: closure), kind(signature) == .closureSignature else { return [] }
    var result: [String] = []
    var child = tree.firstChild(of: signature)
    while let current = child {
      if kind(current) == .closureShorthandParameter {
        result.append(string(token: tree.tokenRange(of: current).lowerBound))
      } else if kind(current) == .parameterClause {
        var parameter = tree.firstChild(of: current)
        while let currentParameter = parameter {
          if kind(currentParameter) == .closureShorthandParameter {
            result.append(string(token: tree.tokenRange(of: currentParameter).lowerBound))
          } else if let name = parameterNames(currentParameter).name {
            result.append(string(token: name))
          }
          parameter = tree.nextSibling(of: currentParameter)
        }
      }
      child = tree.nextSibling(of: current)
    }
    return result
  }
}

extension Enclosure {
  func with(arguments: [Argument]) -> Enclosure {
    Enclosure(
      function: function, isModifier: isModifier, label: label, arguments: arguments, parameters: parameters,
      modifiers: modifiers, outer: outer)
  }

  func with(modifiers: [Modifier]) -> Enclosure {
    Enclosure(
      function: function, isModifier: isModifier, label: label, arguments: arguments, parameters: parameters,
      modifiers: modifiers, outer: outer)
  }
}
