/// Observable objects and the wrappers that own or watch them.

public struct ObservableObjectPublisher {
  public init() {}
  public func send() {}
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { never() }
}

@propertyWrapper
public struct Published<Value> {
  public struct Publisher {}

  public init(wrappedValue: Value) { never() }
  public init(initialValue: Value) { never() }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { never() }
    set { never() }
  }
  public var projectedValue: Publisher {
    get { never() }
    set { never() }
  }
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { never() }
    set { never() }
  }
}

/// A wrapper that creates its object when the view appears: the argument is an autoclosure, and the value cannot be
/// replaced.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { never() }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { never() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { never() }
}

@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup @MainActor @preconcurrency
  public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      never()
    }
  }

  public init(initialValue: ObjectType) { never() }
  public init(wrappedValue: ObjectType) { never() }

  public var wrappedValue: ObjectType
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { never() }
}

@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup @MainActor @preconcurrency
  public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      never()
    }
  }

  nonisolated public init() {}

  public var wrappedValue: ObjectType { never() }
  public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { never() }
}
