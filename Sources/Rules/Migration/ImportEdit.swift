import Facts
import SourceText

/// The edit that updates the imports of a file whose class becomes `@Observable`.
struct ImportEdit {
  let file: FileFacts
  let type: DeclaredType

  /// Names from Combine. If one of them remains in the file, the import remains as well.
  private static let combine: Set<String> = [
    "Published", "ObservableObject", "AnyCancellable", "Cancellable", "Publisher", "Publishers", "Subscribers",
    "Subscription", "Subscriber", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Subject", "Just",
    "Future", "Deferred", "Empty", "Fail", "Record", "sink", "store", "publisher", "publish", "autoconnect", "assign",
    "receive", "subscribe", "debounce", "throttle", "combineLatest", "eraseToAnyPublisher", "removeDuplicates",
    "dataTaskPublisher", "dropFirst", "objectWillChange", "ObservableObjectPublisher", "Scheduler", "share",
    "multicast", "send", "cancel", "prepend", "handleEvents", "replaceError", "setFailureType", "onReceive", "values",
  ]

  /// Adds `import Observation` if nothing else provides it, and removes or replaces an `import Combine` that is no
  /// longer needed.
  var edit: Edit? {
    let combine = imports.first { $0.path == "Combine" && !$0.isExported }
    if let combine, !needsCombine {
      guard isObserved else { return Edit(combine.place.range, "import Observation") }
      return .delete(file.deletionRange(ofStatement: combine.place))
    }
    guard !isObserved, let first = imports.first else { return nil }
    return file.summary.importing(
      "Observation", after: first, indentation: file.indentation(ofLineAt: first.place.range.start))
  }

  /// Whether `import Observation` is needed but there is no import to add it to.
  var isMissing: Bool { !file.summary.imports.isEmpty && imports.isEmpty }

  /// The imports that are certain to apply to the class. A module that is imported under a different condition than the
  /// class's may be unavailable.
  private var imports: [Import] {
    file.summary.imports.filter { $0.condition == nil || $0.condition == type.declaration.condition }
  }

  private var isObserved: Bool { imports.contains { ["SwiftUI", "Observation", "SwiftData"].contains($0.module) } }

  /// Whether the file contains a name from Combine outside the code that the migration removes. Names in comments count
  /// too, because an extra import does no harm.
  private var needsCombine: Bool {
    var gone = type.declaration.inheritedPlaces.map(\.range)
    gone += type.properties.compactMap { $0.attribute(.published)?.place.range }
    var start: Int?
    for offset in 0...file.bytes.count {
      let byte = offset < file.bytes.count ? file.bytes[offset] : 0
      let isWord = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      if isWord {
        start = start ?? offset
      } else if let from = start {
        start = nil
        guard Self.combine.contains(String(decoding: file.bytes[from..<offset], as: UTF8.self)) else { continue }
        if !gone.contains(where: { $0.start <= from && offset <= $0.end }) { return true }
      }
    }
    return false
  }
}

extension FileSummary {
  /// The edit that imports a module on the line after an existing import.
  func importing(_ module: String, after first: Import, indentation: String = "") -> Edit {
    let newline = traits.contains(.endsLinesWithCRLF) ? "\r\n" : "\n"
    return .insert("\(newline)\(indentation)import \(module)", at: first.place.range.end)
  }

  /// Imports the module after the first unconditional import; nil if there is none.
  func importing(_ module: String) -> Edit? {
    imports.first { $0.condition == nil }.map { importing(module, after: $0) }
  }
}
