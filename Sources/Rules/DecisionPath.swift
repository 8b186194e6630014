import Facts

/// The questions that lead to the right wrapper, answered for one wrapper: when it is the one, and which other is it
/// otherwise.
package struct DecisionPath: Sendable, Hashable {
  package struct Step: Sendable, Hashable {
    package let question: String
    package let answer: String
  }

  package let wrapper: Wrapper
  package let steps: [Step]

  /// "@State or something else?"
  package var title: String { "@\(wrapper.rawValue), or another wrapper?" }

  /// One line a step, for lists.
  package var lines: [String] { steps.map { "\($0.question) \($0.answer)" } }

  /// The path for the wrapper that a rule is about; nil where a rule is about none, as those about identities.
  package static func path(for rule: any Rule) -> DecisionPath? { all.first { $0.wrapper == rule.wrapper } }

  package static let all: [DecisionPath] = [
    path(
      .state,
      owner: "This view, as long as it keeps its identity: @State, private. If the caller does: `let`, or @Binding.",
      kind: "A value, or an object of an @Observable class: @State. An ObservableObject: @StateObject.",
      child: "Pass `$value` to its @Binding; of an @Observable object, pass the object to its @Bindable. Else pass a "
        + "plain value.",
      target: "@Observable classes in @State need \(observation)."),
    path(
      .stateObject,
      owner: "This view, as long as it keeps its identity: @StateObject, private. If the caller does: @ObservedObject. "
        + "If the app does: @EnvironmentObject.",
      kind: "An ObservableObject: @StateObject. An @Observable class, or a value: @State.",
      child: "Pass the object to its @ObservedObject, and bind to `$model.name` there.",
      target: "From \(observation) on, @Observable and @State do the same and redraw less; below iOS 14 there is no "
        + "@StateObject."),
    path(
      .environmentStateObject,
      owner:
        "This view, with a model made from the environment: @EnvironmentStateObject. Made without the environment: "
        + "@StateObject.",
      kind: "An ObservableObject. An @Observable class is made in `.task` and kept in @State.",
      child: "Pass the object to its @ObservedObject, and bind to `$model.name` there.",
      target: "Any that GRDBQuery runs on."),
    path(
      .observedObject,
      owner: "Somebody else, who keeps it alive: @ObservedObject. This view: @StateObject, or the object is re-created "
        + "again and again.",
      kind:
        "An ObservableObject: @ObservedObject. An @Observable class: `let`, or @Bindable for bindings. A value: `let` "
        + "or @Binding.",
      child: "Pass the object on to its @ObservedObject, or `$model.name` to its @Binding.",
      target: "From \(observation) on, an @Observable class needs no wrapper here."),
    path(
      .binding,
      owner: "Somebody else, and this view changes it: @Binding. This view: @State.",
      kind:
        "A value: @Binding. An object: @Bindable or @ObservedObject, because its properties change and not the object.",
      child: "Pass `$value` on. If nobody below writes, `let` is enough, here too.",
      target: "Any."),
    path(
      .bindable,
      owner: "Somebody else: @Bindable. This view: @State, which makes bindings too. The environment: "
        + "@Environment(Model.self), and `@Bindable var model = model` in the body.",
      kind: "An @Observable class: @Bindable. An ObservableObject: @ObservedObject. A value: @Binding.",
      child: "Yes, or this view does with `$model.name`: @Bindable. Nobody: `let`.",
      target: "@Bindable needs \(observation); below, ObservableObject and @ObservedObject."),
    path(
      .environmentObject,
      owner:
        "A view far above, the app often: the environment. The parent: pass it, and the compiler sees that it is there.",
      kind: "An ObservableObject: @EnvironmentObject with environmentObject(_:). An @Observable class: "
        + "@Environment(Model.self) with environment(_:). A value: @Environment with a key.",
      child: "`$model.name` of an @EnvironmentObject; behind @Environment(Model.self) it takes `@Bindable var model = "
        + "model` first.",
      target: "@Environment(Model.self) needs \(observation)."),
    path(
      .environment,
      owner: "SwiftUI or a view far above: @Environment, private. This view: @State.",
      kind: "A value by its key, `\\.locale`, or an @Observable object by its class. An ObservableObject: "
        + "@EnvironmentObject.",
      child: "It cannot write a value of the environment; put a binding or an object there.",
      target: "Objects by their class need \(observation)."),
  ]

  private static let observation = "iOS 17, macOS 14, tvOS 17 and watchOS 10"

  private static func path(
    _ wrapper: Wrapper, owner: String, kind: String, child: String, target: String
  ) -> DecisionPath {
    DecisionPath(
      wrapper: wrapper,
      steps: [
        Step(question: "Who owns it?", answer: owner), Step(question: "A value or a class?", answer: kind),
        Step(question: "Must a child write?", answer: child),
        Step(question: "Which deployment target?", answer: target),
      ])
  }
}
