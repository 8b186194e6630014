import FactQuestions
import Facts
import SourceText

/// The fix that makes a view react to changes of a parameter that it stores in a plain property. It adds
/// `.onChange(of:)` after the body, in the form that the deployment target supports.
struct FollowingEdit {
  let input: KeptInput
  let file: FileFacts
  let project: ProjectFacts

  /// Returns the fix that sets `target` to the new value. Nil if the view does not store the parameter, if the value
  /// cannot be compared, or if nothing can be added after the body.
  func fix(title: String, target: String, reason: String) -> Fix? {
    guard input.declaration.file.id == file.id, let copy, let type = input.parameter.type,
      project.isEquatable(type, at: input.declaration.index, in: input.declaration.file)
    else { return nil }
    let modifier = Self.modifier(setting: target, to: copy, at: input.view.index, in: file, of: project)
    return BodyModifierEdit.insertion(modifier, to: input.view, in: file, project).map {
      Fix(title, .suggested(because: reason), in: file.path, [$0])
    }
  }

  /// `.onChange(of: value) { … }` in the form that the deployment target of the type's code supports.
  static func modifier(
    setting target: String, to value: String, at scope: TypeIndex?, in file: FileFacts, of project: ProjectFacts
  ) -> String {
    let newName = "new" + value.prefix(1).uppercased() + value.dropFirst()
    let closure =
      project.runs(on: .observable, at: scope, in: file.summary) == .yes
      ? "{ \(target) = \(value) }" : "{ \(newName) in \(target) = \(newName) }"
    return ".onChange(of: \(value)) \(closure)"
  }

  /// The plain property that holds the parameter.
  private var copy: String? {
    let assigned = input.initializer.assignments.first {
      $0.form != .storage && $0.value.kind == .name && $0.value.$path == input.parameter.$name && $0.isAtTopLevel
        && $0.$property != input.property.$name
    }
    guard let assigned, let property = input.view.properties.first(where: { $0.$name == assigned.$property }),
      property.isStoredInstance, property.attributes.isEmpty
    else { return nil }
    return property.name
  }
}
