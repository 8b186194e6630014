import Facts
import SourceText
import Syntax

/// Computed values: constants, and functions that return or draw a value.
extension FactCollector {
  /// Records a function that has parameters and draws.
  mutating func recordDrawingFunction(_ node: NodeID, _ modifiers: DeclarationModifiers) {
    guard let scope, !member.name.isEmpty,
      let clause = tree.firstChild(of: node, .parameterClause),
      tree.firstChild(of: clause) != nil
    else { return }
    let isStatic = modifiers.set.contains(.isStatic) || modifiers.set.contains(.isClassMember)
    summary.drawingFunctions.append(
      DrawingFunction(
        name: member.name, owner: scope, isStatic: isStatic, parameters: readParameters(clause), place: place(node)))
  }

  /// Starts recording the names in a short function that returns a value, as in a computed property.
  mutating func openGetter(ofFunction node: NodeID, isMember: Bool) -> Int? {
    guard isMember, !execution.isDrawing, scope != nil,
      tree.firstChild(of: node, .returnClause) != nil,
      kind(node) == .functionDeclaration, isShort(node)
    else { return nil }
    return mentions.open()
  }

  mutating func closeGetter(of body: NodeID?, from start: Int, declaredBelow count: Int, place: Place) {
    if let scope {
      getters.append(
        Getter(
          name: member.name, owner: scope, mentions: mentions.references(from: start, declaredBelow: count),
          method: body.map { methodReturning($0) } ?? .empty, place: place))
    }
    mentions.close()
  }

  /// Returns the method that the whole value is the result of: "items" for `{ model.items(in: section) }`.
  mutating func methodReturning(_ body: NodeID) -> Symbol {
    guard let value = valueOfGetter(body), kind(value) == .call,
      let path = tree.firstChild(of: value).flatMap({ plainPath(of: $0) }), !path.isImplicit,
      !path.symbol.pathWithoutLastComponent.isEmpty
    else { return .empty }
    return path.symbol.lastPathComponent
  }

  /// Records a constant in drawing code, unless it is only an alias.
  ///
  /// - Parameters:
  ///   - start: The position where the mentions of its value begin.
  ///   - owner: The node with the statements that can use it.
  mutating func recordConstant(_ name: Int, value: NodeID, mentionsFrom start: Int, seenIn owner: NodeID?) {
    guard execution.isDrawing, let owner, simpleReference(value) == nil else { return }
    let made = self.value(of: value)
    switch made.kind {
    case .call, .choice, .compound, .computation, .construct, .interpolation, .member: break
    case .array where !made.path.isEmpty: break
    default: return
    }
    let extent = ByteRange(tree.token(at: name).start, tree.range(of: owner).end)
    summary.localConstants.append(
      LocalConstant(
        name: symbol(token: name), value: made, mentions: mentions.references(from: start, declaredBelow: locals.count),
        extent: place(extent), valuePlace: place(value)))
  }
}
