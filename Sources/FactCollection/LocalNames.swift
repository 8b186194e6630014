import Facts
import Syntax

/// The variables and parameters in scope at the walk's position.
struct LocalNames {
  private var names: [Local] = []
  /// The index of the first visible name. The names below it belong to functions around a local type and can't be
  /// captured.
  private var base = 0

  var count: Int { names.count }
  var last: Local? {
    get { names.last }
    set { if let newValue, !names.isEmpty { names[names.count - 1] = newValue } }
  }

  subscript(index: Int) -> Local { names[index] }

  mutating func add(_ name: Local) { names.append(name) }
  mutating func add(_ more: ArraySlice<Local>) { names += more }

  /// Removes the names after the first `count`.
  mutating func leave(_ count: Int) { names.removeLast(names.count - count) }
  mutating func take(from count: Int) -> ArraySlice<Local> {
    defer { leave(count) }
    return names[count...]
  }

  /// Notes the value that a pattern takes the names after the first `count` from.
  mutating func note(source: NodeID?, from count: Int) {
    for index in names.indices.dropFirst(count) { names[index].source = source }
  }

  /// Hides all names from the members of a type. Returns the argument for `leaveType`.
  mutating func enterType() -> Int {
    defer { base = names.count }
    return base
  }

  mutating func leaveType(_ outerBase: Int) { base = outerBase }

  /// Returns the innermost declaration of the name. For `$name`, that is a variable with a projection; other variables
  /// hide the name of a property but not its projection.
  ///
  /// - Parameter limit: The index of a name that is declared after the wanted one.
  func index(of name: Symbol, isProjected: Bool = false, below limit: Int? = nil) -> Int? {
    var index = (limit ?? names.count) - 1
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
  /// The path of its type if that is written or constructed by its value; otherwise empty.
  var typePath = Symbol.empty
  /// The block that contains the type's name.
  var block: Int?
  /// The path that it represents: `model.user` for `if let user = model.user`.
  var origin: Reference?
  /// The purpose of the closure, for a closure's parameter.
  var parameterKind = ClosureParameterKind.other
  /// Whether `$name` is available, because it is declared as `$name in` or with a wrapper.
  var isProjectable = false
  /// The index of its draft in an initializer.
  var draft: Int?
  /// The paths of the type that its value constructs, and of the view that the value hosts; empty without one.
  var madePath = Symbol.empty
  var hostedPath = Symbol.empty
  /// The value of a constant.
  var constant: NodeID?
  /// The value of which a pattern takes a part: `load()` in `if let page = load()` and `let (page, count) = load()`.
  var source: NodeID?
  /// The property whose value or element it copies; otherwise empty.
  var copied = Symbol.empty
  /// Whether it copies a parameter, which may be the value of a property.
  var copiesParameter = false
  /// The collection with the elements that a closure's parameter receives: `model.rows` in `ForEach(model.rows)`.
  var elements: Reference?
}
