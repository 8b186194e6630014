import Facts
import SourceText

/// The edits that identify a list's rows by the elements' own `id` instead of by position.
struct ElementEdit {
  let list: ElementList
  let file: FileFacts

  /// Nil if the code of the list has an unexpected form.
  var edits: [Edit]? {
    switch list.form {
    case .enumerated: [Edit(list.keyPlace.range, list.key == "0" ? "\\.1.id" : "\\.element.id")]
    case .zipped: [Edit(list.keyPlace.range, "\\.1.id")]
    case .elements: [Edit(list.keyPlace.range, "\\.id")]
    case .indices, .countRange:
      list.isRearranged || list.isContainer ? nil : rows.map { $0.usesPosition ? keeping($0) : walking($0) } ?? nil
    case .other: nil
    }
  }

  private var rows: ElementList.Rows? { list.rows }
  private var collection: String { file.text(list.collectionPlace) }

  /// The edits for rows that need the position. They get it together with the element: `items.enumerated()`.
  private func keeping(_ rows: ElementList.Rows) -> [Edit]? {
    guard let parameter = rows.parameter else { return nil }
    let element = rows.elements.isEmpty ? "_" : elementName(rows)
    return [
      Edit(list.data.place.range, "Array(\(collection).enumerated())"), identification("\\.element.id"),
      .insert(", \(element)", at: parameter.range.end),
    ] + rows.elements.map { Edit($0.range, element) }
  }

  /// The edits for rows that do not need the position. The list then iterates over the elements.
  private func walking(_ rows: ElementList.Rows) -> [Edit]? {
    let isBinding = !rows.bindings.isEmpty
    guard let parameter = rows.parameter else {
      return [
        Edit(list.data.place.range, isBinding ? bound : collection), deletedKey,
      ] + rows.bindings.map { Edit($0.range, "$0") }
        + rows.elements.map { Edit($0.range, isBinding ? "$0.wrappedValue" : "$0") }
    }
    let name = elementName(rows)
    return [
      Edit(list.data.place.range, isBinding ? bound : collection), deletedKey,
      Edit(parameter.range, isBinding ? "$" + name : name),
    ] + rows.bindings.map { Edit($0.range, "$" + name) } + rows.elements.map { Edit($0.range, name) }
  }

  /// The binding to the collection: `$items`, `$model.items`.
  private var bound: String {
    let text = collection
    return text.hasPrefix("self.") ? "$" + text.dropFirst(5) : "$" + text
  }

  private var deletedKey: Edit {
    list.key == nil
      ? .insert("", at: list.data.place.range.end)
      : .delete(ByteRange(list.data.place.range.end, list.keyPlace.range.end))
  }

  private func identification(_ key: String) -> Edit {
    list.key == nil ? .insert(", id: \(key)", at: list.data.place.range.end) : Edit(list.keyPlace.range, key)
  }

  private func elementName(_ rows: ElementList.Rows) -> String {
    let base = (list.collection?.members.isEmpty ?? true) ? list.collection?.name ?? "" : collection.lastPathComponent
    let singular = base.hasSuffix("s") && base.count > 3 && !base.hasSuffix("ss") ? String(base.dropLast()) : "element"
    return rows.names.contains { $0.string == singular } ? "element" : singular
  }
}
