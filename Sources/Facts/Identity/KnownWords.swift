/// Words that the collector asks about by number rather than by text.
enum KnownWords {
  static let `init` = Symbol(index: 1)
  static let `self` = Symbol(index: 2)
  static let `Self` = Symbol(index: 3)
  static let `super` = Symbol(index: 4)
  static let preview = Symbol(index: 5)
  static let previewProvider = Symbol(index: 6)
  static let previewModifier = Symbol(index: 7)
  static let body = Symbol(index: 8)
  static let id = Symbol(index: 9)
  static let wildcard = Symbol(index: 10)
  static let error = Symbol(index: 11)
  static let newValue = Symbol(index: 12)
  static let oldValue = Symbol(index: 13)
  static let task = Symbol(index: 15)
  static let destination = Symbol(index: 16)
  static let withAnimation = Symbol(index: 17)
  static let environment = Symbol(index: 18)
  static let environmentObject = Symbol(index: 19)
  static let constant = Symbol(index: 20)
  static let wrappedValue = Symbol(index: 21)
  static let environmentStateObject = Symbol(index: 22)
  static let equatable = Symbol(index: 23)
  static let binding = Symbol(index: 24)
  static let observableObject = Symbol(index: 25)
  static let observable = Symbol(index: 26)
  static let forEach = Symbol(index: 27)
  static let list = Symbol(index: 28)
  static let int = Symbol(index: 29)
  static let double = Symbol(index: 30)
  static let bool = Symbol(index: 31)
  static let string = Symbol(index: 32)
  static let initialValue = Symbol(index: 33)
  static let assign = Symbol(index: 34)
  /// Stands for `$0`, `$1` and so on.
  static let shorthand = Symbol(index: 14)

  private static let named = [
    "init", "self", "Self", "super", "Preview", "PreviewProvider", "PreviewModifier", "body", "id", "_", "error",
    "newValue", "oldValue", "$0", "task", "destination", "withAnimation", "environment", "environmentObject",
    "constant", "wrappedValue", "EnvironmentStateObject", "equatable", "Binding", "ObservableObject", "Observable",
    "ForEach", "List", "Int", "Double", "Bool", "String", "initialValue", "assign",
  ]

  /// Modifiers and initializers that only show the view they are given.
  private static let showing = [
    "NavigationLink", "AnyView", "Group", "NavigationView", "NavigationStack", "background", "overlay", "mask", "sheet",
    "fullScreenCover", "popover", "safeAreaInset", "toolbar", "tabItem", "contextMenu", "navigationDestination",
  ]

  /// Types of the frameworks that appear everywhere. Facts do not record where they are made or mentioned; a type of
  /// the project with such a name is never taken for known.
  private static let framework = [
    "AnyView", "Group", "NavigationLink", "NavigationView", "NavigationStack", "Text", "Image", "VStack", "HStack",
    "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List", "ForEach", "Form", "Section", "ScrollView",
    "ScrollViewReader", "GeometryReader", "Spacer", "Divider", "Button", "Label", "Toggle", "TextField", "SecureField",
    "Picker", "Stepper", "Slider", "Menu", "Link", "TabView", "EmptyView", "Rectangle", "Circle", "Capsule",
    "RoundedRectangle", "Color", "Font", "EdgeInsets", "GridItem", "ProgressView", "LinearGradient", "Animation",
    "ToolbarItem", "ToolbarItemGroup", "DispatchQueue", "Task", "Date", "Data", "URL", "UUID", "String", "Int", "Int32",
    "Int64", "UInt", "UInt8", "UInt32", "UInt64", "Bool", "Double", "Float", "CGFloat", "CGSize", "CGPoint", "CGRect",
    "Array", "Dictionary", "Set", "Optional", "Void", "Any", "AnyObject", "Error", "NSError", "Never", "View",
    "Binding",
    "Character", "Substring", "NotificationCenter", "Notification", "UserDefaults", "FileManager", "Bundle",
    "JSONDecoder",
    "JSONEncoder", "URLRequest", "URLSession", "TimeInterval", "Locale", "Calendar", "DateFormatter",
    "NSLocalizedString",
    "UIColor", "UIImage", "UIFont", "UIView", "UIViewController", "UIApplication", "UIScreen", "UILabel", "UIButton",
    "NSLayoutConstraint", "IndexPath", "IndexSet", "XCTAssertEqual", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil",
    "XCTAssertNotNil", "XCTUnwrap", "XCTFail", "Codable", "Equatable", "Hashable", "Identifiable", "Sendable",
    "Comparable",
    "MainActor", "NSObject", "Decimal", "Timer", "NSPredicate", "NSRange", "NSAttributedString", "AttributedString",
    "MARK", "Previewable", "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Published",
  ]

  /// Attributes of types that are no macros that nobody knows.
  private static let plainAttributes = [
    "Observable", "Model", "MainActor", "available", "objc", "objcMembers", "usableFromInline", "frozen", "main",
    "propertyWrapper", "dynamicMemberLookup", "unchecked", "preconcurrency",
  ]

  /// Words for observable objects.
  private static let forObjects = ObjectMention.Word.allCases.map(\.rawValue)

  /// Views of the frameworks that rules look at.
  private static let lookedAt = [
    "ForEach", "List", "TextField", "SecureField", "TextEditor", "ProgressView", "ScrollViewReader",
  ]

  /// Methods that move the elements of a collection to other positions.
  static let reordering = [
    "remove", "removeAll", "removeFirst", "removeSubrange", "insert", "move", "sort", "reverse", "shuffle", "swapAt",
    "replaceSubrange",
  ]

