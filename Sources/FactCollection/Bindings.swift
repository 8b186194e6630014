import Facts
import SourceText
import Syntax

/// Expressions that create bindings.
extension FactCollector {
  /// Returns the value that an argument binds, as far as its syntax shows it.
  mutating func bound(by expression: NodeID) -> Argument.Bound {
    switch kind(expression) {
    case .identifierExpression, .memberAccess, .subscriptCall, .optionalChaining, .forceUnwrap:
      return projectionToken(of: expression).map { token in
        let start = tree.token(at: token).start
        return .projection(place(ByteRange(start, start + 1)))
      } ?? .unknown
    case .call:
      if let value = constantValue(of: expression) { return .constant(place(value)) }
      return computedValue(of: expression).map { .computed(place($0)) } ?? .unknown
    default:
      return .unknown
    }
  }

  /// Returns the token `$x` at the root of a chain of members and subscripts, with or without `self.` before it.
  private mutating func projectionToken(of node: NodeID) -> Int? {
    var current = node
    while true {
      switch kind(current) {
      case .identifierExpression:
        let token = tree.tokenRange(of: current).lowerBound
        return isProjection(token: token) ? token : nil
      case .memberAccess:
        guard let base = tree.firstChild(of: current) else { return nil }
        if let name = memberNameToken(of: current), isProjection(token: name) {
          return kind(base) == .identifierExpression && tree.token(at: name - 2).kind == .`self` ? name : nil
        }
        current = base
      case .subscriptCall, .optionalChaining, .forceUnwrap:
        guard let base = tree.firstChild(of: current) else { return nil }
        current = base
      default:
        return nil
      }
    }
  }

  mutating func isProjection(token: Int) -> Bool {
    tree.token(at: token).kind == .dollarIdentifier && !isShorthandParameter(token: token)
  }

  /// Returns `e` in `.constant(e)`, `Binding.constant(e)`, and `Binding<T>.constant(e)`; nil for other calls.
  private mutating func constantValue(of call: NodeID) -> NodeID? {
    guard let callee = tree.firstChild(of: call), kind(callee) == .memberAccess,
      let name = memberNameToken(of: callee), symbol(token: name) == Symbol(.constant),
      let argument = tree.nextSibling(of: callee), kind(argument) == .argument, tree.nextSibling(of: argument) == nil,
      labelToken(of: argument) == nil
    else { return nil }
    if let base = tree.firstChild(of: callee), kind(base) != .declarationNameArguments {
      let first = tree.tokenRange(of: base).lowerBound
      guard string(token: first) == "Binding" else { return nil }
    }
    return lastChild(of: argument)
  }

  /// Returns `e` in `Binding(get: { e }, set: …)`; nil for other calls, and if the closure contains more code.
  private mutating func computedValue(of call: NodeID) -> NodeID? {
    guard let callee = tree.firstChild(of: call), kind(callee) == .identifierExpression,
      string(token: tree.tokenRange(of: callee).lowerBound) == "Binding",
      let (getter, _) = getterAndSetter(after: callee), let only = onlyChild(of: getter),
      let value = kind(only) == .returnStatement ? tree.firstChild(of: only) : only, isPlainExpression(kind(value))
    else { return nil }
    return value
  }

  // MARK: Bindings in plain properties

  /// Finds `let x: Binding<` and similar declarations first, because the uses of a property may precede its
  /// declaration.
  mutating func findBindingNames() {
    for index in tokens.indices.dropFirst(3) where tokens[index].kind == .identifier {
      var colon = index - 1
      if tokens[colon].kind == .period { colon -= 2 }
      guard colon >= 2, tokens[colon].kind == .colon, tokens[colon - 1].kind == .identifier,
        tokens[colon - 2].kind == .let || tokens[colon - 2].kind == .var, tokens[index].range.utf8Count == 7,
        string(token: index) == "Binding"
      else { continue }
      bindingNames.insert(symbol(token: colon - 1))
    }
  }

  mutating func recordBindingUse(token: Int, scope: Int, isAssigned: Bool, next: Int?) {
    let name = symbol(token: token)
    guard bindingNames.contains(name) else { return }
    let wrapped = next.flatMap { symbol(token: $0) == Symbol(.wrappedValue) ? $0 : nil }
    let form: StoredBindingUse.Form =
      isInCaptureList ? .captured : wrapped != nil ? .wrappedValue : isAssigned ? .assigned : .binding
    file.storedBindingUses.append(
      StoredBindingUse(
        property: name, scope: scope, form: form, place: place(token: token),
        memberPlace: wrapped.map { place(ByteRange(tree.token(at: token).end, tree.token(at: $0).end)) } ?? .none))
  }

  /// Returns the uses of names that are stored properties with a `Binding` in this file.
  mutating func usesOfStoredBindings() -> [StoredBindingUse] {
    guard !file.storedBindingUses.isEmpty else { return [] }
    let names = Set(
      summary.properties.lazy.filter { $0.isStoredInstance && $0.type?.isBinding == true }.map(\.name))
    return file.storedBindingUses.filter { names.contains($0.property) }
  }
}
