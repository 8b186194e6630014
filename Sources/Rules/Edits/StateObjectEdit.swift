import Facts
import SourceText

/// The edits that turn `@ObservedObject` into `@StateObject`, in the declaration and in initialisers.
enum StateObjectEdit {
  static func edits(for observed: WrappedProperty, assignments: [Assignment], in file: FileFacts) -> [Edit] {
    [Edit(observed.attribute.namePlace.range, "StateObject")]
      + assignments.flatMap { edits(for: $0, of: observed.property, in: file) }
  }

  private static func edits(for assignment: Assignment, of property: Property, in file: FileFacts) -> [Edit] {
    let value = assignment.valuePlace.range
    guard assignment.form == .storage else {
      return [
        Edit(
          ByteRange(assignment.place.range.start, value.start), "_\(property.name) = StateObject(wrappedValue: "),
        .insert(")", at: value.end),
      ]
    }
    let text = file.text(assignment.valuePlace)
    for name in ["ObservedObject", "SwiftUI.ObservedObject"] where text.hasPrefix(name) {
      let end = value.start + name.utf8.count
      return [Edit(ByteRange(end - "ObservedObject".utf8.count, end), "StateObject")]
    }
    return []
  }
}
