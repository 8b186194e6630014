/// What a view does when it appears or when something changes: `.task { … }`, `.onAppear(perform: load)`,
/// `.onChange(of: id) { … }`.
package struct Effect: Sendable, Equatable {
  /// "task", "onAppear" or "onChange".
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  /// What `.onChange(of:)` follows, where that is a plain chain of names; nil for other effects.
  package let watched: Reference?
  /// The names that the closure gives to what it is passed.
  package let parameters: [Symbol]
  package let context: Construction.Context
  /// The functions that it calls by their names alone, or that it is: methods of the type among them.
  package internal(set) var methods: [Symbol] = []
  /// Whether a condition decides at its beginning whether anything is done.
  package let isGuarded: Bool
  package let namePlace: Place
  /// The closure; nil where a method is named.
  package let closure: Place?
  /// The end of the call is where something can be put behind it.
  package let place: Place

  /// Whether it runs when the view appears, and not again for other values.
  package var isStart: Bool { name != "onChange" }
}

/// A property that code which acts reads for something that it keeps: for what it assigns, or for a method of an object.
package struct KeptRead: Sendable, Hashable {
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  /// The function or property around it.
  @Symbol package var member: String
  /// The index in `FileFacts.effects` of what it stands in; nil outside of effects.
  package let effect: Int?
  /// The property whose method is called; empty for an assignment.
  @Symbol package var holder: String
  /// Whether nothing but copying is done, by an assignment without calls.
  package let isCopy: Bool
  package let place: Place
}
