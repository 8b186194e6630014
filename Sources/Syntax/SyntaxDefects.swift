extension SyntaxTree {
  /// The number of tokens without a place in the grammar and of brackets without a partner. It is zero for any text
  /// that the compiler accepts. The parser itself never fails.
  public var defectCount: Int {
    var count = 0
    for node in nodes where node.kind == .unexpected { count += 1 }
    // A bracket that layout repair added is an empty token. The only other empty token is the end of the file.
    for token in tokens where token.start == token.end && token.kind != .endOfFile { count += 1 }
    return count
  }
}
