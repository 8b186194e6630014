/// Words with a number that is known at compile time, to compare names with: `name == Symbol(.body)`. A word's number
/// is its position in this list.
public enum KnownWord: UInt32, CaseIterable {
  // 0 is the empty text.
  case `init` = 1
  case `self`, `super`, body, id, error, newValue, oldValue, task, destination, withAnimation, environment
  case environmentObject, constant, wrappedValue, equatable, initialValue, objectWillChange, projectedValue
  case assign, append, hashValue, onReceive, onAppear, onChange, onDisappear, rootView
  case action, perform, set, item, `for`, presenting, isPresented, content, label, value, dismiss, inspector, alert
  case navigationDestination, onHover, onContinuousHover, pressing, onPressingChanged
  case wildcard, selfType
  /// `$0`, `$1`, and so on.
  case shorthand
  // The words from here on begin with a capital letter.
  case preview, previewProvider, previewModifier, environmentStateObject, binding, observableObject, observable, forEach
  case view, mainActor, list, int, double, bool, string
  case button, navigationLink, navigationSplitView, windowGroup, hasher

  fileprivate var text: String {
    switch self {
    case .wildcard: return "_"
    case .selfType: return "Self"
    case .shorthand: return "$0"
    default:
      let name = "\(self)"
      return rawValue < Self.preview.rawValue ? name : name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

extension Symbol {
  public init(_ word: KnownWord) { self.init(index: word.rawValue) }
}

/// The known names, in groups.
public enum KnownWords {
  public enum Group: UInt32, CaseIterable {
    /// Modifiers and initializers that only show the view that is passed to them.
    case showing
    /// Framework types that appear everywhere. Facts don't record where they are created or mentioned, so nothing is
    /// assumed about the uses of a project type with the same name.
    case framework
    /// Framework views that rules look for.
    case checkedView
    /// Methods that move the elements of a collection to other positions.
    case reordering
    /// Methods that return some elements of a collection, or all of them in another order.
    case selecting
    /// Methods of the standard library and Foundation that don't change the value that they are called on.
    case keeping
    /// Functions that run their closures before they return, in addition to the groups `keeping` and `reordering`.
    case running
    /// Words for observable objects.
    case forObjects
    /// Modifiers of SwiftUI. Except for `environment` and `environmentObject`, they put no object into the environment.
    case plainModifiers
    /// Modifiers and initializers that show their content at another time or in another place.
    case presenting
    /// Attributes of types that are known not to be macros.
    case plainAttributes
    /// Controllers and views of UIKit and AppKit that show a SwiftUI view, and `ImageRenderer`.
    case hosting
    /// Functions that print a text or check a condition, and change nothing.
    case reporting
    /// Functions and types that take the code for an action.
    case acting
    /// Modifiers whose closure runs when a view appears.
    case loading
    /// Modifiers whose closure runs repeatedly.
    case refreshing
    /// Controls for typing.
    case typing
    /// Controls for choosing a value.
    case choosing
    /// Methods of the standard library that change the value that they are called on, except those in `reordering`.
    case changing
    /// Those methods of `changing` and `reordering` that also return something.
    case returning
    /// Views that show a view for each element of a collection.
    case collections
    /// Modifiers whose content must be dismissed before the view behind it can be used again.
    case modals
    /// The labels under which the frameworks' views and modifiers take content.
    case contentLabels
    /// Framework views that keep state of their own, and modifiers that run code or animate when a view appears.
    case restarting
    /// Framework views that only show the values that are passed to them.
    case plain

    var words: [String] {
      switch self {
      case .showing:
        [
          "NavigationLink", "AnyView", "EquatableView", "Group", "NavigationView", "NavigationStack", "background",
          "overlay", "mask", "sheet", "fullScreenCover", "popover", "inspector", "safeAreaInset", "toolbar",
          "tabItem", "contextMenu", "navigationDestination", "commands",
        ]
      case .framework:
        [
          "AnyView", "Group", "NavigationLink", "NavigationView", "NavigationStack", "Text", "Image", "VStack",
          "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "ForEach", "Form",
          "Section", "ScrollView", "ScrollViewReader", "GeometryReader", "Spacer", "Divider", "Button", "Label",
          "Toggle", "TextField", "SecureField", "Picker", "Stepper", "Slider", "Menu", "Link", "TabView", "EmptyView",
          "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Color", "Font", "EdgeInsets", "GridItem",
          "ProgressView", "LinearGradient", "Animation", "ToolbarItem", "ToolbarItemGroup", "DispatchQueue", "Task",
          "Date", "Data", "URL", "UUID", "String", "Int", "Int32", "Int64", "UInt", "UInt8", "UInt32", "UInt64", "Bool",
          "Double", "Float", "CGFloat", "CGSize", "CGPoint", "CGRect", "Array", "Dictionary", "Set", "Optional", "Void",
          "Any", "AnyObject", "Error", "NSError", "Never", "View", "Binding", "Character", "Substring",
          "NotificationCenter", "Notification", "UserDefaults", "FileManager", "Bundle", "JSONDecoder", "JSONEncoder",
          "URLRequest", "URLSession", "TimeInterval", "Locale", "Calendar", "DateFormatter", "NSLocalizedString",
          "UIColor", "UIImage", "UIFont", "UIView", "UIViewController", "UIApplication", "UIScreen", "UILabel",
          "UIButton", "NSLayoutConstraint", "IndexPath", "IndexSet", "XCTAssertEqual", "XCTAssertTrue",
          "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil", "XCTUnwrap", "XCTFail", "Codable", "Equatable",
          "Hashable", "Identifiable", "Sendable", "Comparable", "MainActor", "NSObject", "Decimal", "Timer",
          "NSPredicate", "NSRange", "NSAttributedString", "AttributedString", "MARK", "Previewable", "State",
          "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Published",
        ]
      case .checkedView:
        [
          "ForEach", "List", "TextField", "SecureField", "TextEditor", "ProgressView", "ScrollViewReader",
          "ScrollView", "AsyncImage", "TabView", "Picker", "Table",
        ]
      case .reordering:
        [
          "remove", "removeAll", "removeFirst", "removeSubrange", "insert", "move", "sort", "reverse", "shuffle",
          "swapAt", "replaceSubrange",
        ]
      case .selecting:
        ["dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix"]
      case .keeping:
        [
          "addingPercentEncoding", "addingTimeInterval", "advanced", "allSatisfy", "appending", "appendingFormat",
          "appendingPathComponent", "appendingPathExtension", "applying", "base64EncodedString",
          "caseInsensitiveCompare", "compactMap", "compactMapValues", "compare", "components", "contains",
          "deletingLastPathComponent", "deletingPathExtension", "distance", "dropFirst", "dropLast", "elementsEqual",
          "enumerated", "filter", "first", "firstIndex", "flatMap", "folding", "forEach", "formatted", "hasPrefix",
          "hasSuffix", "insetBy", "intersection", "intersects", "isDisjoint", "isMultiple", "isStrictSubset",
          "isStrictSuperset", "isSubset", "isSuperset", "joined", "last", "lastIndex",
          "localizedCaseInsensitiveCompare", "localizedCaseInsensitiveContains", "localizedCompare",
          "localizedStandardCompare", "localizedStandardContains", "lowercased", "map", "mapValues", "max", "merging",
          "min", "offsetBy", "opacity", "padding", "prefix", "quotientAndRemainder", "randomElement", "range", "reduce",
          "replacingOccurrences", "reversed", "rounded", "shuffled", "signum", "sorted", "split", "starts",
          "subtracting", "suffix", "symmetricDifference", "timeIntervalSince", "trimmingCharacters", "union",
          "uppercased",
        ]
      case .running: ["withAnimation", "withTransaction", "withLock", "sync"]
      case .forObjects: ObjectMention.Word.allCases.map(\.rawValue)
      case .plainModifiers:
        [
          "accentColor", "accessibilityLabel", "alert", "animation", "aspectRatio", "background", "bold", "border",
          "buttonStyle", "clipShape", "confirmationDialog", "containerRelativeFrame", "contentShape", "cornerRadius",
          "disabled", "environment", "environmentObject", "fill", "fixedSize", "focused", "font", "foregroundColor",
          "foregroundStyle", "formStyle", "frame", "fullScreenCover", "glassEffect", "hidden", "id", "ignoresSafeArea",
          "inspector", "labelStyle", "labelsHidden", "layoutPriority", "lineLimit", "listRowBackground",
          "listRowInsets", "listStyle", "multilineTextAlignment", "navigationBarTitle", "navigationBarTitleDisplayMode",
          "navigationDestination", "navigationTitle", "navigationViewStyle", "offset", "onAppear", "onChange",
          "onDisappear", "onTapGesture", "opacity", "overlay", "padding", "pickerStyle", "popover", "position",
          "preferredColorScheme", "presentationDetents", "previewDevice", "previewDisplayName",
          "previewInterfaceOrientation", "previewLayout", "redacted", "resizable", "safeAreaInset", "scaleEffect",
          "scaledToFit", "scrollContentBackground", "shadow", "sheet", "tabItem", "tabViewStyle", "tag", "task",
          "textFieldStyle", "tint", "toggleStyle", "toolbar", "transition", "zIndex",
        ]
      case .presenting:
        [
          "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "NavigationLink", "WindowGroup",
          "Window", "Settings", "DocumentGroup", "ImmersiveSpace", "MenuBarExtra",
        ]
      case .plainAttributes:
        [
          "Observable", "Model", "MainActor", "available", "objc", "objcMembers", "usableFromInline", "frozen", "main",
          "propertyWrapper", "dynamicMemberLookup", "unchecked", "preconcurrency", "UIApplicationMain",
          "NSApplicationMain", "IBDesignable",
        ]
      case .hosting: ["UIHostingController", "NSHostingController", "NSHostingView", "ImageRenderer"]
      case .reporting:
        [
          "print", "debugPrint", "dump", "NSLog", "os_log", "assert", "assertionFailure", "precondition",
          "preconditionFailure", "fatalError",
        ]
      case .acting: ["Task", "Timer", "Thread", "DispatchWorkItem", "withAnimation", "withTransaction"]
      case .loading: ["task", "onAppear"]
      case .refreshing: ["onReceive", "refreshable", "onChange"]
      case .typing: ["TextField", "SecureField", "TextEditor", "searchable"]
      case .choosing: ["Toggle", "Slider", "Stepper", "DatePicker", "MultiDatePicker", "ColorPicker", "Picker"]
      case .changing:
        [
          "append", "toggle", "removeLast", "popLast", "popFirst", "updateValue", "formUnion", "formIntersection",
          "formSymmetricDifference", "subtract", "merge", "negate",
        ]
      case .collections: ["ForEach", "List", "Table", "OutlineGroup"]
      case .returning: ["remove", "removeFirst", "removeLast", "popLast", "popFirst", "insert", "updateValue"]
      case .modals:
        [
          "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "fileImporter",
          "fileExporter", "fileMover", "photosPicker",
        ]
      case .contentLabels:
        [
          "label", "content", "detail", "sidebar", "header", "footer", "icon", "placeholder", "background", "overlay",
          "description", "actions", "message", "preview", "currentValueLabel", "minimumValueLabel",
          "maximumValueLabel",
        ]
      case .restarting:
        [
          "TextField", "SecureField", "TextEditor", "List", "Form", "ScrollView", "AsyncImage", "TabView", "Picker",
          "Menu", "NavigationStack", "NavigationView", "task", "onAppear", "animation",
        ]
      case .plain:
        ["Text", "Image", "Color", "Divider", "Spacer", "Rectangle", "RoundedRectangle", "Circle", "Capsule"]
      }
    }
  }

  /// The words of all groups, in the order of their symbols, from 1.
  private struct Table {
    var words: [String] = []
    /// A bit mask of groups for each word.
    var groups: [UInt32] = []
    var wrappers: [Wrapper?] = []
    private var indexes: [String: Int] = [:]

    init() {
      for word in KnownWord.allCases { _ = index(of: word.text) }
      for group in Group.allCases {
        for word in group.words {
          let index = index(of: word)
          groups[index] |= 1 << group.rawValue
        }
      }
      for wrapper in Wrapper.allCases {
        let index = index(of: wrapper.rawValue)
        wrappers[index] = wrapper
      }
    }

    private mutating func index(of word: String) -> Int {
      if let index = indexes[word] { return index }
      indexes[word] = words.count
      words.append(word)
      groups.append(0)
      wrappers.append(nil)
      return words.count - 1
    }
  }

  private static let table = Table()

  /// All words in the order of their symbols, from 1.
  static var all: [String] { table.words }

  /// Returns the wrapper with this name; nil if the name has a module prefix and the module doesn't declare the
  /// wrapper.
  static func wrapper(_ name: Symbol, in base: Symbol) -> Wrapper? {
    let index = Int(name.index) - 1
    guard table.wrappers.indices.contains(index), let wrapper = table.wrappers[index] else { return nil }
    return base.isEmpty || wrapper.modules.contains(base.string) ? wrapper : nil
  }

  private static func has(_ symbol: Symbol, _ group: Group) -> Bool {
    let index = Int(symbol.index) - 1
    return groups.indices.contains(index) && groups[index] & 1 << group.rawValue != 0
  }

  /// A copy of the table's groups, which saves an indirection.
  private static let groups = table.groups

  /// Returns whether a modifier with this name puts something into the environment.
  public static func injects(_ symbol: Symbol) -> Bool {
    symbol == Symbol(.environment) || symbol == Symbol(.environmentObject)
  }

  public static func onlyShows(_ symbol: Symbol) -> Bool { has(symbol, .showing) }
  public static func isFramework(_ symbol: Symbol) -> Bool { has(symbol, .framework) }
  public static func isCheckedView(_ symbol: Symbol) -> Bool { has(symbol, .checkedView) }
  public static func isForObjects(_ symbol: Symbol) -> Bool { has(symbol, .forObjects) }
  public static func selects(_ symbol: Symbol) -> Bool { has(symbol, .selecting) }
  /// Returns whether a method with this name leaves the value that it is called on unchanged.
  public static func keeps(_ symbol: Symbol) -> Bool { has(symbol, .keeping) }
  /// Returns whether a function with this name runs its closures before it returns.
  public static func runsAtOnce(_ symbol: Symbol) -> Bool { keeps(symbol) || reorders(symbol) || has(symbol, .running) }
  public static func isPlainModifier(_ symbol: Symbol) -> Bool { has(symbol, .plainModifiers) }
  public static func presents(_ symbol: Symbol) -> Bool { has(symbol, .presenting) }
  public static func isPlainAttribute(_ symbol: Symbol) -> Bool { has(symbol, .plainAttributes) }
  public static func hosts(_ symbol: Symbol) -> Bool { has(symbol, .hosting) }
  public static func reorders(_ symbol: Symbol) -> Bool { has(symbol, .reordering) }
  public static func reports(_ symbol: Symbol) -> Bool { has(symbol, .reporting) }
  public static func acts(_ symbol: Symbol) -> Bool { has(symbol, .acting) }
  public static func loads(_ symbol: Symbol) -> Bool { has(symbol, .loading) }
  public static func refreshes(_ symbol: Symbol) -> Bool { has(symbol, .refreshing) }
  public static func isForTyping(_ symbol: Symbol) -> Bool { has(symbol, .typing) }
  public static func isForChoosing(_ symbol: Symbol) -> Bool { has(symbol, .choosing) }
  /// Returns whether a method with this name is known to change the value that it is called on.
  public static func changes(_ symbol: Symbol) -> Bool { reorders(symbol) || has(symbol, .changing) }
  /// Returns whether a method with this name is known to change the value that it is called on and to return nothing.
  public static func onlyChanges(_ symbol: Symbol) -> Bool { changes(symbol) && !has(symbol, .returning) }
  public static func showsElements(_ symbol: Symbol) -> Bool { has(symbol, .collections) }
  public static func isModal(_ symbol: Symbol) -> Bool { has(symbol, .modals) }
  public static func isContentLabel(_ symbol: Symbol) -> Bool { has(symbol, .contentLabels) }
  public static func isPlainView(_ symbol: Symbol) -> Bool { has(symbol, .plain) }
  public static func startsOver(_ symbol: Symbol) -> Bool { has(symbol, .restarting) }
}
