import Facts
import Syntax

/// Variables with names like those of types: `@State var Shown = false`.
extension FactCollector {
  /// Finds the declarations of such variables first, because their uses may precede them. Also notes the tokens of names
  /// such as `List` in `listTokens`.
  mutating func findCapitalizedNames() {
    for index in tokens.indices.dropFirst() where tokens[index].kind == .identifier && looksLikeType(token: index) {
      let name = symbol(token: index)
      if KnownWords.showsElements(name) { listTokens.append(index) }
      if tokens[index - 1].kind == .var || tokens[index - 1].kind == .let { capitalizedVariables.insert(name) }
    }
  }

  /// Returns whether a name that looks like a type may be a member's: the file declares such a variable, or the code is
  /// in an extension and another file may declare one.
  mutating func mayBeVariable(token: Int) -> Bool {
    guard tree.token(at: token).kind == .identifier else { return false }
    let name = symbol(token: token)
    return capitalizedVariables.contains(name) || scopeKind == .extension && !KnownWords.isFramework(name)
  }

  /// Notes `Action()` as a use of a closure if `Action` may be a variable.
  mutating func noteCapitalizedCallee(_ callee: NodeID) {
    guard kind(callee) == .identifierExpression, case let token = tree.tokenRange(of: callee).lowerBound,
      mayBeVariable(token: token)
    else { return }
    noteRead(ofName: token)
  }
}
