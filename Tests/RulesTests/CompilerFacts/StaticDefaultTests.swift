import RuleTesting
import Testing

/// Tests of reading a computed and a stored default twice. The rule environment-default-unstable depends on this.
@Suite struct StaticDefaultTests {
  private func shown(_ declaration: String) throws -> String {
    try StubCompiler.shared().output(
      ofProgram: """
        final class Theme {
          var name = "light"
        }

        enum Key {
          \(declaration)
        }

        // One view changes what it reads, another one shows what it reads.
        Key.defaultValue.name = "dark"
        print(Key.defaultValue.name)
        """)
  }

  @Test func computedDefaultLosesChanges() throws {
    #expect(try shown("static var defaultValue: Theme { Theme() }") == "light\n")
  }

  @Test func storedDefaultIsShared() throws {
    #expect(try shown("nonisolated(unsafe) static let defaultValue: Theme = Theme()") == "dark\n")
  }
}
