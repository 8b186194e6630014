import Facts
import SourceText
import Syntax

/// Imports, types, extensions, and type aliases.
extension FactCollector {
  mutating func visitImport(_ node: NodeID) {
    guard let keyword = tree.ownToken(of: node, .import) else { return }
    let range = tree.tokenRange(of: node)
    var start = keyword + 1
    // `import struct M.T`: the kind precedes a name.
    if start + 1 < range.upperBound, tree.token(at: start + 1).kind != .period, tree.token(at: start).kind != .period {
      start += 1
    }
    guard start < range.upperBound else { return }
    let path = Symbol((start..<range.upperBound).map { tokenText($0) }.joined())
    let attributes = readAttributes(of: node)
    summary.imports.append(
      Import(
        path: path, isExported: attributes.contains { $0.name == "_exported" },
        isTestable: attributes.contains { $0.name == "testable" }, condition: condition, place: place(node)))
  }

  mutating func visitType(_ node: NodeID) {
    guard let heading = typeHeading(of: node) else { return }
    let attributes = readAttributes(of: node)
    let modifiers = readModifiers(of: node)
    var inherited: [WrittenType] = []
    var inheritedPlaces: [Place] = []
    var inheritanceClause: Place?
    if let clause = tree.firstChild(of: node, .inheritanceClause) {
      let range = tree.range(of: clause)
      inheritanceClause = place(ByteRange(skipBlanksBackward(from: range.start), range.end))
      for child in tree.children(of: clause) {
        if let type = lastChild(of: child) { appendInherited(type, to: &inherited) }
        while inheritedPlaces.count < inherited.count {
          inheritedPlaces.append(place(lastChild(of: child) ?? child))
        }
      }
    }
    let block = tree.firstChild(of: node, .memberBlock)
    let outer = scope
    let index = summary.types.count
    let outerPath = functionDepth == 0 ? types(at: outer)?.$path ?? .empty : .empty
    let isLocal = isLocalScope
    let place = place(node)
    noteScope(ofBlockAround: place)
    let constraints = readConstraints(of: node)
    if heading.kind == .protocol, let clause = tree.firstChild(of: node, .genericWhereClause) {
      for (subject, path) in constraints where subject == Symbol(.selfType) {
        inherited.append(WrittenType(form: .nominal, path: path, text: path))
        inheritedPlaces.append(self.place(clause))
      }
    }
    summary.types.append(
      TypeDeclaration(
        kind: heading.kind, path: outerPath.appendingPath(heading.path), outer: outer, isLocal: isLocal,
        access: modifiers.access, attributes: attributes, modifiers: modifiers.set, inherited: inherited,
        inheritedPlaces: inheritedPlaces, inheritanceClause: inheritanceClause,
        genericParameters: readGenericParameters(of: node, constraints),
        namesInDeinitializer: block.flatMap { tree.firstChild(of: $0, .deinitializerDeclaration) }.map {
          names(in: $0)
        },
        hasPayloads: block.map { hasPayloads($0) } ?? false,
        isConstrained: tree.firstChild(of: node, .genericWhereClause) != nil,
        requiredTypes: heading.kind == .extension ? constraints.map(\.1.lastPathComponent) : [],
        condition: joined(types(at: outer)?.condition, condition), introduced: introduced(for: node, inside: outer),
        namePlace: self.place(heading.range), place: place,
        memberBlock: block.map { self.place($0) } ?? self.place(ByteRange(at: tree.range(of: node).end))))
    visitAttributes(of: node)

    let saved = (scope, member, context, functionDepth, enclosures.current, closureDepth, isInInferredProperty)
    let outerCondition = condition
    let outerExecution = execution
    let (savedInitializer, savedKind, wasInObservableClass) = (initializer, scopeKind, isInObservableClass)
    scopeKind = heading.kind
    isInObservableClass =
      heading.kind == .class
      && (attributes.contains { $0.$name == Symbol(.observable) }
        || inherited.contains { $0.$name == Symbol(.observableObject) })
    let savedResult = result
    result = Result()
    scope = index
    member = Member()
    functionDepth = 0
    // If the members exist at all, so does the type.
    condition = nil
    let outerNames = locals.enterType()
    enclosures.current = nil
    closureDepth = 0
    (execution.isInGetter, execution.runsLater, execution.branch) = (false, false, [])
    execution.background = nil
    isInInferredProperty = false
    initializer = nil
    if inherited.contains(where: { $0.$name == Symbol(.previewProvider) || $0.$name == Symbol(.previewModifier) }) {
      context.insert(.isPreview)
    }
    context.subtract([.isInInitializer, .isInStatic])
    for child in tree.children(of: node) {
      switch kind(child) {
      case .attributeList, .modifierList: break
      case .memberBlock: visitChildren(of: child)
      default:
        ignoresObjectWords = true
        if Self.isType(kind(child)) {
          mentionTypes(in: child, as: .heading)
        } else {
          visitHeading(child)
        }
        ignoresObjectWords = false
      }
    }
    (scope, member, context, functionDepth, enclosures.current, closureDepth, isInInferredProperty) = saved
    condition = outerCondition
    execution = outerExecution
    (initializer, scopeKind, isInObservableClass) = (savedInitializer, savedKind, wasInObservableClass)
    locals.leaveType(outerNames)
    result = savedResult
  }

