import Facts
import SourceText
import Syntax

/// The framework views that rules look for, and the lists among them, which create a view for each element.
extension FactCollector {
  mutating func recordFrameworkCall(_ call: NodeID, name: Symbol, arguments: [Argument], context: Construction.Context)
  {
    if name != Symbol(.forEach) {
      file.frameworkCalls.append(FrameworkCall(name: name, arguments: arguments, scope: scope, place: place(call)))
    }
    guard KnownWords.showsElements(name), let callee = tree.firstChild(of: call),
      let first = tree.nextSibling(of: callee), kind(first) == .argument, let data = arguments.first,
      data.label.isEmpty, data.value.kind != .closure
    else { return }
    recordElementList(call, isContainer: false, first, data, context)
  }

  /// Records a container with positions and a key, which creates a view for each position like `ForEach`:
  /// `Pager(page: page, data: items.indices, id: \.self) { … }`. A map creates a marker for each of its annotation
  /// items.
  mutating func recordContainer(_ call: NodeID, arguments: [Argument], context: Construction.Context) {
    let marked = arguments.firstIndex { $0.$label == Self.annotationItems }
    let keyed = arguments.firstIndex { $0.$label == Symbol(.id) }.map { $0 - 1 }
    guard let index = marked ?? keyed, arguments.indices.contains(index) else { return }
    var child = tree.firstChild(of: call)
    for _ in 0...index { child = child.flatMap { tree.nextSibling(of: $0) } }
    guard let data = child, kind(data) == .argument else { return }
    recordElementList(call, isContainer: marked == nil, data, arguments[index], context)
  }

  private static let annotationItems = Symbol("annotationItems")

  private mutating func recordElementList(
    _ call: NodeID, isContainer: Bool, _ argument: NodeID, _ data: Argument, _ context: Construction.Context
  ) {
    guard let node = lastChild(of: argument) else { return }
    let source = source(of: node, depth: 0)
    var key: Symbol?
    var keyPlace = Place.none
    var rows: ElementList.Rows?
    for child in tree.siblings(after: argument) {
      if kind(child) == .argument, argumentLabel(of: child) == Symbol(.id), let value = lastChild(of: child) {
        key = keyPath(value)
        keyPlace = place(value)
      }
      let closure = kind(child) == .closure ? child : lastChild(of: child)
      if let closure, kind(closure) == .closure, rows == nil {
        rows = self.rows(closure, source)
      }
    }
    let list = ElementList(
      form: source.form, isContainer: isContainer, isRearranged: selectsSome(node), data: data,
      collection: source.collection.flatMap { simpleReference(kind($0) == .call ? tree.firstChild(of: $0) ?? $0 : $0) },
      collectionPlace: source.collection.map { place($0) } ?? .none, key: key, keyPlace: keyPlace, rows: rows,
      rearranger: rearranger(of: call), scope: scope, context: context, place: place(call))
    if !isContainer || list.isIdentifiedByPosition { file.elementLists.append(list) }
  }

  /// Returns the list's modifier for moving or deleting elements, if it has one.
  private mutating func rearranger(of list: NodeID) -> Place? {
    var node = list
    while let member = tree.parent(of: node), kind(member) == .memberAccess, let call = tree.parent(of: member),
      kind(call) == .call
    {
      if let name = memberNameToken(of: member), ["onMove", "onDelete"].contains(string(token: name)) {
        return place(token: name)
      }
      node = call
    }
    return nil
  }

  /// Records an array literal in which a string or a number occurs twice.
  mutating func noteRepeatedElement(_ array: NodeID) {
    var texts: Set<String> = []
    for element in tree.children(of: array) {
      switch kind(element) {
      case .stringLiteral where tree.firstChild(of: element, .interpolation) == nil, .integerLiteral,
        .floatingPointLiteral:
        guard !texts.insert(tree.text(of: element)).inserted else { continue }
        file.repeatedElements.append(RepeatedElement(array: place(array), place: place(element)))
        return
      default: return
      }
    }
  }

