import Facts
import Syntax

/// Notes about the parts that a walk over declarations doesn't read.
struct UnreadDraft {
  /// Whether the file may contain declarations in the skipped code.
  var hidesDeclarations = false
  /// The types and extensions that declare initializers.
  var initializerOwners: Set<Int> = []
  /// Whether a type declares an `==` function without branches.
  var declaresEquality = false
  /// The tokens of the values that determine the types of members and global variables.
  var inferredValues: [Range<Int>] = []
}

/// The walk that reads declarations and skips bodies and initial values.
extension FactCollector {
  /// Returns the declarations of a file; `reader` provides the rest. Nil for a file that has declarations in a body.
  package static func declarations(
    of tree: SyntaxTree, path: String, pathInProject: String? = nil, reader: any BodyReader
  ) -> FileFacts? {
    var collector = FactCollector(tree, readsBodies: false)
    collector.visitChildren(of: tree.root)
    guard let unread = collector.unread, !unread.hidesDeclarations else { return nil }
    return collector.declarations(unread, path: path, pathInProject: pathInProject ?? path, reader: reader)
  }

  private mutating func declarations(
    _ unread: UnreadDraft, path: String, pathInProject: String, reader: any BodyReader
  ) -> FileFacts {
    noteDeclarations(path: path, pathInProject: pathInProject)
    let bodies = UnreadBodies(
      reader: reader, words: WordHash.hashes(in: tree, inferredValues: unread.inferredValues),
      initializerOwners: unread.initializerOwners, declaresEquality: unread.declaresEquality)
    return FileFacts(
      path: path, bytes: bytes, lineEnding: lines.dominantLineEnding, summary: FileSummary(summary, bodies: bodies))
  }

  /// Returns whether an import names SwiftUI, so that bodies are sure to be requested.
  package static func importsSwiftUI(_ tokens: [Token], of bytes: [UInt8]) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].kind == .import, index + 1 < tokens.count else { return false }
      let name = tokens[index + 1]
      guard name.end <= bytes.count else { return false }
      return ["SwiftUI", "SwiftUICore"].contains { bytes[name.start..<name.end].elementsEqual($0.utf8) }
    }
  }

  mutating func visitDeclaration(_ node: NodeID) {
    switch kind(node) {
    case .importDeclaration: visitImport(node)
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .extensionDeclaration:
      visitType(node)
    case .variableDeclaration: visitVariable(node)
    case .initializerDeclaration:
      if let scope { unread?.initializerOwners.insert(scope) }
      skip(node)
    case .functionDeclaration:
      if let name = nameToken(of: node, after: .func), tokenText(name) == "==", !branches(node) {
        unread?.declaresEquality = true
      }
      skip(node)
    case .deinitializerDeclaration, .subscriptDeclaration, .enumCaseDeclaration,
      .associatedtypeDeclaration:
      skip(node)
    case .typealiasDeclaration: visitTypeAlias(node)
    case .macroDeclaration: visitMacro(node)
    case .ifConfig: visitIfConfig(node)
    case .operatorDeclaration, .precedenceGroupDeclaration, .sourceLocationDirective, .unexpected, .opaque: break
    // A statement, which may contain any declaration.
    default: unread?.hidesDeclarations = true
    }
  }

  /// Returns whether the function has branches, as generated `==` functions do. Some files have thousands of them.
  private func branches(_ function: NodeID) -> Bool {
    tree.tokenRange(of: function).contains { tokens[$0].kind == .if }
  }

  /// Skips nodes and notes whether they may contain declarations.
  mutating func skip(_ nodes: NodeID?...) {
    for case let node? in nodes {
      if kind(node) != .attributeList { skip(tree.firstChild(of: node, .attributeList)) }
      // The modifier `class` of a method declares nothing.
      let range = tree.tokenRange(of: node)
      let modifiers = tree.firstChild(of: node, .modifierList).map { tree.tokenRange(of: $0) } ?? range.prefix(0)
      let isInAttributes = kind(node) == .attributeList
      for index in range where !modifiers.contains(index) && mayDeclare(index, isInAttributes) {
        unread?.hidesDeclarations = true
      }
    }
  }

  /// Returns whether a declaration for the summary may begin with the token. A variable counts only in attributes,
  /// where a closure may contain it as a member of the enclosing type.
  private func mayDeclare(_ index: Int, _ isInAttributes: Bool) -> Bool {
    switch tokens[index].kind {
    case .struct, .class, .enum, .protocol, .extension, .typealias, .import:
      index == 0 || tokens[index - 1].kind != .period
    case .actor, .macro: index + 1 < tokens.count && tokens[index + 1].kind.isWord
    case .let, .var: isInAttributes
    default: false
    }
  }
}
