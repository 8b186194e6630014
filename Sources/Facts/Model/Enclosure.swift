/// A closure that is an argument of a call, as the content of `VStack`, `ForEach` or `.sheet(item:)` is.
package struct Enclosure: Sendable, Hashable {
  /// The called function's or type's name: "ForEach", "sheet"; for a nested name the last component.
  package let function: String
  /// Whether written `.name` behind an expression.
  package let isModifier: Bool
  /// The closure's own label; empty for the first trailing closure.
  package let label: String
  /// The call's arguments, closures included.
  package let arguments: [Argument]
  /// The names of the closure's parameters; empty when none are written.
  package let parameters: [String]
  /// The calls of members behind the call.
  package let modifiers: [Modifier]
  /// The index of the closure around it.
  package let outer: Int?

  package init(
    function: String, isModifier: Bool, label: String, arguments: [Argument], parameters: [String],
    modifiers: [Modifier], outer: Int?
  ) {
    self.function = function
    self.isModifier = isModifier
    self.label = label
    self.arguments = arguments
    self.parameters = parameters
    self.modifiers = modifiers
    self.outer = outer
  }
}
