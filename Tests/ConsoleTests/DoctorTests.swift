import Foundation
import Rules
import Testing
import TestSupport

@testable import Console

@Suite struct DoctorTests {
  @Test func doctorDescribesProjectWithoutItsCode() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", platforms: [.iOS(.v17)], targets: [.target(name: "Shop")])

      """)
    try folder.write(
      "Sources/Shop/Cart.swift",
      """
      import SwiftUI
      struct Cart: View {
        @State var secretCount = 0
        var body: some View { Text("\\(secretCount)") }
      }

      """)
    try folder.write(".statewise.json", #"{"rules": {"private-stat": "off"}}"#)
    let session = Session("doctor", folder.path, rules: AllRules.rules)
    #expect(session.status == 0)
    for expected in [
      "statewise ", "system ", ".statewise.json: 1 problem", "Did you mean 'private-state'", "Shop (library), files: 1",
      "runs on: iOS 17.0", "private-state  1", "checking files",
    ] {
      #expect(session.output.localizedCaseInsensitiveContains(expected), "\(expected)\n\(session.output)")
    }
    #expect(!session.output.contains("secretCount"))
  }

  @Test func patternsThatMatchNoFileAreListed() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Generated/A.swift", "let a = 1\n")
    try folder.write("App/B.swift", "let b = 1\n")
    try folder.write(
      "App/.statewise.json",
      """
      { "exclude": ["Generated", "typo/**"],
        "overrides": [{ "files": ["B.swift", "C.swift"], "rules": { "private-state": "off" } }] }
      """)
    let session = Session("doctor", folder.path, rules: AllRules.rules)
    #expect(
      session.output.contains(
        """
        .statewise.json: read
            No Swift file of the project matches 'typo/**'
            No Swift file of the project matches 'C.swift'

        """), "\(session.output)")
  }

  @Test func unreadableFilesAreProblems() throws {
    let session = Session("doctor", "/no/such/folder", rules: AllRules.rules)
    #expect(session.status == 2)
    #expect(session.output.contains("There is no file or folder at '/no/such/folder'."))
  }
}
