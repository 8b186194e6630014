import Facts
import SourceText
import Syntax

/// The facts about an initializer that are collected while its body is read.
struct InitializerDraft {
  var body: NodeID?
  var assignments: [Assignment] = []
  var locals: [LocalDraft] = []
  var statementIndex = 0
  var isDelegating = false
  var selfAssignment: SelfAssignment?
  var doesWork = false
  /// Whether a `return` precedes the current statement, so that the statement doesn't run on every path.
  var mayHaveReturned = false
  /// The type's own functions that it calls.
  var ownCalls: Set<Symbol> = []
  /// The type's own functions that it calls as statements.
  var steps: Set<Symbol> = []
  var reads: [InitializerBody.Read] = []
}

struct LocalDraft {
  var variable: LocalVariable
  /// The number of local names that are declared before it.
  var localCount: Int
  /// The values that are assigned to a constant after its declaration.
  var assigned: [Value] = []
  var uses: [Place] = []
  var isMutated = false
  /// The parameters that later statements pass to the value's methods: `model.configure(kind: kind)`.
  var configured: [Reference] = []
}

extension FactCollector {
  mutating func visitInitializerBody(
    _ body: NodeID?, of node: NodeID, owner: Int, modifiers: DeclarationModifiers
  ) {
    initializer = InitializerDraft(body: body)
    var statements: [InitializerBody.Statement] = []
    let count = locals.count
    var statement = body.flatMap { tree.firstChild(of: $0) }
    while let current = statement {
      let effects = effectCount
      let start = mentions.open()
      let isAfterReturn = initializer?.mayHaveReturned ?? false
      visit(current)
      var names: [Symbol] = []
      for mention in mentions[from: start] where !names.contains(mention.reference.$name) {
        names.append(mention.reference.$name)
      }
      noteConfiguration(by: current, mentions[from: start].map(\.reference))
      mentions.close()
      statements.append(
        InitializerBody.Statement(
          names: names, hasEffects: effectCount > effects, isAfterReturn: isAfterReturn, place: place(current)))
      initializer?.statementIndex += 1
      statement = tree.nextSibling(of: current)
    }
    locals.leave(count)
    let draft = initializer ?? InitializerDraft()
    initializer = nil

    var traits: Initializer.Traits = []
    if draft.isDelegating { traits.insert(.isDelegating) }
    if let effects = tree.firstChild(of: node, .effects) {
      if tree.ownToken(of: effects, .throws) != nil || tree.ownToken(of: effects, .rethrows) != nil {
        traits.insert(.isThrowing)
      }
      if tree.ownToken(of: effects, .async) != nil { traits.insert(.isAsync) }
    }
    if tree.ownToken(
      of: node, where: { $0 == .postfixQuestionMark || $0 == .exclamationMark || $0 == .infixQuestionMark }) != nil
    {
      traits.insert(.isFailable)
    }
    if modifiers.set.contains(.isConvenience) { traits.insert(.isConvenience) }
    if draft.doesWork { traits.insert(.doesWork) }
    if draft.assignments.filter(\.isAtTopLevel).count == statements.count { traits.insert(.onlyAssigns) }
    if !draft.doesWork, !draft.ownCalls.isEmpty {
      ownCalls[summary.initializers.count] = (draft.ownCalls, draft.steps)
    }
    let keyword = tree.ownToken(of: node, .`init`) ?? tree.tokenRange(of: node).lowerBound
    summary.initializers.append(
      Initializer(
        index: summary.initializers.count, owner: owner, access: modifiers.access,
        parameters: tree.firstChild(of: node, .parameterClause).map { readParameters($0) } ?? [], traits: traits,
        assignments: draft.assignments, selfAssignment: draft.selfAssignment, condition: condition,
        namePlace: place(token: keyword), place: place(node)))
    file.initializerBodies.append(
      InitializerBody(
        locals: draft.locals.map { local in
          let variable = local.variable
          return LocalVariable(
            name: variable.$name, isLet: variable.isLet, isAlone: variable.isAlone, type: variable.type,
            value: value(of: local), mentions: variable.mentions, valueTraits: variable.valueTraits,
            statementIndex: variable.statementIndex, uses: local.uses, isMutated: local.isMutated,
            namePlace: variable.namePlace, place: variable.place, valuePlace: variable.valuePlace)
        }, statements: statements, reads: draft.reads))
  }

  // MARK: Local variables

