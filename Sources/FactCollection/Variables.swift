import Facts
import Syntax

/// Variables: local variables, properties, and global variables.
extension FactCollector {
  mutating func visitVariable(_ node: NodeID) {
    let isProperty = functionDepth == 0
    let wrapped = isProperty ? wrappedValue(of: node) : nil
    visitAttributes(of: node, except: wrapped)
    guard isProperty else { return visitLocalVariable(node) }
    var declaration = variableDeclaration(node)
    declaration.wrappedValue = wrapped
    for child in tree.children(of: node) where kind(child) == .patternBinding { visitProperty(child, of: declaration) }
  }

  private struct VariableDeclaration {
    var node: NodeID
    var attributes: [Attribute]
    var modifiers: DeclarationModifiers
    var introducer: Int
    var isLet: Bool
    var isOneOfSeveral: Bool
    /// The expression in `@State(initialValue: …)`.
    var wrappedValue: NodeID?
  }

  private mutating func variableDeclaration(_ node: NodeID) -> VariableDeclaration {
    let introducer = tree.ownToken(of: node) { $0 == .let || $0 == .var || $0 == .inout }
    var bindings = 0
    for child in tree.children(of: node) where kind(child) == .patternBinding { bindings += 1 }
    let token = introducer ?? tree.tokenRange(of: node).lowerBound
    return VariableDeclaration(
      node: node, attributes: readAttributes(of: node), modifiers: readModifiers(of: node), introducer: token,
      isLet: tree.token(at: token).kind == .let, isOneOfSeveral: bindings > 1)
  }

  private mutating func visitProperty(_ binding: NodeID, of declaration: VariableDeclaration) {
    guard let pattern = tree.firstChild(of: binding) else { return }
    let annotation = tree.firstChild(of: binding, .typeAnnotation)
    let typeNode = annotation.flatMap { lastChild(of: $0) }
    let assigned = tree.firstChild(of: binding, .initializerClause).flatMap { lastChild(of: $0) }
    let valueNode = assigned ?? declaration.wrappedValue
    let accessors = tree.firstChild(of: binding, .accessorBlock)
    let accessorTraits = accessors.map { readAccessors($0) } ?? []
    let type = typeNode.map { writtenType($0) }
    if kind(pattern) == .identifierPattern {
      let name = tree.tokenRange(of: pattern).lowerBound
      var traits = accessorTraits
      if declaration.isLet { traits.insert(.isLet) }
      if declaration.isOneOfSeveral { traits.insert(.isOneOfSeveral) }
      if assigned == nil, valueNode != nil { traits.insert(.hasValueInAttribute) }
      if types(at: scope)?.kind == .protocol { traits.insert(.isRequirement) }
      member = Member(name: symbol(token: name), node: declaration.node)
      member.isNonisolated = declaration.modifiers.set.contains(.isNonisolated)
      let modifiers = declaration.modifiers
      let value = valueNode.map { self.value(of: $0) } ?? .none
      if scopeKind == .struct, modifiers.access.map({ $0 > .fileprivate }) ?? true {
        let names = [member.name.string, type?.name ?? "", value.path.lastPathComponent].filter { !$0.isEmpty }
        let isDocumentedAsInput =
          isDocumentedAsInput(above: tree.range(of: declaration.node).start)
          || valueNode != nil
            && isDocumentedAsInput(above: types(at: scope)?.place.range.start ?? 0, naming: names)
        if isDocumentedAsInput { traits.insert(.isDocumentedAsInput) }
      }
      let introducer = place(token: declaration.introducer)
      summary.properties.append(
        Property(
          name: member.name, owner: scope, attributes: declaration.attributes, modifiers: modifiers.set, traits: traits,
          access: modifiers.access, setterAccess: modifiers.setterAccess, type: type,
          value: value, condition: condition, namePlace: place(token: name),
          place: place(declaration.node), valuePlace: valueNode.map { place($0) } ?? .none,
          accessPlace: modifiers.accessToken.map { place(token: $0) },
          setterAccessPlace: modifiers.setterAccessRange.map { place($0) },
          modifierPlace: modifiers.firstToken.map { place(token: $0) } ?? introducer, introducerPlace: introducer,
          getterPlace: accessors.flatMap { holdsStatements($0) ? place($0) : nil }))
    }
    guard unread == nil else {
      if typeNode == nil, let valueNode { unread?.inferredValues.append(tree.tokenRange(of: valueNode)) }
      return skip(valueNode, accessors)
    }
    if let typeNode { mentionTypes(in: typeNode, as: .type) }

    let savedContext = context
    if declaration.modifiers.set.contains(.isStatic) || declaration.modifiers.set.contains(.isClassMember) {
      context.insert(.isInStatic)
    }
    functionDepth += 1
    if let valueNode {
      if let scope, kind(valueNode) == .call {
        copies.initialCalls[MemberName(owner: scope, name: member.name)] = valueNode
      }
      isInInferredProperty = typeNode == nil
      visitExpression(valueNode, Surroundings(position: .expression, impliedType: typeNode))
      isInInferredProperty = false
      recordPublisher(inProperty: valueNode, type: typeNode)
      if scope != nil, let closure = calledClosure(valueNode) {
        result.type = typeNode
        recordFactory(name: member.name, isFunction: true, body: closure)
        result.type = nil
      }
    }
    if let accessors {
      member.returnsValue = accessorTraits.contains(.isComputed)
      result.type = typeNode
      visitAccessors(
        accessors, type: type, place: place(declaration.node),
        isOnMainActor: declaration.attributes.contains { $0.$name == Symbol(.mainActor) })
      result.type = nil
    }
    functionDepth -= 1
    context = savedContext
    member = Member()
  }

