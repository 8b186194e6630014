import Syntax

/// Functions that show the closure passed to them: `func card(@ViewBuilder content: () -> some View)`.
extension FactCollector {
  /// The number of tokens that are examined before and after a parameter. Real parameter lists are shorter, and longer
  /// ones must not cost more time.
  private static let followedTokens = 512

  /// Finds these functions first, because calls may precede the declaration.
  mutating func findBuilderFunctions() {
    for index in tokens.indices.dropFirst(4) where tokens[index].kind == .identifier {
      guard tokens[index].range.utf8Count == 11, tokens[index - 1].kind == .at, string(token: index) == "ViewBuilder",
        let opening = parenthesis(around: index - 1), let name = functionName(before: opening),
        isLastClosure(parameterAt: index)
      else { continue }
      builderFunctions.insert(symbol(token: name))
    }
  }

  /// Returns the parenthesis that is open at a token; nil outside parentheses.
  private func parenthesis(around token: Int) -> Int? {
    var depth = 0
    for index in tokens[..<token].suffix(Self.followedTokens).indices.reversed() {
      switch tokens[index].kind {
      case .rightParenthesis: depth += 1
      case .leftParenthesis where depth == 0: return index
      case .leftParenthesis: depth -= 1
      case .leftBrace, .rightBrace, .func: return nil
      default: break
      }
    }
    return nil
  }

  /// Returns the token of the name in `func name<Content: View>(`.
  private func functionName(before parenthesis: Int) -> Int? {
    let before = tokens[..<parenthesis].suffix(Self.followedTokens)
    let keyword = before.lastIndex { [.func, .leftBrace, .rightBrace, .`init`].contains($0.kind) }
    guard let keyword, tokens[keyword].kind == .func, tokens[keyword + 1].kind == .identifier,
      keyword + 2 == parenthesis || tokens[keyword + 2].kind == .leftAngle
    else { return nil }
    return keyword + 1
  }

  /// Returns whether a closure after the call, without a label, is passed for the parameter: no later parameter takes
  /// one.
  private func isLastClosure(parameterAt token: Int) -> Bool {
    var depth = 0
    var isAfter = false
    for index in tokens[token...].prefix(Self.followedTokens).indices {
      switch tokens[index].kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis where depth == 0: return true
      case .rightParenthesis: depth -= 1
      case .comma where depth == 0: isAfter = true
      case .arrow where isAfter, .at where isAfter: return false
      default: break
      }
    }
    return false
  }
}
