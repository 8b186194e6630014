import Foundation
import Measuring

/// A folder of many Swift files and a few large ones. Each run creates it again.
final class Workspace {
  /// A file that is edited. It ends with a view that has one state property.
  struct LargeFile {
    let uri: String
    let text: String
    let lineCount: Int
    /// The line of the property's declaration, and the column after `@State`.
    let probeLine: Int
    let probeColumn = "  @State ".utf8.count
  }

  static let lineCounts = [500, 5_000, 20_000]

  let folder: URL
  private(set) var fileCount = 0
  private(set) var byteCount = 0
  /// The large files, by requested number of lines.
  private(set) var large: [Int: LargeFile] = [:]

  var uri: String { folder.absoluteString }

  /// - Parameter sources: folders whose files are copied; if empty, the files are generated.
  init(fileCount wanted: Int, copying sources: [String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("statewise-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var texts = sources.isEmpty ? Self.madeUp(wanted * 2)[...] : Self.texts(below: sources)[...]
    for lineCount in Self.lineCounts.sorted(by: >) { try addLarge(lineCount, from: &texts) }
    while fileCount < wanted, let text = texts.popFirst() { try write(text, to: "File\(fileCount).swift") }
    guard fileCount >= wanted else {
      throw BenchmarkError("\(sources.joined(separator: ", ")) hold too few files for a workspace of \(wanted).")
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func addLarge(_ lineCount: Int, from texts: inout ArraySlice<String>) throws {
    var text = "import SwiftUI\n"
    var lines = 1
    var passed: [String] = []
    // Only files with views and objects, and each one only once, because types that are declared twice are checked
    // differently.
    while lines < lineCount - 5, let next = texts.popFirst() {
      let count = next.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
      guard next.contains("import SwiftUI"), lines + count < lineCount + lineCount / 10 else {
        passed.append(next)
        continue
      }
      text += next + "\n"
      lines += count
    }
    texts = passed + texts
    let name = "Large\(lineCount)"
    text += "struct \(name)Probe: View {\n  @State var probe = 0\n  var body: some View { Text(\"\\(probe)\") }\n}\n"
    let file = "\(name).swift"
    try write(text, to: file)
    let written = text.utf8.reduce(0) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    large[lineCount] = LargeFile(
      uri: folder.appendingPathComponent(file).absoluteString, text: text, lineCount: written, probeLine: written - 3)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    fileCount += 1
    byteCount += text.utf8.count
  }

  private static func texts(below folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
        try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      }
    }
  }
}

// MARK: - Files made up

extension Workspace {
  /// Returns generated views that hold, share, and pass on objects and values. Each view has its own model. The result
  /// is always the same.
  private static func madeUp(_ count: Int) -> [String] {
    (0..<count).map { number in
      let rows = (0..<3 + number % 17).map { row in
        """
              HStack(spacing: \(row + 4)) {
                Text(model.title(at: \(row))).font(.headline).foregroundStyle(isActive ? .primary : .secondary)
                Spacer()
                Button("Row \(row)") { selection = \(row); model.count += \(row) }
              }
        """
      }
      let methods = (0..<2 + number % 7).map { method in
        """
          func value\(method)(of input: Int) -> Int {
            guard input > \(method) else { return count }
            return (0..<input).map { $0 * \(method + 1) }.filter { $0 % 2 == 0 }.reduce(count, +)
          }
        """
      }
      return """
        import SwiftUI

        final class Model\(number): ObservableObject {
          @Published var count = \(number)
          @Published var names: [String] = []

          func title(at index: Int) -> String { names.indices.contains(index) ? names[index] : "\\(index)" }

        \(methods.joined(separator: "\n\n"))
        }

        struct Screen\(number): View {
          @StateObject private var model = Model\(number)()
          @State private var selection = 0
          @Binding var isActive: Bool

          var body: some View {
            VStack {
        \(rows.joined(separator: "\n"))
              Detail\(number)(model: model, selection: $selection)
              Screen\((number + 1) % count)(isActive: $isActive)
            }
            .onChange(of: selection) { model.count = selection }
          }
        }

        struct Detail\(number): View {
          @ObservedObject var model: Model\(number)
          @Binding var selection: Int

          var body: some View {
            Stepper("\\(selection)", value: $selection, in: 0...model.count)
          }
        }

        """
    }
  }
}
