let stateObjectStatements: [Statement] = [
  .checked(
    .stateObject, "A state object is the only owner of a model object", "state-object-passed-object",
    by: "The caller's own object is passed"),
  .checked(
    .stateObject, "It is declared in an app, a scene, or a view", "dynamic-property-outside-view",
    by: "State in a model"),
  .checked(
    .stateObject, "Its value conforms to ObservableObject", "state-object-wrong-type", by: "A struct"),
  .checked(
    .stateObject, "It is private, so that the memberwise initializer cannot set it", "private-state",
    by: "An object that the view owns, with its access written out"),
  .checked(
    .stateObject, "It is private even if an initializer configures it", "private-state", "state-receives-argument",
    by: "No initial value, but the view writes its own initializer"),
  .checked(
    .stateObject, "The object is created once in the lifetime of the view; new inputs do not create a new one",
    "state-object-stale-input", by: "The parent's state changes"),
  .checked(
    .stateObject, "A new identity of the view creates a new object", "id-volatile", "id-side-effects",
    by: "A new identity on every update"),
  .checked(
    .stateObject, "A change of a published property updates the views that read it",
    "observable-object-unobserved", "nested-observable-object", by: "A view that shows a published title"),
  .checked(
    .stateObject, "Structures, strings, and numbers belong in State", "state-object-wrong-type", by: "A struct"),
  .checked(
    .stateObject, "An Observable class belongs in State", "state-object-wrong-type",
    "state-holds-observable-object", by: "A class that is only @Observable"),
  .checked(
    .stateObject, "A subview receives the object in an ObservedObject property", "observed-object-inline",
    by: "Injected into a generic view"),
  .checked(
    .stateObject, "Or it reads the object from the environment, where a parent injects it",
    "environment-kind-mismatch", "environment-object-inline", "environment-object-not-injected",
    by: "A class that fits both ways is read in the way that nothing injects it"),
  .checked(
    .stateObject, "A dollar sign creates bindings to the object's properties", "bindable-misuse",
    "binding-to-observable",
    by: "An object from the environment has no dollar sign"),
  .checked(
    .stateObject, "An object that needs outside values is created inside StateObject(wrappedValue:) in the initializer",
    "state-object-local-variable", by: "Created inside the parentheses"),
  .checked(
    .stateObject, "Later values of those inputs have no effect", "state-object-stale-input",
    by: "A parameter feeds the object and no call is known"),
  .checked(
    .stateObject, "Creating the object manually can have unwanted side effects", "state-object-local-variable",
    by: "Created in a constant, then passed to the state object"),
  .checked(
    .stateObject, "The pitfall: a view stores a name and a model that was created from the first name",
    "state-object-stale-input", by: "The view keeps the value too, so the two drift apart"),
  .checked(
    .stateObject, "First solution: the view tells its model about later values", "state-object-stale-input",
    by: "The object has a property for the value that the view keeps"),
  .checked(
    .stateObject, "Second solution: the parent owns the model, and the child observes it", "state-object-stale-input",
    by: "The only caller can own the object and tell it about later values"),
  .checked(
    .stateObject, "ObservedObject is for receiving a model, never for creating one", "observed-object-inline",
    by: "An object created in the property"),
  .checked(
    .stateObject, "Constants that differ from call to call are fine", "state-object-stale-input",
    by: "Constants that differ from call to call"),
  .checked(
    .stateObject, "An identity that changes with the value creates a new object", "state-object-stale-input",
    by: "The identity changes with the value"),
  .checked(
    .stateObject, "ForEach identifies its rows itself, as well as its key allows", "for-each-index-identity",
    "state-object-stale-input", by: "The rows use the indices of the collection"),
  .checked(
    .stateObject, "Several values are combined in a Hasher for one identity", "id-missing-input",
    by: "A hasher's property forgets it"),
  .checked(
    .stateObject, "Creating the object again has a cost", "id-volatile", "id-side-effects",
    by: "A new identity on every update"),
  .checked(
    .stateObject, "A change of identity is not animated", "id-side-effects", by: "An animation of the same value"),
  .checked(
    .stateObject, "A change of identity resets State, FocusState and GestureState", "id-side-effects",
    by: "Views inside have state"),
]
