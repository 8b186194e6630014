import Foundation
import SourceText
import Syntax

/// `statewise-dev dump-syntax [paths…]`: prints the syntax tree of each file in a line format, for comparison with
/// other parsers. Without paths, it reads paths from standard input, one on each line, so that one process can handle
/// many files.
///
/// A file starts with `= path`. A line for each node follows, with parents before children and siblings in text order:
///
///     kind start end ownStart-ownEnd …
///
/// All numbers are UTF-8 offsets without trivia. The own ranges are the parts of the node outside its children: its
/// names, keywords, labels, and punctuation, with adjacent parts merged. Nodes without text and the source file itself
/// are left out. So are the own ranges of string literals, because parsers split their text differently.
enum DumpSyntax: DeveloperCommand {
  static let name = "dump-syntax"
  static let usage = "dump-syntax [PATH…]"
  static let summary = "Print the syntax tree of each file, for comparison with another parser"

  static func run(_ paths: [String]) -> Bool {
    if paths.isEmpty {
      while let path = readLine() { dump(path) }
    } else {
      paths.forEach(dump)
    }
    return true
  }

  private static func dump(_ path: String) {
    var output = Array("= \(path)\n".utf8)
    if let data = FileManager.default.contents(atPath: path) {
      appendLines(of: Parser.parse(Array(data)), to: &output)
    } else {
      output += Array("unreadable\n".utf8)
    }
    FileHandle.standardOutput.write(Data(output))
  }

  private static let kindNames = NodeKind.allCases.map { Array(String(describing: $0).utf8) }

  private static func appendLines(of tree: SyntaxTree, to output: inout [UInt8]) {
    var current = tree.firstChild(of: tree.root)
    while let node = current {
      appendLine(of: node, in: tree, to: &output)
      current = tree.firstChild(of: node) ?? successor(of: node, in: tree)
    }
  }

  /// Returns the next node in text order that isn't inside this one; nil at the end.
  private static func successor(of node: NodeID, in tree: SyntaxTree) -> NodeID? {
    var climbed: NodeID? = node
    while let node = climbed {
      if let sibling = tree.nextSibling(of: node) { return sibling }
      climbed = tree.parent(of: node)
    }
    return nil
  }

  private static func appendLine(of node: NodeID, in tree: SyntaxTree, to output: inout [UInt8]) {
    let range = tree.range(of: node)
    guard !range.isEmpty else { return }
    let kind = tree.kind(of: node)
    output += kindNames[Int(kind.rawValue)]
    output += Array(" \(range.start) \(range.end)".utf8)
    if kind != .stringLiteral {
      for piece in ownPieces(of: node, in: tree) { output += Array(" \(piece.start)-\(piece.end)".utf8) }
    }
    output.append(UInt8(ascii: "\n"))
  }

  private static func ownPieces(of node: NodeID, in tree: SyntaxTree) -> [ByteRange] {
    let range = tree.tokenRange(of: node)
    var pieces: [ByteRange] = []
    var index = range.lowerBound
    func take(until end: Int) {
      while index < end {
        let token = tree.token(at: index).range
        index += 1
        guard !token.isEmpty else { continue }
        if let last = pieces.last, last.end == token.start {
          pieces[pieces.count - 1] = ByteRange(last.start, token.end)
        } else {
          pieces.append(token)
        }
      }
    }
    for child in tree.children(of: node) {
      let covered = tree.tokenRange(of: child)
      guard !covered.isEmpty else { continue }
      take(until: covered.lowerBound)
      index = max(index, covered.upperBound)
    }
    take(until: range.upperBound)
    return pieces
  }

}