  /// Begins the facts of a variable at the initializer's top level. Returns its index; nil for other variables.
  mutating func draftLocal(
    name: Int, node: NodeID, typeNode: NodeID?, value: Value, valueNode: NodeID?, isLet: Bool, isAlone: Bool,
    mentionStart: Int
  ) -> Int? {
    guard let draft = initializer, let body = draft.body, tree.parent(of: node) == body,
      isLet || valueNode != nil
    else { return nil }
    let variable = LocalVariable(
      name: symbol(token: name), isLet: isLet, isAlone: isAlone, type: typeNode.map { writtenType($0) }, value: value,
      mentions: mentions.references(from: mentionStart, declaredBelow: locals.count),
      valueTraits: valueNode.map { valueTraits(of: $0) } ?? [], statementIndex: draft.statementIndex, uses: [],
      isMutated: false, namePlace: place(token: name), place: place(node),
      valuePlace: valueNode.map { place($0) } ?? .none)
    initializer?.locals.append(LocalDraft(variable: variable, localCount: locals.count))
    return draft.locals.count
  }

  /// The value of a variable in its declaration. A constant without one is assigned on each path.
  private func value(of draft: LocalDraft) -> Value {
    draft.variable.value.kind == .none ? choice(among: draft.assigned) ?? .none : draft.variable.value
  }

  mutating func noteUse(ofDraft index: Int, token: Int, isMutation: Bool) {
    let use = place(token: token)
    guard initializer?.locals.indices.contains(index) == true else { return }
    initializer?.locals[index].uses.append(use)
    if isMutation { initializer?.locals[index].isMutated = true }
  }

  /// Notes the parameters that a statement passes on to a variable before another one keeps it.
  private mutating func noteConfiguration(by statement: NodeID, _ names: [Reference]) {
    guard kind(statement) == .call, let variable = names.first, variable.root == .local,
      symbol(token: tree.tokenRange(of: statement).lowerBound) == variable.$name,
      let index = initializer?.locals.lastIndex(where: { $0.variable.$name == variable.$name })
    else { return }
    initializer?.locals[index].configured += names.filter { $0.root == .parameter }
  }

  private mutating func valueTraits(of node: NodeID) -> LocalVariable.ValueTraits {
    var traits: LocalVariable.ValueTraits = []
    for index in tree.tokenRange(of: node) {
      switch tokens[index].kind {
      case .try: traits.insert(.hasTry)
      case .await: traits.insert(.hasAwait)
      case .self, .super: traits.insert(.hasSelf)
      case .leftBrace: traits.insert(.hasClosure)
      default: break
      }
    }
    return traits
  }

  // MARK: Assignments

  /// Records `target = value` if the target is a property of the type.
  mutating func recordAssignment(
    _ node: NodeID, target: NodeID, value valueNode: NodeID, isWhole: Bool, mentions: [Reference]
  ) {
    guard let draft = initializer else { return }
    let target = unwrapped(target)
    var name: Int
    var form = Assignment.Form.bare
    switch kind(target) {
    case .identifierExpression:
      name = tree.tokenRange(of: target).lowerBound
      if tree.token(at: name).kind == .self {
        initializer?.isDelegating = true
        guard draft.selfAssignment == nil else { return }
        let assignment = SelfAssignment(
          value: isWhole ? value(of: valueNode) : Value(.compound),
          isFirst: draft.statementIndex == 0 && closureDepth == 0 && tree.parent(of: node) == draft.body,
          place: place(node), valuePlace: place(valueNode))
        initializer?.selfAssignment = assignment
        return
      }
      if let index = locals.index(of: symbol(token: name)) {
        guard let local = locals[index].draft, draft.locals.indices.contains(local) else { return }
        let assigned = isWhole ? value(of: valueNode) : choice(from: valueNode) ?? .none
        initializer?.locals[local].assigned.append(assigned)
        return
      }
    case .memberAccess:
      let (root, members) = memberChain(of: target)
      guard let root, members.count == 1, kind(root) == .identifierExpression,
        tree.token(at: tree.tokenRange(of: root).lowerBound).kind == .self
      else { return }
      name = members[0]
      form = .selfMember
    default:
      return
    }
    let property = symbol(token: name).withoutStoragePrefix
    if property != symbol(token: name) { form = .storage }
    let wholeValue = isWhole ? value(of: valueNode) : choice(from: valueNode) ?? Value(.compound)
    let wrapped = isWhole ? wrappedExpression(of: valueNode) : nil
    let wrappedValue = wrapped.map { value(of: $0.expression) } ?? .none
    let made = form == .storage ? wrappedValue : wholeValue
    let local =
      made.kind == .name
      ? draft.locals.last { $0.variable.$name == made.$path && ($0.variable.isLet || !$0.isMutated) } : nil
    let valueRange =
      isWhole
      ? tree.range(of: valueNode) : ByteRange(tree.range(of: valueNode).start, tree.range(of: node).end)
    let assignment = Assignment(
      property: property, form: form, value: wholeValue,
      wrapped: wrappedValue, source: local.map { value(of: $0) } ?? made,
      fallback: isWhole ? .none : valueWithoutParameter(valueNode),
      sourceReference: (local?.variable.mentions ?? mentions).first, mentions: expanded(mentions),
      valueTraits: valueTraits(of: valueNode).union(hasRedeclaredName(mentions) ? .hasRedeclaredName : []),
      isAtTopLevel: closureDepth == 0 && tree.parent(of: node) == draft.body,
      isInClosure: closureDepth > 0, isAfterReturn: draft.mayHaveReturned,
      statementIndex: draft.statementIndex, place: place(node), targetPlace: place(token: name),
      valuePlace: place(valueRange), calleePlace: wrapped.map { place(token: $0.callee) } ?? .none,
      wrappedPlace: wrapped.map { place($0.expression) } ?? .none)
    initializer?.assignments.append(assignment)
    if isWhole, assignment.isAtTopLevel, form != .storage { recordPublisher(valueNode, assignedTo: property) }
  }

