/// The files beside Swift code that say something of a project: how its files make up modules, and how they are judged.
package enum DescriptionFile {
  /// Whether a file of that path may say something, so that a change of it is a reason to read the description again.
  package static func isOne(_ path: String) -> Bool {
    isListed(path) || path.hasSuffix(".xcconfig")
  }

  /// Whether a file of that path is one to read a description from. Others are found through these.
  package static func isListed(_ path: String) -> Bool {
    let name = FolderPath.lastComponent(of: path)
    return [
      ModuleReader.manifest, ModuleReader.project, ModuleReader.compilerVersion, ModuleReader.xcodeVersion,
      ConfigurationFile.name,
    ].contains(name) || path.hasSuffix(ModuleReader.skip)
  }
}