  /// Returns "element.id" for `\.element.id` and `\Item.element.id`.
  mutating func keyPath(_ node: NodeID) -> Symbol {
    Symbol(String(tree.text(of: node).drop { $0 == "\\" }.drop { $0 != "." }.dropFirst()))
  }

  // MARK: Data

  mutating func selectsSome(_ data: NodeID, depth: Int = 0) -> Bool {
    for index in tree.tokenRange(of: data) where tree.token(at: index).kind == .identifier {
      if KnownWords.selects(symbol(token: index)) { return true }
      if depth < 3, let positions = positions(namedBy: index, depth: depth), selectsSome(positions, depth: depth + 1) {
        return true
      }
    }
    return false
  }

  /// Returns the value of a constant that contains positions, or pairs with positions:
  /// `let pairs = items.enumerated()`.
  private mutating func positions(namedBy token: Int, depth: Int) -> NodeID? {
    guard let value = constantValue(named: token) else { return nil }
    return source(of: value, depth: depth + 1).form.holdsPositions ? value : nil
  }

  private mutating func source(of node: NodeID, depth: Int) -> (form: ElementList.Form, collection: NodeID?) {
    let inner = unwrapped(node)
    switch kind(inner) {
    case .identifierExpression:
      let value = depth < 3 ? positions(namedBy: tree.tokenRange(of: inner).lowerBound, depth: depth) : nil
      return value.map { source(of: $0, depth: depth + 1) } ?? (.elements, inner)
    case .memberAccess:
      guard let name = memberNameToken(of: inner), string(token: name) == "indices", let base = plainBase(of: inner)
      else { return (.elements, plainPath(of: inner) == nil ? nil : inner) }
      return (.indices, base)
    case .sequenceExpression:
      let collection = countedCollection(inner)
      return (collection == nil ? .other : .countRange, collection)
    case .call: return source(ofCall: inner, depth: depth)
    default: return (.other, nil)
    }
  }

  private mutating func source(ofCall node: NodeID, depth: Int) -> (form: ElementList.Form, collection: NodeID?) {
    guard depth < 3, let callee = tree.firstChild(of: node) else { return (.other, nil) }
    let first = tree.nextSibling(of: callee)
    let argument = first.flatMap { kind($0) == .argument ? lastChild(of: $0) : nil }
    switch kind(callee) {
    case .identifierExpression:
      let name = string(token: tree.tokenRange(of: callee).lowerBound)
      guard let first, let argument else { return (.other, nil) }
      if name == "Array", tree.nextSibling(of: first) == nil {
        let inner = source(of: argument, depth: depth + 1)
        return inner.form == .elements ? (.other, nil) : inner
      }
      if name == "zip", let second = tree.nextSibling(of: first).flatMap({ lastChild(of: $0) }),
        ["0...", "1..."].contains(tree.text(of: argument)), plainPath(of: second).map({ !$0.isImplicit }) ?? false
      {
        return (.zipped, unwrapped(second))
      }
      if name == "zip", let second = tree.nextSibling(of: first).flatMap({ lastChild(of: $0) }),
        case let indices = source(of: argument, depth: depth + 1), indices.form == .indices,
        let collection = indices.collection, tree.text(of: collection) == tree.text(of: second)
      {
        return (.zipped, collection)
      }
      return (.other, nil)
    case .memberAccess:
      guard let name = memberNameToken(of: callee) else { return (.other, nil) }
      // Some of the positions, or all of them in another order.
      if KnownWords.selects(symbol(token: name)), let base = tree.firstChild(of: callee),
        case let inner = source(of: base, depth: depth + 1), inner.form != .elements, inner.collection != nil
      {
        return inner
      }
      // The pairs as an array.
      if string(token: name) == "map", let first, kind(first) == .closure, tree.nextSibling(of: first) == nil,
        ["{$0}", "{($0,$1)}"].contains(tree.text(of: first).filter { !$0.isWhitespace }),
        let base = tree.firstChild(of: callee), case let inner = source(of: base, depth: depth + 1),
        inner.form == .enumerated || inner.form == .indices
      {
        return inner
      }
      guard first == nil, string(token: name) == "enumerated" else { return (.other, nil) }
      return (.enumerated, plainBase(of: callee) ?? selected(by: callee) ?? ownFunctionCall(inBaseOf: callee))
    default: return (.other, nil)
    }
  }

