import Analysis
import SourceText
import Testing

@Suite struct UnfinishedDeclarationTests {
  /// The text that an edit inserted is between `‹` and `›`.
  @Test(arguments: [
    ("struct A {\n  var ‹a›", 0),
    ("struct A {\n  ‹var a: Int›\n}\nstruct B {}", 0),
    ("struct A {\n}\nstruct B {\n‹ ›\n}", 13),
    ("struct A {\n}\nclass B‹:›", 13),
    ("struct A {\n}\nclass B:‹ ›", 13),
    ("struct A ‹{}›\nstruct B {}", 0),
    ("struct A {\n  ‹/*› comment\n  var b = 0\n}", 0),
    ("struct A {\n}\n‹/*› comment", 13), ("struct A {\n}\n‹/* a /* b */›", 13),
    ("struct A {\n  let a = ‹[›\n}\nstruct B {}", 0),
  ])
  func whatIsBeingWritten(_ text: String, _ start: Int) { #expect(found(text) == start) }

  @Test(arguments: [
    "struct A {\n  var a = 0\n‹}›", "struct A {\n}‹\n›",
    "import SwiftUI‹\n›", "struct A {\n}\n‹/* comment */›", "‹›",
  ])
  func whatIsComplete(_ text: String) { #expect(found(text) == nil) }

  private func found(_ text: String) -> Int? {
    let parts = text.split(separator: #/[‹›]/#, omittingEmptySubsequences: false).map { Array($0.utf8) }
    let edit = ByteRange(parts[0].count, parts[0].count + parts[1].count)
    return UnfinishedDeclaration(in: parts.flatMap { $0 }, after: edit)?.start
  }
}
