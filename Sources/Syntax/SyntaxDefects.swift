extension SyntaxTree {
  /// The number of tokens without a place in the grammar and of brackets without a partner. It is zero for a text that
  /// the compiler accepts. The parser itself never fails.
  public var defectCount: Int {
    var count = 0
    for node in nodes where node.kind == .unexpected { count += 1 }
    // A bracket that layout repair added is an empty token. The end of the file is the only other empty one.
    for token in tokens where token.start == token.end && token.kind != .endOfFile { count += 1 }
    return count
  }
}
