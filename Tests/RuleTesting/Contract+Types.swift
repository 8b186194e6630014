import Rules

extension Contract {
  /// Whether the example has a fix that may be applied without a person looking at it.
  package var hasSafeFix: Bool {
    if case .fixed(_, _, let isSafe, _) = example.expectation { return isSafe }
    return false
  }

  /// A safe fix must not break the build: the example compiles before and after, as Xcode 26 takes `@State` and, where
  /// the example is built with Xcode 27, as that takes it.
  package func typeViolations() throws -> [Violation] {
    guard hasSafeFix, let fixed = example.fixedFiles else { return [] }
    return try stateForms.flatMap { try typeViolations(fixed, form: $0) }
  }

  private var stateForms: [StubCompiler.StateForm] {
    guard let sdk = example.settings.sdkVersion else { return [.wrapper] }
    return sdk >= 27 ? [.macro] : [.wrapper]
  }

  private func typeViolations(_ fixed: [Example.File], form: StubCompiler.StateForm) throws -> [Violation] {
    let compiler = try StubCompiler.shared(form)
    let before = try compiler.errors(in: example.unmarkedFiles)
    // What the compiler reports too may be what the fix mends.
    guard before.isEmpty || example.severities.contains(.error) else {
      return [
        violation(
          "An example of a safe fix compiles with @State as a \(form)", before.joined(separator: "\n"),
          example.unmarkedFiles.shown)
      ]
    }
    let after = try compiler.errors(in: fixed)
    guard after.isEmpty else {
      return [
        violation(
          "What compiles still compiles after a safe fix with @State as a \(form)", after.joined(separator: "\n"),
          fixed.shown)
      ]
    }
    return []
  }
}
