import Analysis

extension FileSource {
  /// Which files of a folder make up which modules.
  func modules(describedBy listing: FolderListing) -> Workspace.Modules {
    ModuleReader(read: { bytes(atPath: $0) }).modules(describedBy: listing.descriptions)
  }
}

extension Session {
  /// Reads anew which files make up which modules: something that tells of them has changed.
  func readModulesAgain(root: String) {
    guard let project = projects[root], project.extent == .tree else { return }
    let (files, serial) = (files, project.serial)
    perform(
      .run(
        Job(urgency: .background) {
          .divided(
            root: root, serial: serial, modules: files.modules(describedBy: files.listing(of: root, recursively: true)))
        }))
  }

  func takeModules(_ modules: Workspace.Modules, root: String, serial: Int) {
    guard projects[root]?.serial == serial, projects[root]?.workspace.update(modules) == true else { return }
    touch(root)
  }
}
