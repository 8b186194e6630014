/// The relations that a file can have to a name. `NameIndex` finds files by relation; `IndexedNames` lists the names of
/// a summary for each of them.
public enum Relation: Int, CaseIterable, Sendable {
  /// Types, protocols, and type aliases, by their last component.
  case declared
  /// Types that are property wrappers.
  case propertyWrappers
  /// The types that type aliases refer to.
  case aliased
  case extended
  case globals
  case macros
  /// Types whose objects the file reads from the environment.
  case environmentReads
  /// Types with a property that SwiftUI connects to its state or to the environment.
  case wrapperOwners
  /// The types of properties and global variables, as written or as constructed by a value.
  case propertyTypes
  /// Types that own an observable object.
  case objectOwners
  /// Types whose state an initializer may set for the first time.
  case seededOwners
  /// Types whose declaration names `App`, under that name.
  case apps

  // Relations that depend on bodies, in part or entirely

  /// Types whose values the file creates; "Self" for the enclosing type.
  case constructed
  /// Global functions that create what they return.
  case factories
  /// The labels that the file passes to `.init(…)`.
  case implicitLabels
  /// Functions that the file's drawing code calls.
  case drawn
  /// Members that the file reads or calls through a value.
  case members
  case mentioned
  /// Types that the file writes as the type of something, except of parameters.
  case written
  /// Types whose values determine the types of members and global variables.
  case inferred
  /// Collections whose elements the file moves.
  case reordered
  /// The types of the objects in properties that have wrappers for observable objects; empty if unknown.
  case held
  /// The words for observable objects that the file uses directly; empty for a type with a generic parameter that must
  /// be an observable object.
  case objectWords
  /// The families of the objects that the file puts into the environment, and the keys of the values.
  case injected
  /// Members of properties' values that views read while they draw.
  case shown
  /// Members of properties' values that code assigns.
  case writtenMembers
  /// Functions in extensions of `View` that show the view itself in several branches.
  case branchingHelpers
  /// Members of objects from which the file's views read something.
  case nestedReads

  /// Returns the words of which a file with unread bodies must contain at least one to have this relation to the name.
  /// Nil if declarations alone determine the relation.
  public func words(for name: Symbol) -> [UInt32]? {
    switch self {
    case .injected: Self.injecting
    case .held: Self.holding
    case .implicitLabels: [WordHash.hash(of: name.string, as: .labelOfInit)]
    case .members, .nestedReads, .shown, .writtenMembers: Self.word(name, .member)
    case .written: Self.word(name, .written)
    case .inferred: Self.word(name, .inferred)
    case .constructed, .factories, .drawn, .mentioned, .reordered, .objectWords, .branchingHelpers:
      Self.word(name, .any)
    case .declared, .propertyWrappers, .aliased, .extended, .globals, .macros, .environmentReads,
      .wrapperOwners, .propertyTypes, .objectOwners, .seededOwners, .apps:
      nil
    }
  }

  /// Returns the words of which such a file must also contain at least one; nil if it needs none.
  public func companions(for name: Symbol) -> [UInt32]? {
    switch self {
    case .reordered: Self.reordering + Self.word(name, .assigned)
    default: nil
    }
  }

  /// Returns whether a file with these declarations can have this relation.
  public func isPossible(in file: FileSummary) -> Bool {
    switch self {
    // Only a view that follows an object can have such reads. An extension may be one of such a view.
    case .nestedReads:
      file.properties.contains(where: \.mayHoldFollowedObject) || file.types.contains { $0.kind == .extension }
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
