import Syntax

/// Functions that show the closure passed to them: `func card(@ViewBuilder content: () -> some View)`.
extension FactCollector {
  /// Finds these functions first, because calls may precede the declaration. A closure after the call, without a label,
  /// is passed for the last parameter that takes one.
  mutating func findBuilderFunctions() {
    for index in 0..<tree.nodeCount {
      let node = NodeID(index: UInt32(truncatingIfNeeded: index))
      guard kind(node) == .functionDeclaration, let clause = tree.firstChild(of: node, .parameterClause),
        tree.children(of: clause).contains(where: { tree.firstChild(of: $0, .attributeList) != nil }),
        let name = nameToken(of: node, after: .func),
        let closure = readParameters(clause).last(where: \.isClosure), closure.traits.contains(.hasBuilder)
      else { continue }
      builderFunctions.insert(symbol(token: name))
    }
  }
}
