import Facts

/// Lists of framework protocols and base classes, with what they require and where SwiftUI installs state.
enum KnownProtocols {
  /// The protocols whose conforming types SwiftUI installs state in.
  static let swiftUIOwners: Set<Symbol> = [
    "View", "App", "Scene", "ViewModifier", "AnimatableModifier", "DynamicProperty", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    "WKInterfaceObjectRepresentable", "Commands", "ToolbarContent", "CustomizableToolbarContent", "TableColumnContent",
    "Widget", "WidgetBundle", "ControlWidget", "Shape", "InsettableShape", "EnvironmentalModifier",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle", "PickerStyle", "MenuStyle",
    "GroupBoxStyle", "ProgressViewStyle", "GaugeStyle", "DatePickerStyle", "DisclosureGroupStyle", "FormStyle",
    "IndexViewStyle", "LabeledContentStyle", "ListStyle", "NavigationViewStyle", "NavigationSplitViewStyle",
    "TableStyle", "TabViewStyle", "TextEditorStyle", "ControlGroupStyle", "MenuButtonStyle", "WindowStyle",
    "WindowToolbarStyle",
  ]

  private static let ownersOnAnyActor: Set<Symbol> = ["Shape", "InsettableShape", "DynamicProperty"]

  static let apps: Set<Symbol> = ["App"]
  static let widgets: Set<Symbol> = ["Widget", "ControlWidget", "WidgetBundle"]
  static let appsAndScenes: Set<Symbol> = ["App", "Scene", "Widget", "WidgetBundle", "ControlWidget", "Commands"]

  /// Protocols whose conforming types are observable objects.
  static let observableObjects: Set<Symbol> = ["ObservableObject", "ReferenceFileDocument"]
  static let observables: Set<Symbol> = ["Observable"]

  /// The modules that a qualified spelling of such a protocol may name.
  static let swiftUIModules: Set<String> = ["SwiftUI", "SwiftUICore", "WidgetKit"]

  /// Protocols and base classes of the standard library and of frameworks, with the requirements that a stored
  /// property could satisfy.
  private static let requirements: [Symbol: Set<Symbol>] = [
    "Identifiable": ["id"], "Animatable": ["animatableData"], "AnimatableModifier": ["animatableData"],
    "Shape": ["animatableData", "role", "layoutDirectionBehavior"],
    "InsettableShape": ["animatableData", "role", "layoutDirectionBehavior"],
    "CustomStringConvertible": ["description"], "CustomDebugStringConvertible": ["debugDescription"],
    "Hashable": ["hashValue"], "RawRepresentable": ["rawValue"], "PreviewProvider": ["previews"],
    "ObservableObject": ["objectWillChange"], "ReferenceFileDocument": ["objectWillChange"], "Error": [],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "Equatable": [], "Comparable": [], "Sendable": [], "Codable": [], "Encodable": [], "Decodable": [],
    "CaseIterable": [], "AnyObject": [], "Copyable": [], "Observable": [], "BitwiseCopyable": [], "Escapable": [],
    "NSObject": [], "NSObjectProtocol": ["description", "hash", "superclass", "debugDescription"], "Any": [],
    "Transferable": [], "PreviewModifier": [], "CodingKey": [], "OptionSet": [], "Actor": [], "Never": [],
    "EquatableView": [], "TimelineEntry": ["date", "relevance"], "AppIntent": [], "EntryPoint": [],
    "UIViewController": [], "UIView": [], "UIResponder": [],
  ].merging(delegates.map { ($0, []) }) { known, _ in known }

  /// Delegate protocols that require no actor.
  private static let delegates: [Symbol] = [
    "ARSessionDelegate", "AVAudioPlayerDelegate", "AVAudioRecorderDelegate", "AVCaptureFileOutputRecordingDelegate",
    "AVCaptureMetadataOutputObjectsDelegate", "AVCapturePhotoCaptureDelegate",
    "AVCaptureVideoDataOutputSampleBufferDelegate", "AVSpeechSynthesizerDelegate", "CBCentralManagerDelegate",
    "CBPeripheralDelegate", "CLLocationManagerDelegate", "CXProviderDelegate", "HKLiveWorkoutBuilderDelegate",
    "HKWorkoutSessionDelegate", "MCNearbyServiceAdvertiserDelegate", "MCNearbyServiceBrowserDelegate",
    "MCSessionDelegate", "PHPhotoLibraryChangeObserver", "PKPushRegistryDelegate", "SFSpeechRecognizerDelegate",
    "SKPaymentTransactionObserver", "SKProductsRequestDelegate", "UNUserNotificationCenterDelegate",
    "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionTaskDelegate",
    "URLSessionWebSocketDelegate", "WCSessionDelegate", "XMLParserDelegate",
  ]

  private static let viewRequirements: Set<Symbol> = ["body", "animatableData", "wrappedValue", "projectedValue"]

  /// Returns whether a framework protocol of that name requires the property; unknown if the protocol is not in the
  /// lists.
  static func requires(_ property: Symbol, protocolNamed name: Symbol) -> Answer {
    if swiftUIOwners.contains(name) {
      return viewRequirements.contains(property) || requirements[name]?.contains(property) == true ? .yes : .no
    }
    guard let names = requirements[name] else { return .unknown }
    return names.contains(property) ? .yes : .no
  }

  /// Requirements that SwiftUI calls only after it has installed the value.
  private static let calledWhenInstalled: Set<Symbol> = [
    "body", "makeBody", "makeCoordinator", "makeUIView", "updateUIView", "makeUIViewController",
    "updateUIViewController", "makeNSView", "updateNSView", "makeNSViewController", "updateNSViewController",
    "makeWKInterfaceObject", "updateWKInterfaceObject",
  ]

  static func isCalledWhenInstalled(_ member: Symbol) -> Bool { calledWhenInstalled.contains(member) }

  /// The members of `Binding` itself. `$x.member` refers to them, and not to a binding to a member of the value.
  static let membersOfBindings: Set<Symbol> = [
    "wrappedValue", "projectedValue", "transaction", "animation", "id", "",
  ]

  /// Classes and delegate protocols of UIKit, AppKit, and WatchKit, all of them on the main actor.
  static let hosts: Set<Symbol> = [
    "UIResponder", "UIView", "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIHostingController", "UITableViewCell", "UICollectionViewCell",
    "UIControl", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSResponder", "NSView",
    "NSViewController", "NSWindow", "NSWindowController", "NSHostingController", "NSHostingView",
    "NSApplicationDelegate", "WKInterfaceController", "WKHostingController", "WKExtensionDelegate",
    "WKApplicationDelegate",
  ]

  /// Returns whether types that inherit from the framework's class or protocol with that name run on the main actor.
  static func isOnMainActor(_ name: Symbol) -> Bool {
    hosts.contains(name) || swiftUIOwners.contains(name) && !ownersOnAnyActor.contains(name)
      || name == Symbol(.previewProvider)
  }

  static func isKnown(_ name: Symbol) -> Bool { requirements[name] != nil || swiftUIOwners.contains(name) }
}
