import Facts
import Syntax

/// Views that occur in several branches of a condition.
extension FactCollector {
  private static let intentionalModifiers: Set<String> = [
    "id", "transition", "matchedGeometryEffect", "hidden", "geometryGroup",
  ]

  /// Prepares for the branches of an `if` or `switch`. The result must be passed to `endBranches`; it is nil for nodes
  /// without branches.
  mutating func beginBranches(of node: NodeID) -> [Reference]? {
    guard hasBranches(node) else { return nil }
    defer { deciding = [] }
    return deciding
  }

  /// Returns whether the node is an `else if` in drawing code.
  mutating func continuesBranches(_ node: NodeID) -> Bool {
    execution.isDrawing && tree.parent(of: node).map { kind($0) == .ifExpression } ?? false
  }

  mutating func endBranches(of node: NodeID, _ outer: [Reference]?) {
    guard let outer else { return }
    noteBranches(of: node)
    deciding = outer
  }

  /// Keeps the branches that show a modifier's content or a stored property of the file. Adds helpers to the summary,
  /// because other files may use them.
  mutating func sortBranches() {
    guard !file.branchedContents.isEmpty else { return }
    let names = Set(summary.properties.lazy.filter(\.isStoredInstance).map(\.$name)).union([Symbol(.content)])
    for branched in file.branchedContents where branched.$name == Symbol(.`self`) {
      guard let type = types(at: branched.scope), type.kind == .extension, type.$path == Symbol(.view) else { continue }
      summary.branchingHelpers.append(branched)
    }
    file.branchedContents.removeAll { !names.contains($0.$name) }
  }

  /// Notes a condition in drawing code that shows the same view in several branches.
  private mutating func noteBranches(of node: NodeID) {
    guard let scope else { return }
    var branches: [NodeID] = []
    addBranches(of: node, to: &branches, depth: 0)
    var seen: Set<Symbol> = []
    var shared: [Symbol] = []
    for branch in branches {
      var names: Set<Symbol> = []
      addShown(in: branch, to: &names, depth: 0)
      shared += names.filter { !seen.insert($0).inserted && !shared.contains($0) }
    }
    guard !shared.isEmpty, let condition = tree.firstChild(of: node) else { return }
    var traits: BranchedContent.Traits = []
    if branches.contains(where: { isIdentityCondition($0) }) { traits.insert(.isIntentional) }
    if hasPatterns(node) { traits.insert(.hasPatterns) }
    for name in shared.sortedByText() {
      file.branchedContents.append(
        BranchedContent(
          name: name, scope: scope, member: member.name,
          mentions: deciding, traits: traits, condition: place(condition), place: place(node),
          pair: pair(of: branches)))
    }
  }

  /// Returns whether the node begins a chain of conditions in drawing code that has several branches.
  private mutating func hasBranches(_ node: NodeID) -> Bool {
    guard execution.isDrawing, scope != nil, !context.contains(.isPreview) else { return false }
    if kind(node) == .switchExpression { return true }
    guard let parent = tree.parent(of: node), kind(parent) != .ifExpression else { return false }
    return tree.ownToken(of: node, .else) != nil
  }

  private mutating func addBranches(of node: NodeID, to branches: inout [NodeID], depth: Int) {
    guard depth < 12 else { return }
    for child in tree.children(of: node) {
      switch kind(child) {
      case .codeBlock, .switchCase: branches.append(child)
      case .ifExpression: addBranches(of: child, to: &branches, depth: depth + 1)
      default: break
      }
    }
  }

  /// Adds the names of the views that the statements show, with or without modifiers, and also in containers. Presented
  /// content and the arguments of modifiers are left out, because they are shown elsewhere.
  private mutating func addShown(in node: NodeID, to names: inout Set<Symbol>, depth: Int) {
    guard depth < 12 else { return }
    switch kind(node) {
    // A `return` is left out: the returned views have one type and one identity.
    case .codeBlock, .switchCase, .closure, .ifExpression, .switchExpression:
      for child in tree.children(of: node) {
        if kind(child) != .conditionList, kind(child) != .caseItem {
          addShown(in: child, to: &names, depth: depth + 1)
        }
      }
    case .identifierExpression:
      let token = tree.tokenRange(of: node).lowerBound
      let isSelf = tree.token(at: token).kind == .`self`
      if isSelf || !looksLikeType(token: token) { names.insert(symbol(token: token)) }
    case .memberAccess:
      // `self.content`
      guard let base = tree.firstChild(of: node), kind(base) == .identifierExpression,
        tree.tokenRange(of: base).count == 1,
        tree.token(at: tree.tokenRange(of: base).lowerBound).kind == .`self`, let name = memberNameToken(of: node)
      else { return }
      names.insert(symbol(token: name))
    case .call: addShown(inCall: node, to: &names, depth: depth)
    default: break
    }
  }

