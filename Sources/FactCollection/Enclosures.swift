import Facts
import Syntax

/// A closure that is an argument of a call, such as the content of `VStack` or `.sheet(item:)`.
struct Enclosure {
  var outer: Int?
  /// The effect on views created in it: pushed, presented, or given a new identity each time.
  var context: Construction.Context = []
  /// The names in the arguments of each `.id(…)` that follows the call.
  var identities: [Reference] = []
  /// The kind of the closure's parameters.
  var parameterKind: ClosureParameterKind
  /// The collection with the elements that the parameters receive.
  var elements: Reference?
  /// The key path that identifies the elements; nil without one.
  var key: Symbol?
  /// Whether it runs after the enclosing view has disappeared.
  var runsOnDisappear = false
  var tokens: Range<Int> = 0..<0
}

/// The closures of calls: those around the walk's position, and those around each construction.
struct EnclosureMap {
  private var enclosures: [Enclosure] = []
  /// The innermost closure around the construction with the same index.
  private var ofConstructions: [Int?] = []
  /// The innermost closure around the walk's position.
  var current: Int?

  /// Adds a closure. Returns its index.
  mutating func add(_ enclosure: Enclosure) -> Int {
    enclosures.append(enclosure)
    return enclosures.count - 1
  }

  func parameterKind(of index: Int?) -> ClosureParameterKind {
    guard let index, enclosures.indices.contains(index) else { return .other }
    return enclosures[index].parameterKind
  }

  func elements(of index: Int?) -> (collection: Reference, key: Symbol?)? {
    guard let index, enclosures.indices.contains(index) else { return nil }
    return enclosures[index].elements.map { ($0, enclosures[index].key) }
  }

  /// - Parameter isFresh: Whether one of the identities is different each time.
  mutating func identify(_ index: Int, by identities: some Sequence<Reference>, isFresh: Bool) {
    guard enclosures.indices.contains(index) else { return }
    enclosures[index].identities += identities
    if isFresh { enclosures[index].context.insert(.hasFreshIdentity) }
  }

  /// Notes the closure around the next construction. Call this for each construction in order.
  mutating func noteConstruction(in enclosure: Int?) { ofConstructions.append(enclosure) }

  /// Returns the closures around the construction at this index, the innermost first.
  func enclosures(ofConstruction index: Int) -> [Enclosure] {
    ofConstructions.indices.contains(index) ? enclosures(from: ofConstructions[index]) : []
  }

  /// Returns the closure at this index and those around it, the innermost first.
  func enclosures(from index: Int?) -> [Enclosure] {
    var result: [Enclosure] = []
    visit(from: index) { result.append($0) }
    return result
  }

  func visit(from index: Int?, _ body: (Enclosure) -> Void) {
    var next = index
    while let index = next, enclosures.indices.contains(index) {
      body(enclosures[index])
      next = enclosures[index].outer.flatMap { $0 < index ? $0 : nil }
    }
  }
}

