import FactQuestions
import Facts
import SourceText

/// Restarts a task when the inputs change that it works with.
struct TaskKeyEdit {
  let effect: Effect
  let inputs: [IgnoredInput]
  let view: DeclaredType
  let file: FileFacts
  let project: ProjectFacts

  /// The value to compare: the input or its `id`, or an array if there are several inputs of the same type.
  var key: String? {
    let members = inputs.map { input -> String? in
      guard let type = input.property.type else { return nil }
      if project.isEquatable(type, at: input.property.owner, in: view.file) { return "" }
      return project.hashableMember(of: type, at: input.property.owner, in: view.file)
    }
    let types = Set(inputs.map { $0.property.type?.text })
    let keys = zip(inputs, members).compactMap { input, member in
      member.map { key in
        let isOptionalMember = !key.isEmpty && input.property.type?.isOptional ?? false
        return (input.property.name + (isOptionalMember ? "?" : "")).appendingPath(key)
      }
    }
    guard keys.count == inputs.count, let first = keys.first else { return nil }
    if keys.count == 1 { return first }
    return types.count == 1 ? "[\(keys.joined(separator: ", "))]" : nil
  }

  /// Nil for modifiers other than `.task`.
  var fix: Fix? {
    guard effect.name == "task", let key else { return nil }
    let end = effect.namePlace.range.end
    let next = file.skipBlanks(from: end)
    // A second key would have to be combined with the first one into a single value.
    guard next < file.bytes.count, !file.bytes[(next + 1)...].starts(with: "id:".utf8) else { return nil }
    let edit: Edit
    switch file.bytes[next] {
    case UInt8(ascii: "{"): edit = .insert("(id: \(key))", at: end)
    case UInt8(ascii: "("): edit = .insert("id: \(key), ", at: next + 1)
    default: return nil
    }
    return Fix(
      "Restart the task when '\(key)' changes",
      .suggested(because: "the running task is canceled, and what it loaded stays until there is a new result"),
      in: file.path, [edit])
  }
}
