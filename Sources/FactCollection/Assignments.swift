import Facts
import SourceText
import Syntax

/// Assignments of views to their own properties.
extension FactCollector {
  private static let pureCalls: Set<String> = [
    "contains", "lowercased", "uppercased", "capitalized", "trimmingCharacters", "hasPrefix", "hasSuffix", "min", "max",
    "abs", "rounded", "String", "Int", "Double", "CGFloat", "Float", "Bool",
  ]
  private static let clockCalls: Set<String> = ["Date", "timeIntervalSince"]

  /// Whether assignments at this point are passed to `noteOwnAssignment`.
  var notesAssignments: Bool {
    mutating get {
      initializer == nil && functionDepth > 0
        && (scopeKind == .struct || scopeKind == .extension)
    }
  }

  mutating func noteOwnAssignment(
    _ sequence: NodeID, to target: Reference, _ value: NodeID, isPlain: Bool, mentions: [Reference]
  ) {
    guard let scope, target.isOfSelf, !target.isProjected else { return }
    var traits = situation(of: sequence)
    if isPlain { traits.insert(.isPlain) }
    if condition != nil { traits.insert(.isConditional) }
    let tokens = assignedTokens(from: value, in: sequence)
    if isPure(tokens) { traits.insert(.isPure) } else if isComputed(tokens) { traits.insert(.isComputed) }
    if traits.contains(.isLate), !isPure(tokens, calling: Self.clockCalls) { traits.remove(.isLate) }
    let end = tree.range(of: sequence).end
    let assignment = OwnAssignment(
      name: target.$name, members: target.$members, scope: scope, member: member.name, effect: execution.effect,
      traits: traits, mentions: mentions, value: place(ByteRange(tree.range(of: value).start, end)),
      place: place(sequence))
    ownAssignments.append((assignment, sequence))
  }

  /// Records the assignments to owned state and bindings of the file's types, and to members of their stored
  /// properties.
  mutating func recordOwnAssignments() {
    guard !ownAssignments.isEmpty else { return }
    var (names, owned): (Set<Symbol>, Set<Symbol>) = ([], [])
    for property in summary.properties where property.isStoredInstance {
      names.insert(property.$name)
      if property.wrapper?.isOwned == true || property.wrapper == .binding { owned.insert(property.$name) }
    }
    let kept = ownAssignments.filter { ($0.fact.members.isEmpty ? owned : names).contains($0.fact.$name) }
    var counts: [MemberName: Int] = [:]
    for (assignment, _) in kept where assignment.members.isEmpty {
      counts[MemberName(owner: assignment.scope, name: assignment.$name), default: 0] += 1
    }
    // Only state that nothing reads is deleted.
    let read = Set(
      file.nameUses.lazy.filter { $0.kinds.contains(.read) }.map { MemberName(owner: $0.scope, name: $0.$name) })
    for (assignment, statement) in kept {
      var assignment = assignment
      let name = MemberName(owner: assignment.scope, name: assignment.$name)
      if writes[name] != counts[name] { assignment.traits.insert(.isOneOfMany) }
      if !read.contains(name) {
        assignment.removal = removal(ofAssignment: statement).map { place($0) }
      }
      file.ownAssignments.append(assignment)
    }
  }

