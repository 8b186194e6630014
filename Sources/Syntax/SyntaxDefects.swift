extension SyntaxTree {
  /// How much of the text fits nowhere or is missing: tokens without a place in the grammar and brackets without a
  /// partner. A text that the compiler reads has none; the parser itself never fails.
  public var defectCount: Int {
    var count = 0
    for node in nodes where node.kind == .unexpected { count += 1 }
    // A bracket that layout put back is an empty token; the end of the file is the other empty one.
    for token in tokens where token.start == token.end && token.kind != .endOfFile { count += 1 }
    return count
  }
}