  /// Returns `items` for a base such as `items.prefix(3)`, which contains only some of the elements or reorders them.
  private mutating func selected(by member: NodeID) -> NodeID? {
    guard let base = tree.firstChild(of: member), case let call = unwrapped(base), kind(call) == .call,
      let callee = tree.firstChild(of: call), kind(callee) == .memberAccess,
      let name = memberNameToken(of: callee), KnownWords.selects(symbol(token: name))
    else { return nil }
    return plainBase(of: callee)
  }

  /// Returns the base of the member if it is a call of a function of the view: `shown()`.
  private mutating func ownFunctionCall(inBaseOf member: NodeID) -> NodeID? {
    guard let base = tree.firstChild(of: member), case let call = unwrapped(base), kind(call) == .call,
      let callee = onlyChild(of: call), kind(callee) == .identifierExpression,
      !looksLikeType(token: tree.tokenRange(of: callee).lowerBound)
    else { return nil }
    return call
  }

  private mutating func plainBase(of member: NodeID) -> NodeID? {
    guard let base = tree.firstChild(of: member), kind(base) != .declarationNameArguments else { return nil }
    let inner = unwrapped(base)
    guard let path = plainPath(of: inner), !path.isImplicit else { return nil }
    return inner
  }

  /// Returns `items` for `0..<items.count`, `0...items.count - 1`, and `items.startIndex..<items.endIndex`; nil for every
  /// other range. The end may be a constant: `let count = items.count`.
  private mutating func countedCollection(_ sequence: NodeID) -> NodeID? {
    guard let start = tree.firstChild(of: sequence), let operation = tree.nextSibling(of: start),
      let bound = tree.nextSibling(of: operation),
      isOperator(operation, "..<") && tree.nextSibling(of: bound) == nil
        || isOperator(operation, "...") && isReducedByOne(bound),
      case let end = constantValue(of: bound) ?? bound, kind(end) == .memberAccess,
      let name = memberNameToken(of: end), let collection = plainBase(of: end)
    else { return nil }
    let first = "\(tree.text(of: collection)).startIndex"
    let isWhole =
      string(token: name) == "count" && tree.text(of: start) == "0"
      || string(token: name) == "endIndex" && tree.text(of: start) == first
    return isWhole ? collection : nil
  }

  private mutating func isReducedByOne(_ operand: NodeID) -> Bool {
    guard let minus = tree.nextSibling(of: operand), isOperator(minus, "-"), let one = tree.nextSibling(of: minus)
    else {
      return false
    }
    return tree.text(of: one) == "1" && tree.nextSibling(of: one) == nil
  }

  private mutating func constantValue(of node: NodeID) -> NodeID? {
    kind(node) == .identifierExpression ? constantValue(named: tree.tokenRange(of: node).lowerBound) : nil
  }

  /// Returns the value of the local constant that a name refers to; nil for everything else.
  mutating func constantValue(named token: Int) -> NodeID? {
    locals.index(of: symbol(token: token)).flatMap { locals[$0].constant }
  }

  // MARK: Rows

