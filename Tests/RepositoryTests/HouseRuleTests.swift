import Foundation
import SourceText
import Syntax
import Testing

@testable import statewise_dev

/// The product's own parser reads the product.
@Suite("House rules")
struct HouseRuleTests {
  @Test("Nothing in Sources traps: no force unwrap, no forced try or cast, no fatal error")
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

  @Test("No file is longer than a person reads in one go")
  func length() {
    let generated = Set(PagesCommand.pages.map(\.path))
    for file in Repository.swiftFiles where !generated.contains(file.path) {
      #expect(
        file.lines.count <= 500, "\(file.path) has \(file.lines.count) lines; give a part of it a file of its own")
    }
  }

  @Test("Nothing is left for later, and nothing names the machine it was written on")
  func words() {
    // In pieces, so that this file is not a finding itself.
    let words = ["TO" + "DO", "FIX" + "ME", "/wo" + "rk/", "/ro" + "ot/", "/op" + "t/", "/tm" + "p/"]
    for file in Repository.files {
      for (number, line) in file.lines.enumerated() {
        for word in words where line.contains(word) { Issue.record("\(file.path):\(number + 1) says '\(word)'") }
      }
    }
  }

  @Test("Generated pages and fetched code do not count as files of the repository")
  func files() {
    #expect(Repository.files.contains { $0.path == "Sources/Rules/AllRules.swift" })
    #expect(!Repository.files.contains { $0.path.contains("/.build/") })
  }
}

extension SyntaxTree {
  fileprivate var allNodes: [NodeID] { (0..<UInt32(nodeCount)).map { NodeID(index: $0) } }

  /// What at the node would end the process on a value that nobody foresaw; nil when nothing does.
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
      let labelled = label.map { "\(callee)(\($0):)" } ?? callee
      return calls.contains(labelled) ? labelled : nil
    default: return nil
    }
  }
}
