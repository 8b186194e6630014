/// The text of a file, to count lines and to quote code.
struct Source {
  let path: String
  let bytes: [UInt8]

  var lineCount: Int { bytes.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }

  func text(_ span: Span) -> String {
    guard span.start <= span.end, span.end <= bytes.count else { return "‹outside the text›" }
    return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  /// Returns the line and the text around the cluster, and its first nodes on each side.
  func describe(_ cluster: Comparison.Cluster) -> String {
    let lineNumber = bytes.prefix(cluster.span.start).reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    var lines = [
      "\(path):\(lineNumber)", "    \(excerpt(Span(start: lineStart(cluster.span.start), end: cluster.span.end), 200))",
    ]
    for side in [Comparison.Side.ours, .theirs] {
      for difference in cluster.differences.lazy.filter({ $0.side == side }).prefix(3) {
        let node = difference.node
        let own = node.own.map { excerpt($0, 30) }.joined(separator: " ")
        lines.append("  \(side == .ours ? "-" : "+") \(node.kind) `\(excerpt(node.span, 60))` own: \(own)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func lineStart(_ offset: Int) -> Int {
    guard let newline = bytes.prefix(offset).lastIndex(of: UInt8(ascii: "\n")) else { return 0 }
    return newline + 1
  }

  private func excerpt(_ span: Span, _ limit: Int) -> String {
    let whole = text(span).split(whereSeparator: \.isNewline).joined(separator: "⏎")
    return whole.count > limit ? "\(whole.prefix(limit / 2))…\(whole.suffix(limit / 2))" : whole
  }
}
