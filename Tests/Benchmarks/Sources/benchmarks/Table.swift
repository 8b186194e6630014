import Foundation

/// A Markdown table.
struct Table {
  private let header: [String]
  private var rows: [[String]] = []

  init(_ header: [String]) { self.header = header }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let lines = [header, header.map { _ in "---" }] + rows
    return lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

func milliseconds(_ seconds: Double) -> String { String(format: "%.0f ms", seconds * 1000) }
func megabytes(_ byteCount: Int) -> String { String(format: "%.1f MB", Double(byteCount) / 1_000_000) }
func ratio(_ value: Double) -> String { String(format: "%.1f×", value) }
