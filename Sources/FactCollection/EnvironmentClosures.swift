import Facts
import Syntax

/// The closures of `EnvironmentStateObject`.
extension FactCollector {
  /// Records the first closure among the arguments of a call or an attribute that follow `node`.
  mutating func recordEnvironmentClosure(after node: NodeID) {
    for child in tree.siblings(after: node) {
      let expression = kind(child) == .argument ? lastChild(of: child) : child
      if let expression, kind(expression) == .closure {
        file.environmentClosures.append(environmentClosure(expression))
        return
      }
    }
  }

  private mutating func environmentClosure(_ closure: NodeID) -> EnvironmentClosure {
    var traits: EnvironmentClosure.Traits = []
    var parameters: Set<String> = []
    var statement = tree.firstChild(of: closure)
    var bodyStart = tree.tokenRange(of: closure).lowerBound
    if let signature = statement, kind(signature) == .closureSignature {
      bodyStart = tree.tokenRange(of: signature).upperBound
      if tree.firstChild(of: signature, .closureCaptureClause) != nil { traits.insert(.hasCaptures) }
      parameters = Set(parameterNames(in: signature).map(\.string)).subtracting(["_"])
      statement = tree.nextSibling(of: signature)
    }
    for index in bodyStart..<max(tree.tokenRange(of: closure).upperBound, bodyStart) {
      switch tree.token(at: index).kind {
      case .try: traits.insert(.hasTry)
      case .dollarIdentifier where isShorthandParameter(token: index): traits.insert(.usesEnvironment)
      default: if parameters.contains(string(token: index)) { traits.insert(.usesEnvironment) }
      }
    }
    var result: EnvironmentClosure.Result?
    if let only = statement, tree.nextSibling(of: only) == nil {
      let expression = kind(only) == .returnStatement ? tree.firstChild(of: only) : only
      result = expression.map { EnvironmentClosure.Result(value: value(of: $0), place: place($0)) }
    }
    return EnvironmentClosure(traits: traits, result: result, place: place(closure))
  }
}
