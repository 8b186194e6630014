import JSONReading

/// One step of a change. Without a range, `text` is the whole new text. `rangeLength` is ignored, because clients
/// disagree about what it counts.
struct ContentChange: Hashable, Sendable {
  var range: LSPRange?
  var text: String
}

extension ContentChange {
  init?(_ change: JSONValue) {
    guard let text = change["text"].string else { return nil }
    self.init(range: LSPRange(change["range"]), text: text)
    guard range != nil || change["range"].isNull else { return nil }
  }
}
