import Foundation

/// The accepted differences, read from `accepted-differences.txt`. Each line is `file name | text of the differing
/// source | reason`. An entry covers the differences in that file whose source contains the text.
struct AcceptedDifferences: Sendable {
  struct Entry: Sendable {
    let fileName: String
    let text: String
    let reason: String
  }

  let entries: [Entry]

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    entries = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 3 else { return nil }
      return Entry(fileName: fields[0], text: fields[1], reason: fields[2])
    }
  }

  /// Returns the index of the entry that covers the cluster; nil if there is none.
  func entry(for cluster: Comparison.Cluster, in source: Source) -> Int? {
    entries.firstIndex { source.path.hasSuffix("/" + $0.fileName) && source.text(cluster.span).contains($0.text) }
  }
}
