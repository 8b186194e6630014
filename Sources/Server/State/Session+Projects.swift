/// A folder of the client's workspace.
struct WorkspaceRoot: Sendable {
  /// The canonical path.
  let path: String
  /// The URI as the client spelled it.
  let uri: String
  /// The root of the project that the folder is, or is a part of.
  let projectRoot: String
}

extension Session {
  /// Adds a folder of the client's workspace and starts reading its project.
  func addFolder(uri: String) {
    let location = DocumentURI(uri)
    guard location.kind == .file else { return }
    let path = files.canonicalPath(location.key)
    guard !folders.contains(where: { $0.path == path }) else { return }
    let folder = WorkspaceRoot(path: path, uri: uri, projectRoot: files.projectRoot(around: path) ?? path)
    folders.append(folder)
    // A project that was created for one of its files is read again, because the folder changes the spelling of its
    // URIs.
    let extent: HostedProject.Extent = files.isTooWide(folder.projectRoot) ? .folder : .tree
    addProject(HostedProject(root: folder.projectRoot, extent: extent, folders: folders, serial: nextSerial()))
    moveDocuments()
  }

  func removeFolder(uri: String) {
    let path = files.canonicalPath(DocumentURI(uri).key)
    let removed = folders.filter { $0.path == path }
    folders.removeAll { $0.path == path }
    // Documents that are open in the folder are then checked with the files around them, as if it had never been added.
    for folder in removed where !folders.contains(where: { $0.projectRoot == folder.projectRoot }) {
      removeProject(folder.projectRoot)
    }
    moveDocuments()
  }

  private func addProject(_ project: HostedProject) {
    removeProject(project.root)
    projects[project.root] = project
    projects[project.root]?.project.update(analyzer.configuration.project)
    guard project.extent != .singleText else { return }
    let (root, serial, recursively) = (project.root, project.serial, project.extent == .tree)
    let files = files
    run(.background) {
      let listing = files.listing(of: root, recursively: recursively)
      let description = files.description(by: listing, keeping: nil)
      return { session in
        session.takeDescription(description, root: root, serial: serial)
        session.takeListing(of: root, serial: serial, listing.swiftFiles)
      }
    }
  }

  /// Returns the root of the project of the innermost workspace folder that contains a path; nil if none does.
  func folderRoot(holding path: String) -> String? {
    folders.filter { path == $0.path || path.hasPrefix($0.path == "/" ? "/" : $0.path + "/") }
      .max { $0.path.utf8.count < $1.path.utf8.count }?.projectRoot
  }

  /// Returns the root of the project that checks a document. Creates the project if there is none yet.
  func projectRoot(forKey key: String, _ location: DocumentURI) -> String {
    guard location.kind == .file else {
      return root(key, .singleText)
    }
    let own = files.projectRoot(around: key)
    // A work tree inside another one isn't part of it, and neither is a package that serves as a sample for tests.
    if let root = folderRoot(holding: key), !(own.map { isBelow($0, root) } ?? false) { return root }
    if let own { return root(own, files.isTooWide(own) ? .folder : .tree) }
    let folder = key.lastIndex(of: "/").map { String(key[..<$0]) } ?? ""
    return root(folder.isEmpty ? "/" : folder, .folder)
  }

  private func isBelow(_ path: String, _ folder: String) -> Bool {
    path != folder && path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Returns whether a file below the folder of a project is a part of it.
  func isPart(_ path: String, ofProjectAt root: String) -> Bool {
    !(files.projectRoot(around: path).map { isBelow($0, root) } ?? false)
  }

  /// Returns the root, and creates a project there if there is none.
  private func root(_ root: String, _ extent: HostedProject.Extent) -> String {
    if projects[root] == nil {
      addProject(HostedProject(root: root, extent: extent, folders: folders, serial: nextSerial()))
    }
    return root
  }

  /// Moves every open document to the project that it belongs to after the folders have changed.
  private func moveDocuments() {
    for (key, document) in documents where document.isChecked {
      let root = projectRoot(forKey: key, document.location)
      if root != document.projectRoot { change(document.projectRoot) { $0.remove(path: key) } }
      document.projectRoot = root
      document.snapshot = DocumentSnapshot(
        key: key, pathInProject: projects[root]?.project.roots.pathInProject(key) ?? key, serial: nextSerial(),
        uri: document.uri, version: document.snapshot.version, buffer: document.snapshot.buffer)
      document.merged = nil
      document.latestFindings = nil
    }
    dropUnusedProjects()
  }

  /// Removes projects that no open document belongs to. Projects of workspace folders stay.
  func dropUnusedProjects() {
    let used = Set(folders.map(\.projectRoot)).union(documents.values.map(\.projectRoot))
    for root in projects.keys where !used.contains(root) { removeProject(root) }
  }

  /// Removes a project and the problems that the client shows in its configuration files.
  private func removeProject(_ root: String) {
    guard let project = projects.removeValue(forKey: root) else { return }
    for file in project.project.configurations.files where !file.problems.isEmpty {
      publish(Self.noDiagnostics, uri: project.uri(ofPath: file.path), version: nil)
    }
  }
}
