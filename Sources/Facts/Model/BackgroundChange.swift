/// A change of a member, or a call that may cause one, in code of a class that runs on a background thread if the class
/// is not isolated.
public struct BackgroundChange: Sendable, Equatable {
  /// What moves the code to a background thread.
  public enum Start: UInt8, Sendable {
    /// An `async` function.
    case function
    /// Nothing: a synchronous function, which runs on the thread of its caller.
    case caller
    /// A task without a signature: `Task { … }`.
    case task
    /// `DispatchQueue.global().async { … }`, or a closure that a system service calls.
    case callback
    /// A method of a delegate that a system service calls.
    case delegate
    /// A publisher of `URLSession` whose values no operator passes to another thread, or values that an operator passes
    /// to a queue, which is not the main one if the carrier says so.
    case publisher
  }

  public enum Kind: UInt8, Sendable {
    /// The member itself is assigned.
    case assigned
    /// A part of the member is assigned, or a method changes it.
    case changed
    /// A method with that name is called, which belongs to the type or is a global function.
    case called
    /// A parameter of the function around the code is called.
    case calledBack
  }

  /// The changed or called member.
  @Symbol public var name: String
  /// The member of the value in `name` that is changed: `last` in `setting.last = now`. Nil if a method of the value
  /// itself changes it.
  public let inner: Inner?
  public let kind: Kind
  public let scope: TypeIndex
  /// The function or property with the code; "init" in an initializer.
  @Symbol public var member: String
  public let start: Start
  /// The declaration of the function, the closure, or the period before the call that receives a publisher's values.
  public let startPlace: Place
  /// The type's own property with the queue, or its own method, that receives the closure; empty if no member decides
  /// on which thread the code runs.
  @Symbol public var carrier: String
  /// The call of the project that returns the publisher and decides about the thread: "api.load"; otherwise empty.
  @Symbol public var source: String
  public let place: Place

  public struct Inner: Sendable, Equatable {
    @Symbol public var name: String
    public let place: Place

    public init(name: Symbol, place: Place) {
      _name = name
      self.place = place
    }
  }

  public init(
    name: Symbol, inner: Inner?, kind: Kind, scope: Int, member: Symbol, start: Start, startPlace: Place,
    carrier: Symbol, source: Symbol, place: Place
  ) {
    _name = name
    self.inner = inner
    self.kind = kind
    self.scope = scope
    _member = member
    self.start = start
    self.startPlace = startPlace
    _carrier = carrier
    _source = source
    self.place = place
  }

  /// Returns whether code may know that it is on the main thread. A hop to it is then for other code.
  public static func asksForMainThread(_ code: String) -> Bool { questions.contains { code.contains($0) } }

  private static let questions = [
    "isMainThread", "pthread_main_np", "onQueue(", "MainActor.assumeIsolated", "MainActor.assertIsolated",
    "MainActor.preconditionIsolated", "== .main", "=== .main", "== DispatchQueue.main", "=== DispatchQueue.main",
    "== OperationQueue.main", "=== OperationQueue.main",
  ]
}
