import Foundation
import TestSupport
import Testing

@testable import Console

@Suite("statewise migrate-observable")
struct MigrateObservableTests {
  private static let counter = """
    import SwiftUI

    class Counter: ObservableObject {
      @Published var count = 0
    }

    struct Home: View {
      @StateObject private var counter = Counter()
      var body: some View { Text("\\(counter.count)") }
    }

    """

  private static let search = """
    import SwiftUI

    final class Search: ObservableObject {
      @Published var query = ""
      func run() -> Any { $query }
    }

    """

  @Test("The sample's migration has the expected result, and a second run changes nothing")
  func sample() throws {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("MigrationSample")
    let folder = try TemporaryFolder()
    let names = try FileManager.default.contentsOfDirectory(atPath: sample.appendingPathComponent("Before").path)
    for name in names {
      try folder.write(name, try String(contentsOf: sample.appendingPathComponent("Before/\(name)"), encoding: .utf8))
    }
    let session = Session("migrate-observable", folder.path)
    #expect(session.status == 0, "\(session.output)\(session.errors)")
    for name in names {
      let expected = try String(contentsOf: sample.appendingPathComponent("After/\(name)"), encoding: .utf8)
      #expect(try folder.text(name) == expected, "\(name)")
    }
    #expect(Session("migrate-observable", folder.path).output == "There is no ObservableObject class to migrate.\n")
  }

