import FactQuestions
import Facts
import SourceText

/// The finding about a list of constant values that identifies its rows by these values, although one occurs twice:
/// `ForEach(["S", "M", "T", "W", "T", "F", "S"], id: \.self)`.
struct RepeatedIdentity {
  let list: ElementList
  let file: FileFacts
  let project: ProjectFacts

  func finding(of rule: some Rule) -> Finding? {
    guard !list.form.holdsPositions, list.key == "self", !list.isRearranged, let repeated else { return nil }
    let value = file.text(repeated.place).filter { $0 != "\"" }
    return Finding(
      rule: rule.id, severity: .information, range: list.keyPlace.range,
      message: "'\(value)' occurs twice, so two rows have the same id and SwiftUI may drop one; use positions as ids",
      related: [RelatedLocation("This value already occurs before it", at: repeated.place, in: file)],
      fixes: fix.map { [$0] } ?? [])
  }

  /// The value that occurs twice in the list's array literal, or in that of a constant in the same file.
  private var repeated: RepeatedElement? {
    if file.repeatedElements.isEmpty { return nil }
    var array = list.data.place.range
    if let (property, declarer) = project.collection(of: list, in: file.summary) {
      guard property.isLet, declarer.file.id == file.id else { return nil }
      array = property.valuePlace.range
    }
    return file.repeatedElements.first { $0.array.range == array }
  }

  /// The rows get the position together with the value. Nil unless their closure has a parameter without a type.
  private var fix: Fix? {
    guard let parameter = list.rows?.parameter, case let name = file.text(parameter),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return Fix(
      "Identify the rows by position", .suggested(because: "a selection of values no longer finds its rows"),
      in: file.path,
      [
        .insert("Array(", at: list.data.place.range.start),
        .insert(".enumerated())", at: list.data.place.range.end), Edit(list.keyPlace.range, "\\.offset"),
        .insert("_, ", at: parameter.range.start),
      ])
  }
}
