@_spi(ExperimentalLanguageFeatures) import SwiftSyntax

/// A half-open range of UTF-8 offsets.
struct Span: Hashable {
  var start: Int
  var end: Int
}

/// A line of `statewise-dev dump-syntax`: a node, and the ranges of it that no child covers.
struct Node: Hashable {
  var kind: String
  var span: Span
  var own: [Span]
}

/// Converts a tree of swift-syntax, without operator folding, to the nodes that `statewise-dev dump-syntax` would
/// print.
struct SwiftSyntaxReader {
  private(set) var nodes: [Node] = []

  /// The ranges of a node found so far.
  private struct Frame {
    var span: Span?
    var own: [Span] = []

    mutating func extend(to other: Span) {
      span = Span(start: min(span?.start ?? other.start, other.start), end: max(span?.end ?? 0, other.end))
    }

    mutating func add(_ token: TokenSyntax) {
      guard token.presence == .present else { return }
      add(from: token.positionAfterSkippingLeadingTrivia, to: token.endPositionBeforeTrailingTrivia)
    }

    mutating func add(from first: AbsolutePosition, to last: AbsolutePosition) {
      let (start, end) = (first.utf8Offset, last.utf8Offset)
      guard start < end else { return }
      extend(to: Span(start: start, end: end))
      if let last = own.last, last.end == start {
        own[own.count - 1].end = end
      } else {
        own.append(Span(start: start, end: end))
      }
    }
  }

  static func nodes(of file: SourceFileSyntax) -> [Node] {
    var reader = SwiftSyntaxReader()
    var frame = Frame()
    reader.readChildren(of: Syntax(file), into: &frame)
    return reader.nodes
  }

  private mutating func read(_ syntax: Syntax, into frame: inout Frame) {
    if let token = syntax.as(TokenSyntax.self) {
      if token.keyPathInParent == \AccessorParametersSyntax.name {
        build("parameter", into: &frame) { $1.add(token) }
      } else {
        frame.add(token)
      }
      return
    }
    switch contextualReading(of: syntax) {
    case .node(let kind):
      if let outer = impliedNode(around: syntax) {
        build(outer, into: &frame) { reader, inner in reader.readNode(syntax, as: kind, into: &inner) }
      } else {
        readNode(syntax, as: kind, into: &frame)
      }
    case .dissolved: readChildren(of: syntax, into: &frame)
    case .tokens: addTokens(of: syntax, to: &frame)
    }
  }

  private mutating func readChildren(of syntax: Syntax, into frame: inout Frame) {
    if syntax.kind == .exprList, syntax.parent?.kind == .sequenceExpr {
      readSequence(syntax, into: &frame)
    } else {
      for child in syntax.children(viewMode: .sourceAccurate) { read(child, into: &frame) }
    }
  }

  /// Adds the tokens of a node. A string literal counts as one token.
  private func addTokens(of syntax: Syntax, to frame: inout Frame) {
    for child in syntax.children(viewMode: .sourceAccurate) {
      if let token = child.as(TokenSyntax.self) {
        frame.add(token)
      } else if child.kind == .stringLiteralExpr || child.kind == .simpleStringLiteralExpr {
        frame.add(from: child.positionAfterSkippingLeadingTrivia, to: child.endPositionBeforeTrailingTrivia)
      } else {
        addTokens(of: child, to: &frame)
      }
    }
  }

  /// Reads a node. The comma after a list's element belongs to the list, not to the element.
  private mutating func readNode(_ syntax: Syntax, as kind: String, into outer: inout Frame) {
    var comma: TokenSyntax?
    build(kind, into: &outer) { reader, frame in
      if syntax.kind == .sequenceExpr || syntax.kind.isSyntaxCollection {
        reader.readChildren(of: syntax, into: &frame)
        return
      }
      for child in syntax.children(viewMode: .sourceAccurate) {
        if let last = comma {
          frame.add(last)
          comma = nil
        }
        if let token = child.as(TokenSyntax.self), token.tokenKind == .comma {
          comma = token
        } else {
          reader.read(child, into: &frame)
        }
      }
    }
    if let comma { outer.add(comma) }
  }

  /// Reads a sequence. In swift-syntax, `is` and `as` come before a type expression; in our tree, they contain the
  /// type.
  private mutating func readSequence(_ elements: Syntax, into frame: inout Frame) {
    var pending: Syntax?
    for element in elements.children(viewMode: .sourceAccurate) {
      if let cast = pending {
        pending = nil
        build(cast.kind == .unresolvedIsExpr ? "isOperator" : "asOperator", into: &frame) { reader, inner in
          reader.readChildren(of: cast, into: &inner)
          if element.kind == .typeExpr {
            reader.readChildren(of: element, into: &inner)
          } else {
            reader.read(element, into: &inner)
          }
        }
      } else if element.kind == .unresolvedIsExpr || element.kind == .unresolvedAsExpr {
        pending = element
      } else {
        read(element, into: &frame)
      }
    }
    if let pending { read(pending, into: &frame) }
  }

  /// Adds a node before those that `content` adds. Leaves out a node without text.
  private mutating func build(
    _ kind: String, into outer: inout Frame, _ content: (inout SwiftSyntaxReader, inout Frame) -> Void
  ) {
    let index = nodes.count
    nodes.append(Node(kind: kind, span: Span(start: 0, end: 0), own: []))
    var frame = Frame()
    content(&self, &frame)
    guard let span = frame.span else {
      nodes.remove(at: index)
      return
    }
    nodes[index].span = span
    if kind != "stringLiteral" { nodes[index].own = frame.own }
    outer.extend(to: span)
  }

  private func contextualReading(of syntax: Syntax) -> Reading {
    let kind = syntax.kind
    switch (kind, syntax.parent?.kind) {
    case (.declReferenceExpr, .memberAccessExpr) where syntax.keyPathInParent == \MemberAccessExprSyntax.declName,
      (.declReferenceExpr, .keyPathPropertyComponent), (.declReferenceExpr, .keyPathMethodComponent):
      return .dissolved
    case (.throwsClause, .doStmt): return .node("effects")
    default: return reading(of: kind)
    }
  }

  /// Returns the kind of the list that our tree has around a lone modifier or attribute; nil for other nodes.
  private func impliedNode(around syntax: Syntax) -> String? {
    switch (syntax.kind, syntax.parent?.kind) {
    case (.declModifier, .accessorDecl): "modifierList"
    case (.attribute, .switchCase): "attributeList"
    default: nil
    }
  }
}
