import FactQuestions
import Facts
import SourceText

/// The fixes that make an existing `.id(…)` cover more values: another line for its `Hasher`, an array, or a property
/// that combines the identity with the values.
struct IdentityExtension {
  let identity: IdentityModifier
  let missing: [(argument: Argument, input: KeptInput)]
  let file: FileFacts
  let project: ProjectFacts

  var fixes: [Fix] {
    let keys = missing.compactMap { argument, input in
      IdentityEdit.key(of: argument, for: input, in: file, of: project)
    }
    guard keys.count == missing.count, let view = missing.first?.input.view.name else { return [] }
    let quoted = keys.map { file.shown($0, of: missing.first?.argument ?? identity.argument) }.quotedList
    guard let (edits, title) = hashing(keys, quoted) ?? listing(keys, quoted) ?? combining(keys, quoted, view) else {
      return []
    }
    return [
      Fix(title, .suggested(because: IdentityEdit.drawback(of: view, buildsModel: buildsModel)), in: file.path, edits)
    ]
  }

  private var buildsModel: Bool { missing.contains { !$0.input.property.isWrapped(by: .state) } }

  /// Adds `hasher.combine(isOn)` before the result, on a separate line or on the same one.
  private func hashing(_ keys: [String], _ quoted: String) -> (edits: [Edit], title: String)? {
    guard let getter = project.hashingGetter(of: identity, in: file.summary), let hasher = getter.hasher,
      !namesLocals
    else { return nil }
    let start = hasher.result.range.start
    let separator =
      file.isFirstOnLine(start) ? file.lineEnding + file.indentation(ofLineAt: start) : "; "
    let text = keys.map { "\(hasher.name).combine(\($0))" + separator }.joined()
    return ([.insert(text, at: start)], "Combine \(quoted) into '\(getter.name)'")
  }

  private var namesLocals: Bool {
    identity.argument.namesLocals || missing.contains { $0.argument.namesLocals }
      || ([identity.argument] + missing.map(\.argument)).contains { $0.mentions.contains { !$0.isOfSelf } }
  }

  /// Uses `[name, isOn] as [AnyHashable]`, because a property could not access the local names.
  private func listing(_ keys: [String], _ quoted: String) -> (edits: [Edit], title: String)? {
    guard namesLocals else { return nil }
    let values = [file.text(identity.argument.place)] + keys
    return (
      [Edit(identity.argument.place.range, "[\(values.joined(separator: ", "))] as [AnyHashable]")],
      "Add \(quoted) to the identity"
    )
  }

  private func combining(_ keys: [String], _ quoted: String, _ view: String) -> (edits: [Edit], title: String)? {
    NewMember(file: file, project: project, scope: identity.scope, place: identity.place)
      .hash(of: [file.text(identity.argument.place)] + keys, for: view).map { insertion, name in
        ([insertion, Edit(identity.argument.place.range, name)], "Add \(quoted) to the identity")
      }
  }
}
