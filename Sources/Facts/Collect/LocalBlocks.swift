import SourceText
import Syntax

/// The blocks that declare types of their own: two functions of a file may each have a type of the same name.
extension FactCollector {
  struct BlockDraft {
    let range: ByteRange
    let outer: Int?
    /// Known once the walk has met the block's first type.
    var scope: Int?
    /// What it declares.
    var names: Set<Symbol> = []
  }

  /// Finds the blocks before anything is read, since a type is seen in front of its declaration too.
  mutating func findBlocks() {
    var declared: [(range: ByteRange, name: Symbol)] = []
    for index in 0..<tree.nodeCount {
      let node = NodeID(index: UInt32(truncatingIfNeeded: index))
      guard let keyword = Self.keyword(ofType: kind(node)), let block = block(declaring: node) else { continue }
      declared.append((tree.range(of: block), nameToken(of: node, after: keyword).map { symbol(token: $0) } ?? .empty))
    }
    guard !declared.isEmpty else { return }
    declared.sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    for (range, name) in declared {
      if blocks.last?.range != range {
        var outer = blocks.indices.last
        while let current = outer, range.start >= blocks[current].range.end { outer = blocks[current].outer }
        blocks.append(BlockDraft(range: range, outer: outer))
      }
      blocks[blocks.count - 1].names.insert(name)
    }
  }

  private static func keyword(ofType kind: NodeKind) -> TokenKind? {
    switch kind {
    case .structDeclaration: .struct
    case .classDeclaration: .class
    case .enumDeclaration: .enum
    case .actorDeclaration: .actor
    case .protocolDeclaration: .protocol
    case .typealiasDeclaration: .typealias
    default: nil
    }
  }

  /// What holds the statements among which the declaration stands; nil for a member and at the top of the file.
  private mutating func block(declaring node: NodeID) -> NodeID? {
    var next = tree.parent(of: node)
    while let current = next {
      switch kind(current) {
      case .ifConfig, .ifConfigClause: next = tree.parent(of: current)
      case .memberBlock, .sourceFile: return nil
      default: return current
      }
    }
    return nil
  }

  /// The innermost block around an offset.
  mutating func block(at offset: Int) -> Int? {
    guard !blocks.isEmpty else { return nil }
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    var next = low > 0 ? low - 1 : nil
    while let current = next, offset >= blocks[current].range.end { next = blocks[current].outer }
    return next
  }

  mutating func block(of token: Int) -> Int? { block(at: tree.token(at: token).start) }

  /// Notes the scope of the block around a local type or type alias.
  mutating func noteScope(ofBlockAround place: Place) {
    guard functionDepth > 0, let block = place.block, blocks.indices.contains(block) else { return }
    blocks[block].scope = scope
  }

  /// The path as long as it means the same at a token as where the variable was declared: no block in between has a
  /// type of that name.
  mutating func path(_ path: Symbol, of local: Local, at token: Int) -> Symbol {
    guard !blocks.isEmpty, !path.isEmpty else { return path }
    let name = path.firstPathComponent
    var next = block(of: token)
    while let current = next, current != local.block {
      if blocks[current].names.contains(name) { return .empty }
      next = blocks[current].outer
    }
    return path
  }
}