extension FactCollector {
  /// Returns the facts about a call's closure, or about an expression in place of one.
  mutating func enclosure(
    of content: NodeID, ofCall call: NodeID, after callee: NodeID, function: Symbol?, isModifier: Bool
  ) -> Enclosure {
    var result = Enclosure(outer: enclosures.current, parameterKind: .other)
    guard let function else { return result }
    if function.startsLikeType, !KnownWords.isFramework(function), !KnownWords.isCheckedView(function) {
      result.parameterKind = .unknown
    }
    result.runsOnDisappear = function == Symbol(.onDisappear)
    // Backports add a prefix to the framework's name.
    let isDestination =
      function == Symbol(.navigationDestination) || function.string.hasSuffix("NavigationDestination")
    let isModal = KnownWords.isModal(function)
    let isWindow = function == Symbol(.windowGroup)
    if KnownWords.showsElements(function) {
      result.parameterKind = elementKind(ofCall: call, after: callee)
      result.elements = listedElements(after: callee, result.parameterKind)
      result.key = argument(after: callee, labeled: ["id"]).map { keyPath($0) }
    } else if function == Symbol(.navigationLink) {
      if !isLabel(content, ofLink: call, after: callee) { result.context = .isPushed }
    } else if function == Symbol(.navigationSplitView) {
      if argumentLabel(of: content) == "detail" { result.context = .isDetail }
    } else if !isModifier, Self.stacks.contains(function) {
      if showsList(content) { result.context = .isBesideList }
    } else if !isModifier, argumentLabel(of: content) == Symbol(.destination) {
      // A link that the app declares.
      result.context = .isPushed
    } else if isModifier || isDestination || isModal || isWindow || function == Symbol(.inspector)
      || isForType(call, after: callee)
    {
      // Apps wrap the frameworks' presentations in their own modifiers and keep the labels.
      let isForItem =
        hasArgument(labeled: Symbol(.item), call)
        || (isDestination || isModal || isWindow)
          && (hasArgument(labeled: Symbol(.for), call) || hasArgument(labeled: Symbol(.presenting), call))
        || isForType(call, after: callee) || isModifier && isOwnModal(function, after: callee)
      if isForItem { result.parameterKind = .item }
      guard isForItem || hasArgument(labeled: Symbol(.isPresented), call) else { return result }
      if isDestination {
        result.context = .isPushed
      } else if function != Symbol(.inspector), !isWindow {
        result.context = isForItem ? .isPresented : [.isPushed, .isPresented]
      } else if !isWindow, isModifier {
        result.context = .isBesideList
      }
    }
    return result
  }

  private static let stacks: Set<Symbol> = [
    "HStack", "VStack", "HSplitView", "VSplitView", "NavigationView",
  ]

  /// Returns whether one of the views in a stack is always shown and contains a list: `List { … }`, `NoteList(…)`,
  /// `sidebar`.
  private mutating func showsList(_ content: NodeID) -> Bool {
    for view in tree.children(of: content) where kind(view) != .ifExpression && kind(view) != .switchExpression {
      let tokens = tree.tokenRange(of: view)
      if let first = tokens.first, tree.token(at: first).kind == .identifier, string(token: first).isNameOfList {
        return true
      }
      let next = listTokens.partitioningIndex { $0 >= tokens.lowerBound }
      if next < listTokens.endIndex, tokens.contains(listTokens[next]) { return true }
    }
    return false
  }

  /// Returns whether the call presents an item with one of the app's own modifiers:
  /// `.tipSheet(binding: $tip) { tip in … }`.
  private mutating func isOwnModal(_ function: Symbol, after callee: NodeID) -> Bool {
    guard let first = tree.nextSibling(of: callee), kind(first) == .argument, let value = lastChild(of: first),
      case .projection = bound(by: value)
    else { return false }
    return ["Sheet", "Cover", "Popover"].contains { function.string.hasSuffix($0) }
  }

  /// Returns whether the app's own navigation modifier creates a screen for each value of a type:
  /// `.appendDestination(for: Item.self) { item in … }`.
  private mutating func isForType(_ call: NodeID, after callee: NodeID) -> Bool {
    guard let value = argument(after: callee, labeled: ["for"]) else { return false }
    return kind(value) == .memberAccess && memberNameToken(of: value).map { symbol(token: $0) } == Symbol(.`self`)
  }

  /// Returns whether the content is the link's label, which people tap: `label: { … }`, or the closure after a value or
  /// a destination.
  private mutating func isLabel(_ content: NodeID, ofLink call: NodeID, after callee: NodeID) -> Bool {
    let label = argumentLabel(of: content)
    guard label.isEmpty else { return label == "label" }
    return argument(after: callee, labeled: ["value", "state", "destination"]) != nil
  }

  private mutating func listedElements(after callee: NodeID, _ kind: ClosureParameterKind) -> Reference? {
    guard kind == .element || kind == .elementByValue, let first = tree.nextSibling(of: callee),
      self.kind(first) == .argument, let data = lastChild(of: first)
    else { return nil }
    return collection(data)
  }

