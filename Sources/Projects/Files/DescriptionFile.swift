/// The files beside Swift code that describe a project: how its files form modules, and how they are checked.
package enum DescriptionFile {
  /// Returns whether a file with this path may be part of a description. If so, a change to it requires reading the
  /// description again.
  package static func matches(_ path: String) -> Bool {
    isListed(path) || [".xcconfig", ".yml", ".yaml"].contains { path.hasSuffix($0) }
  }

  /// Returns whether reading a description starts from a file with this path. Other files, such as `.xcconfig` files
  /// and those that a description of XcodeGen includes, are found through these.
  package static func isListed(_ path: String) -> Bool {
    let name = FolderPath.lastComponent(of: path)
    return [
      ModuleReader.manifest, ModuleReader.project, ModuleReader.compilerVersion, ModuleReader.xcodeVersion,
      ConfigurationFile.name,
    ].contains(name) || XcodeGenSpec.fileNames.contains(name) || path.hasSuffix(ModuleReader.skipSettings)
  }
}
