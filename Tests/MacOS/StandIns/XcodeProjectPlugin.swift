// The part of Xcode's module that the plug-ins use, declared as Apple documents it.
import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError(name) }
}

public struct XcodeProject: Identifiable {
  public var id: String
  public var displayName: String
  public var directoryURL: URL
  public var targets: [XcodeTarget]
}

public struct XcodeTarget: Identifiable {
  public var id: String
  public var displayName: String
  public let inputFiles: FileList
}
