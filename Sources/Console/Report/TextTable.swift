/// Rows of cells in columns.
enum TextTable {
  /// The first column to the left, the others to the right; a line end after each row.
  static func numbers(_ rows: [[String]]) -> String {
    text(rows) { column, cell, padding in column == 0 ? cell + padding : padding + cell }
  }

  /// Every column to the left, no spaces at line ends.
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

/// With one decimal: "12.3".
func milliseconds(_ time: Duration) -> String {
  let tenths = Int(time / .microseconds(100))
  return "\(tenths / 10).\(tenths % 10)"
}
