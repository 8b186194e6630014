/// A use, in its type's own code, of a plain property that holds a `Binding`: `on`, `self.on`. Every use is kept,
/// because a property wrapper would change the spelling of each.
public struct StoredBindingUse: Sendable, Equatable {
  public enum Form: UInt8, Sendable, Hashable {
    /// The binding itself, to pass it on or to access one of its members.
    case binding
    /// `on.wrappedValue`.
    case wrappedValue
    /// The target of an assignment.
    case assigned
    /// In a closure's capture list.
    case captured
  }

  @Symbol public var property: String
  public let scope: TypeIndex
  public let form: Form
  /// The place of the name.
  public let place: Place
  /// `.wrappedValue` after the name, if that is the form.
  public let memberPlace: Place

  public init(property: Symbol, scope: Int, form: Form, place: Place, memberPlace: Place = .none) {
    _property = property
    self.scope = scope
    self.form = form
    self.place = place
    self.memberPlace = memberPlace
  }
}
