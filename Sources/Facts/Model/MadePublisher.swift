/// A publisher that is an object of its own: whoever makes it again makes another one. It stands in the initial value of
/// a property or in `.onReceive(…)`. Other publishers are values, and equal where they are made from the same.
package struct MadePublisher: Sendable, Equatable {
  package enum Kind: UInt8, Sendable, Hashable {
    /// `Timer.publish(…)`.
    case timer
    /// `PassthroughSubject()`, which keeps only who listens.
    case subject
    /// `CurrentValueSubject(…)`.
    case value
  }

  package let kind: Kind
  /// Whether it is a timer whose written interval is shorter than a tenth of a second.
  package let isFast: Bool
  /// The property's name; empty in `.onReceive(…)`.
  @Symbol package var property: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  package let context: Construction.Context
  /// The expression.
  package let place: Place
  /// `onReceive`, for one that stands there.
  package let receiver: Place
}
