import Foundation
import Syntax
import SyntaxFuzzing
import Testing

/// Tests that any bytes result in a valid tree. `STATEWISE_FUZZ_INPUTS` increases the number of mutated inputs.
/// `statewise-dev fuzz` does the same with other files.
@Suite struct TotalityTests {
  private static let mutatedInputs =
    ProcessInfo.processInfo.environment["STATEWISE_FUZZ_INPUTS"].flatMap { Int($0) } ?? 5_000

  private func expectSound(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    let violations = TreeInvariants.violations(of: Parser.parse(bytes), for: bytes)
    if !violations.isEmpty { Issue.record("\(what()): \(violations.joined(separator: "; "))") }
  }

  @Test func mutatedSourcesGiveValidTrees() {
    let mutator = Mutator(seeds: SeedSources.all)
    for number in 0..<Self.mutatedInputs {
      let input = mutator.input(number, seed: 1)
      expectSound(input.bytes, "input \(number), \(input.kinds)")
    }
  }

  @Test(arguments: SeedSources.all.indices)
  func everyPrefixAndSuffixGivesValidTree(seed: Int) {
    let bytes = SeedSources.all[seed]
    for offset in 0...bytes.count {
      expectSound(Array(bytes[..<offset]), "the first \(offset) bytes")
      expectSound(Array(bytes[offset...]), "all from \(offset)")
    }
  }

  @Test(arguments: SeedSources.all.indices)
  func everyTokenMayBeMissing(seed: Int) {
    let bytes = SeedSources.all[seed]
    for token in Parser.parse(bytes).tokens where token.start < token.end {
      var damaged = bytes
      damaged.removeSubrange(token.start..<token.end)
      expectSound(damaged, "without \(token.start)..<\(token.end)")
    }
  }

  @Test(arguments: DeepNesting.all)
  func deepNestingTerminates(nesting: DeepNesting) {
    for depth in [2, 30, 300, 5_000] {
      expectSound(nesting.closed(depth: depth), "\(depth) deep")
      expectSound(nesting.open(depth: depth), "\(depth) deep, left open")
    }
  }

  @Test func repeatedCharacterTerminates() {
    for byte in UInt8.min...UInt8.max {
      expectSound([UInt8](repeating: byte, count: 5_000), "byte \(byte) repeated")
    }
    for byte in Array("(\"#".utf8) {
      expectSound([UInt8](repeating: byte, count: 2_000_000), "2 MB of byte \(byte)")
    }
  }

  @Test func repeatedWordsTerminate() {
    for text in Mutator.hotTexts {
      expectSound(Array(String(repeating: text, count: 2_000).utf8), "\(text.debugDescription) repeated")
    }
  }
}
