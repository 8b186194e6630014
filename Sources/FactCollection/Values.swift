import Facts
import Syntax

/// The kinds of expressions.
extension FactCollector {
  mutating func value(of node: NodeID) -> Value {
    let node = unwrapped(node)
    switch kind(node) {
    case .integerLiteral: return Value(.literal, Symbol(.int))
    case .floatingPointLiteral: return Value(.literal, Symbol(.double))
    case .booleanLiteral: return Value(.literal, Symbol(.bool))
    case .nilLiteral, .regularExpressionLiteral:
      return Value(.literal)
    case .keyPath:
      return Value(.keyPath, Symbol(String(tree.text(of: node).drop { $0 != "." }.dropFirst())))
    case .stringLiteral:
      guard tree.firstChild(of: node, .interpolation) != nil else { return Value(.literal, Symbol(.string)) }
      return callsSomething(node) ? composedValue(node) : Value(.interpolation)
    case .arrayExpression, .dictionaryExpression, .dictionaryElement:
      return holdsOnlyLiterals(node) ? Value(.literal) : Value(.array, madeElement(of: node))
    case .tupleExpression:
      return Value(holdsOnlyLiterals(node) ? .literal : .compound)
    case .argument:
      return lastChild(of: node).map { value(of: $0) } ?? .none
    case .prefixExpression:
      let operand = tree.firstChild(of: node).map { value(of: $0) } ?? .none
      return holdsOnlyLiterals(node) ? operand : Value(.compound)
    case .closure:
      return Value(.closure, pathMade(byClosure: node))
    case .call:
      return callValue(node)
    case .identifierExpression:
      let token = tree.tokenRange(of: node).lowerBound
      let isProjection = tree.token(at: token).kind == .dollarIdentifier && !isShorthandParameter(token: token)
      return Value(isProjection ? .projection : .name, symbol(token: token))
    case .memberAccess:
      return memberValue(node)
    case .typeExpression:
      return Value(.member, tree.firstChild(of: node).map { typePath($0) } ?? .empty)
    case .sequenceExpression where isValueOrEmpty(node): return Value(.compound)
    case .sequenceExpression:
      if let choice = tree.firstChild(of: node).flatMap({ choice(from: $0) }) { return choice }
      return composedValue(node)
    case .ifExpression, .switchExpression:
      return choice(of: node) ?? composedValue(node)
    case .forceUnwrap:
      let composed = composedValue(node)
      guard composed.kind == .other, let operand = tree.firstChild(of: node), case let value = value(of: operand) else {
        return composed
      }
      return value.kind == .call ? value : choice(among: [value]) ?? composed
    case .ternaryOperator, .optionalChaining, .subscriptCall, .postfixExpression:
      return composedValue(node)
    default:
      return Value(.other)
    }
  }

  /// Returns the path of the type that the closure's only expression creates, or of the function that it calls. Empty
  /// if there is none, or if the function belongs to a local value.
  private mutating func pathMade(byClosure node: NodeID) -> Symbol {
    guard let last = lastChild(of: node), let first = tree.firstChild(of: node),
      first == last || kind(first) == .closureSignature && tree.nextSibling(of: first) == last,
      let result = kind(last) == .returnStatement ? tree.firstChild(of: last) : last,
      case let call = unwrapped(result), kind(call) == .call
    else { return .empty }
    let made = callValue(call)
    if made.kind == .construct { return made.$path }
    let isOfSelf = tree.firstChild(of: call).flatMap { simpleReference($0) }?.isOfSelf ?? false
    return made.kind == .call && isOfSelf ? made.$path : .empty
  }

  private mutating func composedValue(_ node: NodeID) -> Value {
    Value(!callsSomething(node) ? .compound : isComputation(node) ? .computation : .other)
  }

