/// The id of a merged report: our id and the neighbor's, with a marker between them.
struct JointID: Equatable {
  private static let mark: Character = "&"

  /// Our id; empty if we have reported nothing.
  let ours: String
  /// The neighbor's id; nil if the neighbor has reported nothing.
  let theirs: String?

  init(ours: String, theirs: String?) {
    self.ours = ours
    self.theirs = theirs
  }

  /// Splits an id at its first marker: our ids contain no marker, but the neighbor's may.
  init(_ text: String) {
    let end = text.firstIndex(of: Self.mark)
    ours = String(text[..<(end ?? text.endIndex)])
    theirs = end.map { String(text[text.index(after: $0)...]) }
  }

  var text: String { ours + (theirs.map { "\(Self.mark)\($0)" } ?? "") }
}