  private mutating func introduced(for node: NodeID, inside outer: Int?) -> [Platform: Version] {
    var result = types(at: outer)?.introduced ?? [:]
    guard let list = tree.firstChild(of: node, .attributeList) else { return result }
    for child in tree.children(of: list) where kind(child) == .attribute {
      result.merge(availability(child), uniquingKeysWith: max)
    }
    return result
  }

  /// Returns whether one of the members is a case with associated values: `case loaded(Item)`.
  private func hasPayloads(_ block: NodeID) -> Bool {
    tree.children(of: block).contains { member in
      kind(member) == .enumCaseDeclaration
        && tree.children(of: member).contains { tree.firstChild(of: $0, .parameterClause) != nil }
    }
  }

  /// Whether a declaration at the walk's position is visible only in one block.
  private var isLocalScope: Bool {
    mutating get { functionDepth > 0 || types(at: scope)?.isLocal == true }
  }

  mutating func types(at index: Int?) -> TypeDeclaration? {
    guard let index, summary.types.indices.contains(index) else { return nil }
    return summary.types[index]
  }

  private mutating func typeHeading(
    of node: NodeID
  ) -> (kind: TypeDeclaration.Kind, path: Symbol, range: ByteRange)? {
    let (declarationKind, keyword): (TypeDeclaration.Kind, TokenKind)
    switch kind(node) {
    case .structDeclaration: (declarationKind, keyword) = (.struct, .struct)
    case .classDeclaration: (declarationKind, keyword) = (.class, .class)
    case .enumDeclaration: (declarationKind, keyword) = (.enum, .enum)
    case .actorDeclaration: (declarationKind, keyword) = (.actor, .actor)
    case .protocolDeclaration: (declarationKind, keyword) = (.protocol, .protocol)
    default:
      var child = tree.firstChild(of: node)
      while let current = child, !Self.isType(kind(current)) { child = tree.nextSibling(of: current) }
      guard let type = child else { return nil }
      return (.extension, typePath(type), tree.range(of: type))
    }
    guard let name = nameToken(of: node, after: keyword) else { return nil }
    return (declarationKind, symbol(token: name), tree.token(at: name).range)
  }

  private mutating func appendInherited(_ node: NodeID, to inherited: inout [WrittenType]) {
    switch kind(node) {
    case .compositionType:
      for child in tree.children(of: node) { appendInherited(child, to: &inherited) }
    case .attributedType:
      if let inner = lastChild(of: node) { appendInherited(inner, to: &inherited) }
    default:
      inherited.append(writtenType(node))
    }
  }

  private mutating func names(in node: NodeID) -> [Symbol] {
    tree.tokenRange(of: node).filter { tree.token(at: $0).kind == .identifier }.map { symbol(token: $0) }
  }

  mutating func visitTypeAlias(_ node: NodeID) {
    guard let name = nameToken(of: node, after: .typealias) else { return }
    for child in tree.children(of: node) {
      let target: NodeID?
      if Self.isType(kind(child)) {
        target = child
      } else if kind(child) == .initializerClause {
        target = tree.firstChild(of: child)
      } else {
        target = nil
      }
      if let target, Self.isType(kind(target)) {
        let outerPath = functionDepth == 0 ? types(at: scope)?.$path ?? .empty : .empty
        let place = place(node)
        noteScope(ofBlockAround: place)
        summary.typeAliases.append(
          TypeAlias(
            path: outerPath.appendingPath(symbol(token: name)), target: writtenType(target),
            access: readModifiers(of: node).access, scope: scope, isLocal: isLocalScope, place: place))
        mentionTypes(in: target, as: .type)
      }
    }
  }

  mutating func visitMacro(_ node: NodeID) {
    if let name = nameToken(of: node, after: .macro) { summary.macros.append(symbol(token: name)) }
  }

  private mutating func readGenericParameters(
    of node: NodeID, _ constraints: [(Symbol, Symbol)]
  ) -> [GenericParameter] {
    guard let clause = tree.firstChild(of: node, .genericParameterClause) else { return [] }
    var result: [GenericParameter] = []
    for child in tree.children(of: clause) {
      if kind(child) == .genericParameter, let name = genericParameterName(child) {
        var own: [Symbol] = []
        for part in tree.children(of: child) where Self.isType(kind(part)) { own += constraintNames(part) }
        own += constraints.filter { $0.0 == name }.map(\.1)
        result.append(GenericParameter(name: name, constraints: own))
      }
    }
    return result
  }

  private mutating func genericParameterName(_ node: NodeID) -> Symbol? {
    guard let token = tree.ownToken(of: node, where: { $0.isIdentifierLike && $0 != .each }) else { return nil }
    return symbol(token: token)
  }

  /// Returns the requirements of the `where` clause as pairs of names: ("T", "Equatable").
  private mutating func readConstraints(of node: NodeID) -> [(Symbol, Symbol)] {
    guard let clause = tree.firstChild(of: node, .genericWhereClause) else { return [] }
    var result: [(Symbol, Symbol)] = []
    for child in tree.children(of: clause) {
      if let left = tree.firstChild(of: child), let right = tree.nextSibling(of: left) {
        let name = typePath(left)
        result += constraintNames(right).map { (name, $0) }
      }
    }
    return result
  }

  private mutating func constraintNames(_ node: NodeID) -> [Symbol] {
    guard kind(node) == .compositionType else {
      let path = typePath(node)
      return path.isEmpty ? [] : [path]
    }
    var result: [Symbol] = []
    for child in tree.children(of: node) { result += constraintNames(child) }
    return result
  }
}
