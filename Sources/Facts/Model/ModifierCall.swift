/// A call of a modifier that the project may define, or of `.modifier(…)`: `Home().themed()`.
package struct ModifierCall: Sendable, Equatable {
  @Symbol package var name: String
  /// The expression before it, which the modifier wraps; nil for a call without a base, as in an extension of `View`.
  package let base: Place?
  /// The name and members that it is called on; nil where it is called on something else.
  package let receiver: Reference?
  /// The path of the written type of the local variable or parameter that the receiver starts with.
  @Symbol package var localType: String
  /// The arguments that are plain names, with their labels.
  package let names: [PassedName]
  package let context: Construction.Context
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int?
  /// The function, property or initializer around it that is a member of `scope` or a global.
  @Symbol package var member: String
  package let namePlace: Place
  /// The whole call, with the base and the arguments.
  package let place: Place

  package init(
    name: Symbol, base: Place?, receiver: Reference?, localType: Symbol, names: [PassedName],
    context: Construction.Context, scope: Int?, member: Symbol, namePlace: Place, place: Place
  ) {
    _name = name
    self.base = base
    self.receiver = receiver
    _localType = localType
    self.names = names
    self.context = context
    self.scope = scope
    _member = member
    self.namePlace = namePlace
    self.place = place
  }

  package struct PassedName: Sendable, Equatable {
    @Symbol package var label: String
    package let reference: Reference

    package init(label: Symbol, reference: Reference) {
      _label = label
      self.reference = reference
    }
  }
}
