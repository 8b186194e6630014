import Foundation
import SyntaxFuzzing
import Testing

/// Tests that members survive while someone types elsewhere in the file. The corpus is Statewise's own source.
/// `statewise-dev recovery` prints the same share for any files.
@Suite struct RecoveryTests {
  @Test func missingTokenElsewhereKeepsMembers() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources").standardizedFileURL.path
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted()
    try #require(files.count > 20)
    var random = SeededGenerator(seed: 1)
    var recovery = Recovery()
    for file in files {
      let data = try #require(FileManager.default.contents(atPath: sources + "/" + file))
      recovery.measure(Array(data), samples: 4, random: &random)
    }
    #expect(recovery.total.members > 1_000)
    #expect(recovery.total.percent >= 98)
  }
}
