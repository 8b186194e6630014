import Facts
import Syntax

/// Functions, initializers, and their parameters.
extension FactCollector {
  mutating func visitFunction(_ node: NodeID) {
    visitAttributes(of: node)
    let modifiers = readModifiers(of: node)
    let isInitializer = kind(node) == .initializerDeclaration
    let isMember = functionDepth == 0
    let saved = (member, context, isInInferredProperty, result)
    let savedInitializer = initializer
    let outer = execution
    execution.isDrawing = draws(node)
    execution.isActing = acts(node)
    (execution.filling, execution.outlivesView, execution.followsAwait, execution.keeping) = ([], false, false, nil)
    (execution.followsCallback, execution.branch, execution.isInGetter) = (false, [], false)
    if isMember { execution.effect = nil }
    let isOnMainActor = readAttributes(of: node).contains { $0.$name == Symbol(.mainActor) }
    execution.isOnMainActor = isOnMainActor || !isMember && execution.isOnMainActor
    let isOnKnownActor = isOnMainActor || runsOnGivenActor(node)
    if isOnMainActor { execution.runsLater = false }
    if let effects = tree.firstChild(of: node, .effects), tree.ownToken(of: effects, .async) != nil, !isOnKnownActor {
      (execution.runsLater, execution.callbackReceiver) = (true, .empty)
    }
    execution.background = isOnKnownActor ? nil : background(of: node, isMember: isMember)
    defer { execution = outer }
    let count = locals.count
    isInInferredProperty = false
    let returned = tree.firstChild(of: node, .returnClause)
    result = Result(type: returned.flatMap { tree.firstChild(of: $0) })
    if isMember {
      member = Member(node: node, returnsValue: returned != nil)
      member.isNonisolated = modifiers.set.contains(.isNonisolated)
      if isInitializer {
        member.name = Symbol(.`init`)
        context.insert(.isInInitializer)
      } else if let name = nameToken(of: node, after: .func) {
        member.name = symbol(token: name)
        member.isPrivate = modifiers.access == .private
        noteMethod(name, modifiers, isAsync: isAsync(node), isDrawing: draws(node))
      }
      if modifiers.set.contains(.isStatic) || modifiers.set.contains(.isClassMember) { context.insert(.isInStatic) }
    } else if let name = nameToken(of: node, after: .func) {
      // A local function is a name in the enclosing function.
      declare(symbol(token: name), root: .local)
    }
    if isMember, execution.isDrawing { recordDrawingFunction(node, modifiers) }
    let getterStart = openGetter(ofFunction: node, isMember: isMember)
    functionDepth += 1
    if !isMember { closureDepth += 1 }
    let parametersCount = locals.count
    let outerDeclaration = constrainedDeclaration
    defer { constrainedDeclaration = outerDeclaration }
    constrainedDeclaration =
      isInitializer ? Symbol(.`init`) : nameToken(of: node, after: .func).map { symbol(token: $0) } ?? .empty
    var body: NodeID?
    for child in tree.children(of: node) {
      switch kind(child) {
      case .attributeList, .modifierList: break
      case .parameterClause: declareParameters(child)
      case .codeBlock: body = child
      case .accessorBlock: body = child
      case .genericParameterClause, .genericWhereClause: visitHeading(child)
      default: visitTypesInside(child)
      }
    }
    constrainedDeclaration = .empty
    if isMember { member.block = body.map { MemberBlock(node: $0, isBuilder: isBuilder(node, name: member.name)) } }
    if isInitializer, isMember, let scope {
      visitInitializerBody(body, of: node, owner: scope, modifiers: modifiers)
    } else if let body {
      if isMember {
        if let scope, scopeKind == .class || scopeKind == .extension {
          classFunctions.append((scope, member.name, body))
        }
        recordFactory(name: member.name, isFunction: true, body: body)
        if returned != nil { recordVolatileFunction(body) }
        if let name = nameToken(of: node, after: .func) {
          recordComparison(node, name: name, body: body)
          recordHashedMembers(node, name: name, body: body)
        }
      }
      visitBlock(body)
    }
    functionDepth -= 1
    if !isMember { closureDepth -= 1 }
    locals.leave(isMember ? count : parametersCount)
    if let getterStart { closeGetter(of: body, from: getterStart, declaredBelow: count, place: place(node)) }
    (member, context, isInInferredProperty, result) = saved
    initializer = savedInitializer
  }

