extension Session {
  /// Takes a folder of the client's workspace in and begins to read it.
  func addFolder(uri: String) {
    let location = DocumentURI(uri)
    guard location.kind == .file else { return }
    let root = files.canonicalPath(location.key)
    guard !folderRoots.contains(root) else { return }
    folderRoots.append(root)
    addProject(Project(root: root, extent: .tree, rootURI: uri, serial: nextSerial()))
    moveDocuments()
  }

  func removeFolder(uri: String) {
    let root = files.canonicalPath(DocumentURI(uri).key)
    folderRoots.removeAll { $0 == root }
    projects.removeValue(forKey: root)
    moveDocuments()
  }

  private func addProject(_ project: Project) {
    projects[project.root] = project
    guard project.extent != .alone else { return }
    let (root, serial, recursively) = (project.root, project.serial, project.extent == .tree)
    let files = files
    perform(
      .run(
        Job(urgency: .background) {
          .listed(root: root, serial: serial, paths: files.swiftFiles(under: root, recursively: recursively))
        }))
  }

  /// The innermost folder of the workspace that a path is in.
  func folderRoot(holding path: String) -> String? {
    folderRoots.filter { projects[$0]?.contains(path: path) == true }.max { $0.utf8.count < $1.utf8.count }
  }

  /// The project that judges a document; made when there is none yet.
  func projectRoot(forKey key: String, _ location: DocumentURI) -> String {
    guard location.kind == .file else {
      if projects[key] == nil {
        addProject(Project(root: key, extent: .alone, rootURI: nil, serial: nextSerial()))
      }
      return key
    }
    if let root = folderRoot(holding: key) { return root }
    let folder = key.lastIndex(of: "/").map { String(key[..<$0]) } ?? ""
    let root = folder.isEmpty ? "/" : folder
    if projects[root] == nil {
      addProject(Project(root: root, extent: .folder, rootURI: nil, serial: nextSerial()))
    }
    return root
  }

  /// After a change of folders: every open document goes where it belongs now.
  private func moveDocuments() {
    for (key, document) in documents where document.isChecked {
      let root = projectRoot(forKey: key, document.location)
      if root != document.projectRoot, projects[document.projectRoot]?.workspace.remove(path: key) == true {
        touch(document.projectRoot)
      }
      documents[key]?.projectRoot = root
      documents[key]?.merged = nil
      documents[key]?.judged = nil
    }
    dropUnusedProjects()
  }

  /// Forgets what was read around documents that are closed by now. Folders of the workspace stay.
  func dropUnusedProjects() {
    let used = Set(folderRoots).union(documents.values.map(\.projectRoot))
    projects = projects.filter { used.contains($0.key) }
  }
}