  private mutating func rows(
    _ closure: NodeID, _ source: (form: ElementList.Form, collection: NodeID?)
  ) -> ElementList.Rows {
    let parameters = parameters(of: closure)
    let range = tree.tokenRange(of: closure)
    let parameter = parameters.count == 1 ? parameters.first?.name : nil
    let parameterPlace = parameter == nil ? nil : parameters.first.map { place($0.node) }
    guard source.form == .indices || source.form == .countRange else {
      return ElementList.Rows(
        place: place(closure), parameter: parameterPlace,
        position: pairedPosition(parameters.map(\.name), source.form, in: range),
        elements: [], bindings: [], usesPosition: true, names: [])
    }
    let name = parameters.isEmpty ? "$0" : parameter.map { tokenText($0) } ?? ""
    var collection = source.collection.map { node in tree.tokenRange(of: node).map { tokenText($0) } } ?? []
    let isOfSelf = source.collection.flatMap { simpleReference($0) }?.isOfSelf ?? false
    if isOfSelf, collection.first == "self" { collection.removeFirst(min(2, collection.count)) }
    var elements: [Place] = []
    var bindings: [Place] = []
    var usesPosition = name.isEmpty
    var names: Set<String> = []
    var depth = 0
    for index in range {
      switch tree.token(at: index).kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .identifier, .dollarIdentifier:
        let text = tokenText(index)
        if tree.token(at: index - 1).kind != .period, !isLabel(index) { names.insert(text) }
        guard text == name, index != parameter else { continue }
        let start = index - 1 - collection.count
        let isThroughSelf =
          isOfSelf && start > 1 && tree.token(at: start - 1).kind == .period && tokenText(start - 2) == "self"
        let first = isThroughSelf ? start - 2 : start
        guard !collection.isEmpty, first > range.lowerBound, depth == 1 || name != "$0",
          tree.token(at: index - 1).kind == .leftBracket, tree.token(at: index + 1).kind == .rightBracket,
          isThroughSelf || tree.token(at: start - 1).kind != .period,
          let isBinding = matches(collection, at: start), isRead(from: first, to: index + 1)
        else {
          if tree.token(at: index - 1).kind != .period { usesPosition = true }
          continue
        }
        let found = place(ByteRange(tree.token(at: first).range.start, tree.token(at: index + 1).range.end))
        if isBinding { bindings.append(found) } else { elements.append(found) }
      default: break
      }
    }
    return ElementList.Rows(
      place: place(closure), parameter: parameterPlace, position: Symbol(name), elements: elements, bindings: bindings,
      usesPosition: usesPosition, names: names.sorted().map { Symbol($0) })
  }

  /// Returns the name that the closure uses for the position that it receives together with an element.
  private mutating func pairedPosition(
    _ parameters: [Int], _ form: ElementList.Form, in range: Range<Int>
  ) -> Symbol {
    guard form == .enumerated || form == .zipped else { return .empty }
    if parameters.count == 2, let first = parameters.first { return symbol(token: first) }
    guard parameters.isEmpty, range.contains(where: { tokenText($0) == "$1" }) else {
      guard form == .enumerated, parameters.count < 2 else { return .empty }
      return (parameters.first.map { symbol(token: $0) } ?? "$0").appendingPath("offset")
    }
    return "$0"
  }

  private mutating func isLabel(_ index: Int) -> Bool {
    let before = tokenText(index - 1)
    return (before == "(" || before == ",") && tokenText(index + 1) == ":"
  }

  /// Returns whether the tokens from `start` on are a binding to the collection; nil if they are not the collection.
  private mutating func matches(_ collection: [String], at start: Int) -> Bool? {
    guard let first = collection.first else { return nil }
    for offset in collection.indices.dropFirst() where tokenText(start + offset) != collection[offset] { return nil }
    let text = tokenText(start)
    return text == first ? false : text == "$" + first ? true : nil
  }

  /// Returns whether nothing is assigned to the expression or to a member of it.
  private mutating func isRead(from start: Int, to end: Int) -> Bool {
    if tokenText(start - 1) == "&" { return false }
    var index = end + 1
    while tree.token(at: index).kind == .period || tree.token(at: index).kind == .identifier { index += 1 }
    let next = tokenText(index)
    let isComparison = ["==", "!=", "<=", ">=", "===", "!==", "~="].contains(next)
    return !next.hasSuffix("=") || isComparison
  }

  /// Returns the parameters that a closure names.
  private mutating func parameters(of closure: NodeID) -> [(node: NodeID, name: Int)] {
    guard let signature = tree.firstChild(of: closure), kind(signature) == .closureSignature else { return [] }
    var result: [(node: NodeID, name: Int)] = []
    for child in tree.children(of: signature) {
      if kind(child) == .closureShorthandParameter {
        result.append((child, tree.tokenRange(of: child).lowerBound))
      } else if kind(child) == .parameterClause {
        for inner in tree.children(of: child) {
          if kind(inner) == .parameter || kind(inner) == .closureShorthandParameter {
            result.append((inner, parameterNames(inner).name ?? tree.tokenRange(of: inner).lowerBound))
          }
        }
      }
    }
    return result
  }

  // MARK: Changes

  /// Records a method call that moves a collection's elements: `items.remove(at: 0)`. Removing all elements moves none.
  mutating func recordReordering(_ call: NodeID, callee: NodeID, method: Symbol) {
    let member = kind(callee) == .memberAccess ? callee : tree.firstChild(of: callee) ?? callee
    let argument = tree.firstChild(of: call).flatMap { tree.nextSibling(of: $0) }
    if method.string == "removeAll" {
      guard let argument, kind(argument) == .closure || argumentLabel(of: argument) == "where" else { return }
    }
    if method == "replaceSubrange", let argument, replacesOne(argument) { return }
    guard let base = tree.firstChild(of: member), kind(base) != .declarationNameArguments,
      let collection = simpleReference(base)
    else { return }
    let removes = method.string.hasPrefix("remove") && argument.map { argumentLabel(of: $0) } != Self.offsets
    note(collection, at: callee, isRemoval: removes)
  }

  private static let offsets = Symbol("atOffsets")

  /// Returns whether the call is `items.replaceSubrange(i...i, with: [item])`, which is equivalent to
  /// `items[i] = item`.
  private mutating func replacesOne(_ range: NodeID) -> Bool {
    guard let bounds = lastChild(of: range), let start = tree.firstChild(of: bounds),
      let end = lastChild(of: bounds), tree.text(of: bounds) == "\(tree.text(of: start))...\(tree.text(of: end))",
      tree.text(of: start) == tree.text(of: end), let new = tree.nextSibling(of: range).flatMap({ lastChild(of: $0) }),
      kind(new) == .arrayExpression, let element = tree.firstChild(of: new)
    else { return false }
    return tree.nextSibling(of: element) == nil
  }

  /// Records an assignment that rebuilds a collection from its own elements: `items = items.filter { … }`,
  /// `items = [item] + items`.
  mutating func recordReordering(assigning value: NodeID, to collection: Reference) {
    var isMoved = false
    var isRemoval = true
    var part = value
    while kind(part) == .call, let callee = tree.firstChild(of: part), kind(callee) == .memberAccess,
      let name = memberNameToken(of: callee), let base = tree.firstChild(of: callee)
    {
      let method = symbol(token: name)
      isMoved = isMoved || Self.rearranging.contains(method)
      isRemoval = isRemoval && !Self.sorting.contains(method)
      part = base
    }
    if isMoved, simpleReference(part) == collection {
      note(collection, at: value, isRemoval: isRemoval)
    }
    guard let plus = tree.nextSibling(of: value), tree.text(of: plus) == "+", let last = tree.nextSibling(of: plus),
      simpleReference(last) == collection
    else { return }
    note(collection, at: last, isRemoval: false)
  }

  private static let rearranging: Set<Symbol> = [
    "filter", "sorted", "reversed", "shuffled", "dropFirst", "suffix", "compactMap",
  ]

  private static let sorting: Set<Symbol> = ["sorted", "reversed", "shuffled"]

  private mutating func note(_ collection: Reference, at node: NodeID, isRemoval: Bool) {
    let isPlainRemoval = isRemoval && !isAnimated(node)
    let key = ReorderingKey(collection: collection, scope: scope, isPlainRemoval: isPlainRemoval)
    guard seen.reorderings.insert(key).inserted else { return }
    summary.reorderings.append(
      Reordering(collection: collection, scope: scope, place: place(node), isPlainRemoval: isPlainRemoval))
  }
}
