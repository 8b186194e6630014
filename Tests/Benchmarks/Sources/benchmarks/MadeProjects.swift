import Foundation

/// Artificial sources that show how the time grows with one number.
enum MadeProjects {
  /// Returns a file with the given number of views. Each has state that could be private, a model, and the next view
  /// inside.
  static func views(_ count: Int) -> String {
    var text = "import Observation\nimport SwiftUI\n"
    for index in 0..<count {
      text += """

        @Observable final class Model\(index) { var name = "" }

        struct Screen\(index): View {
          @State var count\(index) = 0
          @State private var isShown = false
          let title: String
          let model: Model\(index)
          var body: some View {
            VStack {
              Text(title)
              Text(model.name)
              Button("Add") { count\(index) += 1 }
              Toggle("More", isOn: $isShown)
              Screen\((index + 1) % count)(title: title, model: Model\((index + 1) % count)())
            }
          }
        }

        """
    }
    return text
  }

  /// Writes the text to a temporary file and passes the path to a closure.
  static func withFile<Result>(_ text: String, _ work: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Made.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try work(file.path)
  }
}
