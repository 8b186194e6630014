let stateManagementStatements: [Statement] = [
  .checked(.stateManagement, "State is private", "private-state", by: "State that a caller can set"),
  .checked(
    .stateManagement, "State that is not private accepts values that it later ignores", "state-receives-argument",
    by: "The parent's state changes, but the child keeps the first value"),
  .checked(
    .stateManagement, "An Observable class belongs in State, not in StateObject", "state-object-wrong-type",
    by: "A class that is only @Observable"),
  .checked(
    .stateManagement, "New code uses Observable instead of ObservableObject", "legacy-observable-object",
    by: "A class and the view that owns its object"),
  .checked(
    .stateManagement, "An Observable class is isolated to the main actor", "observable-main-actor",
    by: "A task may change what a view reads"),
  .checked(
    .stateManagement, "Unless the module is isolated to the main actor by default", "observable-main-actor",
    by: "The module is built with the main actor as its default"),
  .checked(
    .stateManagement, "A binding is for a child that changes the value", "binding-never-written",
    by: "A binding that is only read: the view can take the value"),
  .checked(
    .stateManagement, "A child that only reads takes a constant", "binding-never-written", "state-receives-argument",
    by: "A binding that is only read: the view can take the value"),
  .unchecked(
    .stateManagement, "A child that reacts to changes takes a variable and uses onChange",
    because: "A constant also works with onChange, so neither is wrong", since: "2026-11-21"),
  .checked(
    .stateManagement, "A view that creates an ObservableObject owns it in StateObject",
    "owned-object-in-plain-property",
    "observed-object-inline", by: "An observable object in a constant"),
  .checked(
    .stateManagement, "A view that receives one observes it with ObservedObject", "observable-object-unobserved",
    "state-object-passed-object", by: "A view that shows a published title"),
  .checked(
    .stateManagement, "An object is never created in ObservedObject", "observed-object-inline",
    by: "An object created in the property"),
  .checked(
    .stateManagement, "An object in a local variable that is passed to StateObject is created on every init",
    "state-object-local-variable", by: "Created in a constant, then passed to the state object"),
  .checked(
    .stateManagement, "What a parent passes is never State", "state-receives-argument", "state-stale-input",
    by: "The parent's state changes, but the child keeps the first value"),
  .checked(
    .stateManagement, "What a parent passes is never StateObject", "state-receives-argument",
    "state-object-passed-object", by: "An object that the caller holds"),
  .checked(
    .stateManagement, "An injected Observable object that needs bindings is Bindable", "binding-to-observable",
    "bindable-misuse", by: "Only the properties are bound: the object itself is enough"),
  .checked(
    .stateManagement, "Values from the environment and stored settings are private", "private-dynamic-property",
    by: "A value from the environment"),
  .checked(
    .stateManagement, "What is passed in, bindings included, is not private", "private-input-wrapper",
    by: "A binding that callers cannot pass"),
  .checked(
    .stateManagement, "An Observable object is read from the environment by its type", "environment-kind-mismatch",
    by: "@EnvironmentObject does not accept an @Observable class"),
  .checked(
    .stateManagement, "It is injected with environment(_:), an ObservableObject with environmentObject(_:)",
    "environment-kind-mismatch", by: "The modifiers do not take what does not fit"),
  .checked(
    .stateManagement, "The root can create the objects that it injects", "environment-object-inline",
    by: "An app and its scenes run their bodies once or nearly so, without state of their own: worth a hint"),
  .checked(
    .stateManagement, "A view reads an environment object that something above it injects",
    "environment-object-not-injected", by: "A preview that shows the view without the object"),
  .checked(
    .stateManagement, "An ObservableObject inside another does not pass its changes on", "nested-observable-object",
    by: "A view shows the inner object through the outer one"),
  .checked(
    .stateManagement, "The solution: pass the inner object to a view that observes it", "nested-observable-object",
    by: "Every view is handed the inner object and observes it"),
  .checked(
    .stateManagement, "Observable objects can be nested", "nested-observable-object",
    by: "Views follow observable objects at any depth"),
  .checked(
    .stateManagement, "State holds values; a class in it is Observable", "state-holds-plain-class",
    "state-holds-observable-object", by: "The view shows a count whose changes it does not detect"),
]
