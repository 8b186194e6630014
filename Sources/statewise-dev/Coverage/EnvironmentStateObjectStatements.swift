let environmentStateObjectStatements: [Statement] = [
  .checked(
    .environmentStateObject, "It creates its object once and keeps it as long as the view exists", "private-state",
    by: "State that a caller can set"),
  .checked(
    .environmentStateObject, "An object that needs nothing from the environment belongs in StateObject",
    "environment-state-object-unneeded", by: "The closure ignores its parameter"),
  .unchecked(
    .environmentStateObject, "It is wrong if the object should live longer or shorter than the view",
    because: "The code does not show which lifetime is intended", since: "2026-11-21"),
  .checked(
    .environmentStateObject, "Later values of parameters are ignored", "state-object-stale-input",
    by: "The environment state object's parameter varies"),
  .unchecked(
    .environmentStateObject, "Later values of the environment are ignored",
    because: "The wrapper is meant to read the environment once, and most of the environment never changes",
    since: "2026-11-21"),
  .checked(
    .environmentStateObject, "A new identity creates a new object", "state-object-stale-input",
    by: "The identity changes with the value"),
  .checked(
    .environmentStateObject, "Parameters can configure the object", "state-object-stale-input",
    by: "An object that is built with the environment"),
  .checked(
    .environmentStateObject, "The container can decide how the object is created", "state-object-stale-input",
    by: "The caller decides how the object is made"),
  .checked(
    .environmentStateObject, "One object can create another", "environment-state-object-unneeded",
    by: "A factory, a closure of the caller, a capture or several statements may use it"),
  .checked(
    .environmentStateObject, "A generic view takes a closure that creates any model",
    "environment-state-object-unneeded",
    by: "A factory, a closure of the caller, a capture or several statements may use it"),
  .unchecked(
    .environmentStateObject, "Previews can inject any environment",
    because: "Nothing can be wrong here; a test runs the document's samples without a finding",
    since: "2026-11-21"),
]
