import Foundation
import SourceText
import TestSupport
import Testing

@testable import Projects

@Suite("Finding Swift files")
struct SwiftFilesTests {
  private func names(_ found: SwiftFiles.Found, in folder: TemporaryFolder) -> [String] {
    found.paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test("Files and folders are in the order of their names")
  func order() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "a/z.swift", "a/c/x.swift", "c.swift", "a/d.swift", "a.swift", "notes.md"] {
      try folder.write(name, "")
    }
    let found = SwiftFiles.find(under: [folder.path])
    #expect(names(found, in: folder) == ["a/c/x.swift", "a/d.swift", "a/z.swift", "a.swift", "b.swift", "c.swift"])
    #expect(found.problems.isEmpty)
  }

  @Test(
    "Products, dependencies, and hidden folders are skipped",
    arguments: [".build", ".git", "Pods", "Carthage", "DerivedData", "checkouts", ".hidden"])
  func skipped(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("\(name)/Skipped.swift", "")
    try folder.write("App.swift", "")
    #expect(names(SwiftFiles.find(under: [folder.path]), in: folder) == ["App.swift"])
  }

  @Test("A package compiles everything in 'Sources' but hidden folders, whatever its name")
  func sources() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "")
    for name in ["Pods", "node_modules", ".hidden"] {
      try folder.write("\(name)/Skipped.swift", "")
      try folder.write("Sources/App/\(name)/A.swift", "")
      try folder.write("App/Sources/\(name)/B.swift", "")
    }
    #expect(
      names(SwiftFiles.find(under: [folder.path]), in: folder)
        == ["Package.swift", "Sources/App/Pods/A.swift", "Sources/App/node_modules/A.swift"])
  }

  @Test("A skipped folder that the user names is searched")
  func namedByUser() throws {
    let folder = try TemporaryFolder()
    try folder.write("Pods/Kit/Kit.swift", "")
    #expect(SwiftFiles.find(under: [folder("Pods")]).paths == [folder("Pods/Kit/Kit.swift")])
  }

  @Test("A link to a parent folder does not cause a loop, and no file is listed twice")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/App.swift", "")
    try FileManager.default.createSymbolicLink(atPath: folder("a/up"), withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: folder("Same.swift"), withDestinationPath: folder("a/App.swift"))
    #expect(names(SwiftFiles.find(under: [folder.path]), in: folder) == ["a/App.swift"])
    #expect(SwiftFiles.find(under: [folder("a/up/a")]).paths == [folder("a/up/a/App.swift")])
  }

  @Test("If paths overlap, each file is listed once, under its first name")
  func overlap() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/App.swift", "")
    let found = SwiftFiles.find(under: [folder("a/App.swift"), folder.path, folder("a/../a")])
    #expect(found.paths == [folder("a/App.swift")])
  }

  @Test("Each path without files is a separate problem, and the others are searched")
  func problems() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", "")
    try folder.write("notes.md", "")
    try folder.write("empty/notes.md", "")
    let found = SwiftFiles.find(under: [folder("gone"), folder("notes.md"), folder("empty"), folder("App.swift")])
    #expect(found.paths == [folder("App.swift")])
    #expect(
      found.problems.map(\.sentence) == [
        "There is no file or folder at '\(folder("gone"))'.",
        "'\(folder("notes.md"))' is not a Swift file; name a folder or a file that ends in .swift.",
        "There is no Swift file in '\(folder("empty"))'.",
      ])
  }

  @Test("A very deep folder does not need a deep stack")
  func depth() throws {
    let folder = try TemporaryFolder()
    let deep = Array(repeating: "d", count: 500).joined(separator: "/")
    try folder.write("\(deep)/App.swift", "")
    #expect(names(SwiftFiles.find(under: [folder.path]), in: folder) == ["\(deep)/App.swift"])
  }

  @Test("Paths are made absolute without reading the disk")
  func absolute() {
    #expect(SwiftFiles.absolute("/a/./b//../c/") == "/a/c")
    #expect(SwiftFiles.absolute("/../a") == "/a")
    #expect(SwiftFiles.absolute("/") == "/")
    #expect(SwiftFiles.absolute("a").hasSuffix("/a"))
    #expect(SwiftFiles.isSame("./a/../b", "b"))
  }

  @Test("Nested work trees and packages below a folder of tests are separate projects")
  func otherProjects() throws {
    let folder = try TemporaryFolder()
    let manifest = "// swift-tools-version: 6.0\n"
    for path in [".git/HEAD", "A.swift", "Vendor/.git", "Vendor/B.swift", "Vendor/.statewise.json", "Tests/C.swift"] {
      try folder.write(path, "")
    }
    try folder.write("Tests/Sample/Package.swift", manifest)
    try folder.write("Tests/Sample/D.swift", "")
    let found = SwiftFiles.find(under: [folder.path])
    #expect(found.paths == [folder("A.swift"), folder("Tests/C.swift")])
    #expect(found.descriptions == [])
    #expect(found.workTrees == [folder("Vendor")])
    #expect(found.packagesBelowTests == [folder("Tests/Sample")])
    // A search that starts in one of these projects finds its files.
    #expect(SwiftFiles.find(under: [folder("Vendor")]).paths == [folder("Vendor/B.swift")])
    #expect(SwiftFiles.find(under: [folder("Tests/Sample")]).paths.last == folder("Tests/Sample/Package.swift"))
  }
}
