import Facts

/// Determines which files belong to which module and how each module is built. Both the command line and the server use
/// it.
package struct ModuleReader {
  private let base: String
  private let read: (String) -> [UInt8]?

  /// - Parameters:
  ///   - base: The absolute folder that relative paths start from.
  ///   - read: Returns the bytes of a file, or nil for a file that cannot be read, which is then ignored.
  package init(base: String = "/", read: @escaping (String) -> [UInt8]?) {
    self.base = base
    self.read = read
  }

  static let project = "project.pbxproj"
  static let manifest = "Package.swift"
  static let compilerVersion = ".swift-version"
  static let xcodeVersion = ".xcode-version"
  /// The settings of Skip, which transpiles a package or bridges it to Android.
  static let skipSettings = "Skip/skip.yml"

  /// Reads the packages and projects among the paths. Never fails. Files that no target claims have no module,
  /// and may belong to any.
  package func modules(describedBy paths: [String]) -> ModuleMap {
    var map = ModuleMap(base: base)
    let foldersBuiltWithSkip = Set(
      paths.filter { $0.hasSuffix(Self.skipSettings) }.map { FolderPath.parent(of: FolderPath.parent(of: $0)) })
    let generated = generatedProjects(paths)
    let outermost = outermostFolder(of: paths.filter { isDescription($0) || generated[$0] != nil })
    var known: Set<String> = []
    for path in paths.sorted() where known.insert(SwiftFiles.absolute(path)).inserted {
      switch FolderPath.lastComponent(of: path) {
      case Self.manifest:
        add(
          packageAt: path, isOutermost: folder(describedBy: path) == outermost,
          foldersBuiltWithSkip: foldersBuiltWithSkip, to: &map)
      case Self.project: add(XcodeProject(at: path, read: read).targets, ofProjectAt: path, to: &map)
      default: add(generated[path] ?? [], ofProjectAt: path, to: &map)
      }
    }
    map.settings = toolSettings(paths)
    return map
  }

  /// The absolute path of the folder that a manifest or an Xcode project describes.
  private func folder(describedBy path: String) -> String {
    let folder = FolderPath.parent(of: SwiftFiles.absolute(FolderPath.joined(base, path)))
    return FolderPath.lastComponent(of: path) == Self.project ? FolderPath.parent(of: folder) : folder
  }

  /// The targets of the projects that XcodeGen generates, by the paths of their descriptions. If the generated project
  /// also exists, its description is left out, because Xcode builds that project.
  private func generatedProjects(_ paths: [String]) -> [String: [XcodeProject.Target]] {
    var result: [String: [XcodeProject.Target]] = [:]
    for path in paths where XcodeGenSpec.fileNames.contains(FolderPath.lastComponent(of: path)) {
      guard let project = try? XcodeGenProject(at: path, read: read) else { continue }
      let file = FolderPath.joined(FolderPath.parent(of: path), "\(project.name).xcodeproj/\(Self.project)")
      if !paths.contains(file) { result[path] = project.targets }
    }
    return result
  }

  private func isDescription(_ path: String) -> Bool {
    [Self.manifest, Self.project].contains(FolderPath.lastComponent(of: path))
  }

  /// The folder with a package or an Xcode project that contains all others; nil if there is no such folder.
  private func outermostFolder(of descriptions: [String]) -> String? {
    let folders = descriptions.map(folder)
    guard let outermost = folders.min(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    return folders.allSatisfy { $0 == outermost || $0.hasPrefix(outermost + "/") } ? outermost : nil
  }

  /// - Parameter isOutermost: Whether the package's folder contains all other packages and projects, so that it is
  ///   probably a whole repository, and other packages can depend on it by its URL.
  private func add(
    packageAt path: String, isOutermost: Bool, foldersBuiltWithSkip: Set<String>, to map: inout ModuleMap
  ) {
    guard let bytes = read(path) else { return }
    let package = FolderPath.parent(of: path)
    let manifest = PackageManifest(bytes, path: path)
    for target in manifest.targets {
      let folders = target.paths.map { FolderPath.joined(package, trimmed($0)) }
      var module = target.module
      if isOutermost, manifest.mayPublish(target) { module = module.published }
      if folders.contains(where: foldersBuiltWithSkip.contains) { module = module.bridgedBySkip }
      let index = map.add(module)
      for folder in folders {
        map.addFolder(
          folder,
          ModuleMap.Folder(
            module: index, excluded: target.excluded.map(trimmed), included: target.sources?.map(trimmed),
            claimant: .package(in: self.folder(describedBy: path))))
      }
    }
  }

  private func add(_ targets: [XcodeProject.Target], ofProjectAt path: String, to map: inout ModuleMap) {
    for target in targets {
      let index = map.add(target.module)
      for file in target.files { map.addFile(file, to: index) }
      for folder in target.folders {
        map.addFolder(
          folder.path,
          ModuleMap.Folder(
            module: index, excluded: folder.excluded.map(trimmed), included: folder.included?.map(trimmed),
            claimant: .xcodeProject(in: self.folder(describedBy: path))))
      }
    }
  }

  /// The settings from the files that pin tool versions. If there are several such files, the one in the outermost
  /// folder applies.
  private func toolSettings(_ paths: [String]) -> ProjectSettings {
    func text(_ name: String) -> String? {
      paths.filter { FolderPath.lastComponent(of: $0) == name }
        .min { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
        .flatMap(read).map { String(decoding: $0, as: UTF8.self) }
    }
    var result = ProjectSettings()
    result.compilerVersion = text(Self.compilerVersion).flatMap(ToolVersions.compiler)
    return text(Self.xcodeVersion).map { result.filled(from: ToolVersions.settings(ofXcode: $0)) } ?? result
  }

  /// Returns "Sources/App" for "./Sources/App/".
  private func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/"), path.utf8.count > 1 { path = path.dropLast() }
    return path.isEmpty ? "." : String(path)
  }
}

extension Module {
  fileprivate var bridgedBySkip: Module {
    var settings = settings
    settings.isBridgedBySkip = true
    return with(settings, isPublished: isPublished)
  }

  fileprivate var published: Module { with(settings, isPublished: true) }

  private func with(_ settings: ProjectSettings, isPublished: Bool) -> Module {
    Module(
      name: name, aliases: aliases, kind: kind, origin: origin, dependencies: dependencies, settings: settings,
      isPublished: isPublished)
  }
}
