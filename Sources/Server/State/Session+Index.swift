import Projects

extension Session {
  private static let filesPerJob = 16

  /// Begins to read the listed files in portions. Results for open documents are ignored, because the editor's text is
  /// used.
  func takeListing(of root: String, serial: Int, _ paths: [String]) {
    guard projects[root]?.serial == serial else { return }
    projects[root]?.index.isListed = true
    projects[root]?.index.fileCount = paths.count
    var rest = paths[...]
    while !rest.isEmpty {
      let portion = Array(rest.prefix(Self.filesPerJob))
      rest = rest.dropFirst(Self.filesPerJob)
      read(portion, root: root, serial: serial, .background)
    }
    completeIfRead(root)
  }

  private func read(_ paths: [String], root: String, serial: Int, _ urgency: Job.Urgency) {
    let (reader, files, roots) = (reader, files, ProjectRoots([root]))
    run(urgency) {
      let read = paths.compactMap { IndexedFile($0, in: files, unless: nil, by: reader, roots) }
      return { $0.takeIndexed(read, root: root, serial: serial) }
    }
  }

  /// Adds the facts of closed files to their project.
  func takeIndexed(_ files: [IndexedFile], root: String, serial: Int) {
    guard let project = projects[root], project.serial == serial else { return }
    let affectsOthers = change(root) { project in
      for indexed in files where documents[indexed.path] == nil { project.update(indexed.reading) }
    }
    for indexed in files { projects[root]?.index.fingerprints[indexed.path] = indexed.fingerprint }
    if project.index.isComplete {
      forgetPlaces(in: Set(files.map(\.path)))
      if !files.isEmpty, !affectsOthers { findingsSerial = nextSerial() }
    } else {
      projects[root]?.index.filesRead += files.count
      completeIfRead(root)
    }
  }

  /// Marks the project as complete once every file has been read. Then questions about the project have answers, and
  /// every finding may change.
  private func completeIfRead(_ root: String) {
    guard projects[root]?.index.isComplete == true else { return }
    change(root) { $0.markComplete() }
    if let project = projects[root], project.extent == .tree {
      log("Read \(project.index.fileCount) files in '\(root)'")
    }
    if projects[root]?.index.mustLookForChanges == true {
      projects[root]?.index.mustLookForChanges = false
      lookForChanges(root: root)
    }
  }

  /// Reads closed files again: they were closed, or something outside the editor changed them.
  func readAgain(_ paths: [String], root: String) {
    guard let project = projects[root], project.extent != .singleText, !paths.isEmpty else { return }
    guard project.index.isComplete else {
      // These files count as another portion, so that the index is not complete without them.
      projects[root]?.index.fileCount += paths.count
      read(paths, root: root, serial: project.serial, .background)
      return
    }
    read(paths, root: root, serial: project.serial, .interactive)
  }
}

extension Session {
  /// For clients that cannot watch files: reads the files of a project that have changed since they were last read.
  func lookForChanges(root: String) {
    guard let project = projects[root], project.extent != .singleText else { return }
    guard project.index.isComplete else {
      projects[root]?.index.mustLookForChanges = true
      return
    }
    readDescriptionAgain(root: root)
    let known = Array(project.index.fingerprints.keys)
    let (reader, files, serial, roots) = (reader, files, project.serial, project.project.roots)
    let (recursively, fingerprints) = (project.extent == .tree, project.index.fingerprints)
    run(.background) {
      let paths = Set(files.listing(of: root, recursively: recursively).swiftFiles).union(known)
      let changed = paths.sorted().compactMap {
        IndexedFile($0, in: files, unless: fingerprints[$0], by: reader, roots)
      }
      .filter { $0.fingerprint != nil || fingerprints[$0.path] != nil }
      return { $0.takeIndexed(changed, root: root, serial: serial) }
    }
  }
}
