import RuleTesting
import Rules
import Testing

/// An assumption of the rules about the compiler, tested with the compiler that runs the tests. If a compiler behaves
/// differently, a test fails and names the rule to review.
struct CompilerFact: Sendable, CustomStringConvertible {
  let description: String
  let files: [Example.File]
  /// A part of the compiler's error; nil if the code compiles.
  let error: String?

  static func compiles(_ description: String, _ files: String...) -> CompilerFact {
    CompilerFact(description: description, files: numbered(files), error: nil)
  }

  static func fails(_ description: String, with error: String, _ files: String...) -> CompilerFact {
    CompilerFact(description: description, files: numbered(files), error: error)
  }

  private static func numbered(_ codes: [String]) -> [Example.File] {
    codes.enumerated().map {
      Example.File(path: "File\($0.offset + 1).swift", code: "import SwiftUI\n\n\($0.element)\n")
    }
  }

  func check(_ form: StubCompiler.StateForm = .wrapper) throws {
    let errors = try StubCompiler.shared(form).errors(in: files)
    let shown = files.map(\.code).joined(separator: "\n")
    if let error {
      #expect(errors.contains { $0.contains(error) }, "Expected the error “\(error)” for\n\(shown)\nErrors: \(errors)")
    } else {
      #expect(errors.isEmpty, "Expected no error for\n\(shown)")
    }
  }
}
