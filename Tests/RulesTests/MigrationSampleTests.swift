import Foundation
import RuleTesting
import Rules
import Testing

/// `Tests/MigrationSample` holds one of everything that a migration changes, as it was and as it is afterwards.
@Suite("The sample of a migration")
struct MigrationSampleTests {
  @Test("It compiles as it was and as it becomes", arguments: ["Before", "After"], StubCompiler.StateForm.allCases)
  func compiles(version: String, form: StubCompiler.StateForm) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("MigrationSample/\(version)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
      Example.File(path: $0.lastPathComponent, code: try String(contentsOf: $0, encoding: .utf8))
    }
    #expect(files.count > 8)
    let errors = try StubCompiler.shared(form).errors(in: files.sorted { $0.path < $1.path })
    #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
  }
}
