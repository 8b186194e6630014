import Foundation

/// Writes what a server says into a file of its own, for `Tests/EditorTests/validate-messages`; in a folder that the
/// environment names, and nowhere if it names none.
///
/// A line is `{"answers":METHOD,"message":…}` with the message's bytes as they came.
final class MessageRecording {
  private let file: FileHandle?

  init() {
    guard let folder = ProcessInfo.processInfo.environment["STATEWISE_MESSAGE_RECORDING"] else {
      file = nil
      return
    }
    let path = "\(folder)/\(UUID().uuidString).jsonl"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    file = FileHandle(forWritingAtPath: path)
  }

  /// `method` is that of the request that the message answers.
  func add(_ body: [UInt8], answering method: String?) {
    guard let file else { return }
    let line =
      #"{"answers":\#(method.map { "\"\($0)\"" } ?? "null"),"message":"# + String(decoding: body, as: UTF8.self) + "}\n"
    file.write(Data(line.utf8))
  }
}
