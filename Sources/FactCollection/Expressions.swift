import Facts
import Syntax

/// The context of an expression.
struct Surroundings {
  enum Usage {
    case read
    case assigned
    case takenInOut
    /// The callee of a call.
    case called
    /// The base of a part on which a method is called: `x` in `x[0].toggle()`.
    case partCalled
    /// Like `partCalled`, for a method that is known to change its receiver.
    case partChanged
  }

  var usage: Usage = .read
  var position: Construction.Position = .expression
  /// Whether the expression is part of a larger one, so that adding something after it needs care.
  var isOperand = false
  /// The written type of the value, which `.init(…)` creates.
  var impliedType: NodeID?

  static let operand = Surroundings(isOperand: true)
}

/// The walk over expressions.
extension FactCollector {
  mutating func visitExpression(_ node: NodeID, _ surroundings: Surroundings) {
    switch kind(node) {
    case .identifierExpression:
      visitName(token: tree.tokenRange(of: node).lowerBound, members: [], usage: surroundings.usage)
    case .memberAccess: visitMemberAccess(node, surroundings)
    case .call: visitCall(node, surroundings)
    case .subscriptCall: visitSubscript(node, surroundings)
    case .closure: visitStoredClosure(node, type: surroundings.impliedType)
    case .sequenceExpression: visitSequence(node)
    case .inOutExpression:
      if let inner = tree.firstChild(of: node) { visitExpression(inner, Surroundings(usage: .takenInOut)) }
    case .prefixExpression, .postfixExpression:
      // These operators, which a project can declare, change their operand.
      let name = tree.ownToken(of: node) { _ in true }.map { string(token: $0) }
      if name == "++" || name == "--", let operand = tree.firstChild(of: node) {
        visitExpression(operand, Surroundings(usage: .takenInOut))
      } else {
        visitParts(node)
      }
    case .ifExpression: visitIf(node, surroundings)
    case .switchExpression: visitSwitch(node)
    case .tryExpression, .awaitExpression, .unsafeExpression, .consumeExpression, .copyExpression, .borrowExpression:
      if let inner = tree.firstChild(of: node) { visitExpression(inner, surroundings) }
      if kind(node) == .awaitExpression { execution.followsAwait = true }
    case .forceUnwrap, .optionalChaining:
      if let inner = tree.firstChild(of: node) {
        visitExpression(inner, Surroundings(usage: surroundings.usage, isOperand: true))
      }
    case .tupleExpression: visitTuple(node, surroundings)
    case .arrayExpression:
      noteRepeatedElement(node)
      visitElements(node, type: surroundings.impliedType)
    case .keyPath: visitKeyPath(node)
    case .macroExpansion: visitMacroExpansion(node)
    case .patternExpression:
      if let pattern = tree.firstChild(of: node) { visitPattern(pattern, origin: patternOrigin) }
    case .typeExpression:
      if let type = tree.firstChild(of: node) { mentionTypes(in: type, as: .expression) }
    case .integerLiteral, .floatingPointLiteral, .booleanLiteral, .nilLiteral, .regularExpressionLiteral,
      .discardAssignment, .editorPlaceholder, .binaryOperator, .superExpression, .opaque, .unexpected:
      break
    default:
      visitParts(node)
    }
  }

  /// Visits the elements of an array literal with the written type.
  private mutating func visitElements(_ array: NodeID, type: NodeID?) {
    guard let type, kind(type) == .arrayType, let element = tree.firstChild(of: type) else { return visitParts(array) }
    for child in tree.children(of: array) {
      visitExpression(child, Surroundings(isOperand: true, impliedType: element))
    }
  }

  private mutating func visitParts(_ node: NodeID) {
    for child in tree.children(of: node) {
      if Self.isType(kind(child)) {
        mentionTypes(in: child, as: .expression)
      } else if kind(child) == .ifConfig {
        visitIfConfig(child)
      } else {
        visitExpression(child, .operand)
      }
    }
  }

  private mutating func visitSubscript(_ node: NodeID, _ surroundings: Surroundings) {
    guard let base = tree.firstChild(of: node) else { return }
    let inner = unwrapped(base)
    switch surroundings.usage {
    case .assigned, .takenInOut: visitWrittenThrough(inner)
    case .partCalled, .partChanged: visitExpression(base, Surroundings(usage: surroundings.usage, isOperand: true))
    case .read, .called: visitExpression(base, .operand)
    }
    visitArguments(of: node, after: base)
  }

