import Foundation
import TestSupport
import Testing

@testable import Projects

@Suite("The project around a path")
struct ProjectRootTests {
  private let manifest = "// swift-tools-version: 6.0\n"

  @Test("A file named Package.swift that is not a manifest does not make its folder a project")
  func packageType() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", "")
    try folder.write("Sources/Package.swift", "struct Package {}\n")
    #expect(ProjectRoot.enclosing(folder("Sources/Package.swift")) == folder.path)
  }

  @Test("Without git, the outermost folder with a package, an Xcode project, or a workspace is the project")
  func outermost() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", "")
    try folder.write("App/A.swift", "")
    try folder.write("Core/Package.swift", manifest)
    try folder.write("Core/Sources/B.swift", "")
    for path in ["", "/App/A.swift", "/Core/Sources/B.swift", "/Core", "/Core/Sources/../../App/gone.swift"] {
      #expect(ProjectRoot.enclosing(folder.path + path) == folder.path)
    }
  }

  @Test("A description of XcodeGen is a project, and another file with its name is not")
  func descriptionOfXcodeGen() throws {
    let folder = try TemporaryFolder()
    try folder.write("project.yml", "name: Site\n")
    try folder.write("App/project.yml", "name: App\ntargets:\n  App:\n    type: application\n")
    try folder.write("App/Core/Package.swift", manifest)
    #expect(ProjectRoot.enclosing(folder("App/Core/A.swift")) == folder("App"))
  }

  @Test("The innermost git work tree around a path is the project, even with packages above and below it")
  func workTree() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", manifest)
    try folder.write("Checkout/.git/HEAD", "")
    try folder.write("Checkout/App/Packages/Kit/Package.swift", manifest)
    // A submodule.
    try folder.write("Checkout/Vendor/.git", "gitdir: elsewhere\n")
    #expect(ProjectRoot.enclosing(folder("Checkout/App/Packages/Kit/A.swift")) == folder("Checkout"))
    #expect(ProjectRoot.enclosing(folder("Checkout/Vendor/Sources/A.swift")) == folder("Checkout/Vendor"))
    #expect(ProjectRoot.enclosing(folder("Other/A.swift")) == folder.path)
  }

  @Test("A package below a folder of tests is a separate project, and the files around it are not")
  func foldersBelowTests() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write("Core/Tests/Sample/Package.swift", manifest)
    try folder.write("Core/Tests/Sample/Kit/Package.swift", manifest)
    try folder.write("Core/Tests/Sample/KitTests/Deep/Package.swift", manifest)
    try folder.write("Core/CoreTests/Package.swift", manifest)
    #expect(ProjectRoot.enclosing(folder("Core/Tests/Sample/A.swift")) == folder("Core/Tests/Sample"))
    #expect(ProjectRoot.enclosing(folder("Core/Tests/Sample/Kit/A.swift")) == folder("Core/Tests/Sample"))
    #expect(
      ProjectRoot.enclosing(folder("Core/Tests/Sample/KitTests/Deep/A.swift"))
        == folder("Core/Tests/Sample/KitTests/Deep"))
    #expect(ProjectRoot.enclosing(folder("Core/Tests/A.swift")) == folder.path)
    // Here, the package is the folder of tests itself.
    #expect(ProjectRoot.enclosing(folder("Core/CoreTests/A.swift")) == folder.path)
  }

  @Test("There is no project if no folder above the path is one")
  func none() {
    #expect(ProjectRoot.enclosing("/") == nil)
    #expect(ProjectRoot.enclosing("/dev/null") == nil)
  }
}
