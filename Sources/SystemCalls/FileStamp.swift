/// What the file system says of a version of a file without reading it. Two versions with one stamp are the same, as
/// far as a change of the time, the size or the file behind the name shows it.
package struct FileStamp: Hashable {
  private let inode: UInt64
  private let byteCount: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil where there is no file.
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
