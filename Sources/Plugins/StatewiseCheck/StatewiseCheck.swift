import Foundation
import PackagePlugin

/// Findings as warnings of the build, in `swift build` and in Xcode. They never fail a build.
@main
struct StatewiseCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    // A finding about one target may depend on how another one uses it.
    let project = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap(swiftFiles)
    return try commands(
      name: target.name, files: swiftFiles(of: target), project: project, tool: context.tool(named: "statewise"),
      folder: context.pluginWorkDirectoryURL)
  }

  private func swiftFiles(of target: any SourceModuleTarget) -> [URL] {
    target.sourceFiles(withSuffix: ".swift").map(\.url)
  }

  /// One run for the files of a target, again when any file of the project changed.
  private func commands(
    name: String, files: [URL], project: [URL], tool: PluginContext.Tool, folder: URL
  ) -> [Command] {
    guard !files.isEmpty else { return [] }
    // The build system runs what makes a file. An empty source is none that ends up in a bundle.
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
