import Facts
import Syntax

/// Expressions that return a different value each time they are read.
extension FactCollector {
  private static let freshTypes: Set<String> = [
    "UUID", "Date", "NSUUID", "NSDate", "Foundation.UUID", "Foundation.Date",
  ]
  private static let freshFunctions: Set<String> = [
    "arc4random", "arc4random_uniform", "CFAbsoluteTimeGetCurrent", "CACurrentMediaTime", "drand48",
  ]
  private static let freshMembers: Set<String> = [
    "Date.now", "Date.timeIntervalSinceReferenceDate", "ProcessInfo.processInfo.globallyUniqueString",
  ]
  /// The members of a new value that are also new.
  private static let derivedMembers: Set<String> = [
    "uuidString", "uuid", "hashValue", "description", "debugDescription", "timeIntervalSince1970",
    "timeIntervalSinceReferenceDate", "timeIntervalSinceNow", "hash",
  ]
  /// Types whose initializer preserves the differences between values.
  private static let preservingTypes: Set<String> = ["String", "AnyHashable", "Int", "Double", "ObjectIdentifier"]

  /// Returns the part of an expression that makes its value different each time. Nil if there is none, or if the value
  /// may still be the same, as that of a comparison or of any other function.
  mutating func volatilePart(of node: NodeID, depth: Int = 0) -> NodeID? {
    guard depth < 12 else { return nil }
    let node = unwrapped(node)
    switch kind(node) {
    case .call: return volatilePart(ofCall: node, depth: depth)
    case .identifierExpression:
      if let value = constantValue(named: tree.tokenRange(of: node).lowerBound) {
        return volatilePart(of: value, depth: depth + 1)
      }
      noteVolatileName(node, isFunction: false)
      return nil
    case .memberAccess:
      if let path = plainPath(of: node), Self.freshMembers.contains(path.text) { return node }
      noteVolatileName(node, isFunction: false)
      guard let name = memberNameToken(of: node), Self.derivedMembers.contains(string(token: name)) else {
        return nil
      }
      return tree.firstChild(of: node).flatMap { volatilePart(of: $0, depth: depth + 1) }
    case .stringLiteral, .interpolation, .tupleExpression, .arrayExpression, .argument, .forceUnwrap, .optionalChaining:
      return volatilePart(among: node, depth: depth)
    case .sequenceExpression:
      return joinsItsOperands(node) ? volatilePart(among: node, depth: depth) : nil
    default: return nil
    }
  }

  private mutating func volatilePart(among parent: NodeID, depth: Int) -> NodeID? {
    for child in tree.children(of: parent) {
      if let part = volatilePart(of: child, depth: depth + 1) { return part }
    }
    return nil
  }

  /// Returns whether the operators combine all operands: `a + b` and `a as AnyHashable`, unlike `a < b` and
  /// `c ? a : b`. The operand after `??` may never be needed.
  private mutating func joinsItsOperands(_ sequence: NodeID) -> Bool {
    for child in tree.children(of: sequence) {
      switch kind(child) {
      case .binaryOperator:
        let text = tokenText(tree.tokenRange(of: child).lowerBound)
        guard text == "+" else { return false }
      case .ternaryOperator, .isOperator, .assignmentOperator: return false
      default: break
      }
    }
    return true
  }

  private mutating func volatilePart(ofCall node: NodeID, depth: Int) -> NodeID? {
    guard let callee = tree.firstChild(of: node) else { return nil }
    let inner = unwrapped(callee)
    let first = tree.nextSibling(of: callee)
    if let path = plainPath(of: inner), Self.freshFunctions.contains(path.text) { return node }
    if let target = constructionTarget(inner), target.callee == .type {
      if Self.freshTypes.contains(target.path.string) { return first == nil ? node : nil }
      guard Self.preservingTypes.contains(target.path.string), let first, kind(first) == .argument,
        let value = lastChild(of: first)
      else { return nil }
      if target.path.string == "ObjectIdentifier" {
        let made = self.value(of: value)
        return made.kind == .construct ? node : nil
      }
      return volatilePart(of: value, depth: depth + 1)
    }
    noteVolatileName(inner, isFunction: true)
    if kind(inner) == .memberAccess, let name = memberNameToken(of: inner) {
      let method = string(token: name)
      if method == "random" || method == "randomElement" { return node }
    }
    return nil
  }

  /// Records a computed property whose only statement returns a different value each time, in every case of a `switch`.
  mutating func recordVolatileGetter(_ block: NodeID) {
    guard let found = volatileMember(block) else { return }
    summary.volatileGetters.append(found)
  }

  /// Records a function whose only statement returns a different value each time.
  mutating func recordVolatileFunction(_ block: NodeID) {
    guard let scope, !execution.isDrawing else { return }
    volatility.functions[MemberName(owner: scope, name: member.name), default: 0] += 1
    guard let found = volatileMember(block, isFunction: true) else { return }
    summary.volatileFunctions.append(found)
  }

