import SourceText
import Syntax

/// The share of a file that the parser still reads correctly if one token is missing, as happens while someone types.
///
/// A member is a declaration in a type or in the file, such as a property, a function, an initializer, a subscript, or
/// an enum case. It survives if the damaged text has the same node at the same place in the same types, including all
/// nodes and tokens below it. Members that contain the missing token do not count.
package struct Recovery: Sendable {
  package struct Share: Sendable {
    package var members = 0
    package var survivors = 0
    package var percent: Double { members == 0 ? 100 : Double(survivors) / Double(members) * 100 }
  }

  /// The shares by the kind of the missing token.
  package private(set) var shares: [TokenKind: Share] = [:]

  package init() {}

  package var total: Share {
    shares.values.reduce(into: Share()) { total, share in
      total.members += share.members
      total.survivors += share.survivors
    }
  }

  package mutating func merge(_ other: Recovery) {
    for (kind, share) in other.shares {
      shares[kind, default: Share()].members += share.members
      shares[kind, default: Share()].survivors += share.survivors
    }
  }

  /// Removes tokens from the text, one at a time. Calls `onLoss` if a member does not survive.
  package mutating func measure(
    _ bytes: [UInt8], samples: Int, random: inout SeededGenerator,
    onLoss: (_ missing: ByteRange, _ lost: [ByteRange]) -> Void = { _, _ in }
  ) {
    let tree = Parser.parse(bytes)
    let members = Self.members(of: tree)
    let candidates = tree.tokens.indices.filter { Self.isTypedToken(tree.token(at: $0)) }
    guard !members.isEmpty, !candidates.isEmpty else { return }
    for _ in 0..<samples {
      let token = tree.token(at: candidates[random.below(candidates.count)])
      var damaged = bytes
      // Spaces in place of the token keep all other offsets.
      for offset in token.start..<token.end { damaged[offset] = UInt8(ascii: " ") }
      let after = Self.members(of: Parser.parse(damaged))
      let untouched = members.filter { !$0.key.range.contains(token.start) }
      let lost = untouched.filter { after[$0.key] != $0.value }.map(\.key.range)
      shares[token.kind, default: Share()].members += untouched.count
      shares[token.kind, default: Share()].survivors += untouched.count - lost.count
      if !lost.isEmpty { onLoss(token.range, lost.sorted()) }
    }
  }

  private static func isTypedToken(_ token: Token) -> Bool {
    guard token.start < token.end else { return false }
    switch token.kind {
    case .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .colon, .comma,
      .period, .equal, .identifier, .leftAngle, .rightAngle, .at, .in, .arrow, .binaryOperator:
      return true
    case .stringQuote: return token.end - token.start == 1
    default: return false
    }
  }

  // MARK: Members

  private struct Key: Hashable {
    let kind: NodeKind
    let range: ByteRange
  }

  /// Returns all members, each with a number that identifies everything below it and the types around it.
  private static func members(of tree: SyntaxTree) -> [Key: UInt64] {
    var members: [Key: UInt64] = [:]
    var pending: [(node: NodeID, owners: UInt64)] = [(tree.root, 0)]
    while let (node, owners) = pending.popLast() {
      for child in tree.children(of: node) {
        let kind = tree.kind(of: child)
        switch kind {
        case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
          .extensionDeclaration:
          if let block = tree.firstChild(of: child, .memberBlock) {
            pending.append((block, mixed(owners, UInt64(tree.range(of: child).start))))
          }
        case .ifConfig, .ifConfigClause: pending.append((child, owners))
        case .variableDeclaration, .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration,
          .subscriptDeclaration, .enumCaseDeclaration, .typealiasDeclaration, .associatedtypeDeclaration,
          .importDeclaration:
          members[Key(kind: kind, range: tree.range(of: child))] = fingerprint(of: child, in: tree, owners)
        default: break
        }
      }
    }
    return members
  }

  private static func fingerprint(of member: NodeID, in tree: SyntaxTree, _ seed: UInt64) -> UInt64 {
    var number = seed
    var pending = [member]
    while let node = pending.popLast() {
      let range = tree.range(of: node)
      number = mixed(number, UInt64(tree.kind(of: node).rawValue) << 56 | UInt64(range.start) << 28 | UInt64(range.end))
      pending.append(contentsOf: tree.children(of: node))
    }
    for index in tree.tokenRange(of: member) {
      let token = tree.token(at: index)
      number = mixed(number, UInt64(token.kind.rawValue) << 56 | UInt64(token.start) << 28 | UInt64(token.end))
    }
    return number
  }

  private static func mixed(_ number: UInt64, _ value: UInt64) -> UInt64 {
    (number ^ value) &* 0x9E37_79B9_7F4A_7C15 ^ (number >> 29)
  }
}