  /// Methods of the standard library and Foundation that leave what they are called on as it is.
  private static let keeping = [
    "addingPercentEncoding", "addingTimeInterval", "advanced", "allSatisfy", "appending", "appendingPathComponent",
    "compactMap", "compare", "components", "contains", "distance", "dropFirst", "dropLast", "elementsEqual",
    "enumerated", "filter", "first", "firstIndex", "flatMap", "forEach", "formatted", "hasPrefix", "hasSuffix",
    "intersection", "isDisjoint", "isMultiple", "isSubset", "isSuperset", "joined", "last", "lastIndex",
    "localizedCaseInsensitiveContains", "localizedStandardContains", "lowercased", "map", "mapValues", "max", "merging",
    "min", "opacity", "prefix", "randomElement", "range", "reduce", "replacingOccurrences", "reversed", "rounded",
    "shuffled",
    "sorted", "split", "starts", "subtracting", "suffix", "symmetricDifference", "timeIntervalSince",
    "trimmingCharacters", "union", "uppercased",
  ]

  /// Modifiers of SwiftUI that put no object into the environment.
  private static let plainModifiers = [
    "accentColor", "accessibilityLabel", "alert", "animation", "aspectRatio", "background", "bold", "border",
    "buttonStyle", "clipShape", "confirmationDialog", "containerRelativeFrame", "contentShape", "cornerRadius",
    "disabled", "environment", "environmentObject", "fill", "fixedSize", "focused", "font", "foregroundColor",
    "foregroundStyle", "formStyle", "frame", "fullScreenCover", "glassEffect", "hidden", "id", "ignoresSafeArea",
    "inspector", "labelStyle", "labelsHidden", "layoutPriority", "lineLimit", "listRowBackground",
    "listRowInsets", "listStyle", "multilineTextAlignment", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "navigationDestination", "navigationTitle", "navigationViewStyle", "offset", "onAppear", "onChange",
    "onDisappear", "onTapGesture", "opacity", "overlay", "padding", "pickerStyle", "popover", "position",
    "preferredColorScheme", "presentationDetents", "previewDevice", "previewDisplayName", "previewInterfaceOrientation",
    "previewLayout", "redacted", "resizable", "safeAreaInset", "scaleEffect", "scaledToFit", "scrollContentBackground",
    "shadow", "sheet", "tabItem", "tabViewStyle", "tag", "task", "textFieldStyle", "tint", "toggleStyle", "toolbar",
    "transition", "zIndex",
  ]

  /// Modifiers and initializers that show what they are given at another time or in another place.
  private static let presenting = [
    "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "NavigationLink", "WindowGroup",
    "Window", "Settings", "DocumentGroup", "ImmersiveSpace", "MenuBarExtra",
  ]

  static let frameworkNames = Set(framework)

  /// In the order of their symbols, from 1.
  static let all: [String] = {
    var seen: Set<String> = []
    return
      (named + showing + framework + lookedAt + reordering + keeping + forObjects + plainModifiers + presenting
      + plainAttributes + Wrapper.allCases.map(\.rawValue))
      .filter {
        seen.insert($0).inserted
      }
  }()

  private static let kinds: [UInt16] = {
    let shown = Set(showing)
    let kept = Set(keeping)
    let objectWords = Set(forObjects)
    let plain = Set(plainModifiers)
    let presents = Set(presenting)
    let plainOfTypes = Set(plainAttributes)
    return all.map { word in
      (shown.contains(word) ? 2 : 0) | (frameworkNames.contains(word) ? 4 : 0) | (lookedAt.contains(word) ? 8 : 0)
        | (reordering.contains(word) ? 16 : 0) | (kept.contains(word) ? 32 : 0)
        | (objectWords.contains(word) ? 64 : 0) | (plain.contains(word) ? 128 : 0)
        | (presents.contains(word) ? 256 : 0) | (plainOfTypes.contains(word) ? 512 : 0)
    }
  }()

  private static let wrappers = all.map { Wrapper(rawValue: $0) }

  /// The wrapper of that name, unless a module stands in front of it that does not hold it.
  static func wrapper(_ name: Symbol, in base: Symbol) -> Wrapper? {
    let index = Int(name.index) - 1
    guard wrappers.indices.contains(index), let wrapper = wrappers[index] else { return nil }
    return base.isEmpty || wrapper.modules.contains(base.string) ? wrapper : nil
  }

  private static func has(_ symbol: Symbol, _ bit: UInt16) -> Bool {
    let index = Int(symbol.index) - 1
    return kinds.indices.contains(index) && kinds[index] & bit != 0
  }

  /// Whether a modifier of that name puts something into the environment.
  static func injects(_ symbol: Symbol) -> Bool { symbol == environment || symbol == environmentObject }

  static func onlyShows(_ symbol: Symbol) -> Bool { has(symbol, 2) }
  static func isFramework(_ symbol: Symbol) -> Bool { has(symbol, 4) }
  static func isLookedAt(_ symbol: Symbol) -> Bool { has(symbol, 8) }
  static func isForObjects(_ symbol: Symbol) -> Bool { has(symbol, 64) }
  /// Whether a method of that name leaves what it is called on as it is.
  static func keeps(_ symbol: Symbol) -> Bool { has(symbol, 32) }
  /// Whether a function of that name runs the closures that it is given before it returns.
  static func runsAtOnce(_ symbol: Symbol) -> Bool {
    keeps(symbol) || reorders(symbol) || symbol == withAnimation
      || ["withTransaction", "withLock", "sync"].contains(symbol.string)
  }
  static func isPlainModifier(_ symbol: Symbol) -> Bool { has(symbol, 128) }
  static func presents(_ symbol: Symbol) -> Bool { has(symbol, 256) }
  static func isPlainAttribute(_ symbol: Symbol) -> Bool { has(symbol, 512) }
  static func reorders(_ symbol: Symbol) -> Bool { has(symbol, 16) }
}
