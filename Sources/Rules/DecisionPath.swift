import Facts

/// The questions that lead to the right property wrapper, with the answers for one wrapper: when it is the right one,
/// and which one to use otherwise.
package struct DecisionPath: Sendable, Hashable {
  package struct Step: Sendable, Hashable {
    package let question: String
    package let answer: String
  }

  package let wrapper: Wrapper
  package let steps: [Step]

  /// "@State, or another wrapper?"
  package var title: String { "@\(wrapper.rawValue), or another wrapper?" }

  /// One line for each step, for use in lists.
  package var lines: [String] { steps.map { "\($0.question) \($0.answer)" } }

  /// The path for the rule's wrapper; nil for a rule without a wrapper, such as the rules about identities.
  package static func path(for rule: any Rule) -> DecisionPath? { all.first { $0.wrapper == rule.wrapper } }

  package static let all: [DecisionPath] = [
    path(
      .state,
      owner: "This view, as long as it keeps its identity: private @State. The caller: `let` or @Binding.",
      kind: "A value, or an object of an @Observable class: @State. An ObservableObject: @StateObject.",
      child: "Pass `$value` to its @Binding, or pass an @Observable object to its @Bindable. Otherwise, pass a plain "
        + "value.",
      target: "@Observable classes in @State require \(observation)."),
    path(
      .stateObject,
      owner: "This view, as long as it keeps its identity: private @StateObject. The caller: @ObservedObject. "
        + "The app: @EnvironmentObject.",
      kind: "An ObservableObject: @StateObject. An @Observable class, or a value: @State.",
      child: "Pass the object to its @ObservedObject, and bind to `$model.name` there.",
      target: "Starting with \(observation), @Observable with @State does the same and updates fewer views. "
        + "@StateObject requires iOS 14."),
    path(
      .environmentStateObject,
      owner:
        "This view, with a model created from the environment: @EnvironmentStateObject. Without the environment: "
        + "@StateObject.",
      kind: "An ObservableObject. Create an object of an @Observable class in `.task` and keep it in @State.",
      child: "Pass the object to its @ObservedObject, and bind to `$model.name` there.",
      target: "Any that GRDBQuery supports."),
    path(
      .observedObject,
      owner: "Other code, which keeps it alive: @ObservedObject. This view: @StateObject; otherwise, every update "
        + "of the parent re-creates the object.",
      kind:
        "An ObservableObject: @ObservedObject. An @Observable class: `let`, or @Bindable for bindings. A value: `let` "
        + "or @Binding.",
      child: "Pass the object on to its @ObservedObject, or `$model.name` to its @Binding.",
      target: "Starting with \(observation), an @Observable class needs no wrapper here."),
    path(
      .binding,
      owner: "Other code, and this view changes the value: @Binding. This view: @State.",
      kind:
        "A value: @Binding. An object: @Bindable or @ObservedObject, because its properties change, not the object.",
      child: "Pass `$value` on. If no child changes the value, `let` is enough, here too.",
      target: "Any."),
    path(
      .bindable,
      owner: "Other code: @Bindable. This view: @State, which also provides bindings. The environment: "
        + "@Environment(Model.self), with `@Bindable var model = model` in the body.",
      kind: "An @Observable class: @Bindable. An ObservableObject: @ObservedObject. A value: @Binding.",
      child: "A child does, or this view does with `$model.name`: @Bindable. Neither does: `let`.",
      target: "@Bindable requires \(observation). Before that, use ObservableObject and @ObservedObject."),
    path(
      .environmentObject,
      owner:
        "A view far above, often the app: the environment. The parent: pass it, so the compiler checks that it exists.",
      kind: "An ObservableObject: @EnvironmentObject with environmentObject(_:). An @Observable class: "
        + "@Environment(Model.self) with environment(_:). A value: @Environment with a key.",
      child: "Pass `$model.name` of an @EnvironmentObject. With @Environment(Model.self), declare "
        + "`@Bindable var model = model` first.",
      target: "@Environment(Model.self) requires \(observation)."),
    path(
      .environment,
      owner: "SwiftUI or a view far above: private @Environment. This view: @State.",
      kind: "A value by its key, such as `\\.locale`, or an @Observable object by its class. An ObservableObject: "
        + "@EnvironmentObject.",
      child: "A child cannot change a value of the environment; inject a binding or an object instead.",
      target: "Objects by their class require \(observation)."),
  ]

  private static let observation = "iOS 17, macOS 14, tvOS 17, and watchOS 10"

  private static func path(
    _ wrapper: Wrapper, owner: String, kind: String, child: String, target: String
  ) -> DecisionPath {
    DecisionPath(
      wrapper: wrapper,
      steps: [
        Step(question: "Who owns it?", answer: owner), Step(question: "Is it a value or a class?", answer: kind),
        Step(question: "Does a child change it?", answer: child),
        Step(question: "What is the deployment target?", answer: target),
      ])
  }
}
