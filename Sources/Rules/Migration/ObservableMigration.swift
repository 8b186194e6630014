import FactQuestions
import Facts
import SourceText

/// The migration of an `ObservableObject` class and all of its uses to `@Observable`: either all edits, or the reasons
/// that prevent it.
package struct ObservableMigration: Sendable {
  /// A reason that a class cannot be migrated, and its location.
  package struct Blocker: Sendable, Hashable {
    package let path: String
    package let range: ByteRange
    /// The zero-based line number.
    package let line: Int
    /// A sentence without a final period.
    package let reason: String
    /// Whether the class itself prevents the migration, rather than a use of it.
    package let isInClass: Bool
    /// Whether the reason is a deployment target without Observation, which no other change to the code can resolve.
    package let isOlderSystem: Bool
  }

  /// A class and the file that declares it.
  package struct ClassReference: Sendable, Hashable {
    package let path: String
    /// "Home.Model".
    package let typePath: String

    package init(path: String, typePath: String) {
      self.path = path
      self.typePath = typePath
    }
  }

  package let classReference: ClassReference
  package let namePlace: Place
  package let blockers: [Blocker]
  /// The edits to each file; empty if something prevents the migration.
  package let changes: [Fix.FileChange]

  /// The classes of the file that conform to `ObservableObject`, by their index in its summary.
  package static func classes(in file: FileFacts, _ project: ProjectFacts) -> [(index: Int, name: ClassReference)] {
    file.summary.types.indices.compactMap { index in
      guard let type = DeclaredType(file.summary, index), type.kind == .class, !type.declaration.isLocal,
        project.isObservableObject(type) == .yes, project.isObservable(type) != .yes,
        !project.observableObjectConformances(of: type).isEmpty
      else { return nil }
      return (index, ClassReference(path: file.path, typePath: type.path))
    }
  }

  /// Creates the migration of the class at the index, which must be one of `classes(in:_:)`. Returns nil for an index
  /// that is out of range.
  package init?(of index: Int, in file: FileFacts, _ project: ProjectFacts) {
    guard let type = DeclaredType(file.summary, index) else { return nil }
    var plan = MigrationPlan(type: type, file: file, project: project)
    plan.migrateClass()
    plan.migrateHolders()
    plan.migrateEnvironment()
    plan.blockUnseenUses()
    plan.blockUnsuitableFiles()
    classReference = ClassReference(path: file.path, typePath: type.path)
    namePlace = type.declaration.namePlace
    blockers = plan.blockers
    changes = plan.blockers.isEmpty ? plan.changes : []
  }

  package var title: String { "Migrate '\(classReference.typePath)' to @Observable" }

  /// A rule that reports only these classes and whose fixes are their migrations.
  package static func rule(for classes: Set<ClassReference>) -> any Rule { LegacyObservableObject(of: classes) }

  /// The migration as a fix; nil if something prevents it.
  package var fix: Fix? {
    guard blockers.isEmpty, !changes.isEmpty else { return nil }
    let count = changes.reduce(0) { $0 + $1.edits.count }
    let places = count == 1 ? "one place" : "\(count) places"
    let files = changes.count == 1 ? "this file" : "\(changes.count) files"
    return Fix(
      title,
      .suggested(
        because: "views then update only when a property that they read changes, and this edits \(places) in \(files)"),
      changes: changes)
  }
}

/// The edits and blockers that have been found for one class so far.
struct MigrationPlan {
  let type: DeclaredType
  let file: FileFacts
  let project: ProjectFacts
  private(set) var blockers: [ObservableMigration.Blocker] = []
  private var edits: [String: [Edit]] = [:]
  /// The files that have edits.
  private(set) var editedFiles: [String: FileSummary] = [:]

  init(type: DeclaredType, file: FileFacts, project: ProjectFacts) {
    self.type = type
    self.file = file
    self.project = project
  }

  var name: String { type.name }

  var changes: [Fix.FileChange] {
    edits.sorted { $0.key < $1.key }.map { Fix.FileChange(path: $0.key, edits: $0.value) }
  }

  mutating func edit(_ file: FileSummary, _ edits: Edit...) {
    self.edits[file.path, default: []] += edits
    editedFiles[file.path] = file
  }

  /// Records that something in the class itself prevents the migration.
  mutating func block(_ file: FileSummary, _ place: Place, _ reason: String, isOlderSystem: Bool = false) {
    add(file, place, reason, isInClass: true, isOlderSystem)
  }

  /// Records that a use of the class prevents the migration.
  mutating func block(use file: FileSummary, _ place: Place, _ reason: String, isOlderSystem: Bool = false) {
    add(file, place, reason, isInClass: false, isOlderSystem)
  }

  private mutating func add(
    _ file: FileSummary, _ place: Place, _ reason: String, isInClass: Bool, _ isOlderSystem: Bool
  ) {
    let blocker = ObservableMigration.Blocker(
      path: file.path, range: place.range, line: place.line, reason: reason, isInClass: isInClass,
      isOlderSystem: isOlderSystem)
    if !blockers.contains(blocker) { blockers.append(blocker) }
  }

  /// The class and its extensions in all files.
  var declarations: [DeclaredType] { [type] + project.extensions(of: type) }
}
