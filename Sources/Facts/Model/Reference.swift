/// A name in an expression, with its origin and the members read through it.
public struct Reference: Sendable, Hashable {
  public enum Root: UInt8, Sendable, Hashable {
    /// Not declared in an enclosing function: a member of an enclosing type, or a global declaration.
    case memberOrGlobal
    /// Written `self.x`; the name is `x`.
    case selfMember
    /// A parameter of the enclosing function, initializer, or subscript.
    case parameter
    /// A parameter of an enclosing closure, `$0` included.
    case closureParameter
    /// A variable of the enclosing function whose value doesn't simply come from another name.
    case local
    /// `self` itself.
    case selfValue
  }

  public let root: Root
  /// `x` in `x.a.b`; "$0" for a shorthand parameter.
  @Symbol public var name: String
  /// "a.b" in `x.a.b`; empty if nothing follows.
  @Symbol public var members: String
  /// Whether it is written `$x`.
  public let isProjected: Bool
  /// For a closure parameter, the purpose of the closure.
  public let parameterKind: ClosureParameterKind

  public init(
    root: Root, name: Symbol, members: Symbol = .empty, isProjected: Bool = false,
    parameterKind: ClosureParameterKind = .other
  ) {
    self.root = root
    _name = name
    _members = members
    self.isProjected = isProjected
    self.parameterKind = parameterKind
  }

  /// The reference that reads the same value without a binding: `x.name` for `$x.name.wrappedValue`.
  public var withoutBinding: Reference {
    guard isProjected, $members.lastPathComponent == Symbol(.wrappedValue) else { return self }
    return Reference(root: root, name: $name, members: $members.pathWithoutLastComponent, parameterKind: parameterKind)
  }

  /// The first member read after the name; empty if there is none.
  public var firstMember: Symbol { $members.firstPathComponent }
  public var isOfSelf: Bool { root == .memberOrGlobal || root == .selfMember }
}
