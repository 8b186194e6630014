import Facts
import SourceText
import Syntax

/// The facts needed to make a class `@Observable`: the code that names Combine's and SwiftUI's types for observable
/// objects, the local variables that hold objects, and the bindings to objects in the environment.
extension FactCollector {
  /// The member of a type, or the global declaration, that the walk is in.
  struct Member {
    var name = Symbol.empty
    var node: NodeID?
    /// Whether it returns a value.
    var returnsValue = false
    /// Whether it is a private function.
    var isPrivate = false
    /// Whether it has the modifier `nonisolated`.
    var isNonisolated = false
    var block: MemberBlock?
  }

  /// The result of the enclosing function, getter, or closure.
  struct Result {
    /// The position of the returned value.
    var position = Construction.Position.statement
    /// The written type of the value.
    var type: NodeID?
  }

  /// The statements of a member, for insertions before them.
  struct MemberBlock {
    var node: NodeID
    /// Whether declarations may precede a single expression.
    var isBuilder: Bool
  }

  struct ProjectionKey: Hashable {
    var name: Symbol
    var block: Int?
    var scope: Int
  }

  // MARK: Mentions

  /// Records the name if it is one of the words for observable objects.
  mutating func noteObjectMention(_ name: Symbol, token: Int, of node: NodeID?) {
    guard !ignoresObjectWords, KnownWords.isForObjects(name),
      let word = ObjectMention.Word(rawValue: name.string)
    else { return }
    summary.objectMentions.append(
      ObjectMention(
        word: word, declaration: constrainedDeclaration, argument: node.map { firstGenericArgument(of: $0) } ?? .empty,
        scope: scope, place: place(token: token)))
  }

  private mutating func firstGenericArgument(of node: NodeID) -> Symbol {
    guard let clause = tree.firstChild(of: node, .genericArgumentClause), var type = tree.firstChild(of: clause) else {
      return .empty
    }
    if !Self.isType(kind(type)) { type = tree.firstChild(of: type) ?? type }
    return typePath(type)
  }

  // MARK: Local variables

  mutating func noteLocalHolder(_ attributes: [Attribute], name: Int, type: NodeID?, value: NodeID?, node: NodeID) {
    for attribute in attributes {
      guard let wrapper = attribute.wrapper, wrapper.needsView else { continue }
      var traits: LocalHolder.Traits = attributes.contains { $0.name == "Previewable" } ? .isPreviewable : []
      if kind(node) != .parameter, !isNamed(name, after: node) { traits.insert(.isUnused) }
      summary.localHolders.append(
        LocalHolder(
          name: symbol(token: name), wrapper: wrapper, attribute: attribute, isParameter: kind(node) == .parameter,
          type: type.map { writtenType($0) }, value: value.map { self.value(of: $0) } ?? .none, scope: scope,
          place: place(node), namePlace: place(token: name), traits: traits))
    }
  }

  /// Returns whether code after a declaration, in the same block, uses the name, its projection, or its storage.
  private mutating func isNamed(_ name: Int, after declaration: NodeID) -> Bool {
    guard let block = block(declaring: declaration) else { return true }
    let text = string(token: name)
    let rest = tree.tokenRange(of: declaration).upperBound..<tree.tokenRange(of: block).upperBound
    return rest.contains { token in
      let kind = tree.token(at: token).kind
      guard kind == .identifier || kind == .dollarIdentifier else { return false }
      return [text, "$" + text, "_" + text].contains(string(token: token))
    }
  }

  // MARK: Projections

  /// Returns whether the member's statements are those of a result builder.
  mutating func isBuilder(_ node: NodeID, name: Symbol) -> Bool {
    ["body", "previews", "makeBody"].contains(name.string)
      || readAttributes(of: node).contains { $0.name.hasSuffix("Builder") }
  }

  mutating func noteProjection(of name: Symbol, scope: Int, token: Int) {
    let key = ProjectionKey(name: name, block: member.block.map { tree.range(of: $0.node).start }, scope: scope)
    let isPrefixed = token > 1 && tree.token(at: token - 1).kind == .period && tree.token(at: token - 2).kind == .self
    defer {
      if isPrefixed, let index = projections[key] {
        let range = ByteRange(tree.token(at: token - 2).start, tree.token(at: token).start)
        summary.projectingMembers[index].prefixes.append(place(range))
      }
    }
    guard projections[key] == nil else { return }
    projections[key] = summary.projectingMembers.count
    let first = member.block.flatMap { tree.firstChild(of: $0.node) }
    let start = first.map { tree.range(of: $0).start } ?? 0
    summary.projectingMembers.append(
      ProjectingMember(
        name: name, scope: scope, form: form(before: first, declaring: name), separator: separator(at: start),
        firstStatement: first.map { place($0) } ?? .none, place: place(token: token)))
  }

  /// Returns how a variable with the name can be declared before the first statement of the member.
  private mutating func form(before first: NodeID?, declaring name: Symbol) -> ProjectingMember.Form {
    guard let block = member.block, let first, kind(first) != .accessorDeclaration, locals.index(of: name) == nil else {
      return .none
    }
    if let accessor = tree.parent(of: block.node), kind(accessor) == .accessorDeclaration, isSetterOrObserver(accessor)
    {
      return .statements
    }
    let isResult = member.returnsValue && !block.isBuilder && tree.nextSibling(of: first) == nil && isExpression(first)
    return isResult ? .expression : .statements
  }

  /// Returns whether the statement is an expression. An `if` or `switch` is one unless its branches return.
  private func isExpression(_ statement: NodeID) -> Bool {
    switch kind(statement) {
    case .ifExpression, .switchExpression:
      !tree.tokenRange(of: statement).contains { tree.token(at: $0).kind == .return }
    case .returnStatement, .throwStatement, .guardStatement, .whileStatement, .repeatWhileStatement, .forInStatement,
      .doStatement, .deferStatement, .labeledStatement:
      false
    default: true
    }
  }

  private func separator(at start: Int) -> Symbol {
    guard isFirstOnLine(start), lineStart(of: start) > 0 else { return "; " }
    return Symbol(lines.dominantLineEnding + indentation(ofLineAt: start))
  }

  /// Returns the projections of objects from the environment, as far as the file shows: an extension's object may be
  /// declared elsewhere.
  mutating func projectionsOfEnvironment() -> [ProjectingMember] {
    guard !summary.projectingMembers.isEmpty else { return [] }
    let names = Set(summary.properties.lazy.filter { $0.wrapper == .environmentObject }.map(\.$name))
    return summary.projectingMembers.filter { projecting in
      if names.contains(projecting.$name) { return true }
      guard types(at: projecting.scope)?.kind == .extension else { return false }
      return !summary.properties.contains { $0.$name == projecting.$name && $0.wrapper != nil }
    }
  }

  /// Returns the uses of the properties that hold observable objects.
  mutating func usesOfHolders() -> [NameUse] {
    let names = Set(summary.properties.lazy.filter { $0.wrapper?.holdsObservableObject == true }.map(\.$name))
    guard !names.isEmpty else { return [] }
    return file.nameUses.filter { names.contains($0.$name) && !$0.kinds.isDisjoint(with: Self.kindsOfHolders) }
  }

  private static let kindsOfHolders: NameUse.Kinds = [
    .written, .takenInOut, .projected, .projectedMember, .storage, .methodCalled,
  ]
}