  /// Returns the position of the statement in the effect's closure, in the member, or in the innermost code that
  /// outlives the view's value. No condition may be in between, except one whose branches all assign the same target, or
  /// one that only unwraps values.
  private mutating func situation(of sequence: NodeID) -> OwnAssignment.Traits {
    var traits: OwnAssignment.Traits = []
    var isOnly = true
    var isChosen = false
    var isUnwrapped = false
    var found: OwnAssignment.Traits {
      if isUnwrapped { return traits.union(.isUnwrapped) }
      return traits.union(isChosen ? .isChosen : isOnly ? [.isDirect, .isOnly] : .isDirect)
    }
    var node = sequence
    for _ in 0..<16 {
      guard let parent = tree.parent(of: node) else { return traits }
      switch kind(parent) {
      case .closure:
        guard noteNeighbors(of: node, in: parent, &traits, &isOnly, &isUnwrapped) else { return traits }
        if let effect = execution.effect, file.effects.indices.contains(effect),
          file.effects[effect].closure?.range == tree.range(of: parent)
        {
          return found
        }
        guard let call = call(around: parent), animates(call) else {
          return execution.outlivesView ? traits.union(.isLate) : traits
        }
        traits.insert(.isAnimated)
        node = call
      case .codeBlock, .switchCase:
        guard let around = tree.parent(of: parent), noteNeighbors(of: node, in: parent, &traits, &isOnly, &isUnwrapped)
        else {
          return traits
        }
        switch kind(around) {
        case .functionDeclaration: return closureDepth == 0 ? found : traits
        case .whileStatement, .forInStatement: return execution.outlivesView ? traits.union(.isLate) : traits
        default: break
        }
        guard let choice = choice(around: around) else { return traits }
        if everyBranch(of: choice, assigns: tree.firstChild(of: sequence)) {
          isChosen = true
        } else if choice == around, onlyUnwraps(choice), tree.nextSibling(of: parent) == nil {
          isUnwrapped = true
        } else {
          return traits
        }
        node = choice
      default: return traits
      }
    }
    return traits
  }

  /// The number of branches or statements that are looked at for each assignment, so that the time doesn't grow with
  /// the square of a very long chain or block.
  static let followedBranches = 64

  /// Returns the whole `if` or `switch` that the node is, or that it continues as an `else if`; nil for other nodes,
  /// and for the later branches of long chains.
  func choice(around node: NodeID) -> NodeID? {
    guard kind(node) == .ifExpression else { return kind(node) == .switchExpression ? node : nil }
    var whole = node
    for _ in 0..<Self.followedBranches {
      guard let parent = tree.parent(of: whole), kind(parent) == .ifExpression else { return whole }
      whole = parent
    }
    return nil
  }

  /// Returns whether some branch always runs, and each branch has an assignment to the target among its statements.
  private func everyBranch(of choice: NodeID, assigns target: NodeID?) -> Bool {
    guard let target else { return false }
    var branches = kind(choice) == .switchExpression ? 1 : 0
    for child in tree.children(of: choice) {
      switch kind(child) {
      case .codeBlock, .switchCase:
        guard assigns(target, in: child) else { return false }
        branches += 1
      case .ifExpression:
        guard everyBranch(of: child, assigns: target) else { return false }
        branches += 1
      case .ifConfig: return false
      default: break
      }
    }
    return branches > 1
  }

  private func assigns(_ target: NodeID, in block: NodeID) -> Bool {
    tree.children(of: block).contains { isAssignment($0, to: target) }
  }

  /// Adds the traits that depend on neighboring statements. Returns false if a statement before this one may leave the
  /// block.
  private mutating func noteNeighbors(
    of node: NodeID, in parent: NodeID, _ traits: inout OwnAssignment.Traits, _ isOnly: inout Bool,
    _ isUnwrapped: inout Bool
  ) -> Bool {
    var isInFront = true
    for child in tree.children(of: parent) {
      if child == node { isInFront = false; continue }
      guard kind(child) != .closureSignature else { continue }
      isOnly = false
      guard isInFront else { continue }
      if kind(child) == .guardStatement {
        guard onlyUnwraps(child) else { return false }
        isUnwrapped = true
        continue
      }
      if tree.tokenRange(of: child).contains(where: { tree.token(at: $0).kind == .return }) { return false }
      if tree.tokenRange(of: child).contains(where: { tree.token(at: $0).kind == .await }) {
        traits.insert(.isAfterAwait)
      }
    }
    return true
  }

