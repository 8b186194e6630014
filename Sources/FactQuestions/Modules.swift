import Facts

/// Which files see what of which others.
extension ProjectFacts {
  /// How a file sees the declarations of another.
  enum Reach: UInt8, Comparable {
    /// In one of its own modules.
    case ownModule
    /// In a module that it imports; `package` and `public` declarations only, but for `@testable` imports.
    case imported
    /// Nothing is known of the modules of one of the two.
    case unknown
    case none

    static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  /// The modules of a file; none where no package or Xcode project claims it.
  package func modules(of file: FileSummary) -> [Module] {
    moduleIndices(of: file).map { moduleMap.modules[$0] }
  }

  /// Whether no module compiles the file: no target claims it, while targets claim nearly all others around it.
  package func isLeftOut(_ file: FileSummary) -> Bool {
    number(of: file).map { moduleIndex.isLeftOut($0) } ?? false
  }

  /// Their indices in `moduleMap.modules`.
  func moduleIndices(of file: FileSummary) -> [Int] {
    number(of: file).map { moduleIndex.modules(ofFile: $0) } ?? moduleMap.modules(ofFileAt: file.path)
  }

  /// How the modules that hold the file are built, as far as all of them agree.
  package func settings(of file: FileSummary) -> ProjectSettings {
    let configured = configuredSettings(of: file)
    let each = modules(of: file).map { configured.filled(from: $0.settings).filled(from: moduleMap.settings) }
    guard let first = each.first else { return configured.filled(from: moduleMap.settings) }
    return each.dropFirst().reduce(first) { $0.shared(with: $1) }
  }

  /// The oldest systems that the file may run on. A file that no module claims may belong to any of them. Only for what
  /// does not compile on an older system: a package that says nothing is older than the app beside it.
  package func oldestDeploymentTargets(of file: FileSummary) -> [Platform: Version] {
    let known = settings(of: file)
    guard modules(of: file).isEmpty else { return known.deploymentTargets }
    return known.filled(from: ProjectSettings(deploymentTargets: moduleMap.lowestDeploymentTargets)).deploymentTargets
  }

  /// Whether code that nobody sees may use the type.
  package func mayBeUsedOutside(_ type: DeclaredType) -> Bool {
    type.isSeen(atLevel: .public) && modules(of: type.file).contains(where: \.isPublished)
  }

  /// Whether all of the file's modules are app extensions that declare widgets. Widgets show each of their entries in
  /// views of its own, so that a value never changes under a view.
  package func isInWidgetExtension(_ file: FileSummary) -> Bool {
    let modules = modules(of: file)
    guard !modules.isEmpty, modules.allSatisfy({ $0.kind == .appExtension }), let own = number(of: file) else {
      return false
    }
    return ["Widget", "WidgetBundle", "ControlWidget"].contains { name in
      numbers(.mentioned, name).contains { moduleIndex.shareModule($0, own) }
    }
  }

  /// What the user says about the file.
  func configuredSettings(of file: FileSummary) -> ProjectSettings {
    folderSettings.isEmpty ? settings : settings.filled(from: folderSettings.settings(forFileAt: file.path))
  }

  /// Whether Skip bridges the file's module, by its settings or by an import in any of its files.
  package func isBridgedBySkip(_ file: FileSummary) -> Bool {
    settings(of: file).isBridgedBySkip || skipFiles.contains { sharesModule($0, file) }
  }

  /// Whether a file may use what another declares without an access level.
  func seesInternals(of other: FileSummary, from file: FileSummary) -> Bool {
    guard let number = number(of: other), !sharesModule(number, file) else { return true }
    let testable = file.imports.filter(\.isTestable)
    guard !testable.isEmpty else { return false }
    // Only modules of the project are imported that way; one without a file here may be any of them.
    guard testable.allSatisfy(moduleIndex.isKnown) else { return true }
    return !moduleIndex.modules(importedBy: testable).isDisjoint(with: moduleIndex.modules(ofFile: number))
  }

  /// Whether a module may hold both files: it certainly does, or nothing is known of one of them.
  private func sharesModule(_ other: Int32, _ file: FileSummary) -> Bool {
    guard moduleIndex.isUsed, let own = number(of: file), own != other else { return true }
    return moduleIndex.shareModule(own, other) || moduleIndex.isLoose(own) || moduleIndex.isLoose(other)
  }

  /// How other files are seen from one file.
  struct Viewpoint {
    private let number: Int32
    private let index: ModuleIndex
    private let imported: Set<Int>
    private let testable: Set<Int>

    fileprivate init(_ file: FileSummary, number: Int32, index: ModuleIndex) {
      self.number = number
      self.index = index
      imported = index.modules(importedBy: file.imports)
      let testable = file.imports.filter(\.isTestable)
      self.testable = testable.isEmpty ? [] : index.modules(importedBy: testable)
    }

    func reach(of other: Int32) -> Reach {
      if number == other || index.shareModule(number, other) { return .ownModule }
      if index.isLoose(number) || index.isLoose(other) { return .unknown }
      return imported.isDisjoint(with: index.modules(ofFile: other)) ? .none : .imported
    }

    /// The same for a declaration, whose access level may hide it from other modules.
    func reach(of declared: DeclaredType, in other: Int32) -> Reach {
      let reach = reach(of: other)
      guard reach == .imported, !declared.isSeenByOtherModules else { return reach }
      return testable.isDisjoint(with: index.modules(ofFile: other)) ? .none : .imported
    }
  }

  /// Nil where all files see each other.
  func viewpoint(_ file: FileSummary) -> Viewpoint? {
    guard moduleIndex.isUsed, let number = number(of: file) else { return nil }
    return Viewpoint(file, number: number, index: moduleIndex)
  }

  /// Whether code of a file can name declarations of another one.
  func sees(_ other: FileSummary, from file: FileSummary) -> Bool {
    guard other.id != file.id, let viewpoint = viewpoint(file), let number = number(of: other) else {
      return true
    }
    return viewpoint.reach(of: number) != .none
  }
}

extension DeclaredType {
  /// `package`, `public` or `open` all the way out. A member of an extension has the extension's level.
  var isSeenByOtherModules: Bool { isSeen(atLevel: .package) }

  /// Whether it has the level or a higher one, all the way out.
  func isSeen(atLevel level: AccessLevel) -> Bool {
    let scopes = file.scopes(from: index).map(\.declaration)
    return scopes.enumerated().allSatisfy { depth, scope in
      if scope.kind == .extension { return true }
      let outer = scopes.indices.contains(depth + 1) ? scopes[depth + 1] : nil
      let inherited = outer?.kind == .extension ? outer?.access : nil
      return scope.access ?? inherited ?? .internal >= level
    }
  }
}
