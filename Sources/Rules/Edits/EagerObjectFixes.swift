import FactQuestions
import Facts
import SourceText

/// The fixes that create an object in `@State` only once.
struct EagerObjectFixes {
  let object: EagerObject
  /// The SDK's major version; nil if it is unknown.
  let sdk: Int?
  let file: FileFacts
  let project: ProjectFacts

  private var state: WrappedProperty { object.state }
  private var property: Property { object.state.property }
  var fixes: [Fix] { privacy + [makeLater].compactMap { $0 } }

  /// The change that Xcode 27 requires.
  private var privacy: [Fix] {
    guard object.assignment == nil, !state.property.traits.contains(.hasValueInAttribute), let sdk, sdk >= 27 else {
      return []
    }
    return PrivacyFinding(state, message: "").fixes(in: file, project) ?? []
  }

  /// `.task { player = player ?? Player() }` after the body. Nil unless the property is already optional. Otherwise,
  /// each use would need content to show before the object exists.
  private var makeLater: Fix? {
    let name = property.name
    guard object.assignment == nil, property.type?.startsAsNil == true, state.attribute.argumentLabels == nil,
      let task = BodyModifierEdit.insertion(
        ".task { \(name) = \(name) ?? \(file.text(property.valuePlace)) }", to: state.owner, in: file, project)
    else { return nil }
    let value = ByteRange(file.startOfInitialValue(of: property), property.valuePlace.range.end)
    return Fix(
      "Create '\(name)' in a task", .suggested(because: "'\(name)' is nil until the task runs"), in: file.path,
      [.delete(value), task])
  }
}
