import SourceText

extension Session {
  /// Returns the key of the open document that the URI refers to in any spelling; nil if there is none. If a file is
  /// open under several URIs, it has the text of the one that was used last.
  func openKey(_ uri: String) -> String? {
    bringBack(uri)
    if let key = keys[uri] { return key }
    let key = canonicalKey(DocumentURI(uri))
    return documents[key] == nil ? nil : key
  }

  func canonicalKey(_ location: DocumentURI) -> String {
    location.kind == .file ? files.canonicalPath(location.key) : location.key
  }

  func document(_ uri: String) -> Document? { openKey(uri).flatMap { documents[$0] } }

  func open(_ uri: String, languageID: String?, version: Int?, _ text: String) {
    if let key = openKey(uri) {
      if keys[uri] == nil { setAside(key) } else { forget(key) }
    }
    let location = DocumentURI(uri)
    let key = canonicalKey(location)
    // Emacs calls the language "swift-ts" if it parses with tree-sitter.
    let isChecked = location.kind != .foreign && (languageID ?? "swift").hasPrefix("swift")
    let root = isChecked ? projectRoot(forKey: key, location) : ""
    let snapshot = DocumentSnapshot(
      key: key, pathInProject: projects[root]?.project.roots.pathInProject(key) ?? key, serial: nextSerial(),
      uri: uri, version: version, buffer: SourceBuffer(text))
    keys[uri] = key
    documents[key] = Document(
      uri: uri, location: location, languageID: languageID, projectRoot: root,
      isChecked: isChecked, incarnation: nextSerial(), snapshot: snapshot)
    documents[key].map(lookForConfiguration)
  }

  func change(_ key: String, version: Int?, _ changes: [ContentChange]) {
    guard let document = documents[key] else { return }
    let old = document.snapshot
    noteEdit()
    lookForConfiguration(of: document)
    let buffer = old.buffer.applying(changes, in: features.columnUnit)
    document.snapshot = DocumentSnapshot(
      key: key, pathInProject: old.pathInProject, serial: nextSerial(), uri: old.uri, version: version ?? old.version,
      buffer: buffer, edit: Replacement(from: old.buffer, to: buffer).new)
    if document.snapshot.hasPastedCode { document.base = document.snapshot }
    typedKey = key
  }

  func close(_ key: String) {
    guard let document = forget(key) else { return }
    if let other = asideDocuments.values.first(where: { $0.key == key }) { bringBack(other.uri) }
    guard document.isChecked else { return }
    if !features.pullsDiagnostics { publish(Self.noDiagnostics, uri: document.uri, version: nil) }
    if features.pullsWorkspaceDiagnostics {
      closedSinceReport.insert(document.uri)
      findingsSerial = nextSerial()
    }
    dropUnusedProjects()
    readAgain([key], root: document.projectRoot)
  }

  /// Puts a document aside because its file is also open under another URI.
  private func setAside(_ key: String) {
    guard let document = documents.removeValue(forKey: key) else { return }
    asideDocuments[document.uri] = document
    if typedKey == key { endTyping() }
  }

  /// Uses a document again that was put aside.
  private func bringBack(_ uri: String) {
    guard let document = asideDocuments.removeValue(forKey: uri), case let key = document.key else { return }
    setAside(key)
    if document.isChecked { document.projectRoot = projectRoot(forKey: key, document.location) }
    document.merged = nil
    (document.isReading, document.isChecking) = (false, false)
    document.latestFindings?.isOutdated = true
    documents[key] = document
  }

  @discardableResult
  private func forget(_ key: String) -> Document? {
    guard let document = documents.removeValue(forKey: key) else { return nil }
    document.snapshot.outdate()
    keys.removeValue(forKey: document.uri)
    if typedKey == key { endTyping() }
    return document
  }

  /// Returns the snapshot of a document's project for workers.
  func snapshot(for document: Document) -> SessionSnapshot? { snapshot(ofProject: document.projectRoot) }

  /// Returns the snapshot for a file that is not open; nil for a file outside of all folders.
  func snapshot(forClosed path: String) -> SessionSnapshot? { folderRoot(holding: path).flatMap(snapshot(ofProject:)) }

  func snapshot(ofProject root: String) -> SessionSnapshot? {
    guard let project = projects[root] else { return nil }
    let unmerged = documents.values
      .filter { $0.isChecked && $0.projectRoot == root && $0.mergedFile == nil }
      .map(\.snapshot)
    return SessionSnapshot(
      reader: reader, files: files, features: features, hosted: project, unmerged: unmerged,
      open: documents.mapValues(\.snapshot), latestFindings: documents.compactMapValues(\.latestFindings),
      bases: mayHoldFindings ? documents.mapValues(\.base) : [:], typed: typedSnapshot)
  }
}
