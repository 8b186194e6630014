import Facts

/// The names that members of a type use, and the method calls on values.
extension FactCollector {
  private var recordsMemberUses: Bool { scopeKind == .struct || scopeKind == .extension }

  mutating func noteMemberUse(_ name: Symbol, scope: Int, _ kinds: NameUse.Kinds, token: Int) {
    guard recordsMemberUses || isInObservableClass, functionDepth > 0, !member.name.isEmpty,
      kinds != .writtenInInitializer,
      !context.contains(.isInStatic)
    else { return }
    var traits: MemberUse.Traits = []
    if closureDepth > 0 { traits.insert(.isInClosure) }
    if member.returnsValue, kinds.isDisjoint(with: [.written, .memberWritten]) { traits.insert(.isForResult) }
    if member.isNonisolated || execution.leavesActor { traits.insert(.isNonisolated) }
    let key = MemberUseKey(name: name, scope: scope, member: member.node, traits: traits)
    guard seen.memberUses.insert(key) else { return }
    file.memberUses.append(
      MemberUse(member: member.name, scope: scope, name: name, traits: traits, place: place(token: token)))
  }

  /// Returns the uses in extensions whose type another file of the project may declare.
  mutating func memberUsesForOtherFiles() -> [MemberUse] {
    guard file.memberUses.contains(where: { types(at: $0.scope)?.kind == .extension }) else { return [] }
    let own = Set(summary.types.lazy.filter { $0.kind != .extension }.map(\.$path))
    let kept = summary.types.map { type in
      type.kind == .extension && !own.contains(type.$path) && !KnownWords.isFramework(type.$path)
    }
    return file.memberUses.filter { kept.indices.contains($0.scope) && kept[$0.scope] }
  }

  mutating func noteMethod(_ name: Int, _ modifiers: DeclarationModifiers, isAsync: Bool, isDrawing: Bool) {
    guard let scope, recordsMemberUses || scopeKind == .protocol || scopeKind == .enum else {
      return
    }
    summary.methods.append(
      Method(
        name: symbol(token: name), owner: scope, access: modifiers.access,
        isStatic: modifiers.set.contains(.isStatic), isMutating: modifiers.set.contains(.isMutating),
        isAsync: isAsync, isDrawing: isDrawing))
  }

  /// Notes the call of a member. Modifiers and methods of the standard library are not worth noting if the type of the
  /// value is unknown.
  mutating func noteMethodCall(
    _ method: Int, _ receiver: MemberReference.Receiver = .unknown, type: Symbol = .empty, path: Symbol = .empty
  ) {
    let name = symbol(token: method)
    guard !KnownWords.keeps(name),
      receiver == .value ? !KnownWords.isFramework(type) : !KnownWords.isPlainModifier(name)
    else { return }
    let key = MemberKey(
      name: name, receiver: receiver, type: type, path: path, isProjected: false,
      site: Site(scope: scope, block: receiver == .unknown ? nil : block(of: method)))
    guard seen.methodCalls.insert(key) else { return }
    summary.methodCalls.append(
      MemberReference(
        name: name, receiver: receiver, receiverType: type, receiverPath: path, isInAction: execution.isActing,
        scope: scope, place: place(token: method)))
  }

  mutating func noteProjectedMember(_ member: Int?, of name: Symbol, scope: Int, token: Int) {
    let found = DrawnMember(
      scope: scope, property: name, member: member.map { symbol(token: $0) } ?? .empty, place: place(token: token))
    let isKnown = file.projectedMembers.contains {
      $0.$property == found.$property && $0.$member == found.$member && $0.scope == found.scope
    }
    if !isKnown { file.projectedMembers.append(found) }
  }

  // MARK: Comments

  private static let wordsOfPassing: Set<String> = [
    "pass", "passes", "passed", "passing", "inject", "injects", "injected", "injecting", "override", "overrides",
    "overridden", "overriding", "supply", "supplied", "caller", "callers",
  ]
  /// The first letters of these words.
  private static let letters = Set("pPiIoOsScC".utf8)

  /// Returns whether the documentation above a declaration mentions callers that set it.
  ///
  /// - Parameters:
  ///   - utf8Offset: The beginning of the declaration.
  ///   - names: Names of which the same comment must contain at least one; nil if it describes the declaration itself.
  mutating func isDocumentedAsInput(above utf8Offset: Int, naming names: [String]? = nil) -> Bool {
    var end = min(utf8Offset, bytes.count)
    // No declaration has more lines of comments.
    for _ in 0..<100 {
      while end > 0, [UInt8(ascii: " "), UInt8(ascii: "\t"), 10, 13].contains(bytes[end - 1]) { end -= 1 }
      guard let start = startOfComment(endingAt: end) else { return false }
      let comment = bytes[start..<end]
      if comment.starts(with: "///".utf8) || comment.starts(with: "/**".utf8) {
        let words = comment.split { !$0.isPartOfWord }
        let isOffer = words.contains { word in
          Self.letters.contains(word.first ?? 0)
            && Self.wordsOfPassing.contains(String(decoding: word, as: UTF8.self).lowercased())
        }
        if isOffer, names?.contains(where: { name in words.contains { $0.elementsEqual(name.utf8) } }) ?? true {
          return true
        }
      }
      end = start
    }
    return false
  }

  private mutating func startOfComment(endingAt end: Int) -> Int? {
    guard bytes[..<end].suffix(2).elementsEqual("*/".utf8) else {
      let start = skipBlanks(from: lineStart(of: end))
      return start < end && bytes[start..<end].starts(with: "//".utf8) ? start : nil
    }
    // Longer comments aren't worth searching.
    let text = bytes[max(end - 4_000, 0)..<end - 2]
    return text.indices.dropLast().last { text[$0] == UInt8(ascii: "/") && text[$0 + 1] == UInt8(ascii: "*") }
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter, digit, or underscore.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
