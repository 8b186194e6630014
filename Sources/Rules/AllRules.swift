/// Every rule, one line each, in the catalogue's order. A test compares the list with the folder.
package enum AllRules {
  package static let rules: [any Rule] = [
    PrivateState(),
    PrivateDynamicProperty(),
    PrivateInputWrapper(),
    ObservedObjectInline(),
    StateObjectSharedInstance(),
    StateObjectLocalVariable(),
    StateObjectPassedObject(),
    OwnedObjectInPlainProperty(),
    ObservableObjectUnobserved(),
    StateObjectStaleInput(),
    StateStaleInput(),
    StateReceivesArgument(),
    StateDefaultOverriddenInInit(),
    IdVolatile(),
    IdMissingInput(),
    IdSideEffects(),
    ForEachIndexIdentity(),
    EnvironmentKindMismatch(),
    EnvironmentObjectInline(),
    EnvironmentObjectNotInjected(),
    ObservableMainActor(),
    ObservableWrappedProperty(),
    EnvironmentStateObjectUnneeded(),
    UnusedSuppression(),
  ]
}