  /// Returns the member; nil if it may return the same value each time. The parts of its value are then noted for
  /// `finishVolatility`.
  private mutating func volatileMember(_ block: NodeID, isFunction: Bool = false) -> VolatileGetter? {
    guard let scope, tree.range(of: block).utf8Count < 2000, let only = onlyChild(of: block) else {
      return nil
    }
    var statement = only
    if kind(statement) == .accessorDeclaration {
      guard let body = tree.firstChild(of: statement, .codeBlock), let inner = onlyChild(of: body) else { return nil }
      statement = inner
    }
    guard let value = returned(by: statement) else { return nil }
    volatility.parts = []
    let isVolatile = isVolatile(value)
    let found = kind(value) == .switchExpression ? place(token: tree.tokenRange(of: value).lowerBound) : place(value)
    let member = VolatileGetter(name: member.name, owner: scope, place: found)
    if isVolatile { return member }
    if kind(value) == .switchExpression, member.$name == Symbol(.id), isSwitchOverSelf(value) {
      recordCaseIdentifiers(value, scope: scope)
    }
    // The other kinds of `switch` often have a case that never occurs.
    if kind(value) == .switchExpression, member.$name == Symbol(.id), isSwitchOverSelf(value),
      let part = volatileCase(of: value)
    {
      return VolatileGetter(name: member.$name, owner: scope, place: place(part), isInSomeCases: true)
    }
    if kind(value) != .switchExpression, !volatility.parts.isEmpty {
      volatility.drafts.append(
        VolatilityLog.Draft(member: member, isFunction: isFunction, parts: volatility.parts))
    }
    return nil
  }

  private func returned(by statement: NodeID) -> NodeID? {
    kind(statement) == .returnStatement ? tree.firstChild(of: statement) : statement
  }

  private mutating func isVolatile(_ value: NodeID) -> Bool {
    guard kind(value) == .switchExpression else { return volatilePart(of: value) != nil }
    let given = givenByCases(of: value)
    return !given.isEmpty && given.allSatisfy { $0.map { volatilePart(of: $0) != nil } ?? false }
  }

  /// Returns the first value of a case that is new each time.
  private mutating func volatileCase(of value: NodeID) -> NodeID? {
    for case .some(let given) in givenByCases(of: value) where volatilePart(of: given) != nil { return given }
    return nil
  }

  private func isSwitchOverSelf(_ value: NodeID) -> Bool {
    tree.firstChild(of: value).map { tree.text(of: $0) } == "self"
  }

  /// Records the cases of which an associated value is returned: `case .text(let id, _): id`.
  private mutating func recordCaseIdentifiers(_ value: NodeID, scope: Int) {
    for child in tree.children(of: value) where kind(child) == .switchCase {
      guard let given = lastChild(of: child).flatMap({ returned(by: $0) }), kind(given) == .identifierExpression
      else { continue }
      for item in tree.children(of: child) where kind(item) == .caseItem {
        guard let call = innermost(.call, of: item), let callee = tree.firstChild(of: call),
          let name = memberNameToken(of: callee)
        else { continue }
        for (index, argument) in tree.siblings(after: callee).enumerated() {
          guard let bound = innermost(.identifierPattern, of: argument), tree.text(of: bound) == tree.text(of: given)
          else { continue }
          summary.caseIdentifiers.append(CaseIdentifier(name: symbol(token: name), owner: scope, index: index))
        }
      }
    }
  }

  /// Returns the pattern of that kind that a pattern consists of.
  private mutating func innermost(_ wanted: NodeKind, of pattern: NodeID) -> NodeID? {
    var pattern = pattern
    for _ in 0..<8 {
      if kind(pattern) == wanted { return pattern }
      guard let inner = lastChild(of: pattern) else { return nil }
      pattern = inner
    }
    return nil
  }

  /// Returns the path of the callee if a call creates an enum's case with a new identifier: `.text(UUID(), name)`.
  mutating func caseWithNewIdentifier(_ call: NodeID, _ callee: NodeID) -> Symbol? {
    guard kind(callee) == .memberAccess,
      let path = plainPath(of: callee), path.isImplicit || path.symbol.startsLikeType
    else { return nil }
    for argument in tree.siblings(after: callee) {
      guard let value = lastChild(of: argument), kind(value) == .call, case let tokens = tree.tokenRange(of: value),
        tokens.count == 3, isNamed("UUID", by: tokens.lowerBound)
      else { continue }
      return path.symbol
    }
    return nil
  }

  /// Returns the values of the cases; nil for one that returns none.
  private mutating func givenByCases(of value: NodeID) -> [NodeID?] {
    var result: [NodeID?] = []
    for child in tree.children(of: value) where kind(child) == .switchCase {
      result.append(lastChild(of: child).flatMap { returned(by: $0) })
    }
    return result
  }

  /// Notes a member of the type that is part of an expression: `base`, `self.base`, `makeID()`.
  private mutating func noteVolatileName(_ node: NodeID, isFunction: Bool) {
    guard let reference = simpleReference(node), reference.isOfSelf, reference.members.isEmpty,
      !reference.$name.startsLikeType
    else { return }
    volatility.parts.append(VolatilityLog.Part(name: reference.$name, isFunction: isFunction))
  }
}
