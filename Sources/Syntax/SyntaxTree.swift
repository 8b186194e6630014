import SourceText

/// A node of a tree, identified by its index. It has no meaning without the tree.
public struct NodeID: Hashable, Sendable, Comparable {
  public let index: UInt32

  @inlinable
  public init(index: UInt32) { self.index = index }

  public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// The stored data of a node. Nodes are in post-order: children come before their parent, and the root is last.
///
/// Public, like everything that is read for each node while a tree is visited, because only public code can be inlined
/// into other modules.
public struct NodeRecord: Sendable {
  static let none = UInt32.max

  public var kind: NodeKind
  public var firstToken: UInt32
  public var tokenEnd: UInt32
  public var firstChild: UInt32
  public var nextSibling: UInt32
  public var parent: UInt32
}

/// A whole Swift file as tokens and nodes in two flat arrays.
///
/// Every byte of the text belongs to one token or to the trivia between two tokens, even if the text is not valid
/// Swift. Queries never fail: for an index outside the tree, the result is nil, an empty range, or `unexpected`.
public struct SyntaxTree: Sendable {
  public let bytes: [UInt8]
  /// In text order. The last token is empty and marks the end of the file.
  public let tokens: [Token]
  public let nodes: [NodeRecord]

  public var root: NodeID { NodeID(index: UInt32(clamping: max(nodes.count - 1, 0))) }
  public var nodeCount: Int { nodes.count }

  // MARK: Nodes

  @inlinable
  public func kind(of node: NodeID) -> NodeKind {
    let index = Int(node.index)
    return index < nodes.count ? nodes[index].kind : .unexpected
  }

  public func parent(of node: NodeID) -> NodeID? { record(node).flatMap { link($0.parent) } }

  @inlinable
  public func children(of node: NodeID) -> Siblings { Siblings(nodes: nodes, next: firstChild(of: node)) }

  /// The nodes after this one that have the same parent, in source order.
  @inlinable
  public func siblings(after node: NodeID) -> Siblings { Siblings(nodes: nodes, next: nextSibling(of: node)) }

  @inlinable
  public func firstChild(of node: NodeID, _ kind: NodeKind) -> NodeID? {
    children(of: node).first { self.kind(of: $0) == kind }
  }

  @inlinable
  public func firstChild(of node: NodeID) -> NodeID? {
    let index = Int(node.index)
    return index < nodes.count ? link(nodes[index].firstChild) : nil
  }

  @inlinable
  public func nextSibling(of node: NodeID) -> NodeID? {
    let index = Int(node.index)
    return index < nodes.count ? link(nodes[index].nextSibling) : nil
  }

  /// The tokens that the node covers, including those of its children; empty for a node without tokens.
  @inlinable
  public func tokenRange(of node: NodeID) -> Range<Int> {
    let index = Int(node.index)
    guard index < nodes.count else { return 0..<0 }
    let first = Int(nodes[index].firstToken)
    let end = min(Int(nodes[index].tokenEnd), tokens.count)
    return first < end ? first..<end : 0..<0
  }

  /// The range from the start of the first token to the end of the last token, without trivia on either side. An empty
  /// node is at the start of the next token.
  @inlinable
  public func range(of node: NodeID) -> ByteRange {
    guard let record = record(node) else { return ByteRange(at: 0) }
    let first = token(at: Int(record.firstToken))
    guard record.firstToken < record.tokenEnd else { return ByteRange(at: first.start) }
    return ByteRange(first.start, token(at: Int(record.tokenEnd) - 1).end)
  }

  public func text(of node: NodeID) -> String { text(in: range(of: node)) }

  // MARK: Tokens and text

  /// The token at the index; the end of the file for an index that is out of range.
  @inlinable
  public func token(at index: Int) -> Token {
    if index >= 0, index < tokens.count { return tokens[index] }
    return tokens.last ?? Token.endOfFile(at: bytes.count)
  }

  public func text(ofToken index: Int) -> String { text(in: token(at: index).range) }

  public func text(in range: ByteRange) -> String {
    let end = min(range.end, bytes.count)
    return String(decoding: bytes[min(range.start, end)..<end], as: UTF8.self)
  }

  /// The first token of this kind in the node's own range, outside its children.
  @inlinable
  public func ownToken(of node: NodeID, where matches: (TokenKind) -> Bool) -> Int? {
    let range = tokenRange(of: node)
    var index = range.lowerBound
    var child = firstChild(of: node)
    while index < range.upperBound {
      if let current = child {
        let covered = tokenRange(of: current)
        if covered.isEmpty || covered.upperBound <= index {
          child = nextSibling(of: current)
          continue
        }
        if covered.lowerBound <= index {
          index = covered.upperBound
          child = nextSibling(of: current)
          continue
        }
      }
      if matches(tokens[index].kind) { return index }
      index += 1
    }
    return nil
  }

  @inlinable
  public func ownToken(of node: NodeID, _ kind: TokenKind) -> Int? { ownToken(of: node) { $0 == kind } }

  // MARK: Storage

  @inlinable
  public func record(_ node: NodeID) -> NodeRecord? { node.index < nodes.count ? nodes[Int(node.index)] : nil }

  @inlinable
  public func link(_ index: UInt32) -> NodeID? { index < nodes.count ? NodeID(index: index) : nil }

  /// Nodes with the same parent, in source order.
  public struct Siblings: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [NodeRecord]
    @usableFromInline var following: NodeID?

    @inlinable
    init(nodes: [NodeRecord], next: NodeID?) {
      self.nodes = nodes
      following = next
    }

    @inlinable
    public mutating func next() -> NodeID? {
      guard let node = following else { return nil }
      let index = nodes[Int(node.index)].nextSibling
      following = index < nodes.count ? NodeID(index: index) : nil
      return node
    }
  }
}
