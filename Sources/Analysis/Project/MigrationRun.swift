import Facts
import Rules
import SourceText

/// Migrates a project's `ObservableObject` classes to `@Observable`, each completely or not at all.
package struct MigrationRun: Sendable {
  package struct Outcome: Sendable {
    /// The new text of each file that changed.
    package let texts: [String: [UInt8]]
    package let migrated: [ObservableMigration.ClassReference]
    /// The classes that were not migrated, with the blockers that remain in the new texts.
    package let refused: [ObservableMigration]
    /// The texts that the blockers' ranges refer to.
    package let buffers: [String: SourceBuffer]
    /// Whether another run would change nothing.
    package let isComplete: Bool
  }

  private let run: ProjectRun

  package init(_ run: ProjectRun) { self.run = run }

  /// Returns the `ObservableObject` classes of the files, in the order of the files.
  package func classes(in isIncluded: (String) -> Bool = { _ in true }) -> [ObservableMigration.ClassReference] {
    run.files.filter { isIncluded($0.path) }.flatMap { file in
      ObservableMigration.classes(in: file.facts, run.project.facts).map(\.name)
    }
  }

  /// Returns whether a class with that name, or with a path that ends in it, is already `@Observable`.
  package func isMigrated(_ name: String) -> Bool {
    run.files.contains { file in
      file.facts.summary.types.indices.contains { index in
        guard let type = DeclaredType(file.facts.summary, index), type.kind == .class else { return false }
        return (type.path == name || type.path.hasSuffix("." + name)) && run.project.facts.isObservable(type) == .yes
      }
    }
  }

  /// Migrates the classes that have no blockers.
  ///
  /// - Parameter mayEdit: Returns whether a file may be changed. Called once for each path that a migration would edit.
  package func migrate(
    _ classes: [ObservableMigration.ClassReference], mayEdit: (String) -> Bool = { _ in true }
  ) -> Outcome {
    let rule = ObservableMigration.rule(for: Set(classes))
    let analyzer = Analyzer(
      configuration: Configuration(settings: [rule.id: .on(nil)], project: run.analyzer.configuration.project),
      rules: [rule])
    let outcome = SafeFixes(analyzer: analyzer, .all).apply(
      to: run.files.map(\.path), of: run.snapshot, mayEdit: mayEdit)
    let files = run.files.compactMap { outcome.snapshot.file(at: $0.path) }
    let facts = outcome.snapshot.project.facts
    let requested = Set(classes)
    let declaringPaths = Set(classes.map(\.path))
    let refused = files.filter { declaringPaths.contains($0.path) }.flatMap { file in
      ObservableMigration.classes(in: file.facts, facts).filter { requested.contains($0.name) }
        .compactMap { ObservableMigration(of: $0.index, in: file.facts, facts) }
    }
    let remaining = Set(refused.map(\.classReference))
    let named = Set(refused.flatMap { $0.blockers.map(\.path) + [$0.classReference.path] })
    return Outcome(
      texts: outcome.texts, migrated: classes.filter { !remaining.contains($0) }, refused: refused,
      buffers: Dictionary(
        files.filter { named.contains($0.path) }.map { ($0.path, SourceBuffer($0.bytes)) }, uniquingKeysWith: { $1 }),
      isComplete: outcome.isComplete)
  }
}

extension FileKnowledge {
  /// Returns whether the range touches a class declaration before its opening brace.
  package func hasClassHeading(touching range: ByteRange) -> Bool {
    facts.summary.types.contains { $0.kind == .class && $0.heading.touches(range) }
  }
}

extension Project {
  /// Returns the migrations of the file's `ObservableObject` classes whose headings touch the range.
  package func migrations(of file: FileKnowledge, touching range: ByteRange) -> [ObservableMigration] {
    ObservableMigration.classes(in: file.facts, facts)
      .filter { file.facts.summary.types[$0.index].heading.touches(range) }
      .compactMap { ObservableMigration(of: $0.index, in: file.facts, facts) }
  }
}

extension TypeDeclaration {
  fileprivate var heading: ByteRange { ByteRange(place.range.start, memberBlock.range.start) }
}