  /// Visits the base in `base[i] = v`, where the base's value changes and not the name.
  private mutating func visitWrittenThrough(_ node: NodeID) {
    let (root, members) = memberChain(of: node)
    let first = tree.tokenRange(of: node).lowerBound
    if let root, kind(root) == .identifierExpression,
      members.isEmpty || members.count == 1 && tree.token(at: first).kind == .self
    {
      noteElementWrite(of: members.first ?? first)
      visitName(token: first, members: members, usage: .assigned, isThroughMember: true)
    } else {
      visitExpression(node, Surroundings(usage: .assigned, isOperand: true))
    }
  }

  private mutating func visitTuple(_ node: NodeID, _ surroundings: Surroundings) {
    let inner = unwrapped(node)
    guard inner == node else { return visitExpression(inner, surroundings) }
    for child in tree.children(of: node) {
      if let expression = lastChild(of: child) {
        visitExpression(expression, Surroundings(usage: surroundings.usage, isOperand: true))
      }
    }
  }

  private mutating func visitSequence(_ node: NodeID) {
    guard let first = tree.firstChild(of: node) else { return }
    noteComparedMembers(node)
    let second = tree.nextSibling(of: first)
    let isAssignment = second.map { kind($0) == .assignmentOperator } ?? false
    let isCompound = second.map { kind($0) == .binaryOperator && isCompoundAssignment($0) } ?? false
    let target = isAssignment || isCompound ? simpleReference(first) : nil
    let (filling, keeping) = (execution.filling, execution.keeping)
    let (outlivesView, followedAwait, replacedRoot, callbackReceiver) = (
      execution.outlivesView, execution.followsAwait, execution.replacesRoot, execution.callbackReceiver
    )
    if isAssignment || isCompound, execution.isActing, execution.filling.isEmpty, isAlone(node) {
      execution.filling.insert(.alone)
    }
    let isUpdate = isAssignment && initializer == nil && updatesItself(first)
    if isUpdate { execution.filling.insert(.counted) }
    if isAssignment, !isUpdate, let third = second.flatMap({ tree.nextSibling(of: $0) }) {
      if isLoad(third) { execution.filling.insert(.awaited) }
      if fills(target, with: third) { execution.filling.insert(.filled) }
      if execution.isActing { execution.filling.formUnion(refilling(by: third)) }
      if tree.nextSibling(of: third) == nil, isFalseOrNil(third) { execution.filling.insert(.cleared) }
    }
    visitExpression(first, Surroundings(usage: isAssignment || isCompound ? .assigned : .read, isOperand: true))
    (execution.filling, execution.followsAwait) = (filling, followedAwait)
    let tracks = isAssignment && initializer != nil
    let isNoted = notesAssignments && (isAssignment || isCompound)
    let start = mentions.open(if: tracks || isNoted)
    let count = locals.count
    if isAssignment || isCompound { effectCount += 1 }
    let third = second.flatMap { tree.nextSibling(of: $0) }
    let background = execution.background
    if isAssignment, let third, kind(third) == .closure {
      // Nothing says when other closures run.
      execution.background = self.background(ofHandler: third, assignedTo: first)
      if execution.isActing { execution.outlivesView = true }
      if !execution.runsLater { execution.callbackReceiver = ownProperty(before: first) }
    }
    if isAssignment, tree.tokenRange(of: first).last.map({ symbol(token: $0) }) == Symbol(.rootView) {
      execution.replacesRoot = true
    }
    if isAssignment, let third, let target { recordReordering(assigning: third, to: target) }
    if isAssignment, let third, let kept = self.keeping(assigning: third, to: target, in: node) {
      execution.keeping = kept
    }
    let fillsMember = execution.fillsMember
    if isAssignment, kind(first) == .memberAccess, third.map({ kind($0) == .memberAccess }) ?? false {
      execution.fillsMember = true
    }
    let outerMapping = copies.mapping
    copies.mapping = isAssignment ? third.flatMap { mapping(assigning: $0, to: first) } : outerMapping
    for child in tree.siblings(after: first) where !(isUpdate && child == third) {
      visitExpression(child, isAssignment && child == third ? Surroundings(position: .expression) : .operand)
    }
    (execution.outlivesView, execution.keeping, execution.replacesRoot) = (outlivesView, keeping, replacedRoot)
    (execution.callbackReceiver, execution.fillsMember) = (callbackReceiver, fillsMember)
    execution.background = background
    if isAssignment, let third { noteCarriedChange(assigning: third, to: first) }
    copies.mapping = outerMapping
    if isNoted, let third, let target {
      noteOwnAssignment(
        node, to: target, third, isPlain: isAssignment && !isUpdate,
        mentions: mentions.references(from: start, declaredBelow: count))
    }
    if tracks || isNoted {
      if tracks, let third {
        if tree.nextSibling(of: third) == nil { recordHashedIdentifier(assigning: third, to: first) }
        recordAssignment(
          node, target: first, value: third, isWhole: tree.nextSibling(of: third) == nil,
          mentions: mentions.references(from: start, declaredBelow: count))
      }
      mentions.close()
    }
  }

