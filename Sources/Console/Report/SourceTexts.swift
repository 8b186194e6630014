import Analysis
import Projects
import SourceText

/// Texts that reports quote: those at hand, and others read when first requested.
final class SourceTexts {
  private var buffers: [String: SourceBuffer?] = [:]

  init(_ files: [CheckedFile] = []) {
    for file in files { buffers[file.path] = file.buffer }
  }

  /// Nil for a file that cannot be read.
  subscript(path: String) -> SourceBuffer? {
    if let known = buffers[path] { return known }
    let buffer = (try? FileReader.read(path).get()).map { SourceBuffer($0) }
    buffers[path] = .some(buffer)
    return buffer
  }
}
