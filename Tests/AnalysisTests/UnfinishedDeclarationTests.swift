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
    // A line feed before another one may be either of the two.
    ("struct A {\n  @Binding var a: Int\n‹\n›struct B {}\n", 0),
  ])
  func whatIsBeingWritten(_ text: String, _ start: Int) { #expect(found(text) == start) }

  @Test(arguments: [
    "struct A {\n  var a = 0\n‹}›", "struct A {\n}‹\n›",
    "import SwiftUI‹\n›", "struct A {\n}\n‹/* comment */›", "‹›",
  ])
  func whatIsComplete(_ text: String) { #expect(found(text) == nil) }

  @Test(arguments: [
    ("struct A {\n  ‹@State›\n  @Binding var b: Int\n}", "@State\n  @Binding var b: Int"),
    ("struct A {\n  @Environment(\\.‹dis›)\n  var b = 0\n}", "@Environment(\\.dis)\n  var b = 0"),
    ("struct A {\n  @State‹ ›\n  var b = 0\n}", "@State \n  var b = 0"),
    ("struct A {\n  @State\n  var ‹b› = 0\n}", nil), ("struct A {\n  @State ‹var› b = 0\n}", nil),
    ("struct A {\n  @State\n‹\n›  var b = 0\n}", nil),
  ])
  func whatTheTypedAttributesBelongTo(_ text: String, _ declaration: String?) {
    let range = unfinished(text)?.attributed
    let bytes = Array(text.replacing(#/[‹›]/#, with: "").utf8)
    #expect(range.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) } == declaration)
  }

  private func found(_ text: String) -> Int? { unfinished(text)?.start }

  private func unfinished(_ text: String) -> UnfinishedDeclaration? {
    let parts = text.split(separator: #/[‹›]/#, omittingEmptySubsequences: false).map { Array($0.utf8) }
    let edit = ByteRange(parts[0].count, parts[0].count + parts[1].count)
    let file = Analyzer().knowledge(of: parts.flatMap { $0 }, path: "A.swift", pathInProject: "A.swift")
    return UnfinishedDeclaration(in: file, after: edit)
  }
}
