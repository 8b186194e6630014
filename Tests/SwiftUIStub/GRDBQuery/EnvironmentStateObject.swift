import SwiftUI

/// An object that is created once, with values from the environment.
@propertyWrapper
public struct EnvironmentStateObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup @MainActor @preconcurrency
  public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      fatalError("The stub is compiled against, never run")
    }
  }

  public init(_ makeObject: @escaping (EnvironmentValues) -> ObjectType) {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    fatalError("The stub is compiled against, never run")
  }
  @MainActor @preconcurrency public var projectedValue: Wrapper {
    fatalError("The stub is compiled against, never run")
  }
}
