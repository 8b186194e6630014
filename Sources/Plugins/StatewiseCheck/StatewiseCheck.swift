import Foundation
import PackagePlugin

/// Findings as warnings of the build, in `swift build` and in Xcode. They never fail a build.
@main
struct StatewiseCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    // A finding in one target may depend on how another target uses its code.
    let project = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap(swiftFiles)
    return try commands(
      name: target.name, files: swiftFiles(of: target), project: project, tool: context.tool(named: "statewise"),
      folder: context.pluginWorkDirectoryURL)
  }

  private func swiftFiles(of target: any SourceModuleTarget) -> [URL] {
    target.sourceFiles(withSuffix: ".swift").map(\.url)
  }

  /// Returns the build command that checks the files of a target. It runs again when any file of the
  /// project has changed.
  private func commands(
    name: String, files: [URL], project: [URL], tool: PluginContext.Tool, folder: URL
  ) -> [Command] {
    guard !files.isEmpty else { return [] }
    // The build system runs a command only if it has an output file. Unlike a resource, an empty source file doesn't
    // end up in a bundle.
    let stamp = folder.appendingPathComponent("\(name)Statewise.swift")
    return [
      .buildCommand(
        displayName: "Checking state wrappers of \(name)", executable: tool.url,
        arguments: ["check", "--format", "xcode", "--exit-zero", "--stamp", stamp.path, "--"] + files.map(\.path),
        inputFiles: project, outputFiles: [stamp])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StatewiseCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      func swiftFiles(of target: XcodeTarget) -> [URL] {
        target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      }
      return try commands(
        name: target.displayName, files: swiftFiles(of: target),
        project: context.xcodeProject.targets.flatMap(swiftFiles), tool: context.tool(named: "statewise"),
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
