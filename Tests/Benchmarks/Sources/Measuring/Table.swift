import Foundation

/// A Markdown table.
package struct Table {
  private let header: [String]
  private var rows: [[String]] = []

  package init(_ header: [String]) { self.header = header }

  package mutating func add(_ row: [String]) { rows.append(row) }

  package var text: String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

package func milliseconds(_ seconds: Double) -> String {
  String(format: seconds < 0.1 ? "%.1f ms" : "%.0f ms", seconds * 1000)
}

package func megabytes(_ byteCount: Int) -> String { String(format: "%.1f MB", Double(byteCount) / 1_000_000) }
package func ratio(_ value: Double) -> String { String(format: "%.1f×", value) }
