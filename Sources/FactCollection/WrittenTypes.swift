import Facts
import SourceText
import Syntax

/// Types as they are written, and the places that mention them.
extension FactCollector {
  mutating func writtenType(_ node: NodeID) -> WrittenType {
    let text = symbols.symbol(tree.range(of: node))
    var isGeneric = false
    let (form, path) = shape(of: node, isGeneric: &isGeneric)
    return WrittenType(form: form, path: path, text: text, isGeneric: isGeneric)
  }

  private mutating func shape(of node: NodeID, isGeneric: inout Bool) -> (WrittenType.Form, Symbol) {
    switch kind(node) {
    case .identifierType, .memberType:
      spelledOutShape(of: node, isGeneric: &isGeneric)
        ?? (.nominal, typePath(node, isGeneric: &isGeneric))
    case .optionalType: (.optional, innerPath(node, isGeneric: &isGeneric))
    case .implicitlyUnwrappedOptionalType: (.implicitlyUnwrapped, innerPath(node, isGeneric: &isGeneric))
    case .functionType: (.function, .empty)
    case .arrayType, .inlineArrayType: (.array, innerPath(node, isGeneric: &isGeneric))
    case .dictionaryType: (.dictionary, .empty)
    case .tupleType: tupleShape(node, isGeneric: &isGeneric)
    case .someOrAnyType:
      (
        tree.ownToken(of: node, .some) != nil ? .opaque : .existential,
        innerPath(node, isGeneric: &isGeneric)
      )
    case .compositionType: (.composition, .empty)
    case .metatypeType: (.metatype, innerPath(node, isGeneric: &isGeneric))
    case .attributedType: lastChild(of: node).map { shape(of: $0, isGeneric: &isGeneric) } ?? (.other, .empty)
    default: (.other, .empty)
    }
  }

  private mutating func tupleShape(_ node: NodeID, isGeneric: inout Bool) -> (WrittenType.Form, Symbol) {
    // `(T)` is the same as `T`.
    guard let element = onlyChild(of: node), tree.ownToken(of: element, .colon) == nil,
      let inner = lastChild(of: element)
    else { return (.tuple, .empty) }
    return shape(of: inner, isGeneric: &isGeneric)
  }

  private mutating func innerPath(_ node: NodeID, isGeneric: inout Bool) -> Symbol {
    lastChild(of: node).map { innerPath(ofType: $0, isGeneric: &isGeneric) } ?? .empty
  }

  private mutating func innerPath(ofType node: NodeID, isGeneric: inout Bool) -> Symbol {
    spelledOutForm(of: node) == nil ? typePath(node, isGeneric: &isGeneric) : .empty
  }

  /// Returns the shape of `Array<T>`, `Dictionary<K, V>`, or `Optional<T>`, which means the same as `[T]`, `[K: V]`, or
  /// `T?`; nil for other types.
  private mutating func spelledOutShape(
    of node: NodeID, isGeneric: inout Bool
  ) -> (WrittenType.Form, Symbol)? {
    guard let (form, arguments) = spelledOutForm(of: node) else { return nil }
    return (form, form == .dictionary ? .empty : innerPath(arguments, isGeneric: &isGeneric))
  }

  private mutating func spelledOutForm(of node: NodeID) -> (form: WrittenType.Form, arguments: NodeID)? {
    guard kind(node) == .identifierType || kind(node) == .memberType,
      let arguments = tree.firstChild(of: node, .genericArgumentClause)
    else { return nil }
    let path = typePath(node)
    let name = path.lastPathComponent
    guard path == name || path.pathWithoutLastComponent == "Swift", let form = Self.spelledOutForms[name] else {
      return nil
    }
    return (form, arguments)
  }

  private static let spelledOutForms: [Symbol: WrittenType.Form] = [
    "Array": .array, "Dictionary": .dictionary, "Optional": .optional,
  ]

  mutating func typePath(_ node: NodeID) -> Symbol {
    var isGeneric = false
    return typePath(node, isGeneric: &isGeneric)
  }

  /// Returns the dotted path of a nominal type, also inside parentheses and attributes; otherwise empty.
  private mutating func typePath(_ node: NodeID, isGeneric: inout Bool) -> Symbol {
    switch kind(node) {
    case .identifierType:
      if tree.firstChild(of: node, .genericArgumentClause) != nil { isGeneric = true }
      return symbol(token: tree.tokenRange(of: node).lowerBound)
    case .memberType:
      if tree.firstChild(of: node, .genericArgumentClause) != nil { isGeneric = true }
      let range = tree.tokenRange(of: node)
      if let path = plainPath(from: range.lowerBound, to: range.upperBound - 1) { return path }
      guard let base = tree.firstChild(of: node), let name = memberNameToken(of: node) else { return .empty }
      let basePath = typePath(base, isGeneric: &isGeneric)
      return basePath.isEmpty ? .empty : basePath.appendingPath(symbol(token: name))
    case .attributedType, .someOrAnyType:
      return lastChild(of: node).map { typePath($0, isGeneric: &isGeneric) } ?? .empty
    case .tupleType:
      guard let element = onlyChild(of: node), let inner = lastChild(of: element) else { return .empty }
      return typePath(inner, isGeneric: &isGeneric)
    default:
      return .empty
    }
  }

  /// Records the names of a type and of the types inside it.
  mutating func mentionTypes(in node: NodeID, as position: TypeMention.Position, isElement: Bool = false) {
    switch kind(node) {
    case .identifierType:
      let token = tree.tokenRange(of: node).lowerBound
      let name = symbol(token: token)
      noteObjectMention(name, token: token, of: node)
      if !KnownWords.isFramework(name) {
        mention(type: name, position, isElement: isElement, at: tree.token(at: token).range)
      }
    case .memberType:
      mention(type: typePath(node), position, isElement: isElement, at: tree.range(of: node))
      if let name = memberNameToken(of: node) { noteObjectMention(symbol(token: name), token: name, of: node) }
    default:
      break
    }
    for child in tree.children(of: node) {
      if Self.isType(kind(child)) || kind(child) == .tupleTypeElement || kind(child) == .genericArgumentClause
        || kind(child) == .returnClause
      {
        let isOfArray =
          kind(node) == .arrayType || isElement && kind(node) == .genericArgumentClause
          || kind(child) == .genericArgumentClause && spelledOutForm(of: node)?.form == .array
        mentionTypes(in: child, as: self.position(inside: node, at: position), isElement: isOfArray)
      }
    }
  }

  /// Returns the position of the types that a type contains.
  private mutating func position(inside node: NodeID, at position: TypeMention.Position) -> TypeMention.Position {
    switch kind(node) {
    case .functionType: .type
    case .genericArgumentClause, .arrayType, .dictionaryType, .optionalType, .tupleTypeElement:
      position == .heading ? .constraint : position
    default: position
    }
  }

  mutating func mention(
    type path: Symbol, _ position: TypeMention.Position, isElement: Bool = false, at range: ByteRange
  ) {
    guard !path.isEmpty else { return }
    let site = Site(scope: scope, block: blocks.block(at: range.start))
    let key = MentionKey(path: path, position: position, isElement: isElement, site: site)
    guard seen.mentions.insert(key) else { return }
    summary.typeMentions.append(
      TypeMention(path: path, position: position, isElement: isElement, scope: scope, place: place(range)))
  }
}
