/// What is said of a name in bodies and initial values, and by which words a file that says it can be told.
enum BodyRelation: Sendable {
  case constructed, implicitLabels, members, mentioned, reordered, held, objectWords, injected, nestedReads

  /// A file that says this of the name has one of these words.
  func words(for name: String) -> [UInt32] {
    switch self {
    case .injected: Self.injecting
    case .held: Self.holding
    case .implicitLabels: [WordHash.hash(of: name, as: .labelOfInit)]
    case .constructed, .members, .mentioned, .reordered, .objectWords, .nestedReads:
      name.isEmpty ? [] : [WordHash.hash(of: name)]
    }
  }

  /// And one of these, where it is not nil.
  var companions: [UInt32]? {
    switch self {
    case .reordered: Self.reordering
    // Only what draws is read that way, and that gives `some View`.
    case .nestedReads: Self.drawing
    default: nil
    }
  }

  private static let injecting = ["environmentObject", "environment"].map { WordHash.hash(of: $0) }
  private static let holding = Wrapper.allCases.filter(\.holdsObservableObject).map { WordHash.hash(of: $0.rawValue) }
  private static let reordering = KnownWords.reordering.map { WordHash.hash(of: $0) }
  private static let drawing = [WordHash.hash(of: "some")]

  func holds(_ name: String, in names: IndexedNames) -> Bool {
    switch self {
    case .constructed: names.constructed.contains(name)
    case .implicitLabels: names.implicitLabels.contains(name)
    case .members: names.members.contains(name)
    case .mentioned: names.mentioned.contains(name)
    case .reordered: names.reordered.contains(name)
    case .held: names.held.contains(name)
    case .objectWords: names.objectWords.contains(name)
    case .injected: names.injected.contains(name)
    case .nestedReads: names.nestedReads.contains(name)
    }
  }
}
