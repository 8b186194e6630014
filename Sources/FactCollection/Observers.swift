import Facts
import Syntax

/// Observers of properties, and bindings that may bypass them.
extension FactCollector {
  /// Records the `didSet { … }` or `willSet { … }` of the property that is being visited.
  mutating func recordObserver(_ accessor: NodeID, among accessors: NodeID) {
    guard functionDepth == 1, let scope, let body = tree.firstChild(of: accessor, .codeBlock),
      let keyword = tree.ownToken(of: accessor, where: { $0 == .didSet || $0 == .willSet })
    else { return }
    let isWillSet = tree.token(at: keyword).kind == .willSet
    var parameter = Symbol(isWillSet ? .newValue : .oldValue)
    if let clause = tree.firstChild(of: accessor, .parameterClause) {
      parameter = symbol(token: tree.tokenRange(of: clause).lowerBound + 1)
    }
    var traits: PropertyObserver.Traits = isWillSet ? .isWillSet : []
    if onlyReports(body, depth: 0) { traits.insert(.onlyReports) }
    if onlyChild(of: accessors) != nil { traits.insert(.isAlone) }
    for index in tree.tokenRange(of: body) {
      guard tree.token(at: index).kind == .identifier else { continue }
      let name = symbol(token: index)
      if name == parameter { traits.insert(.namesParameter) }
      if name == member.name, tree.token(at: index + 1).kind == .equal { traits.insert(.assignsProperty) }
    }
    file.observers.append(
      PropertyObserver(
        name: member.name, owner: scope, traits: traits, parameter: parameter, keyword: place(token: keyword),
        body: place(body), accessors: place(accessors)))
  }

  /// Returns whether the statements only print, log, and assert.
  private mutating func onlyReports(_ block: NodeID, depth: Int) -> Bool {
    guard depth < 8 else { return false }
    for child in tree.children(of: block) {
      switch kind(child) {
      case .ifExpression, .codeBlock:
        guard onlyReports(child, depth: depth + 1) else { return false }
      case .conditionList, .ifConfig: continue
      case .call:
        guard let callee = tree.firstChild(of: child), reports(callee) else { return false }
      default: return false
      }
    }
    return true
  }

  /// Returns whether a function prints, logs, or asserts: `print`, `log`, `Self.logger.debug`.
  private mutating func reports(_ callee: NodeID) -> Bool {
    guard let path = plainPath(of: unwrapped(callee)) else { return false }
    let words = path.text.split(separator: ".")
    return KnownWords.reports(path.symbol.lastPathComponent)
      || words.contains { $0.lowercased().hasSuffix("log") || $0.lowercased().hasSuffix("logger") }
  }

  /// Notes `$x`, unless the code only reads its value.
  mutating func noteHandedBinding(_ name: Symbol, scope: Int, token: Int, next: Int?, usage: Surroundings.Usage) {
    if usage == .read, let next, symbol(token: next) == Symbol(.wrappedValue) { return }
    var traits: HandedBinding.Traits = next == nil ? [] : .hasMembers
    if execution.receiver.isModifier { traits.insert(.isToModifier) }
    if [Symbol(.isPresented), Symbol(.item)].contains(execution.receiver.label) { traits.insert(.isPresentation) }
    if context.contains(.isPreview) { traits.insert(.isPreview) }
    summary.handedBindings.append(
      HandedBinding(
        name: name, scope: scope, receiver: usage == .assigned ? .empty : execution.receiver.name, traits: traits,
        place: place(token: token)))
  }

  /// Returns the bindings to properties with observers, to properties that present something, to state and members of
  /// `@ObservedObject` and `@Bindable`, and to other bindings. Extensions may also use those of types in other files.
  mutating func handedBindings() -> [HandedBinding] {
    guard !summary.handedBindings.isEmpty else { return [] }
    let values = summary.properties.lazy.filter { property in
      [.binding, .state, .observedObject, .bindable].contains { property.isWrapped(by: $0) }
    }
    let presenting = summary.handedBindings.lazy.filter(\.isPresenting)
    let names = Set(file.observers.map(\.$name)).union(values.map(\.$name)).union(presenting.map(\.$name))
    return summary.handedBindings.filter { binding in
      names.contains(binding.$name) || types(at: binding.scope)?.kind == .extension
    }
  }
}