  /// Returns the path of a collection: `model.rows`.
  mutating func collection(_ node: NodeID) -> Reference? {
    simpleReference(node).flatMap { $0.isOfSelf && !$0.isProjected ? $0 : nil }
  }

  private mutating func elementKind(ofCall call: NodeID, after callee: NodeID) -> ClosureParameterKind {
    guard let first = tree.nextSibling(of: callee), kind(first) == .argument, let data = lastChild(of: first) else {
      return .other
    }
    let id = argument(after: callee, labeled: ["id"]).map { tree.text(of: $0) } ?? ""
    if isIndexCollection(data) { return .index }
    if id == "\\.offset" || id == "\\.0" { return .elementByIndex }
    return id == "\\.self" || isHeldByType(data) ? .elementByValue : .element
  }

  /// Returns whether the elements belong to a type: `Tab.allCases`, `Sample.all.prefix(3)`, `Sample.make(count: 3)`. A
  /// change of a static property updates no view, and a static function that receives only literals always returns the
  /// same elements.
  private mutating func isHeldByType(_ node: NodeID) -> Bool {
    var base = unwrapped(node)
    var isMade = true
    while kind(base) == .call, let callee = tree.firstChild(of: base), kind(callee) == .memberAccess,
      let inner = tree.firstChild(of: callee)
    {
      isMade = isMade && hasOnlyLiterals(after: callee)
      base = unwrapped(inner)
    }
    guard let path = plainPath(of: base), !path.isImplicit else { return false }
    let type = path.symbol.pathWithoutLastComponent
    if type.isEmpty { return isMade && base != unwrapped(node) && path.symbol.startsLikeType }
    return type.string.startsLikeType && !type.string.contains(".")
  }

  private mutating func hasOnlyLiterals(after callee: NodeID) -> Bool {
    tree.siblings(after: callee).allSatisfy { argument in
      kind(argument) == .argument && lastChild(of: argument).map { value(of: $0).kind == .literal } ?? false
    }
  }

  /// Returns whether the collection consists of indices: `0..<n` and `x.indices`.
  private mutating func isIndexCollection(_ node: NodeID) -> Bool {
    let inner = unwrapped(node)
    switch kind(inner) {
    case .sequenceExpression:
      for child in tree.children(of: inner) where kind(child) == .binaryOperator {
        let text = tokenText(tree.tokenRange(of: child).lowerBound)
        return text == "..<" || text == "..."
      }
      return false
    case .memberAccess:
      return memberNameToken(of: inner).map { string(token: $0) == "indices" } ?? false
    case .call:
      guard let callee = tree.firstChild(of: inner) else { return false }
      // `items.indices.reversed()`
      if kind(callee) == .memberAccess, let name = memberNameToken(of: callee),
        KnownWords.selects(symbol(token: name)), let base = tree.firstChild(of: callee)
      {
        return isIndexCollection(base)
      }
      // `Array(items.indices)`
      guard let argument = tree.nextSibling(of: callee),
        kind(argument) == .argument, let expression = lastChild(of: argument)
      else { return false }
      return isIndexCollection(expression)
    default:
      return false
    }
  }

  mutating func argument(after callee: NodeID, labeled labels: [String]) -> NodeID? {
    for child in tree.siblings(after: callee) {
      if kind(child) == .argument, labels.contains(argumentLabel(of: child).string) {
        return lastChild(of: child)
      }
    }
    return nil
  }
}

extension ClosureParameterKind {
  /// Whether the closure draws a row for each element.
  var isOfRow: Bool { [.element, .elementByValue, .index, .elementByIndex].contains(self) }
}

extension String {
  /// `NoteList`, `sidebar`, `SidebarView`.
  fileprivate var isNameOfList: Bool {
    // Comparing strings is slow, and most names end with another letter.
    guard let last = utf8.last, "trw".utf8.contains(last) else { return false }
    return ["List", "list", "ListView", "Sidebar", "sidebar", "SidebarView"].contains { hasSuffix($0) }
  }
}