  private mutating func addShown(inCall node: NodeID, to names: inout Set<Symbol>, depth: Int) {
    guard let callee = tree.firstChild(of: node) else { return }
    let inner = strippedCallee(callee)
    if kind(inner) == .memberAccess, let base = tree.firstChild(of: inner), kind(base) != .declarationNameArguments {
      let isOfSelf =
        kind(base) == .identifierExpression && tree.token(at: tree.tokenRange(of: base).lowerBound).kind == .`self`
      if isOfSelf, tree.nextSibling(of: callee) == nil {
        return addShown(in: inner, to: &names, depth: depth + 1)
      }
      return addShown(in: base, to: &names, depth: depth + 1)
    }
    guard kind(inner) == .identifierExpression, case let token = tree.tokenRange(of: inner).lowerBound else { return }
    guard looksLikeType(token: token) else {
      // `content()`. A function with arguments may return another view.
      guard let argument = tree.nextSibling(of: callee) else { return _ = names.insert(symbol(token: token)) }
      // `transform(self)`
      let isOfSelf = tree.nextSibling(of: argument) == nil && tree.tokenRange(of: argument).count == 1
      if isOfSelf, tree.token(at: tree.tokenRange(of: argument).lowerBound).kind == .`self` {
        names.insert(Symbol(.`self`))
      }
      return
    }
    let name = symbol(token: token)
    guard !KnownWords.presents(name) else { return }
    for child in tree.siblings(after: callee) {
      if kind(child) == .closure {
        addShown(in: child, to: &names, depth: depth + 1)
      } else if name.string == "AnyView", kind(child) == .argument, let view = lastChild(of: child) {
        addShown(in: view, to: &names, depth: depth + 1)
      }
    }
  }

  private mutating func isIdentityCondition(_ branch: NodeID) -> Bool {
    tree.tokenRange(of: branch).contains { index in
      tree.token(at: index).kind == .identifier && index > 0 && tree.token(at: index - 1).kind == .period
        && Self.intentionalModifiers.contains(string(token: index))
    }
  }

  private mutating func hasPatterns(_ node: NodeID) -> Bool {
    guard kind(node) == .ifExpression, let list = tree.firstChild(of: node, .conditionList),
      let only = onlyChild(of: list)
    else { return true }
    return [.optionalBindingCondition, .matchingPatternCondition, .availabilityCondition].contains(kind(only))
  }

  /// Returns the pair for two branches with one expression each, if one is the other with a modifier that has one
  /// argument.
  private mutating func pair(of branches: [NodeID]) -> BranchedContent.Pair? {
    guard branches.count == 2, let first = onlyChild(of: branches[0]), let second = onlyChild(of: branches[1]) else {
      return nil
    }
    return pair(modified: first, plain: second, isFirst: true) ?? pair(modified: second, plain: first, isFirst: false)
  }

  private mutating func pair(modified: NodeID, plain: NodeID, isFirst: Bool) -> BranchedContent.Pair? {
    guard kind(modified) == .call, let callee = tree.firstChild(of: modified), kind(callee) == .memberAccess,
      let argument = tree.nextSibling(of: callee), tree.nextSibling(of: argument) == nil, kind(argument) == .argument,
      let value = lastChild(of: argument), let base = tree.firstChild(of: callee),
      let modifier = memberNameToken(of: callee), tree.text(of: base) == tree.text(of: plain)
    else { return nil }
    return BranchedContent.Pair(
      modifier: symbol(token: modifier), label: argumentLabel(of: argument), argument: place(value), base: place(base),
      isFirst: isFirst)
  }
}
