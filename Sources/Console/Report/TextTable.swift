/// A table with rows of cells.
enum TextTable {
  /// Returns rows with the first column left-aligned and the others right-aligned, and a line ending after each row.
  static func numbers(_ rows: [[String]]) -> String {
    text(rows) { column, cell, padding in column == 0 ? cell + padding : padding + cell }
  }

  /// Returns rows with left-aligned columns and without spaces before the line endings.
  static func words(_ rows: [[String]]) -> String {
    text(rows) { column, cell, padding in column == rows[0].count - 1 ? cell : cell + padding }
  }

  private static func text(_ rows: [[String]], _ aligned: (_ column: Int, _ cell: String, _ padding: String) -> String)
    -> String
  {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.compactMap { $0.dropFirst(column).first?.count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        aligned(column, cell.0, String(repeating: " ", count: cell.1 - cell.0.count))
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

/// Returns the time with one decimal: "12.3".
func milliseconds(_ time: Duration) -> String {
  let tenths = Int(time / .microseconds(100))
  return "\(tenths / 10).\(tenths % 10)"
}
