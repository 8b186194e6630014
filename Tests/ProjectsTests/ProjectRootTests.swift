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

  @Test("Where nothing above is a project there is none")
  func none() {
    #expect(ProjectRoot.enclosing("/") == nil)
    #expect(ProjectRoot.enclosing("/dev/null") == nil)
  }
}
