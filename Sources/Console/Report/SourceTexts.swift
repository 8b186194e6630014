import Analysis
import Projects
import SourceText

/// The texts that reports quote. Texts that aren't available yet are read when they are first requested.
final class SourceTexts {
  private var buffers: [String: SourceBuffer?] = [:]

  init(_ files: [CheckedFile] = []) {
    for file in files { buffers[file.path] = file.buffer }
  }

  /// Returns nil for a file that can't be read.
  subscript(path: String) -> SourceBuffer? {
    if let known = buffers[path] { return known }
    let buffer = (try? FileReader.read(path).get()).map { SourceBuffer($0) }
    buffers[path] = .some(buffer)
    return buffer
  }
}