  func call(around closure: NodeID) -> NodeID? {
    guard let parent = tree.parent(of: closure) else { return nil }
    if kind(parent) == .call { return parent }
    guard kind(parent) == .argument, let call = tree.parent(of: parent), kind(call) == .call else { return nil }
    return call
  }

  /// Returns whether the node is in the body of `withAnimation { … }`.
  mutating func isAnimated(_ node: NodeID) -> Bool {
    var current = node
    while let parent = tree.parent(of: current) {
      if kind(parent) == .call, animates(parent) { return true }
      if kind(parent) == .functionDeclaration || kind(parent) == .accessorBlock { return false }
      current = parent
    }
    return false
  }

  private mutating func animates(_ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call), kind(callee) == .identifierExpression else { return false }
    return symbol(token: tree.tokenRange(of: callee).lowerBound) == Symbol(.withAnimation)
  }

  // MARK: Values

  /// Returns whether the assigned value depends only on the values in the expression: they are copied or computed with,
  /// and nothing else happens to them. Code that outlives the view's value may also compute with the time.
  mutating func isPure(assigning value: NodeID, in sequence: NodeID) -> Bool {
    isPure(assignedTokens(from: value, in: sequence), calling: execution.outlivesView ? Self.clockCalls : [])
  }

  /// Returns the tokens of the right side. If operators follow, the value is only its first operand.
  private func assignedTokens(from value: NodeID, in sequence: NodeID) -> Range<Int> {
    let range = tree.tokenRange(of: value)
    guard tree.nextSibling(of: value) != nil else { return range }
    return range.lowerBound..<max(range.lowerBound, tree.tokenRange(of: sequence).upperBound)
  }

  /// Returns whether the expression consists only of values and of functions that return the same result for the same
  /// arguments.
  mutating func isComputation(_ node: NodeID) -> Bool {
    let range = tree.tokenRange(of: node)
    return isPure(range) || isComputed(range)
  }

  private mutating func isPure(_ range: Range<Int>, calling others: Set<String> = []) -> Bool {
    let isKnown = { Self.pureCalls.contains($0) || others.contains($0) }
    for index in range {
      switch tree.token(at: index).kind {
      case .leftBrace, .leftBracket, .await, .try, .as, .pound: return false
      case .leftParenthesis:
        guard index > range.lowerBound, case let previous = tree.token(at: index - 1).kind else { continue }
        switch previous {
        case .identifier: if !isKnown(string(token: index - 1)) { return false }
        case .rightParenthesis, .rightBracket, .`init`, .`self`, .Self: return false
        default: continue
        }
      case .identifier:
        // A static member may change on its own, and a created value may be an object.
        if looksLikeType(token: index), !isKnown(string(token: index)) { return false }
      default: continue
      }
    }
    return true
  }

  /// Returns whether the tokens are pure, or additionally have only closures and methods of the standard library that
  /// don't change their receiver and that return the same result each time.
  private mutating func isComputed(_ range: Range<Int>) -> Bool {
    for index in range {
      let previous = index > range.lowerBound ? tree.token(at: index - 1).kind : .leftParenthesis
      switch tree.token(at: index).kind {
      case .await, .try, .as, .pound, .let, .var, .equal, .prefixAmpersand, .leftBracket: return false
      case .leftParenthesis, .leftBrace:
        switch previous {
        case .identifier, .prefix: if !computes(index - 1) { return false }
        case .rightBracket, .`init`, .`self`, .Self: return false
        default: continue
        }
      case .binaryOperator:
        let text = tokenText(index)
        if text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(text) { return false }
      case .identifier:
        if looksLikeType(token: index), !Self.pureCalls.contains(string(token: index)) { return false }
      default: continue
      }
    }
    return true
  }

  private mutating func computes(_ token: Int) -> Bool {
    let name = string(token: token)
    if Self.pureCalls.contains(name) { return true }
    return KnownWords.keeps(symbol(token: token)) && !["randomElement", "shuffled", "forEach"].contains(name)
  }
}
