import SystemCalls

/// The files of a revision, in a temporary folder with its own `.git` folder, so that it is read as a separate work
/// tree.
enum Revision {
  /// - Parameters:
  ///   - path: A file or folder in the work tree.
  ///   - body: A closure that receives the path of the temporary folder.
  static func reading<Result>(
    _ revision: String, around path: String, _ body: (String) -> Result
  ) throws(ConsoleError) -> Result {
    // A predictable name could be used by others.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("statewise-\(UUID().uuidString)")
    let marker = folder.appendingPathComponent(".git")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try FileManager.default.createDirectory(at: marker, withIntermediateDirectories: true)
    } catch {
      throw ConsoleError(sentence: "'\(folder.path)' cannot be written.")
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let archive = marker.appendingPathComponent("files.tar").path
    guard try Git(around: path).archive(revision, to: archive) else { return body(folder.path) }
    guard let tar = ChildProcess.run("tar", ["-xf", archive, "-C", folder.path]), tar.status == 0 else {
      throw ConsoleError(sentence: "tar could not unpack the files of '\(revision)'.")
    }
    return body(folder.path)
  }
}