  private static let updates: Set<String> = ["+", "-", "*", "/", "%", "&+", "&-", "&&", "||"]

  /// Returns whether the assignment to the property is written out: `x = x + 1` instead of `x += 1`, or `x = !x` instead
  /// of `x.toggle()`.
  private mutating func updatesItself(_ target: NodeID) -> Bool {
    guard let value = tree.nextSibling(of: target).flatMap({ tree.nextSibling(of: $0) }) else { return false }
    let next = tree.nextSibling(of: value)
    let isNegation =
      next == nil && kind(value) == .prefixExpression
      && tree.ownToken(of: value) { _ in true }.map { tokenText($0) } == "!"
    let read =
      isNegation
      ? tree.firstChild(of: value) : next.map { Self.updates.contains(tree.text(of: $0)) } == true ? value : nil
    guard let read, let reference = simpleReference(target), reference.isOfSelf, !reference.isProjected else {
      return false
    }
    return simpleReference(read) == reference
  }

  /// Returns whether it is the only statement of a closure.
  private func isAlone(_ statement: NodeID) -> Bool {
    guard let closure = tree.parent(of: statement), kind(closure) == .closure else { return false }
    return tree.children(of: closure).allSatisfy { $0 == statement || kind($0) == .closureSignature }
  }

  private func isFalseOrNil(_ node: NodeID) -> Bool {
    kind(node) == .nilLiteral || kind(node) == .booleanLiteral && tree.text(of: node) == "false"
  }

  /// Returns whether an operator such as `+=` assigns: it ends with `=` and isn't a comparison.
  private mutating func isCompoundAssignment(_ node: NodeID) -> Bool {
    let token = tree.tokenRange(of: node).lowerBound
    let end = tree.token(at: token).end
    guard end > 0, end <= bytes.count, bytes[end - 1] == UInt8(ascii: "=") else { return false }
    return switch tokenText(token) {
    case "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=": false
    default: true
    }
  }

  private mutating func visitIf(_ node: NodeID, _ surroundings: Surroundings) {
    let count = locals.count
    let outer = beginBranches(of: node)
    let outerFacts = execution.branch
    var facts = ConditionFacts()
    for child in tree.children(of: node) {
      switch kind(child) {
      case .conditionList:
        facts = branchFacts(of: child)
        let decides = outer != nil || continuesBranches(node)
        let start = mentions.open(if: decides)
        visitConditions(child)
        if decides {
          deciding += mentions.references(from: start, declaredBelow: count)
          mentions.close()
        }
      case .codeBlock:
        enterBranch(child, of: node)
        execution.branch = outerFacts + facts.holding
        visitBlock(child)
        leaveBranch()
        // The first block ends the scope of the names that the conditions bind.
        locals.leave(count)
        facts.holding = facts.failing
      default:
        enterBranch(child, of: node)
        execution.branch = outerFacts + facts.failing
        visitExpression(child, surroundings)
        leaveBranch()
      }
      execution.branch = outerFacts
    }
    locals.leave(count)
    endBranches(of: node, outer)
  }

  private mutating func visitSwitch(_ node: NodeID) {
    guard let subject = tree.firstChild(of: node) else { return }
    let outer = beginBranches(of: node)
    let start = mentions.open(if: outer != nil)
    visitExpression(subject, .operand)
    if outer != nil {
      deciding += mentions.references(from: start, declaredBelow: locals.count)
      mentions.close()
    }
    defer { endBranches(of: node, outer) }
    let origin = simpleReference(subject)
    let outerFacts = execution.branch
    for child in tree.siblings(after: subject) {
      enterBranch(child, of: node)
      execution.branch =
        outerFacts + branchFacts(ofCase: child, subject: origin)
        + loadedFacts(ofCase: child, of: node, subject: origin)
      visitSwitchPart(child, origin)
      execution.branch = outerFacts
      leaveBranch()
    }
  }

  private mutating func visitSwitchPart(_ node: NodeID, _ origin: Reference?) {
    switch kind(node) {
    case .switchCase: visitSwitchCase(node, subject: origin)
    case .ifConfig: visitIfConfig(node) { $0.visitSwitchPart($1, origin) }
    default: visit(node)
    }
  }

