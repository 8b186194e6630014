import Facts
import Syntax

/// The walk over statements and declarations.
extension FactCollector {
  mutating func visitChildren(of node: NodeID) {
    for child in tree.children(of: node) { visit(child) }
  }

  /// Visits a statement, a declaration, or a part of one.
  mutating func visit(_ node: NodeID) {
    guard unread == nil else { return visitDeclaration(node) }
    switch kind(node) {
    case .importDeclaration: visitImport(node)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .extensionDeclaration:
      visitType(node)
    case .variableDeclaration:
      if initializer != nil { noteWork(node) }
      visitVariable(node)
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration:
      visitFunction(node)
    case .typealiasDeclaration: visitTypeAlias(node)
    case .macroDeclaration: visitMacro(node)
    case .enumCaseDeclaration, .associatedtypeDeclaration: visitTypesInside(node)
    case .operatorDeclaration, .precedenceGroupDeclaration, .sourceLocationDirective, .unexpected, .opaque,
      .breakStatement, .continueStatement, .fallthroughStatement:
      break
    case .ifConfig: visitIfConfig(node)
    case .codeBlock, .memberBlock: visitBlock(node)
    case .returnStatement, .thenStatement:
      if closureDepth == 0, kind(node) == .returnStatement { initializer?.mayHaveReturned = true }
      if let value = tree.firstChild(of: node) {
        visitExpression(value, Surroundings(position: result.position, impliedType: result.type))
      }
    case .guardStatement: visitConditional(node)
    case .whileStatement: visitLoop(node)
    case .forInStatement: visitForIn(node)
    case .doStatement: visitChildren(of: node)
    case .catchClause: visitCatch(node)
    case .deferStatement:
      // An initializer runs it after all other statements.
      if initializer != nil { closureDepth += 1 }
      visitChildren(of: node)
      if initializer != nil { closureDepth -= 1 }
    case .repeatWhileStatement, .labeledStatement, .throwStatement, .yieldStatement,
      .discardStatement:
      visitChildren(of: node)
    case .switchCase: visitSwitchCase(node, subject: nil)
    default:
      if Self.isType(kind(node)) {
        mentionTypes(in: node, as: .type)
      } else {
        if initializer != nil { noteWork(node) }
        visitExpression(node, Surroundings(position: .statement, impliedType: result.type))
      }
    }
  }

  /// Visits a loop. In code that responds to events, it may continue for as long as the view is onscreen.
  private mutating func visitLoop(_ node: NodeID) {
    let outer = execution
    execution.outlivesView = execution.outlivesView || execution.isActing
    visitConditional(node)
    execution = outer
  }

  /// Visits statements whose local names end with them.
  mutating func visitBlock(_ node: NodeID) {
    let (count, facts) = (locals.count, execution.branch)
    visitChildren(of: node)
    locals.leave(count)
    execution.branch = facts
  }

  /// Visits the contents of those `#if` clauses that a build with SwiftUI may include.
  mutating func visitIfConfig(_ node: NodeID, _ visit: (inout FactCollector, NodeID) -> Void = { $0.visit($1) }) {
    let outer = condition
    for clause in tree.children(of: node) {
      let holds = holdsWithSwiftUI(clause: clause)
      if holds != false { visitIfConfigClause(clause, outer: outer, visit) }
      if holds == true { break }
    }
  }

  private mutating func visitIfConfigClause(
    _ clause: NodeID, outer: Symbol?, _ visit: (inout FactCollector, NodeID) -> Void
  ) {
    var children = tree.children(of: clause)
    var text = Symbol("#else")
    if tree.ownToken(of: clause, .poundElse) == nil, let expression = children.next() {
      text = symbols.symbol(tree.range(of: expression))
    }
    condition = joined(outer, text)
    for child in children { visit(&self, child) }
    condition = outer
  }

  /// Visits a `guard` or `while`. The names that a `guard` binds remain visible after it.
  private mutating func visitConditional(_ node: NodeID) {
    let count = locals.count
    var bound: ArraySlice<Local> = []
    var facts = ConditionFacts()
    for child in tree.children(of: node) {
      if kind(child) == .conditionList {
        if kind(node) == .guardStatement { facts = branchFacts(of: child) }
        visitConditions(child)
        if kind(node) == .guardStatement {
          bound = locals.take(from: count)
        }
      } else {
        visit(child)
      }
    }
    locals.leave(count)
    locals.add(bound)
    execution.branch += facts.holding
  }

  mutating func visitConditions(_ list: NodeID) {
    for child in tree.children(of: list) {
      switch kind(child) {
      case .optionalBindingCondition: visitOptionalBinding(child)
      case .matchingPatternCondition: visitMatchingPattern(child)
      case .availabilityCondition: break
      default: visitExpression(child, .operand)
      }
    }
  }

