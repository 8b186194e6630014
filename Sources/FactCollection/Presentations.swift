import Facts
import Syntax

/// Calls that present content, and modifiers that the project may declare.
extension FactCollector {
  private static let contentLabels: Set<String> = ["", "content", "destination"]
  private static let triggerLabels: Set<String> = ["isPresented", "item", "for", "presenting", "isActive", "id"]

  /// Notes that a call presents the content of one of its closures or arguments.
  mutating func notePresentation(_ function: Symbol?, after callee: NodeID, argument: NodeID) {
    guard let function, KnownWords.presents(function),
      let content = kind(argument) == .closure ? argument : lastChild(of: argument)
    else { return }
    let label = labelToken(of: argument).map { string(token: $0) } ?? ""
    guard label == "destination" || kind(content) == .closure && Self.contentLabels.contains(label) else { return }
    var trigger: NodeID?
    for child in tree.siblings(after: callee) where kind(child) == .argument {
      let other = labelToken(of: child).map { string(token: $0) } ?? ""
      // In a call with such an argument, the closure is the label of the link.
      if label.isEmpty, other == "destination" || other == "value" { return }
      if trigger == nil, Self.triggerLabels.contains(other) { trigger = child }
    }
    file.presentations.append(
      Presentation(
        name: function, trigger: trigger.map { place($0) }, item: trigger.flatMap { item(in: $0) },
        content: place(content), scope: scope))
  }

  private mutating func item(in trigger: NodeID) -> Symbol? {
    guard labelToken(of: trigger).map({ symbol(token: $0) }) == Symbol(.item) else { return nil }
    guard let reference = lastChild(of: trigger).flatMap({ simpleReference($0) }), reference.isOfSelf,
      !reference.isProjected, reference.members.isEmpty
    else { return .empty }
    return reference.$name
  }

  private static let menu: Symbol = "Menu"
  private static let contextMenu: Symbol = "contextMenu"

  /// Notes a closure that provides the items of a menu.
  mutating func noteMenu(_ function: Symbol?, _ closure: NodeID) {
    guard let function, function == Self.menu || function == Self.contextMenu else { return }
    file.menus.append(place(closure))
  }

  /// Notes a modifier that isn't known to be SwiftUI's.
  mutating func noteModifier(_ call: NodeID, _ name: Symbol) {
    if name == Self.animation { noteAnimation(call) }
    guard execution.isDrawing, !KnownWords.isPlainModifier(name), !KnownWords.keeps(name),
      let callee = tree.firstChild(of: call)
    else { return }
    let inner = strippedCallee(callee)
    let isMember = kind(inner) == .memberAccess
    // A function without a base is a modifier only if its base is `self`.
    guard isMember || scope.flatMap({ types(at: $0) })?.kind == .extension else { return }
    let base = isMember ? tree.firstChild(of: inner).flatMap { kind($0) == .declarationNameArguments ? nil : $0 } : nil
    file.modifierCalls.append(
      ModifierCall(
        name: name, base: base.map { place($0) }, receiver: base.flatMap { simpleReference($0) },
        localType: base.map { localType(of: $0) } ?? .empty, names: passedNames(after: callee),
        context: context, scope: scope, member: member.name,
        namePlace: place(token: memberNameToken(of: inner) ?? tree.tokenRange(of: inner).lowerBound), place: place(call)
      ))
  }

  private static let animation: Symbol = "animation"

  private mutating func noteAnimation(_ call: NodeID) {
    guard let callee = tree.firstChild(of: call),
      let value = argument(after: callee, labeled: ["value"]), let reference = simpleReference(value),
      reference.isOfSelf
    else { return }
    file.animationValues.append(reference.$name)
  }

  private mutating func passedNames(after callee: NodeID) -> [ModifierCall.PassedName] {
    var result: [ModifierCall.PassedName] = []
    for child in tree.siblings(after: callee) {
      guard kind(child) == .argument, let expression = lastChild(of: child),
        let reference = simpleReference(expression)
      else { continue }
      result.append(ModifierCall.PassedName(label: argumentLabel(of: child), reference: reference))
    }
    return result
  }
}
