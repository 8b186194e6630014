import Foundation
import RuleTesting
import Rules
import Testing

/// Tests with `Tests/MigrationSample`, which contains everything that a migration changes, before and after it.
@Suite("The sample of a migration")
struct MigrationSampleTests {
  @Test("It compiles before and after the migration", arguments: ["Before", "After"], StubCompiler.StateForm.allCases)
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
