/// A change of a member of a class, in code that runs on a background thread if the class is not isolated. There is one
/// for each member, function, and start.
public struct BackgroundChange: Sendable, Equatable {
  /// What moves the code to a background thread.
  public enum Start: UInt8, Sendable {
    /// An `async` function.
    case function
    /// A task without a signature: `Task { … }`.
    case task
    /// `DispatchQueue.global().async { … }`, or a closure that a system service calls.
    case callback
  }

  /// The changed member.
  @Symbol public var name: String
  public let scope: TypeIndex
  /// The function or property whose code changes it; "init" in an initializer.
  @Symbol public var member: String
  public let start: Start
  /// The declaration of the function, or the closure.
  public let startPlace: Place
  public let place: Place

  public init(name: Symbol, scope: Int, member: Symbol, start: Start, startPlace: Place, place: Place) {
    _name = name
    self.scope = scope
    _member = member
    self.start = start
    self.startPlace = startPlace
    self.place = place
  }
}
