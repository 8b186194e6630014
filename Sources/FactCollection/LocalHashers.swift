import Facts
import SourceText
import Syntax

/// The value that an identity's getter returns, and the names that an animation changes. Both are rarely needed and are
/// read from tokens.
extension FactCollector {
  /// Returns the getter with its hasher if it creates one, combines values in it, and returns its result.
  mutating func withHasher(_ getter: Getter) -> Getter {
    let range = tokenRange(in: getter.place.range)
    guard
      let made = range.first(where: {
        tree.token(at: $0 + 1).kind == .leftParenthesis && tree.token(at: $0).kind == .identifier
          && symbol(token: $0) == Symbol(.hasher)
      }),
      made > range.lowerBound + 1, tokenText(made - 1) == "=", tree.token(at: made - 2).kind == .identifier
    else { return getter }
    let name = tokenText(made - 2)
    var results: [Int] = []
    for index in range where tokenText(index) == "finalize" && tokenText(index - 1) == "." {
      if tokenText(index - 2) == name { results.append(index) }
    }
    guard results.count == 1, let result = results.first, tokenText(result + 1) == "(", tokenText(result + 2) == ")"
    else { return getter }
    let first = tokenText(result - 3) == "return" ? result - 3 : result - 2
    let place = place(ByteRange(tree.token(at: first).range.start, tree.token(at: result + 2).range.end))
    return Getter(
      name: getter.$name, owner: getter.owner, mentions: getter.mentions, place: getter.place,
      hasher: Getter.LocalHasher(name: Symbol(name), result: place))
  }

  /// Returns the tokens inside a range.
  private mutating func tokenRange(in range: ByteRange) -> Range<Int> {
    func first(from offset: Int) -> Int { tokens.partitioningIndex { $0.range.start >= offset } }
    let start = first(from: range.start)
    return start..<max(start, first(from: range.end))
  }

  /// Records the properties that the body of `withAnimation { … }` assigns or toggles.
  mutating func recordAnimatedNames(_ call: NodeID) {
    for index in tree.tokenRange(of: call) where tree.token(at: index).kind == .identifier {
      if tokenText(index - 1) == ".", tokenText(index - 2) != "self" { continue }
      var next = index + 1
      while tokenText(next) == ".", tree.token(at: next + 1).kind == .identifier {
        if tokenText(next + 1) == "toggle" { break }
        next += 2
      }
      let text = tokenText(next)
      let isAssigned = text == "=" || ["+=", "-=", "*=", "/="].contains(text)
      if isAssigned || text == "." && tokenText(next + 1) == "toggle" { animatedNames.insert(symbol(token: index)) }
    }
  }
}
