import Facts

/// The names in expressions, in text order, while they are being recorded.
struct MentionLog {
  private var mentions: [Mention] = []
  private var openCount = 0

  var isKept: Bool { openCount > 0 }
  /// The position of the next mention.
  var end: Int { mentions.count }

  /// Keeps the following mentions until `close` if they are wanted. Returns their start.
  mutating func open(if isWanted: Bool = true) -> Int {
    if isWanted { openCount += 1 }
    return end
  }

  mutating func close() {
    openCount -= 1
    if openCount == 0 { mentions.removeAll(keepingCapacity: true) }
  }

  mutating func note(_ mention: Mention) { mentions.append(mention) }

  subscript(from start: Int) -> ArraySlice<Mention> { mentions.dropFirst(start) }

  /// Returns the distinct references since `start`, except for local names at the index `declaredBelow` and above.
  func references(from start: Int, declaredBelow limit: Int) -> [Reference] {
    var result: [Reference] = []
    // A set is only worthwhile for many references.
    var seen: Set<Reference>?
    for mention in mentions.dropFirst(start) where (mention.local ?? -1) < limit {
      let isNew = seen?.insert(mention.reference).inserted ?? !result.contains(mention.reference)
      if isNew { result.append(mention.reference) }
      if result.count == 32, seen == nil { seen = Set(result) }
    }
    return result
  }
}

/// A name in an expression.
struct Mention {
  var reference: Reference
  /// The index in the local names; nil for a name that no function declares.
  var local: Int?
}