  /// Returns whether the sequence is a given value with an empty one as its fallback: `given ?? .init()`,
  /// `given ?? Items()`.
  private mutating func isValueOrEmpty(_ sequence: NodeID) -> Bool {
    guard let given = tree.firstChild(of: sequence), !callsSomething(given),
      let operation = tree.nextSibling(of: given), isOperator(operation, "??"),
      let empty = tree.nextSibling(of: operation), tree.nextSibling(of: empty) == nil, kind(empty) == .call,
      let callee = tree.firstChild(of: empty), tree.nextSibling(of: callee) == nil
    else { return false }
    return [.implicitInit, .construct].contains(value(of: empty).kind)
  }

  /// Returns the created type of `a ? T() : b ? T() : T()` or `T() ?? T()`, from the node to the end of the sequence.
  /// Nil if one of the branches creates nothing.
  mutating func choice(from first: NodeID) -> Value? {
    if let fallback = fallback(from: first) { return fallback }
    var made: [Value] = []
    var last = first
    for next in tree.siblings(after: first) where kind(next) == .ternaryOperator {
      guard let branch = tree.firstChild(of: next) else { return nil }
      made.append(value(of: branch))
      // The condition of another choice may have operators; the last branch has none.
      last = next
    }
    guard !made.isEmpty, let otherwise = tree.nextSibling(of: last), tree.nextSibling(of: otherwise) == nil else {
      return nil
    }
    return choice(among: made + [value(of: otherwise)])
  }

  private mutating func fallback(from first: NodeID) -> Value? {
    var operands = [first]
    while let operation = operands.last.flatMap({ tree.nextSibling(of: $0) }) {
      guard isOperator(operation, "??"), let operand = tree.nextSibling(of: operation) else { return nil }
      operands.append(operand)
    }
    return operands.count > 1 ? choice(among: operands.map { value(of: $0) }) : nil
  }

  /// Returns the created type of an `if` with an `else`, or of a `switch`.
  private mutating func choice(of node: NodeID) -> Value? {
    var made: [Value] = []
    var isComplete = kind(node) == .switchExpression
    for child in tree.children(of: node) {
      switch kind(child) {
      case .ifExpression:
        guard let inner = choice(of: child) else { return nil }
        made.append(inner)
        isComplete = true
      case .codeBlock, .switchCase:
        guard let last = lastChild(of: child), ![.caseItem, .attributeList].contains(kind(last)),
          tree.firstChild(of: child).map({ $0 == last || kind($0) == .caseItem }) ?? false
        else { return nil }
        made.append(value(of: last))
        if kind(node) == .ifExpression, made.count > 1 { isComplete = true }
      case .ifConfig: return nil
      default: break
      }
    }
    return isComplete ? choice(among: made) : nil
  }

  func choice(among made: [Value]) -> Value? {
    guard let first = made.first, made.allSatisfy({ $0.isMade && $0 != Value(.construct, Symbol(.selfType)) }) else {
      return nil
    }
    return Value(.choice, made.allSatisfy { $0.$path == first.$path } ? first.$path : .empty)
  }

  /// Returns whether only the context determines the expression's type: `.known(x)`, `isOn ? .all : nil`, `[]`.
  mutating func takesTypeFromContext(_ node: NodeID) -> Bool {
    let node = unwrapped(node)
    guard let first = tree.firstChild(of: node) else { return kind(node) == .memberAccess || kind(node) == .nilLiteral }
    switch kind(node) {
    case .memberAccess where kind(first) == .declarationNameArguments: return true
    case .memberAccess, .call, .subscriptCall, .genericSpecialization, .forceUnwrap, .optionalChaining:
      return takesTypeFromContext(first)
    case .arrayExpression, .sequenceExpression:
      var isContextual = true
      for child in tree.children(of: node) {
        switch kind(child) {
        case .binaryOperator: break
        case .ternaryOperator:
          // The condition before it has its own type, which doesn't matter.
          guard let branch = tree.firstChild(of: child), takesTypeFromContext(branch) else { return false }
          isContextual = true
        default: isContextual = isContextual && takesTypeFromContext(child)
        }
      }
      return isContextual
    default: return false
    }
  }

