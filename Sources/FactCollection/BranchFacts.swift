import Facts
import Syntax

/// Facts about the names that conditions depend on.
extension FactCollector {
  /// The facts that hold if a condition is true, and those that hold if it is false.
  struct ConditionFacts {
    var holding: [BranchFact] = []
    var failing: [BranchFact] = []

    var negated: ConditionFacts { ConditionFacts(holding: failing, failing: holding) }

    /// Adds the facts of another condition in a list. The list may fail because of any of them, so only a single
    /// condition keeps its failing facts.
    mutating func join(_ other: ConditionFacts, isFirst: Bool) {
      holding += other.holding
      failing = isFirst ? other.failing : []
    }
  }

  /// Returns the facts of a list of conditions. The names that the conditions bind must not be declared yet.
  mutating func branchFacts(of conditions: NodeID) -> ConditionFacts {
    var result = ConditionFacts()
    guard scope != nil else { return result }
    var isFirst = true
    for child in tree.children(of: conditions) {
      result.join(branchFacts(ofCondition: child), isFirst: isFirst)
      isFirst = false
    }
    return result
  }

  /// Returns the fact that holds in a case other than `.loading`, if there is such a case.
  mutating func loadedFacts(ofCase node: NodeID, of statement: NodeID, subject: Reference?) -> [BranchFact] {
    guard let subject, subject.isOfSelf, !isForLoading(node) else { return [] }
    let hasLoadingCase = tree.children(of: statement).contains { kind($0) == .switchCase && isForLoading($0) }
    return hasLoadingCase ? [BranchFact(name: subject.$name, kind: .loaded)] : []
  }

  private func isForLoading(_ node: NodeID) -> Bool {
    guard let item = tree.firstChild(of: node, .caseItem), case let text = tree.text(of: item) else { return false }
    return text.hasPrefix(".") && String(text.prefix { $0 != "(" }).indicatesLoading
  }

  /// Returns the facts that hold in a `case` with a single pattern that binds nothing.
  mutating func branchFacts(ofCase node: NodeID, subject: Reference?) -> [BranchFact] {
    guard let name = subject?.ownName else { return [] }
    var only: NodeID?
    for child in tree.children(of: node) where kind(child) == .caseItem {
      guard only == nil else { return [] }
      only = child
    }
    guard let only, let pattern = tree.firstChild(of: only) else { return [] }
    return branchFacts(ofPattern: pattern, name)
  }

  private mutating func branchFacts(ofCondition node: NodeID) -> ConditionFacts {
    switch kind(node) {
    case .optionalBindingCondition:
      guard let pattern = tree.firstChild(of: node) else { return ConditionFacts() }
      let value = tree.firstChild(of: node, .initializerClause).flatMap { tree.firstChild(of: $0) }
      let isShort = value == nil && kind(pattern) == .identifierPattern
      let bound =
        isShort
        ? reference(token: tree.tokenRange(of: pattern).lowerBound, members: []).reference
        : value.flatMap { simpleReference($0) }
      guard let name = bound?.ownName else { return ConditionFacts() }
      return ConditionFacts(
        holding: [BranchFact(name: name, kind: .present)], failing: [BranchFact(name: name, kind: .missing)])
    case .matchingPatternCondition:
      guard let pattern = tree.firstChild(of: node),
        let value = tree.firstChild(of: node, .initializerClause).flatMap({ tree.firstChild(of: $0) }),
        let name = simpleReference(value)?.ownName
      else { return ConditionFacts() }
      return ConditionFacts(holding: branchFacts(ofPattern: pattern, name))
    case .availabilityCondition: return ConditionFacts()
    default: return branchFacts(ofExpression: node, depth: 0)
    }
  }

  private mutating func branchFacts(ofExpression node: NodeID, depth: Int) -> ConditionFacts {
    guard depth < 8 else { return ConditionFacts() }
    let node = unwrapped(node)
    switch kind(node) {
    case .prefixExpression:
      guard tree.text(of: node).hasPrefix("!"), let operand = tree.firstChild(of: node) else { return ConditionFacts() }
      return branchFacts(ofExpression: operand, depth: depth + 1).negated
    case .sequenceExpression: return branchFacts(ofSequence: node, depth: depth)
    case .identifierExpression, .memberAccess:
      guard let reference = simpleReference(node) else { return ConditionFacts() }
      if reference.isOfSelf, reference.members.lastPathComponent.indicatesLoading {
        return ConditionFacts(failing: [BranchFact(name: reference.$name, kind: .loaded)])
      }
      guard let name = reference.ownName else { return ConditionFacts() }
      let fact = BranchFact(name: name, kind: .steady)
      return ConditionFacts(holding: [fact], failing: [fact])
    default: return ConditionFacts()
    }
  }

  /// Returns the facts of a sequence of operators: `x == nil`, `tab == .home && isOn`.
  private mutating func branchFacts(ofSequence node: NodeID, depth: Int) -> ConditionFacts {
    var parts: [[NodeID]] = [[]]
    for child in tree.children(of: node) {
      guard kind(child) == .binaryOperator else {
        parts[parts.count - 1].append(child)
        continue
      }
      switch tree.text(of: child) {
      case "&&": parts.append([])
      case "==", "!=": parts[parts.count - 1].append(child)
      default: return ConditionFacts()
      }
    }
    var result = ConditionFacts()
    for (index, part) in parts.enumerated() {
      if part.count == 1 {
        result.join(branchFacts(ofExpression: part[0], depth: depth + 1), isFirst: index == 0)
      } else if part.count == 3 {
        let facts = branchFacts(comparing: part[0], with: part[2])
        result.join(tree.text(of: part[1]) == "==" ? facts : facts.negated, isFirst: index == 0)
      } else {
        result.failing = []
      }
    }
    if parts.count > 1 { result.failing = [] }
    return result
  }

  private mutating func branchFacts(comparing first: NodeID, with second: NodeID) -> ConditionFacts {
    if kind(first) == .nilLiteral, kind(second) != .nilLiteral { return branchFacts(comparing: second, with: first) }
    guard let name = simpleReference(first)?.ownName else { return ConditionFacts() }
    if kind(second) == .nilLiteral {
      return ConditionFacts(
        holding: [BranchFact(name: name, kind: .missing)], failing: [BranchFact(name: name, kind: .present)])
    }
    return isConstant(second) ? ConditionFacts(holding: [BranchFact(name: name, kind: .steady)]) : ConditionFacts()
  }

  private mutating func isConstant(_ node: NodeID) -> Bool {
    let value = value(of: node)
    switch value.kind {
    case .literal, .implicitMember: return true
    case .member: return value.path.startsLikeType
    default: return false
    }
  }

  private mutating func branchFacts(ofPattern node: NodeID, _ name: Symbol) -> [BranchFact] {
    guard kind(node) == .expressionPattern, let expression = tree.firstChild(of: node) else { return [] }
    if kind(expression) == .nilLiteral { return [BranchFact(name: name, kind: .missing)] }
    guard kind(expression) != .call, isConstant(expression) else { return [] }
    return [BranchFact(name: name, kind: value(of: expression).kind == .literal ? .steady : .sameCase)]
  }
}

extension Reference {
  /// The name of a member of the enclosing type, if the reference consists only of that; otherwise nil.
  var ownName: Symbol? { isOfSelf && members.isEmpty && !isProjected ? $name : nil }
}
