/// A condition of code that draws with the same view in two of its branches:
/// `if isOn { content.opacity(0.5) } else { content }`.
package struct BranchedContent: Sendable, Equatable {
  /// The parameter of a modifier's `body`, a property that holds a view or builds one, or "self".
  @Symbol package var name: String
  /// The index in `FileSummary.types` of the innermost type or extension around it.
  package let scope: Int
  /// The function or property around it.
  @Symbol package var member: String
  /// What decides, in all of its parts.
  package let mentions: [Reference]
  package let traits: Traits
  /// The condition of the `if`, what a `switch` looks at, what stands in front of a question mark.
  package let condition: Place
  package let place: Place
  /// Of an `if` with one `else` and a single expression in each.
  package let pair: Pair?

  package struct Traits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An identity, a transition or `hidden()` in a branch says that the change is meant.
    package static let isMeant = Traits(rawValue: 1 << 0)
    /// `#available`, or a name that the condition binds: nothing that an operator could ask.
    package static let hasPatterns = Traits(rawValue: 1 << 1)
  }

  /// `content.opacity(0.5)` and `content`.
  package struct Pair: Sendable, Equatable {
    /// "opacity".
    @Symbol package var modifier: String
    /// Empty without one.
    @Symbol package var label: String
    package let argument: Place
    /// The view without the modifier, as written.
    package let base: Place
    /// Whether the branch of the condition has the modifier, and the other one has not.
    package let isFirst: Bool
  }
}