  /// Returns `T()` for `parameter ?? T()`, from its first operand.
  private mutating func valueWithoutParameter(_ first: NodeID) -> Value {
    guard let reference = simpleReference(first), reference.root == .parameter, reference.members.isEmpty,
      let operation = tree.nextSibling(of: first), isOperator(operation, "??"),
      let fallback = tree.nextSibling(of: operation), tree.nextSibling(of: fallback) == nil
    else { return .none }
    return value(of: fallback)
  }

  /// Returns the mentions, and those in the values of the initializer's own variables among them.
  private mutating func expanded(_ mentions: [Reference]) -> [Reference] {
    var result = mentions
    for draft in drafts(in: mentions) {
      for inner in draft.variable.mentions + draft.configured where !result.contains(inner) { result.append(inner) }
    }
    return result
  }

  private func drafts(in mentions: [Reference]) -> [LocalDraft] {
    guard let drafts = initializer?.locals, !drafts.isEmpty else { return [] }
    return mentions.filter { $0.root == .local }.compactMap { mention in
      drafts.last { $0.variable.$name == mention.$name }
    }
  }

  private func hasRedeclaredName(_ mentions: [Reference]) -> Bool {
    drafts(in: mentions).contains { draft in
      draft.variable.mentions.contains { (locals.index(of: $0.$name) ?? 0) > draft.localCount }
    }
  }

  /// Returns the expression from which a wrapper is created: the argument of `W(wrappedValue:)`, `W(projectedValue:)`,
  /// or `W(initialValue:)`, or the only expression in the closure of `W { … }`.
  private mutating func wrappedExpression(of node: NodeID) -> (expression: NodeID, callee: Int)? {
    let call = unwrapped(node)
    guard kind(call) == .call, let callee = tree.firstChild(of: call),
      let target = constructionTarget(unwrapped(callee)), target.callee != .ownType
    else { return nil }
    for child in tree.siblings(after: callee) {
      if kind(child) == .argument, let expression = lastChild(of: child) {
        let label = argumentLabel(of: child)
        if [Symbol(.wrappedValue), Symbol(.projectedValue), Symbol(.initialValue)].contains(label) {
          return (valueGiven(byCallOfClosure: expression) ?? expression, target.name)
        }
        if label.isEmpty, kind(expression) == .closure { return closureResult(expression, target.name) }
      } else if kind(child) == .closure {
        return closureResult(child, target.name)
      }
    }
    return nil
  }

  private mutating func closureResult(_ closure: NodeID, _ callee: Int) -> (expression: NodeID, callee: Int)? {
    var child = tree.firstChild(of: closure)
    if let signature = child, kind(signature) == .closureSignature { child = tree.nextSibling(of: signature) }
    guard let statement = child, tree.nextSibling(of: statement) == nil else { return nil }
    if kind(statement) == .returnStatement {
      return tree.firstChild(of: statement).map { ($0, callee) }
    }
    return (statement, callee)
  }
}
