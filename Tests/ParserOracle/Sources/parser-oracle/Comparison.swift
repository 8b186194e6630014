/// The agreements and differences between the two trees of a file.
struct Comparison {
  enum Side { case ours, theirs }

  struct Difference {
    let side: Side
    let node: Node
  }

  /// Differences that overlap each other. The first one is often the cause of the others.
  struct Cluster {
    var differences: [Difference]
    var span: Span

    /// The kinds at the start of each side. Clusters with the same cause have the same signature.
    var signature: String {
      func kinds(_ side: Side) -> String {
        let nodes = differences.lazy.filter { $0.side == side }.prefix(3).map(\.node.kind)
        return nodes.isEmpty ? "nothing" : nodes.joined(separator: " ")
      }
      return "ours: \(kinds(.ours)) | swift-syntax: \(kinds(.theirs))"
    }
  }

  var agreed: [String: Int] = [:]
  var differences: [Difference] = []

  /// Compares the nodes of two trees. Both lists must be in the order of a dump: by start, wider nodes first.
  init(ours: [Node], theirs: [Node]) {
    if ours == theirs {
      for node in theirs { agreed[node.kind, default: 0] += 1 }
      return
    }
    var left = ours[...]
    var right = theirs[...]
    while let next = [left.first, right.first].compactMap({ $0?.span }).min(by: precedes) {
      matchGroup(take(next, from: &left), take(next, from: &right))
    }
  }

  var agreedCount: Int { agreed.values.reduce(0, +) }

  var clusters: [Cluster] {
    var result: [Cluster] = []
    for difference in differences {
      let span = difference.node.span
      if let end = result.last?.span.end, span.start < end {
        result[result.count - 1].differences.append(difference)
        result[result.count - 1].span.end = max(end, span.end)
      } else {
        result.append(Cluster(differences: [difference], span: span))
      }
    }
    return result
  }

  /// Removes and returns the first nodes up to the span.
  private func take(_ span: Span, from nodes: inout ArraySlice<Node>) -> [Node] {
    var taken: [Node] = []
    while let node = nodes.first, !precedes(span, node.span) { taken.append(nodes.removeFirst()) }
    return taken
  }

  /// Compares nodes with the same span. Equal nodes agree only in the same order, because the order is that of nesting.
  private mutating func matchGroup(_ left: [Node], _ right: [Node]) {
    var right = right
    for node in left {
      if let index = right.firstIndex(of: node) {
        agreed[node.kind, default: 0] += 1
        differences += right[..<index].map { Difference(side: .theirs, node: $0) }
        right.removeSubrange(...index)
      } else {
        differences.append(Difference(side: .ours, node: node))
      }
    }
    differences += right.map { Difference(side: .theirs, node: $0) }
  }
}

private func precedes(_ left: Span, _ right: Span) -> Bool {
  (left.start, -left.end) < (right.start, -right.end)
}
