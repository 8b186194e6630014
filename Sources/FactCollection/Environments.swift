import Facts
import SourceText
import Syntax

/// `.environmentObject(value)` and `.environment(…)`, and code in previews that may have the same effect invisibly.
extension FactCollector {
  /// Records the call if it is a known form of one of these modifiers.
  mutating func recordInjection(_ call: NodeID, _ arguments: [Argument]) {
    guard let callee = tree.firstChild(of: call), let value = arguments.last, value.label.isEmpty,
      !value.isTrailingClosure, arguments.count < 3, let first = tree.nextSibling(of: callee),
      let firstNode = lastChild(of: first)
    else { return }
    let inner = strippedCallee(callee)
    let isMember = kind(inner) == .memberAccess
    guard let name = isMember ? memberNameToken(of: inner) : tree.tokenRange(of: inner).lowerBound else { return }
    let isObject = symbol(token: name) == Symbol(.environmentObject)
    var family = isObject ? EnvironmentFamily.object : .observable
    var keyPath = Symbol.empty
    var node = firstNode
    if arguments.count == 2 {
      guard !isObject, arguments[0].value.kind == .keyPath, let second = tree.nextSibling(of: first),
        let secondNode = lastChild(of: second)
      else { return }
      family = .key
      keyPath = arguments[0].value.$path
      node = secondNode
    }
    let base = isMember ? tree.firstChild(of: inner).flatMap { kind($0) == .declarationNameArguments ? nil : $0 } : nil
    let start =
      base.map { base in
        tree.ownToken(of: inner, .period).map { tree.token(at: $0).range.start } ?? tree.range(of: base).end
      } ?? tree.token(at: name).range.start
    summary.injections.append(
      EnvironmentInjection(
        family: family, keyPath: keyPath, argument: value, localType: localType(of: node),
        traits: execution.isDrawing ? .isDrawn : [], context: context, scope: scope, member: member.name,
        root: base.map { rootValue(of: $0) } ?? .none, namePlace: place(token: name), base: base.map { place($0) },
        place: place(ByteRange(start, tree.range(of: call).end))))
  }

  /// Returns the path of the written type of the local variable or parameter that a chain of names starts with.
  mutating func localType(of node: NodeID) -> Symbol {
    guard let root = memberChain(of: unwrapped(node)).root, kind(root) == .identifierExpression else { return .empty }
    let token = tree.tokenRange(of: root).lowerBound
    return locals.index(of: symbol(token: token)).map { path(locals[$0].typePath, of: locals[$0], at: token) } ?? .empty
  }

  // MARK: Previews

  /// Notes a modifier in a preview that isn't known to be SwiftUI's.
  mutating func notePreviewModifier(_ call: NodeID, _ name: Symbol) {
    guard context.contains(.isPreview), !KnownWords.isPlainModifier(name) else { return }
    file.previewWrappers.append(place(call))
  }

  /// Notes a call in a preview that may show its content in any environment.
  mutating func notePreviewContainer(_ call: NodeID, _ name: Symbol?) {
    guard context.contains(.isPreview), !(name.map { KnownWords.isFramework($0) } ?? false) else {
      return
    }
    file.previewWrappers.append(place(call))
  }

  /// Notes a `#Preview` whose traits may change the environment: `traits: .modifier(SampleData())`.
  mutating func notePreviewTraits(_ macro: NodeID) {
    for child in tree.children(of: macro) {
      if kind(child) == .argument, argumentLabel(of: child).string == "traits", let trait = lastChild(of: child),
        kind(trait) != .memberAccess
      {
        file.previewWrappers.append(place(macro))
        return
      }
    }
  }
}
