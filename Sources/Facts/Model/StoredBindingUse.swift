/// A use of a plain property that holds a `Binding`, as its type's own code writes it: `on`, `self.on`. Every use is
/// kept, because a property wrapper would change the spelling of each.
package struct StoredBindingUse: Sendable, Equatable {
  package enum Form: UInt8, Sendable, Hashable {
    /// The binding itself, to hand it on or to ask it for a member.
    case binding
    /// `on.wrappedValue`.
    case wrappedValue
    /// The target of an assignment.
    case assigned
    /// In a closure's capture list.
    case captured
  }

  @Symbol package var property: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  package let form: Form
  /// The name.
  package let place: Place
  /// `.wrappedValue` behind the name, for that form.
  package let memberPlace: Place

  package init(property: Symbol, scope: Int, form: Form, place: Place, memberPlace: Place = .none) {
    _property = property
    self.scope = scope
    self.form = form
    self.place = place
    self.memberPlace = memberPlace
  }
}
