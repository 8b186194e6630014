import Facts

/// The targets of an Xcode project with their files and settings.
struct XcodeProject {
  struct Target {
    var module: Module
    var files: [String] = []
    var folders: [(path: String, excluded: [String], included: [String]?)] = []

    /// - Parameters:
    ///   - otherNames: Names that imports may use if the settings set no other, the most certain one first.
    ///   - configurations: The settings of each configuration.
    init(
      name: String, otherNames: [String], productType: String, project: String, dependencies: [String],
      configurations: [BuildSettings]
    ) {
      let names = configurations.compactMap(\.moduleName) + otherNames.map(ModuleName.identifier)
      let settings = configurations.map(\.settings)
      module = Module(
        name: names.first ?? "", aliases: Array(names.dropFirst()), kind: Self.kind(ofProduct: productType),
        origin: "target '\(name)' of \(project)", dependencies: dependencies.map(ModuleName.identifier),
        settings: settings.dropFirst().reduce(settings.first ?? ProjectSettings()) { $0.shared(with: $1) })
    }

    private static func kind(ofProduct type: String) -> Module.Kind {
      let type = type.split(separator: ".").last ?? ""
      if type.contains("test") { return .tests }
      if type.contains("extension") { return .appExtension }
      if type.hasPrefix("application") { return .app }
      return type == "tool" ? .executable : .library
    }
  }

  private let objects: [String: PropertyList]
  private let project: [String: PropertyList]
  /// The folder that contains the project.
  private let folder: String
  private let origin: String
  private let read: (String) -> [UInt8]?
  /// Paths of groups, folders, and files by object ID.
  private var paths: [String: String] = [:]
  /// Object IDs of the folders that Xcode synchronizes with the file system.
  private var synchronizedFolders: [String] = []

  /// - Parameters:
  ///   - path: The path of `Name.xcodeproj/project.pbxproj`.
  ///   - read: Returns the bytes of the project and of its `.xcconfig` files.
  init(at path: String, read: @escaping (String) -> [UInt8]?) {
    let bundle = FolderPath.parent(of: path)
    origin = bundle
    self.read = read
    let root = PropertyList.read(read(path) ?? []).table
    objects = root["objects"]?.table ?? [:]
    project = objects[root["rootObject"]?.text ?? ""]?.table ?? [:]
    folder = FolderPath.joined(FolderPath.parent(of: bundle), project["projectDirPath"]?.text ?? "")
    findPaths(from: project["mainGroup"]?.text ?? "")
  }

  private func object(_ id: PropertyList?) -> [String: PropertyList] { id?.text.flatMap { objects[$0]?.table } ?? [:] }
  private func all(_ ids: PropertyList?) -> [[String: PropertyList]] { ids?.list.map(object) ?? [] }

  // MARK: Paths

  private mutating func findPaths(from mainGroup: String) {
    var waiting = [(id: mainGroup, parent: folder)]
    while let (id, parent) = waiting.popLast() {
      guard paths[id] == nil, let item = objects[id]?.table else { continue }
      let path: String
      switch item["sourceTree"]?.text {
      case "<group>", nil: path = FolderPath.joined(parent, item["path"]?.text ?? "")
      case "SOURCE_ROOT": path = FolderPath.joined(folder, item["path"]?.text ?? "")
      case "<absolute>": path = item["path"]?.text ?? ""
      default: continue
      }
      paths[id] = path
      if item["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(id) }
      waiting += item["children"]?.list.compactMap(\.text).map { ($0, path) } ?? []
    }
  }

  // MARK: Targets

  /// A target with different files for different platforms appears once for each platform, because these files are never
  /// compiled together.
  var targets: [Target] {
    let shared = settingsOfProject
    return (project["targets"]?.list ?? []).compactMap(\.text).flatMap { id -> [Target] in
      guard let target = objects[id]?.table, target["isa"]?.text == "PBXNativeTarget" else { return [] }
      let platforms = separatePlatforms(of: id, target)
      return platforms.isEmpty
        ? [self.target(id, target, over: shared)]
        : platforms.map { self.target(id, target, over: shared, onlyFor: $0) }
    }
  }

  /// The platforms of the target's filters, if two files have filters without a common platform.
  private func separatePlatforms(of id: String, _ target: [String: PropertyList]) -> [String] {
    let listed = sources(of: target).map { Self.platforms($0) }
    let synchronized = synchronizedFolders.flatMap { filters(in: $0, of: id).values }
    let limited = Set((listed + synchronized).filter { !$0.isEmpty })
    let areSeparate = limited.contains { some in limited.contains { $0.isDisjoint(with: some) } }
    return areSeparate ? Set(limited.joined()).sorted() : []
  }

  private func sources(of target: [String: PropertyList]) -> [[String: PropertyList]] {
    all(target["buildPhases"]).filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }.flatMap { all($0["files"]) }
  }

