import RuleTesting
import Testing

/// Tests of which changes of an `@Observable` object cause updates. The rule untracked-property-shown depends on this.
@Suite struct ObservationTests {
  private func told(_ members: String, reading member: String, _ change: String) throws -> String {
    try StubCompiler.shared().output(
      ofProgram: """
        import Observation

        @propertyWrapper struct Stored<Value> { var wrappedValue: Value }

        @Observable final class Model {
          \(members)
        }

        final class Count: @unchecked Sendable { var value = 0 }

        let (model, count) = (Model(), Count())
        withObservationTracking { _ = model.\(member) } onChange: { count.value += 1 }
        \(change)
        print(count.value, model.\(member))
        """)
  }

  @Test(arguments: [
    ("@ObservationIgnored var zoom = 1", "zoom"),
    ("@ObservationIgnored @Stored var zoom = 1", "zoom"),
    ("@ObservationIgnored var zoom = 1; var shown: Int { zoom }", "shown"),
  ])
  func nobodyIsToldOfWhatIsIgnored(members: String, member: String) throws {
    #expect(try told(members, reading: member, "model.zoom = 2") == "0 2\n", "\(members)")
  }

  @Test(arguments: [
    ("var zoom = 1", "zoom"), ("var zoom = 1; var shown: Int { zoom }", "shown"),
    (
      """
      @ObservationIgnored @Stored private var stored = 1
      var zoom: Int {
        get { access(keyPath: \\.zoom); return stored }
        set { withMutation(keyPath: \\.zoom) { stored = newValue } }
      }
      """, "zoom"
    ),
  ])
  func whoeverReadsWhatIsTrackedIsTold(members: String, member: String) throws {
    #expect(try told(members, reading: member, "model.zoom = 2") == "1 2\n", "\(members)")
  }

  /// A reader of a tracked property is updated when that property changes, and then also sees the value of the
  /// untracked one.
  @Test func changesNextToTrackedPropertyAreSeen() throws {
    let members = "@ObservationIgnored var zoom = 1; var step = 0; var shown: Int { zoom + step }"
    #expect(try told(members, reading: "shown", "model.zoom = 2") == "0 2\n")
    #expect(try told(members, reading: "shown", "model.zoom = 2; model.step = 1") == "1 3\n")
  }
}
