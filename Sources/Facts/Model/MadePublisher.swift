/// A publisher with an identity of its own: creating it again gives a different one. It is in the initial value of a
/// property, in the getter of one, in an initializer, or in `.onReceive(…)`. Other publishers are values, which are equal when they are created from equal parts.
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
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  public let scope: Int
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

  /// Whether `.onReceive(…)` is given the name of a constant of the body that has the publisher.
  public var isNamed: Bool { property.isEmpty && place.range.start < receiver.range.start }
}
