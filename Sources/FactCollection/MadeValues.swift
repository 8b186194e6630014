import Facts
import Syntax

/// Values that code creates and whose members it then reads.
extension FactCollector {
  /// Notes the read of the first member, unless it is a method.
  mutating func noteRead(ofValueMadeAs typePath: Symbol, members: MemberTokens, isCalled: Bool) {
    guard !typePath.isEmpty, let first = members.first, !isCalled || members.count > 1 else {
      return
    }
    guard !KnownWords.isFramework(typePath) else { return }
    file.madeValueReads.append(
      MadeValueRead(typePath: typePath, member: symbol(token: first), scope: scope, place: place(token: first)))
  }

  /// Notes a read from a local variable, or from the view of a hosting controller in one.
  mutating func noteRead(ofLocal local: Local, token: Int, members: MemberTokens, isCalled: Bool) {
    let made = path(local.madePath, of: local, at: token)
    guard !made.isEmpty else { return }
    let hosted = path(local.hostedPath, of: local, at: token)
    guard !local.hostedPath.isEmpty, let first = members.first, symbol(token: first) == Symbol(.rootView) else {
      return noteRead(ofValueMadeAs: made, members: members, isCalled: isCalled)
    }
    noteRead(ofValueMadeAs: hosted, members: members.dropFirst(), isCalled: isCalled)
  }

  /// Returns the path of the view in `UIHostingController(rootView: Home())`; empty for any other expression.
  mutating func hostedPath(of node: NodeID, made: Value) -> Symbol {
    let call = unwrapped(node)
    guard KnownWords.hosts(made.$path.lastPathComponent), kind(call) == .call else { return .empty }
    for child in tree.children(of: call) {
      if kind(child) == .argument, argumentLabel(of: child) == Symbol(.rootView), let view = lastChild(of: child) {
        let value = value(of: view)
        return value.kind == .construct ? value.$path : .empty
      }
    }
    return .empty
  }

  /// Notes that a controller shows the value of a constant: `UIHostingController(rootView: contentView)`.
  mutating func host(_ expression: NodeID) {
    guard kind(expression) == .identifierExpression,
      let index = locals.index(of: symbol(token: tree.tokenRange(of: expression).lowerBound)),
      let range = locals[index].constant.map({ tree.range(of: $0) })
    else { return }
    for index in summary.constructions.indices.reversed() {
      let construction = summary.constructions[index]
      guard construction.place.range.start >= range.start else { return }
      if range.contains(construction.place.range), construction.position == .expression {
        summary.constructions[index] = construction.with(position: .hosted)
      }
    }
  }
}
