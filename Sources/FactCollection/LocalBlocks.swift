import Facts
import SourceText
import Syntax

/// The blocks that declare types. Two functions of a file may each declare a type with the same name.
struct BlockMap {
  private struct Draft {
    let range: ByteRange
    let outer: Int?
    /// The scope; set when the walk reaches the block's first type.
    var scope: Int?
    /// The declared names.
    var names: Set<Symbol> = []
  }

  /// The blocks in text order.
  private var drafts: [Draft] = []

  init() {}

  /// - Parameter declared: The blocks, each with the name of a type in it.
  init(_ declared: [(range: ByteRange, name: Symbol)]) {
    let sorted = declared.sorted { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    for (range, name) in sorted {
      if drafts.last?.range != range {
        var outer = drafts.indices.last
        while let current = outer, range.start >= drafts[current].range.end { outer = drafts[current].outer }
        drafts.append(Draft(range: range, outer: outer))
      }
      drafts[drafts.count - 1].names.insert(name)
    }
  }

  var facts: [LocalBlock] { drafts.map { LocalBlock(outer: $0.outer, scope: $0.scope) } }

  /// Returns the innermost block around an offset.
  func block(at offset: Int) -> Int? {
    let end = drafts.partitioningIndex { $0.range.start > offset }
    var next = end > 0 ? end - 1 : nil
    while let current = next, offset >= drafts[current].range.end { next = drafts[current].outer }
    return next
  }

  mutating func note(scope: Int?, of block: Int) {
    if drafts.indices.contains(block) { drafts[block].scope = scope }
  }

  /// Returns whether a block inside of `outer` that contains the offset declares the first component of the path.
  func declares(firstOf path: Symbol, at offset: Int, inside outer: Int?) -> Bool {
    guard !drafts.isEmpty, !path.isEmpty else { return false }
    let name = path.firstPathComponent
    var next = block(at: offset)
    while let current = next, current != outer {
      if drafts[current].names.contains(name) { return true }
      next = drafts[current].outer
    }
    return false
  }
}

extension FactCollector {
  /// Finds the blocks before the walk begins, because code may also use a type before its declaration.
  mutating func findBlocks() {
    var declared: [(range: ByteRange, name: Symbol)] = []
    for index in 0..<tree.nodeCount {
      let node = NodeID(index: UInt32(truncatingIfNeeded: index))
      guard let keyword = Self.keyword(ofType: kind(node)), let block = block(declaring: node) else { continue }
      declared.append((tree.range(of: block), nameToken(of: node, after: keyword).map { symbol(token: $0) } ?? .empty))
    }
    blocks = BlockMap(declared)
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

  /// Returns the block with the statements around the declaration; nil for a member and at the top of the file.
  mutating func block(declaring node: NodeID) -> NodeID? {
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

  mutating func block(of token: Int) -> Int? { blocks.block(at: tree.token(at: token).start) }

  /// Notes the scope of the block around a local type or type alias.
  mutating func noteScope(ofBlockAround place: Place) {
    if functionDepth > 0, let block = place.block { blocks.note(scope: scope, of: block) }
  }

  /// Returns the path if it has the same meaning at a token as where the variable was declared. It is empty if a block
  /// in between declares a type with this name.
  mutating func path(_ path: Symbol, of local: Local, at token: Int) -> Symbol {
    let isHidden = blocks.declares(firstOf: path, at: tree.token(at: token).start, inside: local.block)
    return isHidden ? .empty : path
  }
}
