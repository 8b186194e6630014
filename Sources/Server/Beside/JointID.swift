/// The id of a report that is made of two: ours and the neighbor's, with a marker between them.
struct JointID: Equatable {
  private static let mark: Character = "&"

  /// Empty if we have reported nothing.
  let ours: String
  /// Nil if the neighbor has reported nothing.
  let theirs: String?

  init(ours: String, theirs: String?) {
    self.ours = ours
    self.theirs = theirs
  }

  /// Ours has no marker, theirs may have some.
  init(_ text: String) {
    let end = text.firstIndex(of: Self.mark)
    ours = String(text[..<(end ?? text.endIndex)])
    theirs = end.map { String(text[text.index(after: $0)...]) }
  }

  var text: String { ours + (theirs.map { "\(Self.mark)\($0)" } ?? "") }
}
