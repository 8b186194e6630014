import Facts
import Syntax

/// The place where a modifier for the whole view can be added.
extension FactCollector {
  /// Records the expression of a `body` that consists of a single expression.
  mutating func recordBody(name: Symbol, accessors block: NodeID) {
    guard name == Symbol(.body), let scope, var statement = onlyChild(of: block) else { return }
    if kind(statement) == .returnStatement {
      guard let value = onlyChild(of: statement) else { return }
      statement = value
    }
    guard kind(statement) == .call else { return }
    file.viewBodies.append(ViewBody(owner: scope, expression: place(statement)))
  }
}
