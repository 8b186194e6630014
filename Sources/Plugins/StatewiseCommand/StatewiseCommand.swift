import Foundation
import PackagePlugin

/// `swift package statewise check`: the program with all its commands, for a package that depends on this one.
@main
struct StatewiseCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "statewise"), arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: PluginContext.Tool, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The program prints the findings; scripts check its exit status.
    exit(process.terminationStatus)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StatewiseCommand: XcodeCommandPlugin {
    /// Xcode passes the targets that the user selected. They are ignored, because the program checks the whole project.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let rest = extractor.remainingArguments
      try run(
        context.tool(named: "statewise"), rest.isEmpty ? ["check", "--format", "xcode"] : rest,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
