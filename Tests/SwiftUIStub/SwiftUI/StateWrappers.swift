/// The wrappers that own or receive a value. Their initializers have the same labels, autoclosures, and settable
/// properties as SwiftUI's, because these decide which programs compile. The bodies never run.

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

@propertyWrapper
public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { never() }
  public init(initialValue value: Value) { never() }

  public var wrappedValue: Value {
    get { never() }
    nonmutating set { never() }
  }
  public var projectedValue: Binding<Value> { never() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { never() }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { never() }
  public init(projectedValue: Binding<Value>) { never() }
  public init<V>(_ base: Binding<V>) where Value == V? { never() }
  public init?(_ base: Binding<Value?>) { never() }
  public static func constant(_ value: Value) -> Binding<Value> { never() }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { never() }

  public var wrappedValue: Value {
    get { never() }
    nonmutating set { never() }
  }
  public var projectedValue: Binding<Value> { never() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { never() }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { never() }
  public var endIndex: Value.Index { never() }
  public var indices: Value.Indices { never() }
  public func index(after index: Value.Index) -> Value.Index { never() }
  public subscript(position: Value.Index) -> Binding<Value.Element> { never() }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { never() }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
  private let storage: Value

  public var wrappedValue: Value {
    get { never() }
    set { never() }
  }
  public var projectedValue: Bindable<Value> { never() }

  /// Without this initializer, the initializer of a view could not assign the property itself.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { never() }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    never()
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { never() }
  public init(_ wrappedValue: Value) { never() }
  public init(projectedValue: Bindable<Value>) { never() }
}

@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) { never() }
  public init(initialValue: Value) { never() }
  public init(wrappedValue: Value, resetTransaction: Transaction) { never() }

  public var wrappedValue: Value { never() }
  public var projectedValue: GestureState<Value> { never() }
}

public struct Transaction {
  public init() {}
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    private let storage: Value

    public var wrappedValue: Value {
      get { never() }
      nonmutating set { never() }
    }
    public var projectedValue: FocusState<Value>.Binding { never() }
  }

  public init() where Value == Bool { never() }
  public init<T>() where Value == T?, T: Hashable { never() }

  public var wrappedValue: Value {
    get { never() }
    nonmutating set { never() }
  }
  public var projectedValue: FocusState<Value>.Binding { never() }
}

@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  public init() where Value == Bool { never() }
  public init<T>() where Value == T?, T: Hashable { never() }

  public var wrappedValue: Value {
    get { never() }
    nonmutating set { never() }
  }
}

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let storage: Value

  public var wrappedValue: Value {
    get { never() }
    nonmutating set { never() }
  }
  public var projectedValue: Binding<Value> { never() }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { never() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { never() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { never() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { never() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { never() }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { never() }
}

@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: Value

  public var wrappedValue: Value {
    get { never() }
    nonmutating set { never() }
  }
  public var projectedValue: Binding<Value> { never() }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { never() }
  public init(wrappedValue: Value, _ key: String) where Value == Int { never() }
  public init(wrappedValue: Value, _ key: String) where Value == String { never() }
  public init(_ key: String) where Value == String? { never() }
}

@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable {}

  public init() {}
  public var wrappedValue: ID { never() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value) { never() }
  public var wrappedValue: Value { never() }
}

func never() -> Never { fatalError("The stub is compiled against, never run") }