  @Test("Only the named class is migrated; line endings and permissions stay the same")
  func oneClass() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Counter.swift", Self.counter.replacing("\n", with: "\r\n"))
    try folder.write("Search.swift", Self.search)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let session = Session("migrate-observable", "Counter", folder.path)
    #expect(session.output == "\(path): 'Counter' is now @Observable\nMigrated 1 class in 1 file.\n")
    #expect(session.status == 0)
    let text = try folder.text("Counter.swift")
    #expect(text.hasPrefix("import SwiftUI\r\n\r\n@Observable class Counter {\r\n  var count = 0\r\n}\r\n"))
    #expect(text.contains("@State private var counter"))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test("--diff shows all changes and writes nothing")
  func diff() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Counter.swift", Self.counter)
    let session = Session("migrate-observable", "--diff", folder.path)
    #expect(session.output.hasPrefix("--- \(path)\n+++ \(path)\n"))
    #expect(session.output.contains("\n+@Observable class Counter {\n"))
    #expect(session.status == 1)
    #expect(try folder.text("Counter.swift") == Self.counter)
  }

  @Test("A class that cannot be migrated is not changed, and its blockers are listed with their locations")
  func refused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Search.swift", Self.search)
    let session = Session("migrate-observable", "Search", folder.path)
    #expect(
      session.output == """
        \(path):3:13: 'Search' was not migrated:
          \(path):5:23: '$query' is a publisher, which @Observable does not have
        Nothing was changed.

        """)
    #expect(session.status == 1)
    #expect(try folder.text("Search.swift") == Self.search)
  }

  @Test("A blocker in another file prevents the migration")
  func refusedElsewhere() throws {
    let folder = try TemporaryFolder()
    try folder.write("Counter.swift", Self.counter)
    let other = try folder.write(
      "Other.swift", "import Combine\n\nfunc f(_ counter: Counter) -> Any { counter.$count }\n")
    let session = Session("migrate-observable", "Counter", folder.path)
    #expect(session.output.contains("\n  \(other):3:45: This uses a publisher of 'Counter'"))
    #expect(session.status == 1)
    #expect(try folder.text("Counter.swift") == Self.counter)
  }

  @Test(
    "A missing class, an ambiguous class, and no class are errors",
    arguments: [
      (["Countr"], "There is no file or ObservableObject class named 'Countr'. Did you mean 'Counter'?"),
      (["Model"], "'Model' matches several classes: 'A.Model' in "), ([], "needs a class or a path."),
    ])
  func unclear(names: [String], expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Counter.swift", Self.counter)
    for outer in ["A", "B"] {
      try folder.write(
        "\(outer).swift",
        "import Combine\nenum \(outer) { final class Model: ObservableObject { @Published var x = 0 } }\n")
    }
    let session = Session(["migrate-observable"] + names + (names.isEmpty ? [] : [folder.path]))
    #expect(session.errors.contains(expected), "\(session.errors)")
    #expect(session.status == 2)
  }

  @Test("A class in a file with uncommitted changes is not migrated")
  func uncommitted() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Counter.swift", Self.counter)
    try #require(try git("init", "--quiet", in: folder))
    let session = Session("migrate-observable", folder.path)
    #expect(session.errors.contains("'\(path)' has uncommitted changes"))
    #expect(session.status == 2)
    #expect(try folder.text("Counter.swift") == Self.counter)
    #expect(Session("migrate-observable", "--allow-dirty", folder.path).status == 0)
  }

  private func git(_ arguments: String..., in folder: TemporaryFolder) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test("The output says that a class is already @Observable")
  func alreadyObservable() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "import SwiftUI\n@Observable final class Store { var x = 0 }\n")
    let session = Session("migrate-observable", "Store", folder.path)
    #expect(session.output == "'Store' is already @Observable.\n")
    #expect(session.status == 0)
    #expect(Session("migrate-observable", "Stroe", folder.path).status == 2)
  }

  @Test("A public class in a local package is migrated together with the app that uses it")
  func packageOfAnApp() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", "")
    try folder.write("Kit/Package.swift", Self.manifest)
    try folder.write("Kit/Sources/Kit/Store.swift", Self.store)
    try folder.write(
      "App/Home.swift",
      "import Kit\nimport SwiftUI\nstruct Home: View { @StateObject private var store = Store()\n"
        + "var body: some View { Text(\"\\(store.count)\") } }\n")
    let session = Session("migrate-observable", "Store", folder("Kit"))
    #expect(session.status == 0, "\(session.output)\(session.errors)")
    #expect(try folder.text("App/Home.swift").contains("@State private var store = Store()"))
  }

  @Test("A public class in a package that others may use is not migrated", arguments: [true, false])
  func library(isPublic: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", Self.manifest)
    let store = isPublic ? Self.store : Self.store.replacing("public ", with: "")
    let path = try folder.write("Sources/Kit/Store.swift", store)
    let session = Session("migrate-observable", "Store", folder.path)
    #expect(session.status == (isPublic ? 1 : 0))
    #expect(
      session.output.contains(
        "\(path):2:20: 'Store' is public in a library, and code outside this project may observe it") == isPublic,
      "\(session.output)")
  }

  @Test("A class in a file without a target is not migrated if the package supports older systems")
  func olderSystem() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      Self.manifest.replacing("name: \"Kit\", products", with: "name: \"Kit\", platforms: [.iOS(.v16)], products"))
    try folder.write("Sources/Kit/Kit.swift", "import SwiftUI\n")
    let path = try folder.write("Scripts/Store.swift", Self.store)
    let session = Session("migrate-observable", folder("Scripts"))
    #expect(session.status == 1)
    #expect(
      session.output.contains(
        "\(path):2:20: The deployment target is iOS 16.0, and @Observable requires 17.0"), "\(session.output)")
  }

  @Test("A deployment target that is too low for all classes is reported once, at the beginning")
  func olderSystemOfAll() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      Self.manifest.replacing("name: \"Kit\", products", with: "name: \"Kit\", platforms: [.iOS(.v16)], products"))
    let search = try folder.write("Sources/Kit/Search.swift", Self.search)
    try folder.write("Sources/Kit/Store.swift", Self.store.replacing("public ", with: ""))
    let session = Session("migrate-observable", folder.path)
    #expect(
      session.output == """
        2 classes were not migrated: The deployment target is iOS 16.0, and @Observable requires 17.0
        Other reasons, which remain with a newer deployment target:
        \(search):3:13: 'Search' was not migrated:
          \(search):5:23: '$query' is a publisher, which @Observable does not have
        Migrated 0 of 2 classes.

        """)
    #expect(session.status == 1)
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])

    """

  private static let store = """
    import SwiftUI
    public final class Store: ObservableObject {
      @Published public var count = 0
      public init() {}
    }

    """
}
