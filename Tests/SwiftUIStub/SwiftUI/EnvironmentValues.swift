/// The environment, from which views read values.

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { never() }
    set { never() }
  }

  public var dismiss: DismissAction { never() }
  public var isEnabled: Bool {
    get { never() }
    set { never() }
  }
  public var colorScheme: ColorScheme {
    get { never() }
    set { never() }
  }
  public var locale: Locale {
    get { never() }
    set { never() }
  }
  public var scenePhase: ScenePhase {
    get { never() }
    set { never() }
  }
}

public struct DismissAction {
  public func callAsFunction() {}
}

public enum ColorScheme: Hashable, Sendable {
  case light
  case dark
}

public enum ScenePhase: Hashable, Sendable {
  case background
  case inactive
  case active
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { never() }
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { never() }
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { never() }

  public var wrappedValue: Value { never() }
}
