import Facts
import Syntax

/// The work of initializers, except for setting initial values.
extension FactCollector {
  private static let logs: Set<String> = ["Logger", "logger", "Log", "log"]

  /// The types whose values start work when they are created.
  private static let starters: Set<String> = ["Task", "Timer", "Thread", "DispatchWorkItem"]

  /// The types with initializers that read a file, or wait for a server's response.
  private static let readers: Set<String> = [
    "Data", "String", "AttributedString", "NSData", "NSString", "NSAttributedString", "NSArray", "NSDictionary",
  ]

  private static let contentsOf: Symbol = "contentsOf"
  private static let contentsOfFile: Symbol = "contentsOfFile"
  private static let atPath: Symbol = "atPath"

  /// Notes a statement of an initializer that calls something, or that keeps the result of a call with a closure, such
  /// as a task or a subscription. Closures run later or never. Creating a value, as in a branch of an `if` expression,
  /// isn't work.
  mutating func noteWork(_ statement: NodeID) {
    guard closureDepth == 0 else { return }
    let node = unwrapped(statement)
    switch kind(node) {
    case .call:
      if isCheckOrInitializer(node) || followsOwnPublisher(node) { return }
      if let key = tree.firstChild(of: node).flatMap({ ownFunction(calledBy: $0) }) {
        initializer?.steps.insert(key)
      } else {
        initializer?.doesWork = true
      }
    case .sequenceExpression:
      guard let first = tree.firstChild(of: node), let second = tree.nextSibling(of: first),
        kind(second) == .assignmentOperator, let third = tree.nextSibling(of: second)
      else { return }
      if startsWork(unwrapped(third)) { initializer?.doesWork = true }
    case .variableDeclaration:
      for binding in tree.children(of: node) where kind(binding) == .patternBinding {
        guard let clause = tree.firstChild(of: binding, .initializerClause), let last = lastChild(of: clause) else {
          continue
        }
        if case let value = unwrapped(last), isMethodCall(value), startsWork(value) { initializer?.doesWork = true }
      }
    default: break
    }
  }

  /// Returns whether the value is the result of a call with a closure that runs later.
  private mutating func startsWork(_ value: NodeID) -> Bool {
    kind(value) == .call && tree.tokenRange(of: value).contains { tokens[$0].kind == .leftBrace }
      && !onlyReads(value) && !followsOwnPublisher(value)
  }

  /// Returns whether a method is called that doesn't only run its closure, as `withLock { … }` does.
  private mutating func isMethodCall(_ value: NodeID) -> Bool {
    guard kind(value) == .call, let callee = tree.firstChild(of: value).map({ strippedCallee($0) }),
      let name = memberNameToken(of: callee)
    else { return false }
    return !tokenText(name).hasPrefix("with")
  }

