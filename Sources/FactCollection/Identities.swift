import Facts
import SourceText
import Syntax

/// The modifier `.id(value)` and the expression before it.
extension FactCollector {
  /// The number of modifiers of a chain that are examined. Real chains are shorter, and longer ones must not cost more
  /// time.
  private static let followedLinks = 64

  /// Records an `.id(…)` modifier.
  ///
  /// - Parameter chain: The whole expression that contains the call.
  mutating func recordIdentity(_ call: NodeID, _ arguments: [Argument], chain: NodeID, _ surroundings: Surroundings) {
    guard arguments.count == 1, let argument = arguments.first, argument.label.isEmpty,
      !argument.isTrailingClosure, argument.value.kind != .closure, let callee = tree.firstChild(of: call),
      let node = tree.nextSibling(of: callee).flatMap({ lastChild(of: $0) }),
      let base = tree.firstChild(of: strippedCallee(callee)), kind(base) != .declarationNameArguments
    else { return }
    var traits = chainTraits(chain, identity: tree.text(of: node))
    if surroundings.position.isShown { traits.insert(.isShown) }
    let volatilePart = volatilePart(of: node)
    let start = tree.range(of: base).end
    let end = tree.range(of: call).end
    let period = tree.ownToken(of: strippedCallee(callee), .period).map { tree.token(at: $0).range.start } ?? start
    file.identities.append(
      IdentityModifier(
        argument: argument, volatilePart: volatilePart.map { place($0) }, root: rootValue(of: base), traits: traits,
        context: isInPushedArgument ? context.union(.isPushed) : context, scope: scope, base: place(base),
        place: place(ByteRange(period, end))))
  }

  /// Records a call that starts over with a new identity.
  mutating func noteRestart(_ call: NodeID, _ name: Symbol) {
    guard execution.isDrawing, KnownWords.startsOver(name), let scope else { return }
    summary.restartedCalls.append(RestartedCall(scope: scope, place: place(call)))
  }

  /// Returns the expression at the beginning of a chain of modifiers.
  mutating func rootValue(of base: NodeID) -> Value {
    var root = base
    for _ in 0..<Self.followedLinks {
      switch kind(root) {
      case .call:
        guard let callee = tree.firstChild(of: root), kind(callee) == .memberAccess,
          let next = tree.firstChild(of: callee), kind(next) != .declarationNameArguments,
          constructionTarget(callee) == nil
        else { return value(of: root) }
        root = next
      case .postfixIfConfig, .optionalChaining, .forceUnwrap:
        guard let next = tree.firstChild(of: root) else { return .none }
        root = next
      default: return value(of: root)
      }
    }
    return .none
  }

  private mutating func chainTraits(_ chain: NodeID, identity: String) -> IdentityModifier.Traits {
    var traits: IdentityModifier.Traits = []
    var link: NodeID? = chain
    for _ in 0..<Self.followedLinks {
      guard let current = link, kind(current) == .call, let callee = tree.firstChild(of: current) else { break }
      let member = strippedCallee(callee)
      guard kind(member) == .memberAccess, let name = memberNameToken(of: member) else { break }
      switch string(token: name) {
      case "transition", "contentTransition": traits.insert(.hasTransition)
      case "animation":
        for candidate in tree.siblings(after: callee) {
          if kind(candidate) == .argument, argumentLabel(of: candidate).string == "value",
            let value = lastChild(of: candidate), tree.text(of: value) == identity
          {
            traits.insert(.isAnimated)
          }
        }
      default: break
      }
      link = tree.firstChild(of: member)
    }
    return traits
  }
}
