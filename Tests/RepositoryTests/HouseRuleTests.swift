import Foundation
import SourceText
import Syntax
import Testing

@testable import statewise_dev

/// Tests of the code style in this repository. They use the product's own parser.
@Suite("House rules")
struct HouseRuleTests {
  @Test("Nothing in Sources traps: no force unwraps, forced tries or casts, or fatal errors")
  func traps() {
    let calls: Set<String> = [
      "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure",
      "Dictionary(uniqueKeysWithValues:)",
    ]
    for file in Repository.sources {
      let tree = Parser.parse(Array(file.text.utf8))
      let lines = LineTable(tree.bytes)
      for node in tree.allNodes {
        guard let trap = tree.trap(at: node, calls: calls) else { continue }
        Issue.record("\(file.path):\(lines.line(ofUTF8Offset: tree.range(of: node).start) + 1): \(trap) can trap")
      }
    }
  }

  @Test("No file has more than 500 lines")
  func length() {
    let generated = Set(PagesCommand.pages.map(\.path))
    for file in Repository.swiftFiles where !generated.contains(file.path) {
      #expect(
        file.lines.count <= 500, "\(file.path) has \(file.lines.count) lines; move a part of it to another file")
    }
  }

  @Test("No file has notes about unfinished work or paths on a developer's machine")
  func words() {
    // The words are split, so that this file does not contain them.
    let words = ["TO" + "DO", "FIX" + "ME", "/wo" + "rk/", "/ro" + "ot/", "/op" + "t/", "/tm" + "p/"]
    for file in Repository.files {
      for (number, line) in file.lines.enumerated() {
        for word in words where line.ranges(of: word).contains(where: { !follows($0, aNameIn: line) }) {
          Issue.record("\(file.path):\(number + 1) says '\(word)'")
        }
      }
    }
  }

  /// Returns whether a letter or a digit stands before the range, as in the path of a project's own `app/opt` folder.
  private func follows(_ range: Range<String.Index>, aNameIn line: Substring) -> Bool {
    line[..<range.lowerBound].last.map { $0.isLetter || $0.isNumber } ?? false
  }

  @Test("Fetched code does not count as files of the repository")
  func files() {
    #expect(Repository.files.contains { $0.path == "Sources/Rules/AllRules.swift" })
    #expect(!Repository.files.contains { $0.path.contains("/.build/") })
  }
}

extension SyntaxTree {
  fileprivate var allNodes: [NodeID] { (0..<UInt32(nodeCount)).map { NodeID(index: $0) } }

  /// Returns the construct at the node that would trap for an unexpected value; nil if there is none.
  fileprivate func trap(at node: NodeID, calls: Set<String>) -> String? {
    switch kind(of: node) {
    case .forceUnwrap: return "'!'"
    case .implicitlyUnwrappedOptionalType: return "an implicitly unwrapped optional"
    case .tryExpression where ownToken(of: node, .exclamationMark) != nil: return "'try!'"
    case .asOperator where ownToken(of: node, .exclamationMark) != nil: return "'as!'"
    case .call:
      guard let callee = firstChild(of: node).map(text(of:)) else { return nil }
      let label = children(of: node).first { kind(of: $0) == .argument }.flatMap { argument in
        ownToken(of: argument, .colon).map { _ in text(ofToken: tokenRange(of: argument).lowerBound) }
      }
      if calls.contains(callee) { return callee }
      let labeled = label.map { "\(callee)(\($0):)" } ?? callee
      return calls.contains(labeled) ? labeled : nil
    default: return nil
    }
  }
}