  /// Returns whether the call only computes a value, as `items.map { … }` does.
  private mutating func onlyReads(_ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call), let name = memberNameToken(of: strippedCallee(callee)) else {
      return false
    }
    return KnownWords.keeps(symbol(token: name))
  }

  /// Returns whether the call subscribes to a publisher of the object itself, which other code cannot send to before it
  /// has the object: `$query.debounce(…).sink { … }.store(in: &bag)`, or `subject.sink { … }` for a property that is
  /// declared above and whose initial value creates the subject.
  private mutating func followsOwnPublisher(_ call: NodeID) -> Bool {
    var root = call
    var subscribes = false
    while kind(root) == .call, let callee = tree.firstChild(of: root), kind(callee) == .memberAccess,
      let base = tree.firstChild(of: callee)
    {
      if let name = memberNameToken(of: callee), ["sink", "assign"].contains(string(token: name)) { subscribes = true }
      root = unwrapped(base)
    }
    guard subscribes, let path = plainPath(of: root), !path.isImplicit else { return false }
    let (base, name) = (path.symbol.pathWithoutLastComponent, path.symbol.lastPathComponent)
    guard base == Symbol(.`self`) || base.isEmpty && locals.index(of: name) == nil else { return false }
    return name.string.hasPrefix("$")
      || summary.properties.contains { $0.owner == scope && $0.$name == name && $0.value.kind == .construct }
  }

  /// Notes a call that reads a file, anywhere in a statement: `Data(contentsOf: url)`,
  /// `FileManager.default.contents(atPath: path)`. In an initializer, it also notes calls of the type's own functions,
  /// which may read a file.
  mutating func noteFileRead(_ call: NodeID, callee: NodeID) {
    guard functionDepth > 0, closureDepth == 0 else { return }
    if readsFile(callee: callee) {
      if initializer != nil {
        initializer?.doesWork = true
      } else if let key = ownKey(member.name) {
        fileReaders.insert(key)
      }
    } else if initializer != nil, let key = ownFunction(calledBy: callee) {
      initializer?.ownCalls.insert(key)
    }
  }

  private mutating func ownFunction(calledBy callee: NodeID) -> Symbol? {
    guard let path = plainPath(of: callee), !path.isImplicit else { return nil }
    let base = path.symbol.pathWithoutLastComponent
    let isOwn =
      base.isEmpty && locals.index(of: path.symbol) == nil || base == Symbol(.`self`) || base == Symbol(.selfType)
      || base == types(at: scope)?.$path
    return isOwn ? ownKey(path.symbol.lastPathComponent) : nil
  }

  private mutating func readsFile(callee: NodeID) -> Bool {
    guard let first = tree.nextSibling(of: callee), kind(first) == .argument else { return false }
    switch argumentLabel(of: first) {
    case Self.contentsOf, Self.contentsOfFile:
      guard let target = constructionTarget(unwrapped(callee)) else { return false }
      return Self.readers.contains(target.path.lastPathComponent.string)
    case Self.atPath: return plainPath(of: callee)?.text == "FileManager.default.contents"
    default: return false
    }
  }

  private mutating func ownKey(_ name: Symbol) -> Symbol? {
    guard let type = types(at: scope)?.$path, !name.isEmpty else { return nil }
    return type.appendingPath(name)
  }

  /// Marks the initializers that call a function of their type that reads a file, or, as a statement, a function that
  /// doesn't only assign.
  mutating func finishWork() {
    guard !ownCalls.isEmpty else { return }
    let assigning = functionsThatOnlyAssign(among: ownCalls.values.reduce(into: []) { $0.formUnion($1.steps) })
    for (index, calls) in ownCalls where summary.initializers.indices.contains(index) {
      if !calls.all.isDisjoint(with: fileReaders) || !calls.steps.isSubset(of: assigning) {
        summary.initializers[index].traits.insert(.doesWork)
      }
    }
  }

  /// Returns the functions of which every overload only assigns.
  private mutating func functionsThatOnlyAssign(among keys: Set<Symbol>) -> Set<Symbol> {
    var result: Set<Symbol> = []
    var others: Set<Symbol> = []
    for function in classFunctions {
      guard let owner = types(at: function.owner) else { continue }
      let key = owner.$path.appendingPath(function.name)
      guard keys.contains(key) else { continue }
      if onlyAssigns(function.body) { result.insert(key) } else { others.insert(key) }
    }
    return result.subtracting(others)
  }

  /// Methods of calendars, dates, and user defaults that look something up, and of decoders, whose data is small.
  private static let lookups: Set<Symbol> = [
    "array", "bool", "component", "data", "date", "dateComponents", "decode", "dictionary", "double", "float",
    "integer", "object", "startOfDay", "string", "stringArray", "url", "value",
  ]

  private static let lookupReceivers: Set<String> = [
    "calendar", "current", "decoder", "defaults", "jsonDecoder", "standard", "userDefaults",
  ]

  /// Returns whether the body has no loop, and no call other than of an initializer or a lookup. An empty body is
  /// unfinished and doesn't count.
  private mutating func onlyAssigns(_ body: NodeID) -> Bool {
    let tokens = tree.tokenRange(of: body)
    return tree.firstChild(of: body) != nil
      && !tokens.contains { index in
        switch tree.token(at: index).kind {
        case .leftParenthesis: !isCheapCall(at: index)
        case .for, .while, .repeat: true
        case .leftBrace:
          // `items.forEach { … }`, or a condition that looks like it.
          index - 1 > tokens.lowerBound && tree.token(at: index - 1).kind == .identifier
            && tree.token(at: index - 2).kind == .period
        default: false
        }
      }
  }

  /// Returns whether the parenthesis begins the arguments of an initializer or a lookup.
  private mutating func isCheapCall(at parenthesis: Int) -> Bool {
    let name = parenthesis - 1
    guard name >= 0, tree.token(at: name).kind == .identifier else { return false }
    if looksLikeType(token: name) { return !Self.starters.contains(string(token: name)) }
    guard name > 1, tree.token(at: name - 1).kind == .period, Self.lookups.contains(symbol(token: name)) else {
      return false
    }
    // `JSONDecoder().decode(…)`
    let isNew =
      name > 4 && tree.token(at: name - 2).kind == .rightParenthesis && string(token: name - 4) == "JSONDecoder"
    return isNew || Self.lookupReceivers.contains(string(token: name - 2))
  }

  mutating func noteLoop() {
    guard closureDepth == 0 else { return }
    initializer?.doesWork = true
  }

  /// Returns whether the call is a check, a log message, an initializer, or a change of a collection: `super.init()`,
  /// `self.init()`, `assert(…)`, `Logger.app.debug(…)`, `String(localized: …)`, `rows.append(row)`, `.loaded(rows)`.
  private mutating func isCheckOrInitializer(_ call: NodeID) -> Bool {
    guard let callee = tree.firstChild(of: call) else { return true }
    let inner = unwrapped(callee)
    if let target = constructionTarget(inner) {
      return !Self.starters.contains(target.path.string)
        && !tree.tokenRange(of: call).contains { tokens[$0].kind == .leftBrace }
    }
    switch kind(inner) {
    case .identifierExpression: return KnownWords.reports(symbol(token: tree.tokenRange(of: inner).lowerBound))
    case .memberAccess:
      guard let base = tree.firstChild(of: inner), kind(base) != .declarationNameArguments else { return true }
      guard let name = memberNameToken(of: inner) else { return false }
      let word = symbol(token: name)
      return word == Symbol(.`init`) || KnownWords.reorders(word) || word == Symbol(.append)
        || tree.tokenRange(of: base).contains { Self.logs.contains(string(token: $0)) }
    default: return false
    }
  }

  /// Notes that the initializer reads a member of its struct.
  mutating func noteRead(inInitializer token: Int) {
    guard let scope, let type = types(at: scope), type.kind == .struct || type.kind == .extension else { return }
    let read = InitializerBody.Read(
      name: symbol(token: token).withoutStoragePrefix, isInClosure: closureDepth > 0,
      statementIndex: initializer?.statementIndex ?? 0,
      place: place(token: token))
    initializer?.reads.append(read)
  }
}
