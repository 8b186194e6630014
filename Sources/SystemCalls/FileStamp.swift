/// Metadata that identifies a version of a file without reading it. Equal stamps mean the same version, as far as a
/// change shows in the modification time, the size, or the file that the path refers to.
package struct FileStamp: Hashable {
  private let inode: UInt64
  private let byteCount: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Returns nil if there is no file at the path.
  package init?(ofFileAt path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    byteCount = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
