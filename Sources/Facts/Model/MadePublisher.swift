/// A publisher with an identity of its own: creating it again gives a different one. It is in the initial value of a
/// property, in the getter of one, in an initializer, or in `.onReceive(…)`. Other publishers are values, which are equal when they are created from equal parts.
package struct MadePublisher: Sendable, Equatable {
  package enum Kind: UInt8, Sendable, Hashable {
    /// `Timer.publish(…)`.
    case timer
    /// `PassthroughSubject()`, whose only state is its subscribers.
    case subject
    /// `CurrentValueSubject(…)`.
    case value
  }

  package let kind: Kind
  /// The written interval of a timer in seconds; nil where it isn't a plain number.
  package let interval: Double?
  /// The property's name; empty in `.onReceive(…)`.
  @Symbol package var property: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  package let context: Construction.Context
  /// The expression.
  package let place: Place
  /// `onReceive`, for a publisher in that call.
  package let receiver: Place

  package init(
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
  package var isNamed: Bool { property.isEmpty && place.range.start < receiver.range.start }
}