  /// - Parameter runsAtOnce: Whether the closure runs before the code after it, so that it is part of the same getter.
  mutating func visitClosure(
    _ node: NodeID, enclosure index: Int?, result: Construction.Position, runsAtOnce: Bool = false
  ) {
    let saved = (
      enclosures.current, self.result, execution.followsAwait, execution.followsCallback, execution.branch,
      execution.isInGetter
    )
    execution.isInGetter = execution.isInGetter && runsAtOnce
    let count = locals.count
    if let index { enclosures.current = index }
    let parameterKind = enclosures.parameterKind(of: index)
    closureDepth += 1
    self.result = Result(position: result)
    // Represents `$0`, `$1`, and so on, so that they count as declared here.
    declare(Symbol(.shorthand), root: .closureParameter, parameterKind: parameterKind)
    let elements = enclosures.elements(of: index)
    locals.last?.elements = elements?.collection
    var child = tree.firstChild(of: node)
    if let signature = child, kind(signature) == .closureSignature {
      visitSignature(signature, parameterKind)
      if locals.count == count + 2 { locals.last?.elements = elements?.collection }
      child = tree.nextSibling(of: signature)
    }
    if let elements, let name = locals.last?.symbol {
      summary.elementNames.append(
        ElementName(
          name: name, collection: elements.collection, key: elements.key, scope: scope, extent: place(node)))
    }
    let isSingle = child.flatMap { tree.nextSibling(of: $0) } == nil
    while let current = child {
      if isSingle, !Self.isDeclaration(kind(current)), isPlainExpression(kind(current)) {
        visitExpression(current, Surroundings(position: result))
      } else {
        visit(current)
      }
      child = tree.nextSibling(of: current)
    }
    locals.leave(count)
    closureDepth -= 1
    (
      enclosures.current, self.result, execution.followsAwait, execution.followsCallback, execution.branch,
      execution.isInGetter
    ) = saved
  }

  private mutating func visitSignature(_ node: NodeID, _ parameterKind: ClosureParameterKind) {
    for child in tree.children(of: node) {
      switch kind(child) {
      case .closureCaptureClause:
        for capture in tree.children(of: child) { visitCapture(capture) }
      case .closureShorthandParameter:
        let name = tree.tokenRange(of: child).lowerBound
        declare(
          symbol(token: name), root: .closureParameter, parameterKind: parameterKind,
          isProjectable: tree.token(at: name).kind == .dollarIdentifier)
      case .parameterClause:
        declareClosureParameters(child, parameterKind)
      default:
        visitTypesInside(child)
      }
    }
  }

  private mutating func declareClosureParameters(_ clause: NodeID, _ parameterKind: ClosureParameterKind) {
    for child in tree.children(of: clause) {
      if kind(child) == .parameter || kind(child) == .closureShorthandParameter {
        let typeNode = parameterType(child)
        if let typeNode { mentionTypes(in: typeNode, as: .parameter) }
        if let name = parameterNames(child).name {
          declare(
            symbol(token: name), root: .closureParameter, typePath: typeNode.map { typePath($0) } ?? .empty,
            in: block(of: name), parameterKind: parameterKind,
            isProjectable: tree.token(at: name).kind == .dollarIdentifier)
        }
      }
    }
  }

  /// Visits a capture, as in `[weak self, model = self.model]`. One with a value declares a name, and one without a
  /// value reads it. Both are read where the closure is created.
  private mutating func visitCapture(_ node: NodeID) {
    closureDepth -= 1
    defer { closureDepth += 1 }
    if let value = tree.firstChild(of: node, .initializerClause).flatMap({ lastChild(of: $0) }) {
      visitExpression(value, .operand)
      if let equal = tree.firstChild(of: node, .initializerClause).map({ tree.tokenRange(of: $0).lowerBound }),
        equal > tree.tokenRange(of: node).lowerBound
      {
        declare(symbol(token: equal - 1), root: .local, origin: simpleReference(value))
      }
    } else {
      isInCaptureList = true
      let name = tree.tokenRange(of: node).upperBound - 1
      visitName(token: name, members: [], usage: .read)
      isInCaptureList = false
      // In an initializer, the code uses the captured copy.
      if initializer != nil, tree.token(at: name).kind == .identifier { declare(symbol(token: name), root: .local) }
    }
  }

  private mutating func visitMacroExpansion(_ node: NodeID) {
    let savedContext = context
    if let pound = tree.ownToken(of: node, .pound), symbol(token: pound + 1) == Symbol(.preview) {
      context.insert(.isPreview)
      file.previews.append(place(node))
      notePreviewTraits(node)
    }
    functionDepth += 1
    for child in tree.children(of: node) {
      switch kind(child) {
      case .argument:
        if let expression = lastChild(of: child) { visitExpression(expression, .operand) }
      case .closure:
        visitClosure(child, enclosure: nil, result: .statement)
      case .labeledTrailingClosure:
        if let closure = lastChild(of: child) { visitClosure(closure, enclosure: nil, result: .statement) }
      default:
        visitTypesInside(child)
      }
    }
    functionDepth -= 1
    context = savedContext
  }
}
