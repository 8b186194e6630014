import Facts
import Syntax

/// The code that views run when they appear, and the values that it uses.
extension FactCollector {
  /// The purpose for which a value is kept.
  struct Keeping {
    var holder = Symbol.empty
    var isCopy = false
  }

  /// Records the effect in an argument of a modifier. Returns its index; nil if the argument isn't an effect.
  mutating func recordEffect(_ argument: NodeID, _ expression: NodeID, of call: NodeID, _ function: Symbol?) -> Int? {
    guard let function, KnownWords.loads(function) || function == Symbol(.onChange), execution.isDrawing, let scope,
      let callee = tree.firstChild(of: call),
      let name = memberNameToken(of: strippedCallee(callee))
    else { return nil }
    let isClosure = kind(expression) == .closure
    var methods: [Symbol] = []
    if !isClosure {
      guard argumentLabel(of: argument) == Symbol(.perform), let method = ownMember(expression) else { return nil }
      methods = [method]
    }
    file.effects.append(
      Effect(
        name: function, scope: scope, watched: function == Symbol(.onChange) ? watched(by: call, after: callee) : nil,
        parameters: isClosure ? parameters(of: expression) : [], context: context, methods: methods,
        missing: execution.missingNames,
        isGuarded: isClosure && hasTopLevelCondition(expression), namePlace: place(token: name),
        closure: isClosure ? place(expression) : nil, place: place(call)))
    return file.effects.count - 1
  }

  private mutating func watched(by call: NodeID, after callee: NodeID) -> Reference? {
    argument(after: callee, labeled: ["of"]).flatMap { simpleReference($0)?.withoutBinding }
  }

  /// Returns the value that a modifier such as `.onChange(of:)` follows if its closure has one parameter, for the new
  /// value. Such a closure may be that of the previous body, whose plain values are old. A closure with two parameters
  /// or none never is.
  mutating func followedName(by call: NodeID, after callee: NodeID, _ closure: NodeID) -> Symbol? {
    guard let followed = watched(by: call, after: callee)?.$name else { return nil }
    let names = parameters(of: closure)
    guard names.isEmpty else { return names.count == 1 ? followed : nil }
    let tokens = tree.tokenRange(of: closure)
    return tokens.contains { string(token: $0) == "$0" } && !tokens.contains { string(token: $0) == "$1" }
      ? followed : nil
  }

  private mutating func parameters(of closure: NodeID) -> [Symbol] {
    tree.firstChild(of: closure, .closureSignature).map { parameterNames(in: $0) } ?? []
  }

  /// Returns the names of the parameters in a closure's signature.
  mutating func parameterNames(in signature: NodeID) -> [Symbol] {
    var result: [Symbol] = []
    for child in tree.children(of: signature) {
      if kind(child) == .closureShorthandParameter {
        result.append(symbol(token: tree.tokenRange(of: child).lowerBound))
      } else if kind(child) == .parameterClause {
        for parameter in tree.children(of: child) {
          if let name = parameterNames(parameter).name { result.append(symbol(token: name)) }
        }
      }
    }
    return result
  }

  /// Returns whether a statement of the closure is a condition that does more than unwrap values.
  private mutating func hasTopLevelCondition(_ closure: NodeID) -> Bool {
    tree.children(of: closure).contains { statement in
      (kind(statement) == .guardStatement || kind(statement) == .ifExpression) && !onlyUnwraps(statement)
    }
  }

  /// Returns whether an `if` or `guard` checks nothing but optional bindings.
  func onlyUnwraps(_ statement: NodeID) -> Bool {
    guard let conditions = tree.firstChild(of: statement, .conditionList) else { return false }
    return tree.children(of: conditions).allSatisfy { kind($0) == .optionalBindingCondition }
  }

  /// Returns the member in `load` or `self.load`; nil for other expressions.
  private mutating func ownMember(_ node: NodeID) -> Symbol? {
    guard let path = plainPath(of: node), !path.isImplicit else { return nil }
    let base = path.symbol.pathWithoutLastComponent
    guard base.isEmpty || base == Symbol(.`self`) else { return nil }
    return locals.index(of: path.symbol) == nil ? path.symbol.lastPathComponent : nil
  }

  /// Notes a call in an effect if it may be of one of the type's own methods.
  mutating func noteMethodOfEffect(_ callee: NodeID) {
    guard let effect = execution.effect, file.effects.indices.contains(effect),
      let method = ownMember(callee), !method.startsLikeType
    else { return }
    file.effects[effect].methods.append(method)
  }

  /// Returns the purpose for which the right side of an assignment is read; nil if the target isn't a member of the
  /// type.
  mutating func keeping(assigning value: NodeID, to target: Reference?, in sequence: NodeID) -> Keeping? {
    guard execution.isActing, target?.isOfSelf == true else { return nil }
    switch self.value(of: value).kind {
    case .name, .member, .compound, .interpolation, .literal: return Keeping(isCopy: true)
    case .closure: return nil
    default: return Keeping(isCopy: isPure(assigning: value, in: sequence))
    }
  }

  /// Returns the purpose for which the arguments of a call are read, if it calls a method of an object in a property or
  /// one that changes the property's value: `items.append(item)`.
  mutating func keeping(argumentsOf callee: NodeID) -> Keeping? {
    guard execution.isActing, case let member = strippedCallee(callee), kind(member) == .memberAccess,
      let base = tree.firstChild(of: member), kind(base) != .declarationNameArguments,
      let reference = simpleReference(base), reference.isOfSelf, reference.$members.isEmpty, !reference.isProjected,
      !reference.$name.startsLikeType
    else { return nil }
    let isChange = memberNameToken(of: member).map { KnownWords.onlyChanges(symbol(token: $0)) } ?? false
    return Keeping(holder: isChange ? .empty : reference.$name)
  }

  mutating func noteKeptRead(_ name: Symbol, scope: Int) {
    guard let keeping = execution.keeping, execution.isActing, name != keeping.holder else { return }
    let read = KeptRead(
      name: name, scope: scope, member: member.name, effect: execution.effect, holder: keeping.holder,
      isCopy: keeping.isCopy)
    if file.keptReads.last != read { file.keptReads.append(read) }
  }
}
