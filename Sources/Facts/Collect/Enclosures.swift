import SourceText
import Syntax

/// A closure that is an argument of a call, as the content of `VStack` or `.sheet(item:)` is.
struct Enclosure {
  var outer: Int?
  /// Whether its content is pushed or presented, and so usually gone before the values around it change.
  var isPushed: Bool
  /// The names in the arguments of `.id(…)` behind its call.
  var identities: [Reference] = []
  /// What its parameters are.
  var parameterKind: ClosureParameterKind
}

extension FactCollector {
  private static let collections: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]
  private static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "WindowGroup", "inspector", "alert",
    "confirmationDialog",
  ]

  /// What the closures of a call are for.
  mutating func enclosure(
    ofCall call: NodeID, behind callee: NodeID, function: Symbol?, isModifier: Bool
  ) -> Enclosure {
    var result = Enclosure(outer: enclosure, isPushed: false, parameterKind: .other)
    guard let function else { return result }
    let name = function.string
    if Self.collections.contains(name) {
      result.parameterKind = elementKind(ofCall: call, behind: callee)
    } else if isModifier || Self.presentations.contains(name) {
      // Apps wrap the frameworks' presentations in modifiers of their own and keep the labels.
      let labels = Self.presentations.contains(name) ? ["item", "for", "presenting"] : ["item"]
      if argument(of: call, behind: callee, labelled: labels) != nil {
        result.parameterKind = .item
      } else if argument(of: call, behind: callee, labelled: ["isPresented"]) != nil {
        result.isPushed = true
      }
    } else if name == "NavigationLink" {
      result.isPushed = true
    }
    return result
  }

  private mutating func elementKind(ofCall call: NodeID, behind callee: NodeID) -> ClosureParameterKind {
    guard let first = tree.nextSibling(of: callee), kind(first) == .argument, let data = lastChild(of: first) else {
      return .other
    }
    let id = argument(of: call, behind: callee, labelled: ["id"]).map { tree.text(of: $0) } ?? ""
    if isIndexCollection(data) { return .index }
    if id == "\\.offset" || id == "\\.0" { return .elementByIndex }
    return id == "\\.self" ? .elementByValue : .element
  }

  /// `0..<n` and `x.indices`.
  private mutating func isIndexCollection(_ node: NodeID) -> Bool {
    let inner = unwrapped(node)
    switch kind(inner) {
    case .sequenceExpression:
      var child = tree.firstChild(of: inner)
      while let current = child {
        if kind(current) == .binaryOperator {
          let text = tokenText(tree.tokenRange(of: current).lowerBound)
          return text == "..<" || text == "..."
        }
        child = tree.nextSibling(of: current)
      }
      return false
    case .memberAccess:
      return memberNameToken(of: inner).map { string(token: $0) == "indices" } ?? false
    case .call:
      // `Array(items.indices)`
      guard let callee = tree.firstChild(of: inner), let argument = tree.nextSibling(of: callee),
        kind(argument) == .argument, let expression = lastChild(of: argument)
      else { return false }
      return isIndexCollection(expression)
    default:
      return false
    }
  }

  private mutating func argument(
    of call: NodeID, behind callee: NodeID, labelled labels: [String]
  ) -> NodeID? {
    var child = tree.nextSibling(of: callee)
    while let current = child {
      if kind(current) == .argument, labels.contains(argumentLabel(of: current).string) {
        return lastChild(of: current)
      }
      child = tree.nextSibling(of: current)
    }
    return nil
  }
}
