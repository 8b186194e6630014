/// The relations that a file can have to a name. `NameIndex` finds files by them; `IndexedNames` lists which names a
/// summary is found under.
public enum Relation: Int, CaseIterable, Sendable {
  /// Types, protocols and type aliases, by last component.
  case declared
  /// Types that are property wrappers.
  case propertyWrappers
  /// The types that type aliases stand for.
  case aliased
  case extended
  case globals
  case macros
  /// Types whose objects the file reads from the environment.
  case environmentReads
  /// Types with a property that SwiftUI connects to its state or to the environment.
  case wrapperOwners
  /// The types of properties and globals, as written or as a value constructs them.
  case propertyTypes
  /// Types with a state object.
  case objectOwners
  /// Types whose state an initializer may give its first value.
  case seededOwners

  // What bodies say as well

  /// Types that the file makes values of; "Self" for the type around.
  case constructed
  /// The labels that the file passes to `.init(…)`.
  case implicitLabels
  /// Functions that the file's drawing code calls.
  case drawn
  /// Members that the file reads or calls through a value.
  case members
  case mentioned
  /// Types that the file writes as the type of something, but for parameters.
  case written
  /// Types whose values give members and globals their types.
  case inferred
  /// Collections whose elements the file moves.
  case reordered
  /// The types of the objects that properties with wrappers for observable objects hold; empty if unknown.
  case held
  /// The words for observable objects that the file names directly; empty for a type whose parameter has to be one.
  case objectWords
  /// The families by which the file puts objects into the environment, and the keys by which it puts values there.
  case injected
  /// Members of properties' values that views read while they draw.
  case shown
  /// Members of properties' values that code assigns.
  case writtenMembers
  /// Functions of views that show the view itself in one branch or another.
  case branchingHelpers
  /// Members of objects that the file's views read something of.
  case nestedReads

  /// The words that a file whose bodies are not read must contain to have this relation to the name. It has at least
  /// one. Nil if declarations say it.
  public func words(for name: Symbol) -> [UInt32]? {
    switch self {
    case .injected: Self.injecting
    case .held: Self.holding
    case .implicitLabels: [WordHash.hash(of: name.string, as: .labelOfInit)]
    case .members, .nestedReads, .shown, .writtenMembers: Self.word(name, .member)
    case .written: Self.word(name, .written)
    case .inferred: Self.word(name, .inferred)
    case .constructed, .drawn, .mentioned, .reordered, .objectWords, .branchingHelpers: Self.word(name, .any)
    case .declared, .propertyWrappers, .aliased, .extended, .globals, .macros, .environmentReads,
      .wrapperOwners, .propertyTypes, .objectOwners, .seededOwners:
      nil
    }
  }

  /// Such a file has one of these words as well, where it is not nil.
  public func companions(for name: Symbol) -> [UInt32]? {
    switch self {
    case .reordered: Self.reordering + Self.word(name, .assigned)
    default: nil
    }
  }

  /// Whether a file with these declarations can say it at all.
  public func isPossible(in file: FileSummary) -> Bool {
    switch self {
    // A view of the file observes an object, or the file extends one that does.
    case .nestedReads:
      file.properties.contains(where: \.isObservingWrapper) || file.types.contains { $0.kind == .extension }
    default: true
    }
  }

  private static func word(_ name: Symbol, _ form: WordHash.Forms) -> [UInt32] {
    name.isEmpty ? [] : [WordHash.hash(of: name.string, as: form)]
  }

  private static let injecting = ["environmentObject", "environment"].map { WordHash.hash(of: $0) }
  private static let holding = Wrapper.allCases.filter(\.holdsObservableObject).map { WordHash.hash(of: $0.rawValue) }
  private static let reordering = KnownWords.Group.reordering.words.map { WordHash.hash(of: $0) }
}
