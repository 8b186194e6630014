import Rules

extension Contract {
  /// Whether the case has a safe fix, which can be applied without a review.
  package var hasSafeFix: Bool { ruleCase.fixed?.isSafe ?? false }

  package var hasFix: Bool { ruleCase.fixed != nil }

  /// Checks that a safe fix does not break the build: the example compiles before and after the fix. `@State` is a
  /// macro if the example is built with the SDK of Xcode 27 or later, otherwise a property wrapper. Also checks all
  /// other fixes, but only if the example compiles without a fix.
  package func typeViolations() throws -> [Violation] {
    guard let fixed = ruleCase.fixed?.files else { return [] }
    defer { memory.forget() }
    let ofSafe = hasSafeFix ? try stateForms.flatMap { try typeViolations(fixed, form: $0) } : []
    return try ofSafe + offeredTypeViolations(known: hasSafeFix ? fixed : nil)
  }

  /// Checks each fix of each finding separately. `known` is a text that has already been checked.
  private func offeredTypeViolations(known: [Example.File]?) throws -> [Violation] {
    guard let form = stateForms.last else { return [] }
    let compiler = try StubCompiler.shared(form)
    let files = ruleCase.unmarkedFiles
    var asked: Set<[Example.File]> = known.map { [$0] } ?? []
    var violations: [Violation] = []
    for fix in ownJudgment(of: files).findings(of: rule.id).flatMap(\.fixes) {
      guard let fixed = fix.applied(to: files), asked.insert(fixed).inserted else { continue }
      let after = try compiler.errors(in: fixed)
      if after.isEmpty { continue }
      guard try compiler.errors(in: files).isEmpty else { return [] }
      violations.append(
        violation(
          "What compiles still compiles after a suggested fix", "“\(fix.title)”", after.joined(separator: "\n"),
          fixed.shown))
    }
    guard ruleCase.needsManualWork != nil else { return violations }
    guard violations.isEmpty else { return [] }
    return [violation("An example that needs manual work doesn't compile after a fix", ruleCase.needsManualWork ?? "")]
  }

  private var stateForms: [StubCompiler.StateForm] {
    guard let sdk = ruleCase.settings.sdkVersion else { return [.wrapper] }
    return sdk >= 27 ? [.macro] : [.wrapper]
  }

  private func typeViolations(_ fixed: [Example.File], form: StubCompiler.StateForm) throws -> [Violation] {
    let compiler = try StubCompiler.shared(form)
    let before = try compiler.errors(in: ruleCase.unmarkedFiles)
    // The compiler's error may be what the fix resolves.
    guard before.isEmpty || ruleCase.severities.contains(.error) else {
      return [
        violation(
          "An example of a safe fix compiles with @State as a \(form)", before.joined(separator: "\n"),
          ruleCase.unmarkedFiles.shown)
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