  /// Returns whether the expression contains calls or closures, so that its value may be anything.
  private mutating func callsSomething(_ node: NodeID) -> Bool {
    for index in tree.tokenRange(of: node)
    where tokens[index].kind == .leftParenthesis || tokens[index].kind == .leftBrace {
      return true
    }
    return false
  }

  /// Returns the path of the type that all elements of an array construct; empty if they don't.
  private mutating func madeElement(of node: NodeID) -> Symbol {
    guard kind(node) == .arrayExpression else { return .empty }
    var result = Symbol.empty
    for child in tree.children(of: node) {
      let value = value(of: child)
      guard value.kind == .construct, value.$path != Symbol(.selfType), result.isEmpty || result == value.$path else {
        return .empty
      }
      result = value.$path
    }
    return result
  }

  private mutating func holdsOnlyLiterals(_ node: NodeID) -> Bool {
    tree.children(of: node).allSatisfy { [.literal, .keyPath].contains(value(of: $0).kind) }
  }

  private mutating func memberValue(_ node: NodeID) -> Value {
    guard let path = plainPath(of: node) else {
      return isTextOfNewIdentifier(node) ? .textOfNewIdentifier : composedValue(node)
    }
    if path.isImplicit { return Value(.implicitMember, path.symbol) }
    if let root = memberChain(of: node).root, kind(root) == .identifierExpression {
      let start = tree.tokenRange(of: root).lowerBound
      // `self.$x` is `$x`.
      let token = tree.token(at: start).kind == .self ? min(start + 2, tokens.count - 1) : start
      if tree.token(at: token).kind == .dollarIdentifier, !isShorthandParameter(token: token) {
        return Value(.projection, path.symbol.withoutSelf)
      }
    }
    return Value(.member, path.symbol)
  }

  /// Returns whether the expression is `UUID().uuidString`.
  private mutating func isTextOfNewIdentifier(_ node: NodeID) -> Bool {
    guard let base = tree.firstChild(of: unwrapped(node)), kind(base) == .call,
      memberNameToken(of: unwrapped(node)).map({ string(token: $0) }) == "uuidString"
    else { return false }
    return callValue(base) == Value(.construct, "UUID")
  }

  private mutating func callValue(_ node: NodeID) -> Value {
    guard let callee = tree.firstChild(of: node) else { return Value(.other) }
    let inner = unwrapped(callee)
    if kind(inner) == .closure {
      // The value of a property must not depend on whether its closure is read.
      return functionDepth == 0
        ? Value(.closureCall) : typeCreated(atEndsOf: inner).map { Value(.choice, $0) } ?? Value(.closureCall)
    }
    if let target = constructionTarget(inner) {
      switch target.callee {
      // `UUID()` is new each time, and an identifier from a text is not.
      case .type where target.path == "UUID" && tree.nextSibling(of: callee) != nil: return Value(.call, target.path)
      case .type: return Value(.construct, target.path)
      case .implicit: return Value(.implicitInit)
      case .ownType: return Value(.construct, Symbol(.selfType))
      case .reference, .enumCase, .function, .modifier: break
      }
    }
    guard let path = plainPath(of: inner) else { return Value(.call) }
    return Value(.call, path.isImplicit ? Symbol(path.text) : path.symbol)
  }

  /// Returns the path of a chain of plain names, `a.b.c`, or of implicit members, `.b.c`; nil for everything else.
  mutating func plainPath(of node: NodeID) -> PlainPath? {
    let node = unwrapped(node)
    switch kind(node) {
    case .identifierExpression:
      return PlainPath(symbol: symbol(token: tree.tokenRange(of: node).lowerBound))
    case .genericSpecialization:
      return tree.firstChild(of: node).flatMap { plainPath(of: $0) }
    case .typeExpression:
      guard let type = tree.firstChild(of: node) else { return nil }
      let path = typePath(type)
      return path.isEmpty ? nil : PlainPath(symbol: path)
    case .memberAccess:
      guard let name = memberNameToken(of: node) else { return nil }
      guard let base = tree.firstChild(of: node), kind(base) != .declarationNameArguments else {
        return PlainPath(symbol: symbol(token: name), isImplicit: true)
      }
      let first = tree.tokenRange(of: node).lowerBound
      if tree.token(at: first).kind == .identifier, let path = plainPath(from: first, to: name) {
        return PlainPath(symbol: path)
      }
      guard let path = plainPath(of: base) else { return nil }
      return PlainPath(symbol: path.symbol.appendingPath(symbol(token: name)), isImplicit: path.isImplicit)
    default:
      return nil
    }
  }

