import Analysis
import Projects
import SourceText

extension FileSource {
  /// Returns which files of a folder make up which modules, and how they are configured.
  func description(by listing: FolderListing, keeping earlier: ConfigurationTree?) -> ProjectDescription {
    ProjectDescription(describedBy: listing.descriptions, keeping: earlier) { bytes(atPath: $0) }
  }
}

extension Session {
  /// Reads a project's modules and configuration again after a file that describes them has changed.
  ///
  /// - Parameter isKnown: Returns whether the configurations that were read last are still current. Then nothing is
  ///   read.
  func readDescriptionAgain(
    root: String, unless isKnown: @escaping @Sendable (ConfigurationTree) -> Bool = { _ in false }
  ) {
    guard let project = projects[root], project.extent != .singleText else { return }
    let (files, serial, earlier) = (files, project.serial, project.project.configurations)
    let isTree = project.extent == .tree
    run(.background) {
      guard !isKnown(earlier) else { return { _ in } }
      let description = files.description(by: files.listing(of: root, recursively: isTree), keeping: earlier)
      return { $0.takeDescription(description, root: root, serial: serial) }
    }
  }

  /// For clients that cannot watch files: reads the description again if the configuration file of a document has
  /// changed. Looks only at files that may be that file, and at most once per second, because this is called for every
  /// key.
  func lookForConfiguration(of document: Document) {
    let (key, root, files, now) = (document.key, document.projectRoot, files, clock())
    guard !features.takesWatchedFileRegistration, document.location.kind == .file,
      projects[root]?.index.isListed == true,
      lastConfigurationLook.map({ now - $0 >= Self.configurationLookPause }) ?? true
    else { return }
    lastConfigurationLook = now
    readDescriptionAgain(root: root) { known in
      let found = ConfigurationFile.paths(above: key).lazy.compactMap { files.bytes(atPath: $0) }.first
      return found.map(\.withoutByteOrderMark) == known.file(forFileAt: key)?.bytes
    }
  }

  private static let configurationLookPause = Duration.seconds(1)

  func takeDescription(_ description: ProjectDescription, root: String, serial: Int) {
    guard let project = projects[root], project.serial == serial else { return }
    let known = project.project.configurations.files
    guard change(root, { _ = $0.update(description) }) else { return }
    for file in description.configurations.files
    where !known.contains(file) && !(known.isEmpty && file.problems.isEmpty) {
      publishProblems(of: file, in: project)
    }
    let paths = Set(description.configurations.files.map(\.path))
    for file in known where !paths.contains(file.path) && !file.problems.isEmpty {
      publish(Self.noDiagnostics, uri: project.uri(ofPath: file.path), version: nil)
    }
  }

  /// Publishes the problems in a configuration file. They are always pushed, because clients don't pull diagnostics for
  /// such a file from this server.
  private func publishProblems(of file: ConfigurationTree.File, in project: HostedProject) {
    let text = SourceBuffer(file.bytes)
    let diagnostics = file.problems.map { problem in
      Diagnostic(
        range: text.range(problem.range, in: features.columnUnit),
        severity: Severity.error.rawValue, code: "configuration", source: Product.name,
        message: problem.message)
    }
    publish(JSONWriter.bytes(of: diagnostics), uri: project.uri(ofPath: file.path), version: nil)
  }
}
