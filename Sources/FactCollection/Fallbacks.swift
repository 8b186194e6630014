import Facts
import Syntax

/// Values that the environment returns if no value is injected.
extension FactCollector {
  private static let environmentValues: Symbol = "EnvironmentValues"

  /// Records an accessor that creates a value after `??`.
  mutating func recordFallback(_ accessors: NodeID) {
    guard functionDepth == 1, let scope, types(at: scope)?.$name == Self.environmentValues,
      let value = valueOfGetter(accessors), kind(value) == .sequenceExpression,
      let read = tree.firstChild(of: value), let key = environmentKey(of: read),
      let operation = tree.nextSibling(of: read), isOperator(operation, "??"),
      let made = tree.nextSibling(of: operation), tree.nextSibling(of: made) == nil
    else { return }
    let makes = self.value(of: made)
    guard makes.kind == .construct || makes.kind == .implicitInit else { return }
    file.fallbackGetters.append(
      FallbackGetter(
        name: member.name, owner: scope, key: key, createdType: makes.kind == .construct ? makes.$path : .empty,
        isConstant: namesNothing(made), place: place(made)))
  }

  /// Returns "ThemeKey" for `self[ThemeKey.self]`.
  private mutating func environmentKey(of read: NodeID) -> Symbol? {
    guard kind(read) == .subscriptCall, let base = tree.firstChild(of: read), kind(base) == .identifierExpression,
      tree.token(at: tree.tokenRange(of: base).lowerBound).kind == .`self`,
      let argument = tree.nextSibling(of: base), tree.nextSibling(of: argument) == nil,
      let path = lastChild(of: argument).flatMap({ plainPath(of: $0) }),
      path.symbol.lastPathComponent == Symbol(.`self`)
    else { return nil }
    return path.symbol.pathWithoutLastComponent
  }

  /// Returns whether all names in the expression are types and the labels of arguments.
  private mutating func namesNothing(_ node: NodeID) -> Bool {
    let range = tree.tokenRange(of: node)
    return range.allSatisfy { index in
      switch tree.token(at: index).kind {
      case .`self`, .leftBrace: false
      case .identifier:
        looksLikeType(token: index) || index + 1 < range.upperBound && tree.token(at: index + 1).kind == .colon
      default: true
      }
    }
  }
}
