/// The kind of an expression: an initial value, an argument, or the right side of an assignment.
public struct Value: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable {
    case none
    /// A literal, or an array, dictionary, or tuple of literals. The path is the default type of a number, string, or
    /// Boolean: "Int"; empty for other literals.
    case literal
    /// `\.a.b`, `\T.a.b`; the path is "a.b".
    case keyPath
    /// `T(…)`, `T<U>(…)`, `T.init(…)`; the path is that of `T`.
    case construct
    /// `.init(…)`.
    case implicitInit
    /// `a ? T() : U()`, `T() ?? U()`, `T()!`, an `if` or `switch` in which each branch is one of the two kinds above, or
    /// the call of a closure in which each `return` is. The path is that of `T` if all create the same type; otherwise,
    /// it is empty.
    case choice
    /// A call of something else: `make()`, `Model.make()!`. The path is that of the callee if that is a plain chain.
    case call
    /// Another `{ … }()`. If the closure only returns a value, that value represents the call.
    case closureCall
    /// `{ … }`. The path is that of the only call in it: "Model" for `{ Model(id: $0) }`, "factory.makeModel" for
    /// `{ factory.makeModel() }`; empty if it has other code.
    case closure
    /// `x` or `self`; the path is the name.
    case name
    /// `$x`; the path is the name without the dollar sign. It includes members after the name: "item.name" for
    /// `$item.name`.
    case projection
    /// `a.b.c` with a name as its base; the path is the whole chain.
    case member
    /// `.x` without a base; the path is the name.
    case implicitMember
    /// A string literal with interpolations.
    case interpolation
    /// An array or a dictionary. The path is the type that each element of an array constructs, as in
    /// `[Item(), Item()]`; empty if the types differ.
    case array
    /// A combination of other values with operators, `?:`, casts, subscripts, `!`, or `?`.
    case compound
    /// Like `compound`, but with calls of functions that return the same result for the same values:
    /// `items.filter { $0.isOn }.count`, `Double(done) / Double(total)`.
    case computation
    case other
  }

  public let kind: Kind
  @Symbol public var path: String

  public init(_ kind: Kind, _ path: Symbol = .empty) {
    self.kind = kind
    _path = path
  }

  public static let none = Value(.none)
  /// The value of `UUID().uuidString`.
  public static let textOfNewIdentifier = Value(.other, "UUID.uuidString")

  /// Whether an initializer creates the value in every branch.
  public var isMade: Bool { kind == .construct || kind == .implicitInit || kind == .choice }
}
