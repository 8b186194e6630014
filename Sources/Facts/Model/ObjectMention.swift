/// Code that explicitly uses API for observable objects, except attributes and the headings of types:
/// `<M: ObservableObject>` of a function, `any ObservableObject`, `ObservedObject<Model>`,
/// `StateObject(wrappedValue:)`, `Published<Int>.Publisher`.
public struct ObjectMention: Sendable, Equatable {
  public enum Word: String, Sendable, Hashable, CaseIterable {
    case observableObject = "ObservableObject"
    case stateObject = "StateObject"
    case observedObject = "ObservedObject"
    case environmentObject = "EnvironmentObject"
    case published = "Published"
  }

  public let word: Word
  /// The function or associated type that requires an observable object; empty for other mentions.
  @Symbol public var declaration: String
  /// The path of the first generic argument: "Model" in `ObservedObject<Model>`; empty if none is written.
  @Symbol public var argument: String
  public let scope: TypeIndex?
  public let place: Place

  public init(word: Word, declaration: Symbol = .empty, argument: Symbol = .empty, scope: Int?, place: Place) {
    self.word = word
    _declaration = declaration
    _argument = argument
    self.scope = scope
    self.place = place
  }
}