  /// Declares the parameters of a clause, and visits their types and default values.
  mutating func declareParameters(_ clause: NodeID) {
    for child in tree.children(of: clause) where kind(child) == .parameter {
      let names = parameterNames(child)
      let typeNode = parameterType(child)
      if let typeNode { mentionTypes(in: typeNode, as: .parameter) }
      let attributes = readAttributes(of: child)
      if let name = names.name {
        noteLocalHolder(attributes, name: name, type: typeNode, value: nil, node: child)
      }
      if let value = tree.firstChild(of: child, .initializerClause).flatMap({ lastChild(of: $0) }) {
        visitExpression(value, .operand)
      }
      if let name = names.name {
        declare(
          symbol(token: name), root: .parameter, typePath: typeNode.map { typePath($0) } ?? .empty,
          in: block(of: name), isProjectable: !attributes.isEmpty)
      }
    }
  }

  mutating func parameterType(_ parameter: NodeID) -> NodeID? {
    tree.children(of: parameter).first { Self.isType(kind($0)) }
  }

  /// Returns the tokens of the label and the name: the same one for `x: T`.
  mutating func parameterNames(_ parameter: NodeID) -> (label: Int?, name: Int?) {
    let range = tree.tokenRange(of: parameter)
    var first = range.lowerBound
    var child = tree.firstChild(of: parameter)
    while let current = child, kind(current) == .attributeList || kind(current) == .modifierList {
      first = max(first, tree.tokenRange(of: current).upperBound)
      child = tree.nextSibling(of: current)
    }
    guard first < range.upperBound else { return (nil, nil) }
    if let child, tree.tokenRange(of: child).lowerBound == first { return (nil, nil) }
    let second = first + 1
    guard second < range.upperBound, tree.token(at: second).kind != .colon,
      child.map({ tree.tokenRange(of: $0).lowerBound > second }) ?? true, tree.token(at: second).kind != .comma
    else { return (first, first) }
    return (first, second)
  }

  mutating func readParameters(_ clause: NodeID) -> [Parameter] {
    var result: [Parameter] = []
    for child in tree.children(of: clause) where kind(child) == .parameter {
      let names = parameterNames(child)
      if let label = names.label, let name = names.name {
        result.append(readParameter(child, index: result.count, label: label, name: name))
      }
    }
    return result
  }

  private mutating func readParameter(_ node: NodeID, index: Int, label: Int, name: Int) -> Parameter {
    var traits: Parameter.Traits = []
    let typeNode = parameterType(node)
    let attributeHolders = [node] + (typeNode.map { kind($0) == .attributedType ? [$0] : [] } ?? [])
    for holder in attributeHolders {
      for attribute in readAttributes(of: holder) {
        switch attribute.name {
        case "autoclosure": traits.insert(.isAutoclosure)
        case "escaping": traits.insert(.isEscaping)
        case "Sendable", "MainActor", "noescape", "convention": break
        default: traits.insert(.hasBuilder)
        }
      }
    }
    if let typeNode, kind(typeNode) == .attributedType, tree.ownToken(of: typeNode, .inout) != nil {
      traits.insert(.isInOut)
    }
    if tree.ownToken(of: node, where: { $0.isOperator }) != nil { traits.insert(.isVariadic) }
    let defaultNode = tree.firstChild(of: node, .initializerClause)
    if defaultNode != nil { traits.insert(.hasDefault) }
    let type = typeNode.map { writtenType($0) }
    // A closure in an optional escapes.
    if let type, type.isOptional { traits.insert(.isEscaping) }
    return Parameter(
      index: index, label: tree.token(at: label).kind == .wildcard ? .empty : symbol(token: label),
      name: symbol(token: name),
      type: type, traits: traits,
      defaultValue: defaultNode.flatMap { lastChild(of: $0) }.map { value(of: $0) } ?? .none,
      namePlace: place(token: name), typePlace: typeNode.map { place($0) } ?? .none)
  }
}
