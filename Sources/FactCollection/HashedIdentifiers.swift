import Facts
import Syntax

/// Identities that are hashes.
extension FactCollector {
  private static let converting: Set<String> = ["String", "Int", "UInt", "Int64", "UInt64", "abs"]

  /// Records the `id` whose getter is in the block if its result is a hash.
  mutating func recordHashedIdentifier(_ block: NodeID) {
    guard functionDepth == 1, member.name == Symbol(.id), !context.contains(.isInStatic), let scope
    else { return }
    var block = block
    if let accessor = onlyChild(of: block), kind(accessor) == .accessorDeclaration {
      guard let body = tree.firstChild(of: accessor, .codeBlock) else { return }
      block = body
    }
    guard let (result, source) = hashedResult(of: block, depth: 0) else { return }
    file.hashedIdentifiers.append(
      HashedIdentifier(
        owner: scope, source: onlyChild(of: block) == nil ? .empty : source, place: place(result)))
  }

  /// Records the value that an initializer assigns to `id` if it is a hash.
  mutating func recordHashedIdentifier(assigning value: NodeID, to target: NodeID) {
    guard let scope, let reference = simpleReference(target), reference.isOfSelf, reference.$name == Symbol(.id),
      reference.members.isEmpty, hashedSource(of: value, depth: 0) != nil
    else { return }
    file.hashedIdentifiers.append(HashedIdentifier(owner: scope, source: .empty, place: place(value)))
  }

  /// Returns the first result of the block that is a hash, with the value that is hashed. Cases of a `switch` and
  /// branches of an `if` at the end of the block have results of their own.
  private mutating func hashedResult(of block: NodeID, depth: Int) -> (result: NodeID, source: Symbol)? {
    guard depth < 4, var result = lastChild(of: block) else { return nil }
    if kind(result) == .returnStatement {
      guard let value = tree.firstChild(of: result) else { return nil }
      result = value
    }
    guard kind(result) == .switchExpression || kind(result) == .ifExpression else {
      return hashedSource(of: result, depth: 0).map { (result, $0) }
    }
    for branch in tree.children(of: result) {
      if [.codeBlock, .switchCase, .ifExpression].contains(kind(branch)),
        let found = hashedResult(of: branch, depth: depth + 1)
      {
        return (found.result, .empty)
      }
    }
    return nil
  }

  /// Returns the value whose hash the expression returns; empty if the value has no name, nil if the expression isn't a
  /// hash.
  private mutating func hashedSource(of node: NodeID, depth: Int) -> Symbol? {
    let node = unwrapped(node)
    switch kind(node) {
    case .identifierExpression:
      return symbol(token: tree.tokenRange(of: node).lowerBound) == Symbol(.hashValue) ? Symbol(.`self`) : nil
    case .memberAccess:
      guard let name = memberNameToken(of: node), symbol(token: name) == Symbol(.hashValue),
        let base = tree.firstChild(of: node), kind(base) != .declarationNameArguments
      else { return nil }
      return plainPath(of: base)?.symbol ?? .empty
    case .stringLiteral:
      // Another value in the text may be what makes it unique.
      var isHash = false
      for part in tree.children(of: node) where kind(part) == .interpolation {
        guard let argument = lastChild(of: part), let value = lastChild(of: argument),
          hashedSource(of: value, depth: depth + 1) != nil
        else { return nil }
        isHash = true
      }
      return isHash ? .empty : nil
    case .sequenceExpression:
      for child in tree.children(of: node) where kind(child) != .binaryOperator {
        guard hashedSource(of: child, depth: depth + 1) != nil else { return nil }
      }
      return .empty
    case .call:
      guard depth < 3, let callee = tree.firstChild(of: node) else { return nil }
      let inner = unwrapped(callee)
      if let name = memberNameToken(of: inner) {
        return string(token: name) == "finalize" && tree.nextSibling(of: callee) == nil ? .empty : nil
      }
      guard kind(inner) == .identifierExpression,
        Self.converting.contains(string(token: tree.tokenRange(of: inner).lowerBound)),
        let argument = tree.nextSibling(of: callee), tree.nextSibling(of: argument) == nil,
        let value = lastChild(of: argument)
      else { return nil }
      return hashedSource(of: value, depth: depth + 1).map { _ in .empty }
    default: return nil
    }
  }
}
