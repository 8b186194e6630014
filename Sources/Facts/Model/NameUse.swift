/// A use, by the code of a type or extension, of a name that no enclosing function declares: `x`, `self.x`, `$x`, `_x`.
/// There is one for each name, scope, and kind of use.
public struct NameUse: Sendable, Equatable {
  /// The name without `$` or `_`.
  @Symbol public var name: String
  public let scope: TypeIndex
  public let kinds: Kinds
  /// The called method, for `methodCalled`; empty if the method is called on a part of the value.
  @Symbol public var method: String
  /// The place of the first use of this kind in the text.
  public let place: Place

  public init(name: Symbol, scope: Int, kinds: Kinds, method: Symbol, place: Place) {
    _name = name
    self.scope = scope
    self.kinds = kinds
    _method = method
    self.place = place
  }

  public struct Kinds: FlagSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let read = Kinds(rawValue: 1 << 0)
    /// Assigned: `x = v`, `x.a = v`, `x += v`, except by top-level statements of an initializer.
    public static let memberWritten = Kinds(rawValue: 1 << 1)
    /// The name itself is assigned, not a member of it.
    public static let written = Kinds(rawValue: 1 << 2)
    /// The name itself is assigned in an initializer, outside closures.
    public static let writtenInInitializer = Kinds(rawValue: 1 << 3)
    /// `&x`.
    public static let takenInOut = Kinds(rawValue: 1 << 4)
    /// `$x.member`.
    public static let projectedMember = Kinds(rawValue: 1 << 5)
    /// `$x` alone.
    public static let projected = Kinds(rawValue: 1 << 6)
    /// `_x`, except as the target of an assignment in an initializer.
    public static let storage = Kinds(rawValue: 1 << 7)
    /// `x.method(…)`, `x[0].method(…)`, unless methods with that name are known to change nothing.
    public static let methodCalled = Kinds(rawValue: 1 << 8)
    /// Read by code with side effects, such as a button's action or a function without a result, where the value leaves
    /// the view.
    public static let handedOut = Kinds(rawValue: 1 << 9)
    /// `$x` in a control for typing or choosing: `TextField("Name", text: $x)`.
    public static let entered = Kinds(rawValue: 1 << 10)
    /// `$x` in a control that has the focus during typing.
    public static let typed = Kinds(rawValue: 1 << 14)
    /// In addition, it is assigned in `.task { … }` or `.onAppear { … }`.
    public static let loaded = Kinds(rawValue: 1 << 11)
    /// In addition, it is assigned in code that runs repeatedly: `.onReceive`, `.refreshable`, `.task(id:)`.
    public static let refreshed = Kinds(rawValue: 1 << 12)
    /// In addition, code with side effects calls the method, which is known to change its receiver: `x.append(y)`.
    public static let actedOn = Kinds(rawValue: 1 << 13)
    /// In addition, it is read by code that may run after the view's value has been replaced: in a closure that code
    /// with side effects passes on or keeps, in a loop that waits, or after an `await` or the call of a callback.
    public static let readLater = Kinds(rawValue: 1 << 15)
    /// In addition, it is assigned in code that follows the pointer or a finger: `.onHover { … }`,
    /// `onPressingChanged: { … }`.
    public static let pointed = Kinds(rawValue: 1 << 16)
    /// In addition, it is assigned or changed after an `await`, in code that isn't known to be repeated for other
    /// values; or it is assigned nil.
    public static let awaited = Kinds(rawValue: 1 << 17)
    /// In addition, it is assigned nil, or assigned or passed as a binding where it is nil:
    /// `if let x { … } else { Button { x = … } }`.
    public static let filled = Kinds(rawValue: 1 << 18)

    /// In addition, it is assigned by an operator that reads it: `x += 1`.
    public static let counted = Kinds(rawValue: 1 << 19)
    /// In addition, it is assigned `false` or nil.
    public static let cleared = Kinds(rawValue: 1 << 20)
    /// In addition, it is assigned by the only statement of an action: `Button("Next") { page += 1 }`.
    public static let alone = Kinds(rawValue: 1 << 21)

    /// In addition to `read`, in `FileSummary.stateUses`: in the file, only code with side effects reads properties
    /// with that name.
    public static let readByActions = Kinds(rawValue: 1 << 22)

    /// The kinds that change a value or allow other code to change it, except for calls of its methods.
    public static let changing: Kinds = [
      .written, .memberWritten, .takenInOut, .projected, .projectedMember, .storage, .actedOn,
    ]
  }
}
