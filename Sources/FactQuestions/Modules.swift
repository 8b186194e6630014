import Facts

/// The declarations of other files that a file can see.
extension ProjectFacts {
  /// The way in which a file can see the declarations of another file.
  enum Reach: UInt8, Comparable {
    /// They are in one of its own modules.
    case ownModule
    /// They are in a module that it imports. Without `@testable`, it sees only those that are at least `package`.
    case imported
    /// The modules of one of the two files are not known.
    case unknown
    case none

    static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }
  }

  /// Returns whether a package or an Xcode project says which files are compiled together with the file.
  package func isInTarget(_ file: FileSummary) -> Bool { !moduleIndices(of: file).isEmpty }

  /// Returns the modules of a file; empty if no package or Xcode project claims it.
  package func modules(of file: FileSummary) -> [Module] { moduleIndices(of: file).map { moduleMap.modules[$0] } }

  /// Returns whether the app does not contain the file: no target claims it, although targets claim nearly all other
  /// files around it, or it is an example that came with a copy of a library.
  package func isLeftOut(_ file: FileSummary) -> Bool {
    file.traits.contains(.isExampleOfLibrary) || number(of: file).map { moduleIndex.isLeftOut($0) } ?? false
  }

  /// Returns the indices of a file's modules in `moduleMap.modules`.
  func moduleIndices(of file: FileSummary) -> [Int] {
    number(of: file).map { moduleIndex.modules(ofFile: $0) } ?? moduleMap.modules(ofFileAt: file.path)
  }

  /// Returns the build settings on which all modules that contain the file agree.
  package func settings(of file: FileSummary) -> ProjectSettings {
    let configured = configuredSettings(of: file)
    let each = modules(of: file).map { configured.filled(from: $0.settings).filled(from: moduleMap.settings) }
    guard let first = each.first else { return configured.filled(from: moduleMap.settings) }
    return each.dropFirst().reduce(first) { $0.shared(with: $1) }
  }

  /// Returns the lowest system versions that a type's code may run on, or the file's code outside of types. A file that
  /// no module claims may belong to any module. Use these only to decide what compiles: a package without deployment
  /// targets has lower ones than the app next to it.
  package func oldestDeploymentTargets(of file: FileSummary, at scope: TypeIndex?) -> [Platform: Version] {
    let known = deploymentTargets(at: scope, in: file)
    guard settings(of: file).deploymentTargets.isEmpty, modules(of: file).isEmpty else { return known }
    return moduleMap.lowestDeploymentTargets.merging(known) { $1 }
  }

  /// Returns whether the code of a type, or the file's code outside of types, may rely on this release of SwiftUI.
  package func runs(on release: SwiftUIRelease, at scope: TypeIndex?, in file: FileSummary) -> Answer {
    ProjectSettings(deploymentTargets: deploymentTargets(at: scope, in: file)).runs(on: release)
  }

  /// The deployment targets, or the later versions that `@available` requires around the code. If the module has no
  /// targets of its own, as in a manifest without `platforms`, the versions of `@available` replace those of the
  /// project.
  private func deploymentTargets(at scope: TypeIndex?, in file: FileSummary) -> [Platform: Version] {
    let targets = settings(of: file).deploymentTargets
    guard let introduced = file.type(at: scope)?.introduced, !introduced.isEmpty else { return targets }
    let configured = configuredSettings(of: file)
    let isKnown =
      !targets.isEmpty
      && modules(of: file).allSatisfy { !configured.filled(from: $0.settings).deploymentTargets.isEmpty }
    return isKnown
      ? targets.merging(introduced.filter { targets[$0.key] != nil }, uniquingKeysWith: max)
      : targets.merging(introduced) { $1 }
  }

  /// Returns whether code outside the project may use the type.
  package func mayBeUsedOutside(_ type: DeclaredType) -> Bool {
    type.isSeen(atLevel: .public) && modules(of: type.file).contains(where: \.isPublished)
  }

  /// Returns whether all of the file's modules are app extensions that declare widgets. A widget shows each of its
  /// entries in new views, so a value never changes while a view is shown.
  package func isInWidgetExtension(_ file: FileSummary) -> Bool {
    let modules = modules(of: file)
    guard !modules.isEmpty, modules.allSatisfy({ $0.kind == .appExtension }), let own = number(of: file) else {
      return false
    }
    return ["Widget", "WidgetBundle", "ControlWidget"].contains { name in
      numbers(.mentioned, name).contains { moduleIndex.shareModule($0, own) }
    }
  }

  /// Returns whether code of a file may run in the app that another file declares. Code of another app or of an app
  /// extension cannot.
  package func mayRun(_ file: FileSummary, inAppOf app: FileSummary) -> Bool {
    let modules = modules(of: file)
    return !modules.allSatisfy { $0.kind == .app || $0.kind == .appExtension } || sees(app, from: file)
  }

  /// Returns the settings that the user specifies for the file.
  func configuredSettings(of file: FileSummary) -> ProjectSettings {
    folderSettings.isEmpty ? settings : settings.filled(from: folderSettings.settings(forFileAt: file.path))
  }

  /// Returns whether Skip bridges the file's module, by its settings or by an import in any of its files.
  package func isBridgedBySkip(_ file: FileSummary) -> Bool {
    settings(of: file).isBridgedBySkip || skipFiles.contains { sharesModule($0, file) }
  }

  /// Returns whether a file may use the internal declarations of another file.
  func seesInternals(of other: FileSummary, from file: FileSummary) -> Bool {
    guard let number = number(of: other), !sharesModule(number, file) else { return true }
    let testable = file.imports.filter(\.isTestable)
    guard !testable.isEmpty else { return false }
    // Only modules of the project can be imported with `@testable`. A module without known files may contain any file.
    guard testable.allSatisfy(moduleIndex.isKnown) else { return true }
    return !moduleIndex.modules(importedBy: testable).isDisjoint(with: moduleIndex.modules(ofFile: number))
  }

  /// Returns whether one module may contain both files. This includes files whose modules are not known.
  private func sharesModule(_ other: Int32, _ file: FileSummary) -> Bool {
    guard moduleIndex.isUsed, let own = number(of: file), own != other else { return true }
    return moduleIndex.shareModule(own, other) || moduleIndex.isLoose(own) || moduleIndex.isLoose(other)
  }

  /// The view that one file has of other files.
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

    @inline(never)
    func reach(of other: Int32) -> Reach {
      if number == other || index.shareModule(number, other) { return .ownModule }
      if index.isLoose(number) || index.isLoose(other) { return .unknown }
      return imported.isDisjoint(with: index.modules(ofFile: other)) ? .none : .imported
    }

    /// Returns the way in which the file sees a declaration, whose access level may hide it from other modules.
    @inline(never)
    func reach(of declared: DeclaredType, in other: Int32) -> Reach {
      let reach = reach(of: other)
      guard reach == .imported, !declared.isSeenByOtherModules else { return reach }
      return testable.isDisjoint(with: index.modules(ofFile: other)) ? .none : .imported
    }
  }

  /// Returns the file's viewpoint; nil if all files see each other.
  func viewpoint(_ file: FileSummary) -> Viewpoint? {
    guard moduleIndex.isUsed, let number = number(of: file) else { return nil }
    return Viewpoint(file, number: number, index: moduleIndex)
  }

  /// Returns whether code of a file can name declarations of another file.
  @inline(never)
  package func sees(_ other: FileSummary, from file: FileSummary) -> Bool {
    guard other.id != file.id, let viewpoint = viewpoint(file), let number = number(of: other) else {
      return true
    }
    return viewpoint.reach(of: number) != .none
  }
}

extension DeclaredType {
  /// Whether it and all declarations around it are at least `package`. A member of an extension has the extension's
  /// level.
  var isSeenByOtherModules: Bool { isSeen(atLevel: .package) }

  /// Returns whether it and all declarations around it have at least that level.
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
