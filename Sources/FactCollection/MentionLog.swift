import Facts

/// The names that expressions mention, in text order, while they are being recorded.
struct MentionLog {
  private var mentions: [Mention] = []
  private var askers = 0

  var isKept: Bool { askers > 0 }
  /// Where the mentions begin that come next.
  var end: Int { mentions.count }

  /// Keeps what comes until `close`, if there is a reason.
  mutating func open(if isWanted: Bool = true) -> Int {
    if isWanted { askers += 1 }
    return end
  }

  mutating func close() {
    askers -= 1
    if askers == 0 { mentions.removeAll(keepingCapacity: true) }
  }

  mutating func note(_ mention: Mention) { mentions.append(mention) }

  subscript(from start: Int) -> ArraySlice<Mention> { mentions.dropFirst(start) }

  /// The distinct references met since `start`, those to locals of index `declaredBelow` and above left out.
  func references(from start: Int, declaredBelow limit: Int) -> [Reference] {
    var result: [Reference] = []
    // A table only where it pays.
    var seen: Set<Reference>?
    for mention in mentions.dropFirst(start) where (mention.local ?? -1) < limit {
      let isNew = seen?.insert(mention.reference).inserted ?? !result.contains(mention.reference)
      if isNew { result.append(mention.reference) }
      if result.count == 32, seen == nil { seen = Set(result) }
    }
    return result
  }
}

/// A name met in an expression.
struct Mention {
  var reference: Reference
  /// The index among the local names; nil for a name that no function declares.
  var local: Int?
}
