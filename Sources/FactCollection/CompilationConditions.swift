import Facts
import Syntax

/// Conditions of `#if` with a known result in every build that has SwiftUI.
extension FactCollector {
  /// Returns the condition of code in an `#if` inside another one.
  func joined(_ outer: Symbol?, _ inner: Symbol?) -> Symbol? {
    guard let outer, let inner else { return outer ?? inner }
    return Symbol("\(outer) && \(inner)")
  }

  /// Returns whether a clause's condition is true in every build with SwiftUI. Nil if that depends on the build, and
  /// for `#else`. The condition of declarations that replace a framework on Linux is false, as in
  /// `#if !canImport(Combine)`.
  mutating func holdsWithSwiftUI(clause: NodeID) -> Bool? {
    guard tree.ownToken(of: clause, .poundElse) == nil, let condition = tree.firstChild(of: clause) else { return nil }
    return holdsWithSwiftUI(condition, depth: 0)
  }

  private mutating func holdsWithSwiftUI(_ node: NodeID, depth: Int) -> Bool? {
    guard depth < 16 else { return nil }
    let condition = unwrapped(node)
    switch kind(condition) {
    case .booleanLiteral: return tree.text(of: condition) == "true"
    case .prefixExpression:
      guard tree.text(of: condition).hasPrefix("!"), let operand = tree.firstChild(of: condition) else { return nil }
      return holdsWithSwiftUI(operand, depth: depth + 1).map { !$0 }
    case .call: return Self.platformAnswers[tree.text(of: condition).filter { $0 != " " }]
    case .sequenceExpression: return holdsWithSwiftUI(sequence: condition, depth: depth)
    default: return nil
    }
  }

  /// Returns the result of `a && b || c`: true if all operands of one group around `||` are true, and false if each
  /// group has a false one.
  private mutating func holdsWithSwiftUI(sequence: NodeID, depth: Int) -> Bool? {
    var groups: [[Bool?]] = [[]]
    for child in tree.children(of: sequence) {
      guard kind(child) == .binaryOperator else {
        groups[groups.count - 1].append(holdsWithSwiftUI(child, depth: depth + 1))
        continue
      }
      switch tree.text(of: child) {
      case "&&": break
      case "||": groups.append([])
      default: return nil
      }
    }
    if groups.contains(where: { $0.allSatisfy { $0 == true } }) { return true }
    return groups.allSatisfy { $0.contains(false) } ? false : nil
  }

  /// The results of platform conditions. SwiftUI requires Combine and exists only on Apple's systems.
  private static let platformAnswers = [
    "canImport(SwiftUI)": true, "canImport(Combine)": true, "canImport(Darwin)": true, "os(Linux)": false,
    "os(Windows)": false, "os(Android)": false, "os(FreeBSD)": false, "os(OpenBSD)": false, "os(WASI)": false,
  ]
}
