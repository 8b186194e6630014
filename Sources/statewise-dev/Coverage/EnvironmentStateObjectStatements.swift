import Rules

let environmentStateObjectStatements: [Statement] = [
  .checked(
    .environmentStateObject, "It makes its object once and keeps it as long as the view lives", "private-state",
    by: "State that a caller could set"),
  .checked(
    .environmentStateObject, "An object that needs nothing from the environment belongs in StateObject",
    "environment-state-object-unneeded", by: "The parameter has no name"),
  .unchecked(
    .environmentStateObject, "It is wrong where the object should live longer or shorter than the view",
    because: "Which life is meant is not written in the code", since: "2026-11-21"),
  .checked(
    .environmentStateObject, "Later values of parameters are ignored", "state-object-stale-input",
    by: "The environment state object's parameter varies"),
  .unchecked(
    .environmentStateObject, "Later values of the environment are ignored",
    because: "Reading the environment once is what the wrapper is for, and most of it never changes",
    since: "2026-11-21"),
  .checked(
    .environmentStateObject, "A new identity makes a new object", "state-object-stale-input",
    by: "The identity follows the value"),
  .checked(
    .environmentStateObject, "The object may be configured by parameters", "state-object-stale-input",
    by: "An object that is built with the environment"),
  .checked(
    .environmentStateObject, "The container may decide how the object is made", "state-object-stale-input",
    by: "The caller decides how the object is made"),
  .checked(
    .environmentStateObject, "One object may make another", "environment-state-object-unneeded",
    by: "A factory, a closure of the caller, a capture or several statements may use it"),
  .checked(
    .environmentStateObject, "A generic view takes a maker of any model", "environment-state-object-unneeded",
    by: "A factory, a closure of the caller, a capture or several statements may use it"),
  .unchecked(
    .environmentStateObject, "Previews may put in any environment",
    because: "Nothing can be wrong about it; the samples of the document run in a test without a finding",
    since: "2026-11-21"),
]
