/// The kind of an expression: an initial value, an argument, or the right side of an assignment.
public struct Value: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable {
    case none
    /// A literal, or an array, dictionary or tuple of literals. The path is the type that a number, a text or a truth
    /// value has by default: "Int"; empty for other literals.
    case literal
    /// `\.a.b`, `\T.a.b`; the path is "a.b".
    case keyPath
    /// `T(…)`, `T<U>(…)`, `T.init(…)`; the path is that of `T`.
    case construct
    /// `.init(…)`.
    case implicitInit
    /// `a ? T() : U()`, `T() ?? U()`, `T()!`, or an `if` or `switch` each branch of which is one of the two above; the path
    /// is that of `T` where all make the same, else empty.
    case choice
    /// A call of something else: `make()`, `Model.make()!`. The path is that of the callee where it is a plain chain.
    case call
    /// `{ … }()`, unless the closure only gives a value, which then stands for the call.
    case closureCall
    case closure
    /// `x`; the path is the name. Also `self`.
    case name
    /// `$x`; the path is the name without the dollar. Members after it follow: "item.name" for `$item.name`.
    case projection
    /// `a.b.c` over a name; the path is the whole chain.
    case member
    /// `.x` without a base; the path is the name.
    case implicitMember
    /// A string literal with interpolations.
    case interpolation
    /// An array or a dictionary. The path is the type that each element of an array constructs, empty if they differ:
    /// `[Item(), Item()]`.
    case array
    /// Anything built with operators, `?:`, casts, subscripts, `!` or `?` from other values.
    case compound
    /// The same with calls of functions that give the same result for the same values:
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
  /// `UUID().uuidString`.
  public static let textOfNewIdentifier = Value(.other, "UUID.uuidString")

  /// Whether an initializer makes what it gives, whichever branch is taken.
  public var isMade: Bool { kind == .construct || kind == .implicitInit || kind == .choice }
}
