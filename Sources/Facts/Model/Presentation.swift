/// A call that shows its content later or elsewhere, with a separate identity: `.sheet { … }`, `NavigationLink { … }`,
/// `WindowGroup { … }`.
public struct Presentation: Sendable, Equatable {
  /// "sheet", "NavigationLink".
  @Symbol public var name: String
  /// The argument that controls the presentation, with its label: `isPresented: $isEditing`; nil without one.
  public let trigger: Place?
  /// The view's property that is passed as the item without a `$` because it is a binding itself, as in
  /// `.sheet(item: choice)`; empty for another expression, such as `$choice`, and nil if no item controls the
  /// presentation.
  public let item: Symbol?
  /// The closure or argument that provides the content.
  public let content: Place
  public let scope: TypeIndex?

  public init(name: Symbol, trigger: Place?, item: Symbol?, content: Place, scope: Int?) {
    _name = name
    self.trigger = trigger
    self.item = item
    self.content = content
    self.scope = scope
  }
}
