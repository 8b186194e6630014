import Projects
import SourceText

/// A configuration file together with the files that it extends.
struct ConfigurationChain {
  /// The file itself, then the file that it extends, then the file that this one extends, and so on.
  private(set) var files: [ConfigurationTree.File] = []

  /// - Parameter read: Returns the bytes of a file; nil if it cannot be read.
  init(from path: String, read: (String) -> [UInt8]?) {
    var seen: Set<String> = []
    var chain: [(path: String, bytes: [UInt8], reader: ConfigurationReader)] = []
    var next: String? = path
    while let path = next, let found = read(path) {
      seen.insert(FolderPath.simplified(path))
      let bytes = found.withoutByteOrderMark
      let reader = ConfigurationReader(bytes)
      chain.append((path, bytes, reader))
      next = reader.extended.map { FolderPath.simplified(FolderPath.joined(FolderPath.parent(of: path), $0.path)) }
      if next.map(seen.contains) == true { break }
    }
    guard let last = chain.indices.last else {
      let problem = ConfigurationProblem(
        message: "The file cannot be read, or is not UTF-8", range: ByteRange(0, 0), isFatal: true)
      files = [ConfigurationTree.File(path: path, bytes: [], configuration: Configuration(), problems: [problem])]
      return
    }
    if let next, let extended = chain[last].reader.extended {
      let message =
        if next == FolderPath.simplified(chain[last].path) {
          "A configuration cannot extend itself"
        } else if seen.contains(next) {
          "'\(extended.path)' already extends this file, so this file cannot extend it"
        } else {
          "'\(extended.path)' cannot be found or read"
        }
      chain[last].reader.report(message, extended.utf8Range)
    }
    var configuration = Configuration()
    for (path, bytes, reader) in chain.reversed() {
      configuration = reader.configuration.extending(configuration)
      files.insert(
        ConfigurationTree.File(path: path, bytes: bytes, configuration: configuration, problems: reader.problems), at: 0
      )
    }
  }
}
