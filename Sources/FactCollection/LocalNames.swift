import Facts
import Syntax

/// The variables and parameters in scope at the walk's position.
struct LocalNames {
  private var names: [Local] = []
  /// Names below this index belong to functions around a local type and cannot be captured.
  private var base = 0

  var count: Int { names.count }
  var last: Local? {
    get { names.last }
    set { if let newValue, !names.isEmpty { names[names.count - 1] = newValue } }
  }

  subscript(index: Int) -> Local { names[index] }

  mutating func add(_ name: Local) { names.append(name) }
  mutating func add(_ more: ArraySlice<Local>) { names += more }

  /// Removes the names that were declared after the first `count`.
  mutating func leave(_ count: Int) { names.removeLast(names.count - count) }
  mutating func take(from count: Int) -> ArraySlice<Local> {
    defer { leave(count) }
    return names[count...]
  }

  /// Hides all names from the members of a type. Returns the argument for `leaveType`.
  mutating func enterType() -> Int {
    defer { base = names.count }
    return base
  }

  mutating func leaveType(_ outerBase: Int) { base = outerBase }

  /// The innermost declaration of the name; for `$name`, that of a variable that has it. Others hide the property's
  /// name and not its projection.
  func index(of name: Symbol, isProjected: Bool = false) -> Int? {
    var index = names.count - 1
    while index >= base {
      if names[index].symbol == name, !isProjected || names[index].isProjectable { return index }
      index -= 1
    }
    return nil
  }
}

/// A variable or parameter of an enclosing function or closure.
struct Local {
  var symbol: Symbol
  var root: Reference.Root
  /// The path of its type, where written or given by a construction; else empty.
  var typePath = Symbol.empty
  /// The block that the path is written in.
  var block: Int?
  /// The path that it aliases: `model.user` in `if let user = model.user`.
  var origin: Reference?
  /// For a closure's parameter: what the closure is for.
  var parameterKind = ClosureParameterKind.other
  /// Whether it has a `$name`: it is declared as `$name in`, or with a wrapper.
  var isProjectable = false
  /// The index of its draft in an initializer.
  var draft: Int?
  /// The path of the type that its value constructs, and of the view that it hosts; empty without one.
  var madePath = Symbol.empty
  var hostedPath = Symbol.empty
  /// A constant's value.
  var constant: NodeID?
  /// The property of which it is a copy, or a copy of an element; empty for everything else.
  var copied = Symbol.empty
  /// For a closure's parameter, the collection whose elements it stands for: `model.rows` in `ForEach(model.rows)`.
  var elements: Reference?
}