  /// Returns the type that a callee creates; nil if it is neither a type nor an initializer.
  mutating func constructionTarget(_ node: NodeID) -> (callee: Construction.Callee, path: Symbol, name: Int)? {
    switch kind(node) {
    case .genericSpecialization:
      return tree.firstChild(of: node).flatMap { constructionTarget($0) }
    case .typeExpression:
      guard let type = tree.firstChild(of: node), kind(type) == .identifierType || kind(type) == .memberType else {
        return nil
      }
      let path = typePath(type)
      return path.isEmpty ? nil : (.type, path, tree.tokenRange(of: node).lowerBound)
    case .identifierExpression:
      let token = tree.tokenRange(of: node).lowerBound
      if tree.token(at: token).kind == .Self { return (.ownType, .empty, token) }
      guard looksLikeType(token: token) else { return nil }
      return (.type, symbol(token: token), token)
    case .memberAccess:
      return memberTarget(node)
    default:
      return nil
    }
  }

  /// Returns the type that a callee creates, with the written type for a plain `.init`.
  mutating func constructionTarget(
    _ node: NodeID, impliedType: NodeID?
  ) -> (callee: Construction.Callee, path: Symbol, name: Int)? {
    let target = constructionTarget(node)
    guard let target, target.callee == .implicit, let impliedType, kind(impliedType) == .identifierType,
      kind(node) == .memberAccess, tree.firstChild(of: node) == nil
    else { return target }
    let name = tree.tokenRange(of: impliedType).lowerBound
    return tree.token(at: name).kind == .Self ? (.ownType, .empty, name) : (.type, typePath(impliedType), name)
  }

  private mutating func memberTarget(_ node: NodeID) -> (callee: Construction.Callee, path: Symbol, name: Int)? {
    guard let name = memberNameToken(of: node) else { return nil }
    let isInit = symbol(token: name) == Symbol(.`init`)
    let base = tree.firstChild(of: node).flatMap { kind($0) == .declarationNameArguments ? nil : $0 }
    guard let base else { return isInit ? (.implicit, .empty, name) : nil }
    if kind(base) == .superExpression { return nil }
    if isInit {
      if kind(base) == .identifierExpression {
        let token = tree.tokenRange(of: base).lowerBound
        if tree.token(at: token).kind == .self || tree.token(at: token).kind == .Self {
          return (.ownType, .empty, name)
        }
        if !looksLikeType(token: token) { return (.implicit, .empty, name) }
      }
      guard let target = constructionTarget(base) else { return (.implicit, .empty, name) }
      return (target.callee, target.path, name)
    }
    guard looksLikeType(token: name), let path = plainPath(of: node), !path.isImplicit else { return nil }
    // `Module.Type` and `Outer.Inner`, but not `value.Name(…)`: enum cases and members begin with a lowercase letter.
    guard let root = memberChain(of: node).root else { return nil }
    if kind(root) == .identifierExpression {
      let token = tree.tokenRange(of: root).lowerBound
      guard looksLikeType(token: token) else { return nil }
      if tree.token(at: token).kind == .Self { return (.type, Symbol(String(path.symbol.string.dropFirst(5))), name) }
    }
    return (.type, path.symbol, name)
  }
}

/// The path of a chain of names.
struct PlainPath {
  let symbol: Symbol
  /// Whether it begins with a period.
  var isImplicit = false

  /// The path as it is written.
  var text: String { isImplicit ? "." + symbol.string : symbol.string }
}
