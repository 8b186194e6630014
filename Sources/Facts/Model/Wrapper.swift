/// The known property wrappers, by their names in source.
public enum Wrapper: String, Sendable, Hashable, CaseIterable {
  case state = "State"
  case stateObject = "StateObject"
  case environmentStateObject = "EnvironmentStateObject"
  case observedObject = "ObservedObject"
  case environmentObject = "EnvironmentObject"
  case environment = "Environment"
  case binding = "Binding"
  case bindable = "Bindable"
  case published = "Published"
  case appStorage = "AppStorage"
  case sceneStorage = "SceneStorage"
  case focusState = "FocusState"
  case gestureState = "GestureState"
  case accessibilityFocusState = "AccessibilityFocusState"
  case namespace = "Namespace"
  case scaledMetric = "ScaledMetric"
  case fetchRequest = "FetchRequest"
  case sectionedFetchRequest = "SectionedFetchRequest"
  case query = "Query"
  case focusedValue = "FocusedValue"

  /// The modules that may qualify the wrapper's name.
  public var modules: [String] {
    switch self {
    case .environmentStateObject: ["GRDBQuery"]
    case .published: ["Combine", "OpenCombine"]
    case .fetchRequest, .sectionedFetchRequest: ["SwiftUI", "SwiftUICore", "CoreData"]
    case .query: ["SwiftUI", "SwiftUICore", "SwiftData", "GRDBQuery"]
    default: ["SwiftUI", "SwiftUICore"]
    }
  }

  /// Whether its value must be an `ObservableObject`.
  public var holdsObservableObject: Bool {
    switch self {
    case .stateObject, .observedObject, .environmentObject, .environmentStateObject: true
    default: false
    }
  }

  /// Whether it only works in instance properties. SwiftUI doesn't see local variables and static properties.
  public var needsView: Bool {
    switch self {
    case .state, .gestureState, .focusState, .environment: true
    default: holdsObservableObject
    }
  }

  /// Whether the declaring view owns the value for as long as the view keeps its identity.
  public var isOwned: Bool { self == .state || self == .stateObject || self == .environmentStateObject }
}
