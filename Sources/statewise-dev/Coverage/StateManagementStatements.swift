import Rules

let stateManagementStatements: [Statement] = [
  .checked(.stateManagement, "State is private", "private-state", by: "State that a caller could set"),
  .checked(
    .stateManagement, "State that is not private takes values that are ignored later", "state-receives-argument",
    by: "The parent's state changes and the child keeps the first value"),
  .checked(
    .stateManagement, "A class that is Observable is kept in State, not in StateObject", "state-object-wrong-type",
    by: "A class that is only @Observable"),
  .checked(
    .stateManagement, "ObservableObject gives way to Observable in new code", "legacy-observable-object",
    by: "A class and the view that owns its object"),
  .checked(
    .stateManagement, "An Observable class is isolated to the main actor", "observable-main-actor",
    by: "A task may change what a view draws"),
  .checked(
    .stateManagement, "Unless the module is isolated to the main actor by default", "observable-main-actor",
    by: "The module is built with the main actor as its default"),
  .checked(
    .stateManagement, "A binding is for a child that changes the value", "binding-never-written",
    by: "Only read: the view can be given the value"),
  .checked(
    .stateManagement, "A child that only reads takes a constant", "binding-never-written", "state-receives-argument",
    by: "Only read: the view can be given the value"),
  .unchecked(
    .stateManagement, "A child that follows changes takes a variable and an onChange",
    because: "A constant works as well with onChange, so neither is wrong", since: "2026-11-21"),
  .checked(
    .stateManagement, "A view that makes an ObservableObject owns it in StateObject", "owned-object-in-plain-property",
    "observed-object-inline", by: "An observable object in a constant"),
  .checked(
    .stateManagement, "A view that receives one observes it in ObservedObject", "observable-object-unobserved",
    "state-object-passed-object", by: "A published title is shown"),
  .checked(
    .stateManagement, "An object is never made in ObservedObject", "observed-object-inline",
    by: "Built in the property itself"),
  .checked(
    .stateManagement, "A local variable that is handed to StateObject is made on every init",
    "state-object-local-variable", by: "Built in a constant, then handed to the state object"),
  .checked(
    .stateManagement, "What a parent passes is never State", "state-receives-argument", "state-stale-input",
    by: "The parent's state changes and the child keeps the first value"),
  .checked(
    .stateManagement, "What a parent passes is never StateObject", "state-receives-argument",
    "state-object-passed-object", by: "An object that the caller holds"),
  .checked(
    .stateManagement, "An injected Observable object that needs bindings is Bindable", "binding-to-observable",
    "bindable-misuse", by: "Its properties are bound: the object itself is enough"),
  .checked(
    .stateManagement, "Values from the environment and stored settings are private", "private-dynamic-property",
    by: "What the environment gives"),
  .checked(
    .stateManagement, "What is passed in, bindings included, is not private", "private-input-wrapper",
    by: "A binding that nobody can give"),
  .checked(
    .stateManagement, "An Observable object is read from the environment by its type", "environment-kind-mismatch",
    by: "@EnvironmentObject takes no @Observable class"),
  .checked(
    .stateManagement, "It is put in with environment(_:), an ObservableObject with environmentObject(_:)",
    "environment-kind-mismatch", by: "The modifiers do not take what does not fit"),
  .checked(
    .stateManagement, "The root may make what it puts in", "environment-object-inline",
    by: "An app and its scenes run their bodies once or nearly so, without state of their own: worth a hint"),
  .checked(
    .stateManagement, "A view reads an environment object that something above has put in",
    "environment-object-not-injected", by: "A preview shows the view alone"),
  .checked(
    .stateManagement, "An ObservableObject inside another does not pass its changes on", "nested-observable-object",
    by: "A view shows the inner object through the outer one"),
  .checked(
    .stateManagement, "The way out: pass the inner object to a view that observes it", "nested-observable-object",
    by: "Every view is handed the inner object and observes it"),
  .checked(
    .stateManagement, "Observable objects may be nested", "nested-observable-object",
    by: "Views follow observable objects at any depth"),
  .checked(
    .stateManagement, "State holds values; a class in it is Observable", "state-holds-plain-class",
    "state-holds-observable-object", by: "The view shows a count that changes unnoticed"),
]
