import Foundation

/// Writes the server's messages to a file, for `Tests/EditorTests/validate-messages`. The environment variable
/// `STATEWISE_MESSAGE_RECORDING` names the folder; without it, nothing is written.
///
/// Each line is `{"answers":METHOD,"message":…}` with the original bytes of the message.
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

  /// Adds a message. `method` is the method of the request that it responds to.
  func add(_ body: [UInt8], answering method: String?) {
    guard let file else { return }
    let line =
      #"{"answers":\#(method.map { "\"\($0)\"" } ?? "null"),"message":"# + String(decoding: body, as: UTF8.self) + "}\n"
    file.write(Data(line.utf8))
  }
}
