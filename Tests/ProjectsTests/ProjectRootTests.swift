import Analysis
import Foundation
import TestSupport
import Testing

@testable import Projects

@Suite("The project around a path")
struct ProjectRootTests {
  private let manifest = "// swift-tools-version: 6.0\n"

  @Test("A file that is called like a manifest and is none makes no project")
  func packageType() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", "")
    try folder.write("Sources/Package.swift", "struct Package {}\n")
    #expect(ProjectRoot.enclosing(folder("Sources/Package.swift")) == folder.path)
  }

  @Test("The nearest folder above with a package, an Xcode project or a git work tree is the project")
  func nearest() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", "")
    try folder.write("App/A.swift", "")
    try folder.write("Core/Package.swift", manifest)
    try folder.write("Core/Sources/B.swift", "")
    #expect(ProjectRoot.enclosing(folder("App/A.swift")) == folder.path)
    #expect(ProjectRoot.enclosing(folder.path) == folder.path)
    #expect(ProjectRoot.enclosing(folder("Core/Sources/B.swift")) == folder("Core"))
    #expect(ProjectRoot.enclosing(folder("Core/Sources/../../App/gone.swift")) == folder.path)
  }

  @Test("A package below a work tree's folder of tests is no test")
  func sample() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write("Tests/Sample/Package.swift", manifest)
    try folder.write(
      "Tests/Sample/Home.swift",
      "import SwiftUI\nstruct Home: View { @State var n = 0; var body: some View { Text(\"\") } }\n")
    let result = CheckRun().check([folder("Tests/Sample")])
    #expect(result.files.flatMap(\.findings).map(\.rule) == ["private-state"])
  }

  @Test("Where nothing above is a project there is none")
  func none() {
    #expect(ProjectRoot.enclosing("/") == nil)
    #expect(ProjectRoot.enclosing("/dev/null") == nil)
  }

  @Test("A file's surroundings are its project, without the file itself, each file once")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", manifest)
    try folder.write("Sources/A.swift", "")
    try folder.write("Sources/B.swift", "")
    let extent = WholeProject.Extent(below: [folder("Sources/A.swift"), folder("Sources/./A.swift")])
    #expect(extent.paths == [folder("Sources/A.swift")])
    #expect(extent.surroundings == [folder("Package.swift"), folder("Sources/B.swift")])
    #expect(WholeProject.Extent(below: [folder.path]).surroundings == [])
    #expect(WholeProject.Extent(below: [folder.path, folder("Sources")]).surroundings == [])
  }
}