  /// Returns whether the accessors compute, observe, or set the value.
  private mutating func readAccessors(_ block: NodeID) -> Property.Traits {
    var traits: Property.Traits = []
    var hasAccessor = false
    for child in tree.children(of: block) where kind(child) == .accessorDeclaration {
      hasAccessor = true
      switch tree.token(at: accessorKeyword(child)).kind {
      case .willSet, .didSet: traits.insert(.hasObservers)
      case .set, .underscoreModify, .modify, .mutate:
        traits.formUnion([.isComputed, .isSettable])
      default: traits.insert(.isComputed)
      }
    }
    if !hasAccessor { traits.insert(.isComputed) }
    return traits
  }

  private mutating func holdsStatements(_ block: NodeID) -> Bool {
    tree.firstChild(of: block).map { kind($0) != .accessorDeclaration } ?? true
  }

  private mutating func accessorKeyword(_ accessor: NodeID) -> Int {
    tree.ownToken(of: accessor) { _ in true } ?? tree.tokenRange(of: accessor).lowerBound
  }

  mutating func isSetterOrObserver(_ accessor: NodeID) -> Bool {
    switch tree.token(at: accessorKeyword(accessor)).kind {
    case .set, .willSet, .didSet: true
    default: false
    }
  }

  private mutating func visitAccessors(_ block: NodeID, type: WrittenType?, place: Place, isOnMainActor: Bool) {
    let isDrawing =
      switch type?.form {
      case .opaque: type?.path != "Hashable"
      case .nominal: type?.path == "AnyView"
      default: false
      }
    let keepsGetter = scope != nil && !isDrawing && isShort(block)
    let start = mentions.open(if: keepsGetter)
    let count = locals.count
    recordFactory(name: member.name, isFunction: false, body: block)
    recordFallback(block)
    recordPublisher(inGetter: block)
    recordBody(name: member.name, accessors: block)
    recordHashedIdentifier(block)
    let saved = (execution, member.block)
    execution.isDrawing = isDrawing
    execution.isInGetter = functionDepth == 1 && holdsStatements(block)
    defer { (execution, member.block) = saved }
    if isOnMainActor { (execution.runsLater, execution.isOnMainActor, execution.background) = (false, true, nil) }
    if functionDepth == 1, let declaration = tree.parent(of: block).flatMap({ tree.parent(of: $0) }) {
      member.block = MemberBlock(node: block, isBuilder: isBuilder(declaration, name: member.name))
    }
    for child in tree.children(of: block) {
      if kind(child) == .accessorDeclaration {
        execution.isActing = isSetterOrObserver(child)
        recordObserver(child, among: block)
        visitAccessor(child)
      } else {
        visit(child)
      }
    }
    locals.leave(count)
    if keepsGetter, let scope {
      recordVolatileGetter(block)
      getters.append(
        Getter(
          name: member.name, owner: scope, mentions: mentions.references(from: start, declaredBelow: count),
          method: methodReturning(block), isList: isList(block),
          isSelection: type?.form == .array && selectsSome(block), place: place))
      mentions.close()
    }
  }

  private func isList(_ block: NodeID) -> Bool {
    guard var value = tree.firstChild(of: block), tree.nextSibling(of: value) == nil else { return false }
    if kind(value) == .accessorDeclaration {
      return tree.firstChild(of: value, .codeBlock).map { isList($0) } ?? false
    }
    if kind(value) == .returnStatement, let returned = tree.firstChild(of: value) { value = returned }
    return kind(value) == .arrayExpression
  }

  /// Returns whether the accessors or the function are short enough to be recorded for rules that follow an identity.
  mutating func isShort(_ block: NodeID) -> Bool { tree.range(of: block).utf8Count < 2_000 }

  private mutating func visitAccessor(_ node: NodeID) {
    let count = locals.count
    if let clause = tree.firstChild(of: node, .parameterClause) {
      declareParameters(clause)
    } else {
      declare(Symbol(.newValue), root: .parameter)
      declare(Symbol(.oldValue), root: .parameter)
    }
    if let body = tree.firstChild(of: node, .codeBlock) {
      let savedBlock = member.block
      if functionDepth == 1 { member.block?.node = body }
      visit(body)
      member.block = savedBlock
    }
    locals.leave(count)
  }

