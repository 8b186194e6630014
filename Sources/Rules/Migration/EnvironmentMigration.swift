import FactQuestions
import Facts
import SourceText

/// Migrates the objects of the class in the environment, both where they are read and where they are injected.
extension MigrationPlan {
  /// `@EnvironmentObject var x: T` becomes `@Environment(T.self) var x`.
  mutating func migrateRead(_ holder: ObjectHolder) {
    let property = holder.property
    guard let written = property.type, written.form == .nominal, property.value.kind == .none,
      !property.traits.contains(.hasObservers)
    else {
      return block(
        use: holder.file, property.namePlace,
        "'\(property.name)' needs an explicit type, and no initial value or observers")
    }
    edit(
      holder.file, Edit(holder.attribute.namePlace.range, "Environment(\(written.text).self)"),
      .delete(ByteRange(property.namePlace.range.end, property.place.range.end)))
    for (projecting, file) in project.projectingMembers(of: holder) { bind(projecting, in: file) }
    if let use = project.useThroughValue(of: holder, isProjected: true) {
      block(
        use: use.file, use.place, "'$\(property.name)' of another view is used here, which @Environment does not have")
    }
  }

  /// Adds `@Bindable var x = x` before the statements that use `$x`.
  private mutating func bind(_ projecting: ProjectingMember, in file: FileSummary) {
    let declaration = "@Bindable var \(projecting.name) = \(projecting.name)\(projecting.separator)"
    // The statements must use the local variable instead of the property.
    for prefix in projecting.prefixes { edit(file, .delete(prefix.range)) }
    switch projecting.form {
    case .none:
      block(use: file, projecting.place, "'$\(projecting.name)' is used where no @Bindable variable can be declared")
    case .statements:
      edit(file, .insert(declaration, at: projecting.firstStatement.range.start))
    case .expression where file.projectingMembers.contains { $0.shares(projecting) }:
      block(
        use: file, projecting.firstStatement, "Bindings to several objects are used here; write 'return' before this")
    case .expression:
      edit(file, .insert(declaration + "return ", at: projecting.firstStatement.range.start))
    }
  }

  /// `.environmentObject(x)` becomes `.environment(x)`.
  mutating func migrateEnvironment() {
    for (found, injected) in project.injections(by: .object) {
      switch isInjection(of: found, injected) {
      case .yes: edit(found.file, Edit(found.injection.namePlace.range, "environment"))
      case .unknown:
        block(
          use: found.file, found.injection.argument.place,
          "The object injected here may be of type '\(name)'; use a variable with an explicit type")
      case .no: break
      }
    }
  }

  private func isInjection(of found: ProjectFacts.FoundInjection, _ injected: ProjectFacts.InjectedType) -> Answer {
    switch injected {
    case .declared(let declared): declared == type ? .yes : .no
    case .foreign: .no
    case .unknown:
      project.isInstance(
        found.injection.argument.value, reference: found.injection.argument.mentions.first,
        localType: found.injection.$localType, at: found.injection.site, in: found.file, of: type)
    }
  }
}

extension ProjectingMember {
  /// Returns whether the other one is for another object that the same statements use.
  fileprivate func shares(_ other: ProjectingMember) -> Bool {
    firstStatement.range == other.firstStatement.range && $name != other.$name
  }
}
