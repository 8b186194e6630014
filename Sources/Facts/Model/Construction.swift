/// A place where code creates a value of a type or refers to an initializer without calling it. In
/// `FileSummary.drawnCalls`, a call of a function or modifier.
public struct Construction: Sendable, Hashable {
  public enum Callee: UInt8, Sendable, Hashable {
    /// `T(…)`, `T.init(…)`.
    case type
    /// `.init(…)`, whose type comes from the context.
    case implicit
    /// `Self(…)`, `self.init(…)`, `Self.init(…)`.
    case ownType
    /// `T.init` or `T.init(a:b:)` as a value.
    case reference
    /// `.a(UUID())` or `T.a(UUID())`, if an argument is a new identifier. The path includes the name of the case.
    case enumCase
    /// `row(for: x)`, `self.row(…)`, `Route.view(…)`: a call of a function that draws. Occurs only in
    /// `FileSummary.drawnCalls`.
    case function
    /// `.themed(by: x)` after a call or a name, which may be declared in an extension of `View`. Occurs only in
    /// `FileSummary.drawnCalls`.
    case modifier
  }

  /// Where the created value goes.
  public enum Position: UInt8, Sendable, Hashable {
    /// A separate statement, as in a view builder, or the result of a function. Modifiers may follow.
    case statement
    /// An argument of a call that only shows its arguments.
    case shownArgument
    /// A place that other code in the same function can reach: an argument, a local variable, or an operand.
    case expression
    /// The initial value of a stored property or global variable without a written type.
    case inferredProperty
    /// An argument of a UIKit or AppKit controller that shows it. The value isn't created again.
    case hosted

    /// Returns the position of a function's arguments, based on its name.
    public init(ofArgumentsOf function: Symbol) {
      self = KnownWords.onlyShows(function) ? .shownArgument : KnownWords.hosts(function) ? .hosted : .expression
    }

    public var isShown: Bool { self == .statement || self == .shownArgument }
  }

  public let callee: Callee
  /// The dotted path of the type as written, without generic arguments. Empty for `implicit` and `ownType`. For a
  /// function, the path of the function.
  @Symbol public var typePath: String
  /// The last component of the type's path. "Self" for the enclosing type; empty if the type comes from the context.
  @Symbol public var typeName: String
  public let arguments: [Argument]
  public let position: Position
  /// The names in the arguments of `.id(…)` after the construction and after the calls that enclose it in the same
  /// member. An identity without names, such as `.id(0)`, adds none.
  public let identities: [Reference]
  public let context: Context
  public let scope: TypeIndex?
  /// The enclosing function, property, or initializer that is a member of `scope` or a global declaration.
  @Symbol public var member: String
  /// From the callee to the closing parenthesis or the last trailing closure.
  public let place: Place
  /// The expression that modifiers can follow. It includes an `.equatable()` in its chain of modifiers, because the
  /// method requires an `Equatable` view, which a modified view is not.
  public let modifierBase: Place
  /// The facts about names that follow from the enclosing conditions.
  public let branch: [BranchFact]

  public struct Context: FlagSet {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// In `#Preview` or a preview provider.
    public static let isPreview = Context(rawValue: 1 << 0)
    /// In an initializer.
    public static let isInInitializer = Context(rawValue: 1 << 1)
    /// In a static member.
    public static let isInStatic = Context(rawValue: 1 << 2)
    /// Pushed or presented. It has usually disappeared before the values around it change.
    public static let isPushed = Context(rawValue: 1 << 3)
    /// Part of a larger expression, so that no modifier can simply follow it.
    public static let isOperand = Context(rawValue: 1 << 4)
    /// Shown in a sheet or another presentation whose other content doesn't change the passed values.
    public static let isPresented = Context(rawValue: 1 << 5)
    /// Inside or before an `.id(…)` that creates its value on each read: `.id(UUID())`.
    public static let hasFreshIdentity = Context(rawValue: 1 << 6)
    /// Created by code that draws, not by an action or as an initial value.
    public static let isDrawn = Context(rawValue: 1 << 7)
    /// Created by code that runs in response to an event, such as an action that presents a screen. An update of the
    /// enclosing view doesn't create it again.
    public static let isInAction = Context(rawValue: 1 << 8)
    /// In the detail column of a split view, beside the list that selects what it shows.
    public static let isDetail = Context(rawValue: 1 << 9)
    /// Beside a list that stays onscreen, in a stack or an inspector, but not in a row of the list.
    public static let isBesideList = Context(rawValue: 1 << 10)
  }

  public init(
    callee: Callee, typePath: Symbol, arguments: [Argument], position: Position, identities: [Reference],
    context: Context, scope: Int?, member: Symbol, place: Place, modifierBase: Place? = nil,
    branch: [BranchFact] = []
  ) {
    self.callee = callee
    _typePath = typePath
    _typeName = callee == .ownType ? Symbol(.selfType) : typePath.lastPathComponent
    self.arguments = arguments
    self.position = position
    self.identities = identities
    self.context = context
    self.scope = scope
    _member = member
    self.place = place
    self.modifierBase = modifierBase ?? place
    self.branch = branch
  }

  /// Whether it is a call in drawing code, of a function or of a modifier that may be the project's own.
  public var isDrawnCall: Bool { callee == .function || callee == .modifier }

  public func argument(labeled label: Symbol) -> Argument? { arguments.first { $0.$label == label } }
}

extension Construction {
  /// The path of the type as it is written; "Self" for the enclosing type.
  public var valuePath: Symbol { callee == .ownType ? Symbol(.selfType) : $typePath }

  public func with(
    identities: [Reference]? = nil, context: Context? = nil, position: Position? = nil, modifierBase: Place? = nil,
    branch: [BranchFact]? = nil
  ) -> Construction {
    Construction(
      callee: callee, typePath: $typePath, arguments: arguments, position: position ?? self.position,
      identities: identities ?? self.identities, context: context ?? self.context, scope: scope, member: $member,
      place: place, modifierBase: modifierBase ?? self.modifierBase, branch: branch ?? self.branch)
  }
}
