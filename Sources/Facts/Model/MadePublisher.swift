/// A publisher with its own identity: creating it again results in a different one. It is in a property's initial value
/// or getter, in an initializer, or in `.onReceive(…)`. Other publishers are values, which are equal if they are
/// created from equal parts.
public struct MadePublisher: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, Hashable {
    /// `Timer.publish(…)`.
    case timer
    /// `PassthroughSubject()`, whose only state is its subscribers.
    case subject
    /// `CurrentValueSubject(…)`.
    case value
  }

  public let kind: Kind
  /// The written interval of a timer in seconds; nil if it isn't a plain number.
  public let interval: Double?
  /// The property's name; empty in `.onReceive(…)`.
  @Symbol public var property: String
  public let scope: TypeIndex
  public let context: Construction.Context
  /// The expression.
  public let place: Place
  /// `onReceive`, for a publisher in that call.
  public let receiver: Place

  public init(
    kind: Kind, interval: Double?, property: Symbol, scope: Int, context: Construction.Context, place: Place,
    receiver: Place
  ) {
    self.kind = kind
    self.interval = interval
    _property = property
    self.scope = scope
    self.context = context
    self.place = place
    self.receiver = receiver
  }

  /// Whether `.onReceive(…)` receives the publisher through a local constant of the body.
  public var isNamed: Bool { property.isEmpty && place.range.start < receiver.range.start }
}