  private mutating func visitLocalVariable(_ node: NodeID) {
    let introducer = tree.ownToken(of: node) { $0 == .let || $0 == .var || $0 == .inout }
    let isLet = introducer.map { tree.token(at: $0).kind == .let } ?? true
    let hasAttributes = tree.firstChild(of: node, .attributeList) != nil
    let first = tree.firstChild(of: node, .patternBinding)
    let isAlone = first.flatMap { tree.nextSibling(of: $0) } == nil && !hasAttributes
    for child in tree.children(of: node) where kind(child) == .patternBinding {
      visitLocalBinding(child, of: node, isLet: isLet, isAlone: isAlone, hasAttributes: hasAttributes)
    }
  }

  private mutating func visitLocalBinding(
    _ binding: NodeID, of node: NodeID, isLet: Bool, isAlone: Bool, hasAttributes: Bool
  ) {
    guard let pattern = tree.firstChild(of: binding) else { return }
    let typeNode = tree.firstChild(of: binding, .typeAnnotation).flatMap { lastChild(of: $0) }
    let valueNode = tree.firstChild(of: binding, .initializerClause).flatMap { lastChild(of: $0) }
    let accessors = tree.firstChild(of: binding, .accessorBlock)
    if let typeNode { mentionTypes(in: typeNode, as: .type) }
    let isKept = execution.isDrawing && isLet
    let start = mentions.open(if: isKept)
    defer { if isKept { mentions.close() } }
    if let valueNode {
      let outer = (execution.isActing, execution.isDrawing)
      if kind(valueNode) == .closure, isAction(valueNode, named: tree.tokenRange(of: pattern).lowerBound) {
        (execution.isActing, execution.isDrawing) = (true, false)
      }
      visitExpression(valueNode, Surroundings(isOperand: true, impliedType: typeNode))
      (execution.isActing, execution.isDrawing) = outer
    }
    if let accessors { visit(accessorBlock: accessors, type: typeNode) }
    guard kind(pattern) == .identifierPattern else {
      let count = locals.count
      visitPattern(pattern, origin: valueNode.flatMap { simpleReference($0) })
      locals.note(source: valueNode, from: count)
      return
    }
    let name = tree.tokenRange(of: pattern).lowerBound
    if isKept, let valueNode {
      recordConstant(name, value: valueNode, mentionsFrom: start, seenIn: tree.parent(of: node))
    }
    if hasAttributes {
      noteLocalHolder(readAttributes(of: node), name: name, type: typeNode, value: valueNode, node: node)
    }
    var typePath = typeNode.map { self.typePath($0) } ?? .empty
    let value = valueNode.map { self.value(of: $0) } ?? .none
    if typePath.isEmpty, value.kind == .construct { typePath = value.$path }
    if typePath.isEmpty, value == Value(.name, Symbol(.`self`)) { typePath = types(at: scope)?.$path ?? .empty }
    let draft = draftLocal(
      name: name, node: node, typeNode: typeNode, value: value, valueNode: valueNode, isLet: isLet,
      isAlone: isAlone && accessors == nil, mentionStart: start)
    // `@Bindable var store = store` only adds the projection, and so does
    // `@Previewable @ObservedObject var s = S.shared`.
    let isBindable =
      hasAttributes
      && readAttributes(of: node).contains { $0.wrapper == .bindable || $0.wrapper == .observedObject }
    // In `var job = job`, the value is the outer variable.
    let copied = valueNode.map { copiedProperty($0) } ?? .empty
    let source = valueNode.flatMap { simpleReference($0) }
    declare(
      symbol(token: name), root: .local, typePath: typePath, in: block(of: name),
      origin: isLet || isBindable ? valueNode.flatMap { simpleReference($0) } : nil, isProjectable: hasAttributes,
      draft: draft)
    if isLet { locals.last?.constant = valueNode }
    if locals.last?.symbol == symbol(token: name) {
      locals.last?.copied = copied
      locals.last?.copiesParameter = source.map { $0.root == .parameter && $0.members.isEmpty } ?? false
    }
    if value.kind == .construct, let valueNode {
      let hostedPath = hostedPath(of: valueNode, made: value)
      locals.last?.madePath = value.$path
      locals.last?.hostedPath = hostedPath
    }
  }

  private mutating func visit(accessorBlock block: NodeID, type: NodeID?) {
    let count = locals.count
    let outerType = result.type
    result.type = type
    defer { result.type = outerType }
    for child in tree.children(of: block) {
      if kind(child) == .accessorDeclaration { visitAccessor(child) } else { visit(child) }
    }
    locals.leave(count)
  }
}
