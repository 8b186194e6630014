import Rules

extension Contract {
  /// Whether the example has a fix that may be applied without a person looking at it.
  package var hasSafeFix: Bool {
    if case .fixed(_, _, let isSafe, _) = example.expectation { return isSafe }
    return false
  }

  /// A safe fix must not break the build: the example compiles before and after.
  package func typeViolations() throws -> [Violation] {
    guard hasSafeFix, let fixed = example.fixedFiles else { return [] }
    let compiler = try StubCompiler.shared.get()
    let before = try compiler.errors(in: example.unmarkedFiles)
    // What the compiler reports too may be what the fix mends.
    guard before.isEmpty || example.severities.contains(.error) else {
      return [
        violation(
          "An example of a safe fix compiles", before.joined(separator: "\n"), example.unmarkedFiles.shown)
      ]
    }
    let after = try compiler.errors(in: fixed)
    guard after.isEmpty else {
      return [violation("What compiles still compiles after a safe fix", after.joined(separator: "\n"), fixed.shown)]
    }
    return []
  }
}