  private mutating func visitOptionalBinding(_ node: NodeID) {
    var origin: Reference?
    if let type = tree.firstChild(of: node, .typeAnnotation) { visitTypesInside(type) }
    guard let pattern = tree.firstChild(of: node) else { return }
    if let clause = tree.firstChild(of: node, .initializerClause), let value = tree.firstChild(of: clause) {
      let isKept = execution.isDrawing && kind(pattern) == .identifierPattern
      let start = mentions.open(if: isKept)
      visitExpression(value, .operand)
      origin = simpleReference(value)
      if isKept {
        // A constant bound by a `guard` is visible in all statements after it.
        let statement = tree.parent(of: node).flatMap { tree.parent(of: $0) }
        let owner = statement.flatMap { kind($0) == .guardStatement ? tree.parent(of: $0) : $0 }
        recordConstant(
          tree.tokenRange(of: pattern).lowerBound, value: value, mentionsFrom: start, seenIn: owner)
        mentions.close()
      }
    } else if kind(pattern) == .identifierPattern {
      // `if let name` reads the outer name and declares a local one.
      let token = tree.tokenRange(of: pattern).lowerBound
      visitName(token: token, members: [], usage: .read)
      origin = reference(token: token, members: []).reference
    }
    let count = locals.count
    visitPattern(pattern, origin: origin)
    locals.note(source: tree.firstChild(of: node, .initializerClause).flatMap { tree.firstChild(of: $0) }, from: count)
  }

  private mutating func visitMatchingPattern(_ node: NodeID) {
    var origin: Reference?
    if let clause = tree.firstChild(of: node, .initializerClause), let value = tree.firstChild(of: clause) {
      visitExpression(value, .operand)
      origin = simpleReference(value)
    }
    if let pattern = tree.firstChild(of: node) { visitPattern(pattern, origin: origin) }
  }

  private mutating func visitForIn(_ node: NodeID) {
    if initializer != nil { noteLoop() }
    let count = locals.count
    var pattern: NodeID?
    var elements: Reference?
    var isBound = false
    for child in tree.children(of: node) {
      let currentKind = kind(child)
      if pattern == nil {
        pattern = child
      } else if currentKind == .typeAnnotation {
        visitTypesInside(child)
      } else if currentKind == .codeBlock || currentKind == .whereClause {
        if !isBound, let pattern {
          visitPattern(pattern, origin: nil)
          if locals.count == count + 1 { locals.last?.elements = elements }
          isBound = true
        }
        visit(child)
      } else {
        elements = collection(child)
        visitExpression(child, .operand)
      }
    }
    locals.leave(count)
  }

  private mutating func visitCatch(_ node: NodeID) {
    let count = locals.count
    declare(Symbol(.error), root: .local)
    for child in tree.children(of: node) {
      if kind(child) == .caseItem { visitCaseItem(child, subject: nil) } else { visit(child) }
    }
    locals.leave(count)
  }

  mutating func visitSwitchCase(_ node: NodeID, subject: Reference?) {
    let count = locals.count
    for child in tree.children(of: node) {
      switch kind(child) {
      case .caseItem: visitCaseItem(child, subject: subject)
      case .attributeList: break
      default: visit(child)
      }
    }
    locals.leave(count)
  }

  private mutating func visitCaseItem(_ node: NodeID, subject: Reference?) {
    for child in tree.children(of: node) {
      if kind(child) == .whereClause {
        visitChildren(of: child)
      } else {
        visitPattern(child, origin: subject)
      }
    }
  }

  /// Declares the names of a pattern and visits its expressions and types.
  mutating func visitPattern(_ node: NodeID, origin: Reference?) {
    switch kind(node) {
    case .identifierPattern:
      declare(symbol(token: tree.tokenRange(of: node).lowerBound), root: .local, origin: origin)
    case .wildcardPattern:
      break
    case .tuplePattern, .tuplePatternElement, .valueBindingPattern:
      for child in tree.children(of: node) { visitPattern(child, origin: origin) }
    case .isTypePattern:
      visitTypesInside(node)
    case .expressionPattern:
      patternOrigin = origin
      visitChildren(of: node)
      patternOrigin = nil
    default:
      visitExpression(node, .operand)
    }
  }

  /// Records the types among a node's children.
  mutating func visitTypesInside(_ node: NodeID) {
    for child in tree.children(of: node) {
      if Self.isType(kind(child)) {
        mentionTypes(in: child, as: .type)
      } else if kind(child) == .inheritanceClause || kind(child) == .inheritedType
        || kind(child) == .genericParameterClause || kind(child) == .genericParameter
        || kind(child) == .genericWhereClause || kind(child) == .genericRequirement
      {
        visitHeading(child)
      } else {
        visitTypesInside(child)
      }
    }
  }

  /// Records the types of an inheritance or `where` clause.
  mutating func visitHeading(_ node: NodeID) {
    for child in tree.children(of: node) {
      if Self.isType(kind(child)) {
        mentionTypes(in: child, as: kind(node) == .genericRequirement ? .constraint : .heading)
      } else {
        visitHeading(child)
      }
    }
  }

  mutating func declare(
    _ symbol: Symbol, root: Reference.Root, typePath: Symbol = .empty, in block: Int? = nil, origin: Reference? = nil,
    parameterKind: ClosureParameterKind = .other, isProjectable: Bool = false, draft: Int? = nil
  ) {
    guard symbol != Symbol(.wildcard) else { return }
    locals.add(
      Local(
        symbol: symbol, root: root, typePath: typePath, block: block, origin: origin, parameterKind: parameterKind,
        isProjectable: isProjectable, draft: draft))
  }
}