  /// The platforms that a file of a build phase is for; empty for all.
  private static func platforms(_ file: [String: PropertyList]) -> Set<String> {
    Set((file["platformFilters"]?.list ?? []).compactMap(\.text) + [file["platformFilter"]?.text].compactMap { $0 })
  }

  /// The platforms that files in a synchronized folder are for, by their paths in it.
  private func filters(in group: String, of target: String) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for exceptions in all(objects[group]?.table["exceptions"]) where exceptions["target"]?.text == target {
      for (path, platforms) in exceptions["platformFiltersByRelativePath"]?.table ?? [:] {
        result[path] = Set(platforms.list.compactMap(\.text))
      }
    }
    return result
  }

  private func target(
    _ id: String, _ target: [String: PropertyList], over shared: [String: BuildSettings],
    onlyFor platform: String? = nil
  ) -> Target {
    let name = target["name"]?.text ?? ""
    // A configuration file that cannot be read may set a product name that differs from the target's.
    let product = object(target["productReference"])["path"]?.text.map { path in
      String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)])
    }
    var result = Target(
      name: name, otherNames: [product, target["name"]?.text].compactMap { $0 },
      productType: target["productType"]?.text ?? "",
      project: origin + (platform.map { " for \($0)" } ?? ""), dependencies: dependencies(of: target),
      configurations: buildSettings(of: target, name: name, over: shared))
    func isFor(_ platforms: Set<String>) -> Bool { platforms.isEmpty || platform.map(platforms.contains) ?? true }
    for file in sources(of: target) where isFor(Self.platforms(file)) {
      if let path = file["fileRef"]?.text.flatMap({ paths[$0] }), path.hasSuffix(".swift") {
        result.files.append(path)
      }
    }
    addSynchronizedFolders(of: id, target, to: &result, where: isFor)
    return result
  }

  /// A target that lists a synchronized folder gets the folder's files without the exceptions. Any other target gets
  /// only the files that its exceptions list.
  private func addSynchronizedFolders(
    of id: String, _ target: [String: PropertyList], to result: inout Target, where isFor: (Set<String>) -> Bool
  ) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.list.compactMap(\.text) ?? [])
    for group in synchronizedFolders {
      guard let folder = paths[group], let item = objects[group]?.table else { continue }
      let exceptions = all(item["exceptions"]).filter { $0["target"]?.text == id }
        .flatMap { $0["membershipExceptions"]?.list.compactMap(\.text) ?? [] }
      if own.contains(group) {
        let others = filters(in: group, of: id).filter { !isFor($0.value) }.map(\.key)
        result.folders.append((folder, excluded: exceptions + others, included: nil))
      } else {
        result.files += exceptions.filter { $0.hasSuffix(".swift") }.map { FolderPath.joined(folder, $0) }
      }
    }
  }

  private func dependencies(of target: [String: PropertyList]) -> [String] {
    let targets = all(target["dependencies"]).compactMap { object($0["target"])["name"]?.text }
    let products = all(target["packageProductDependencies"]).compactMap { $0["productName"]?.text }
    return targets + products
  }

  // MARK: Settings

  /// The settings of the project by the name of the configuration. A configuration's own settings replace those of its
  /// file.
  private var settingsOfProject: [String: BuildSettings] {
    var result: [String: BuildSettings] = [:]
    for configuration in all(object(project["buildConfigurationList"])["buildConfigurations"]) {
      result[configuration["name"]?.text ?? ""] = settings(of: configuration, over: BuildSettings())
    }
    return result
  }

  /// The settings of each configuration of the target. The settings of the target's file replace those of the project,
  /// and the target's own settings replace both.
  private func buildSettings(
    of target: [String: PropertyList], name: String, over shared: [String: BuildSettings]
  ) -> [BuildSettings] {
    all(object(target["buildConfigurationList"])["buildConfigurations"]).map { configuration in
      var inherited = shared[configuration["name"]?.text ?? ""] ?? BuildSettings()
      inherited.add(["TARGET_NAME": name])
      return settings(of: configuration, over: inherited)
    }
  }

  private func settings(of configuration: [String: PropertyList], over inherited: BuildSettings) -> BuildSettings {
    var result = inherited
    result.add(fileSettings(of: configuration))
    result.add(ownSettings(of: configuration))
    return result
  }

  private func ownSettings(of configuration: [String: PropertyList]) -> [String: String] {
    (configuration["buildSettings"]?.table ?? [:]).mapValues { value in
      value.text ?? value.list.compactMap(\.text).joined(separator: " ")
    }
  }

  private func fileSettings(of configuration: [String: PropertyList]) -> [String: String] {
    var path = configuration["baseConfigurationReference"]?.text.flatMap { paths[$0] }
    if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ paths[$0] }) {
      path = FolderPath.joined(anchor, configuration["baseConfigurationReferenceRelativePath"]?.text ?? "")
    }
    return path.map { BuildSettingsFile.settings(at: $0, read: read) } ?? [:]
  }
}
