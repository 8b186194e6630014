import Facts
import SourceText
import Syntax

/// The modifiers of a declaration, and their places.
struct DeclarationModifiers {
  var set: ModifierSet = []
  var access: AccessLevel?
  var accessToken: Int?
  var setterAccess: AccessLevel?
  var setterAccessRange: ByteRange?
  var firstToken: Int?
}

extension FactCollector {
  mutating func readModifiers(of node: NodeID) -> DeclarationModifiers {
    var result = DeclarationModifiers()
    guard let list = tree.firstChild(of: node, .modifierList) else { return result }
    for child in tree.children(of: list) {
      let range = tree.tokenRange(of: child)
      if result.firstToken == nil { result.firstToken = range.lowerBound }
      read(modifier: range, into: &result)
    }
    return result
  }

  private mutating func read(modifier range: Range<Int>, into result: inout DeclarationModifiers) {
    let level: AccessLevel
    switch tree.token(at: range.lowerBound).kind {
    case .private: level = .private
    case .fileprivate: level = .fileprivate
    case .internal: level = .internal
    case .package: level = .package
    case .public: level = .public
    case .open: level = .open
    case .static: return result.set.formUnion(.isStatic)
    case .class: return result.set.formUnion(.isClassMember)
    case .final: return result.set.formUnion(.isFinal)
    case .lazy: return result.set.formUnion(.isLazy)
    case .weak: return result.set.formUnion(.isWeak)
    case .unowned: return result.set.formUnion(.isUnowned)
    case .override: return result.set.formUnion(.isOverride)
    case .nonisolated: return result.set.formUnion(.isNonisolated)
    case .convenience: return result.set.formUnion(.isConvenience)
    case .mutating: return result.set.formUnion(.isMutating)
    default: return
    }
    if range.count > 1 {
      result.setterAccess = level
      result.setterAccessRange = ByteRange(
        tree.token(at: range.lowerBound).start, tree.token(at: range.upperBound - 1).end)
    } else {
      result.access = level
      result.accessToken = range.lowerBound
    }
  }

  mutating func readAttributes(of node: NodeID) -> [Attribute] {
    guard let list = tree.firstChild(of: node, .attributeList) else { return [] }
    var result: [Attribute] = []
    appendAttributes(of: list, condition: nil, to: &result)
    return result
  }

  private mutating func appendAttributes(of list: NodeID, condition: Symbol?, to result: inout [Attribute]) {
    for child in tree.children(of: list) {
      if kind(child) == .attribute {
        if let attribute = readAttribute(child, condition: condition) { result.append(attribute) }
      } else if kind(child) == .ifConfig {
        for clause in tree.children(of: child) {
          var text = Symbol("#else")
          if tree.ownToken(of: clause, .poundElse) == nil, let expression = tree.firstChild(of: clause) {
            text = symbols.symbol(tree.range(of: expression))
          }
          appendAttributes(of: clause, condition: text, to: &result)
        }
      } else if kind(child) == .attributeList {
        appendAttributes(of: child, condition: condition, to: &result)
      }
    }
  }

  private mutating func readAttribute(_ node: NodeID, condition: Symbol?) -> Attribute? {
    guard let type = tree.firstChild(of: node), Self.isType(kind(type)) else { return nil }
    let path = typePath(type)
    var name = tree.tokenRange(of: type).lowerBound
    if kind(type) == .memberType, let last = memberNameToken(of: type) { name = last }
    var labels = ""
    var first = Value.none
    for child in tree.siblings(after: type) where kind(child) == .argument {
      if labels.isEmpty, let expression = tree.firstChild(of: child) { first = value(of: expression) }
      labels += (labelToken(of: child).map { string(token: $0) } ?? "_") + ":"
    }
    if symbol(token: name) == Symbol(.environmentStateObject) { recordEnvironmentClosure(after: type) }
    let hasParentheses = tree.ownToken(of: node, .leftParenthesis) != nil
    return Attribute(
      name: path.lastPathComponent, base: path.pathWithoutLastComponent,
      argumentLabels: hasParentheses ? Symbol(labels) : nil, firstArgument: first, condition: condition,
      namePlace: place(token: name), place: place(node), removal: place(removalRange(of: tree.range(of: node)))
    )
  }

  /// Returns the versions in `@available(iOS 17, macOS 14, *)` or `@available(iOS, introduced: 17)`. Empty for every
  /// other attribute.
  func availability(_ attribute: NodeID) -> [Platform: Version] {
    let text = tree.text(of: attribute).filter { !$0.isWhitespace }
    guard text.hasPrefix("@available("), text.hasSuffix(")") else { return [:] }
    let parts = text.dropFirst("@available(".count).dropLast().split(separator: ",")
    let introduction = "introduced:"
    var result: [Platform: Version] = [:]
    if let part = parts.first(where: { $0.hasPrefix(introduction) }) {
      guard let platform = parts.first.flatMap({ Platform(rawValue: String($0)) }),
        let version = Version(part.dropFirst(introduction.count))
      else { return [:] }
      result[platform] = version
    } else {
      for part in parts {
        let name = part.prefix { $0.isLetter }
        if let platform = Platform(rawValue: String(name)), let version = Version(part.dropFirst(name.count)) {
          result[platform] = version
        }
      }
    }
    // The versions of iOS count for Mac Catalyst, too.
    if result[.macCatalyst] == nil { result[.macCatalyst] = result[.iOS] }
    return result
  }

  /// Returns the expression in `@State(initialValue: …)` or `@StateObject(wrappedValue: …)` of a variable.
  mutating func wrappedValue(of node: NodeID) -> NodeID? {
    guard let list = tree.firstChild(of: node, .attributeList) else { return nil }
    for attribute in tree.children(of: list) where kind(attribute) == .attribute {
      guard let argument = tree.firstChild(of: attribute, .argument),
        [Symbol(.wrappedValue), Symbol(.initialValue)].contains(argumentLabel(of: argument)),
        readAttribute(attribute, condition: nil)?.wrapper != nil
      else { continue }
      return lastChild(of: argument)
    }
    return nil
  }

  /// Visits the expressions in a declaration's attributes, except the one that is visited as its initial value.
  mutating func visitAttributes(of node: NodeID, except value: NodeID? = nil) {
    guard let list = tree.firstChild(of: node, .attributeList) else { return }
    guard unread == nil else { return skip(list) }
    visitAttributeArguments(in: list, except: value)
  }

  private mutating func visitAttributeArguments(in node: NodeID, except value: NodeID?) {
    for child in tree.children(of: node) {
      switch kind(child) {
      case .argument:
        if let expression = lastChild(of: child), expression != value { visitExpression(expression, .operand) }
      case .attribute, .ifConfig, .ifConfigClause, .attributeList:
        visitAttributeArguments(in: child, except: value)
      default:
        if Self.isType(kind(child)) {
          ignoresObjectWords = true
          mentionTypes(in: child, as: .type)
          ignoresObjectWords = false
        }
      }
    }
  }

  /// Returns the label of an argument; empty for one without a label, and for a closure.
  mutating func argumentLabel(of argument: NodeID) -> Symbol {
    labelToken(of: argument).map { symbol(token: $0) } ?? .empty
  }

  mutating func labelToken(of argument: NodeID) -> Int? {
    let first = tree.tokenRange(of: argument).lowerBound
    // Most arguments have no label. The next token shows that without looking at the children.
    guard tree.token(at: first + 1).kind == .colon, kind(argument) != .closure,
      tree.ownToken(of: argument, .colon) == first + 1, tree.token(at: first).kind != .wildcard
    else { return nil }
    return first
  }
}
