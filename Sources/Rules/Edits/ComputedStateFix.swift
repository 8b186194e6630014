import FactQuestions
import Facts
import SourceText

/// The fix that replaces copied state with a computed property, and deletes the modifiers that kept the copy up to
/// date.
struct ComputedStateFix {
  let state: WrappedProperty
  /// The expression that computes the value from the view's properties.
  let expression: String
  let assignments: [OwnAssignment]
  let file: FileFacts

  /// Returns nil if a modifier also does something else, or if the type is unknown.
  func fix(because reason: String) -> Fix? {
    let property = state.property
    guard property.attributes.count == 1, !expression.contains(where: \.isNewline), let type else { return nil }
    var edits = [
      Edit(
        property.place.range,
        "\(property.access == .fileprivate ? "fileprivate" : "private") var \(property.name): \(type) { \(expression) }"
      )
    ]
    for assignment in assignments {
      guard assignment.traits.contains(.isOnly), let index = assignment.effect, file.effects.indices.contains(index),
        let range = modifier(file.effects[index])
      else { return nil }
      edits.append(.delete(range))
    }
    return Fix("Compute '\(property.name)'", .suggested(because: reason), in: file.path, edits)
  }

  private var type: String? {
    if let written = state.property.type { return written.text }
    let value = state.property.value
    return value.kind == .literal && !value.path.isEmpty ? value.path : nil
  }

  /// The range of the modifier, including the period before it.
  private func modifier(_ effect: Effect) -> ByteRange? {
    let start = effect.namePlace.range.start - 1
    guard file.bytes.indices.contains(start), file.bytes[start] == UInt8(ascii: ".") else { return nil }
    return file.deletionRange(ofModifier: Place(ByteRange(start, effect.place.range.end), line: effect.namePlace.line))
  }
}
