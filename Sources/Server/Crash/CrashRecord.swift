import Analysis
import Projects
import SourceText
import SystemCalls

/// Remembers across processes which text was being analyzed when one of them crashed.
///
/// An editor restarts a crashed server and opens the same text again. After a few crashes, the editor gives up, for all
/// files. A Swift trap cannot be caught. A memory-mapped page that outlives the process therefore identifies the text
/// that each thread is working on, and the signal handler adds the thread that crashed. The next server doesn't analyze
/// that text until its length changes.
package final class CrashRecord: Sendable {
  /// A text, identified by its path and length. Edits that keep the length are rare, and hashing every version takes
  /// time.
  struct Subject: Hashable, Sendable {
    fileprivate let value: UInt64

    fileprivate init(value: UInt64) { self.value = value }

    init(path: String, utf8Count: Int) {
      // Zero marks a free slot of the page.
      value = max(1, Fingerprint.of(path.utf8) &* 31 &+ UInt64(utf8Count))
    }
  }

  /// The texts that earlier servers crashed on.
  let skipped: Set<Subject>
  private let page: CrashPage
  private let pagePath: String

  /// Reads what earlier servers have recorded. Returns nil if nothing can be recorded, for example in a folder that
  /// cannot be written.
  ///
  /// - Parameter folder: The folder that servers share; created if it is missing.
  init?(folder: String) {
    mkdir(folder, 0o700)
    let list = SkippedTexts(path: "\(folder)/skipped-\(Product.version)")
    skipped = list.adding(Self.takeCrashes(of: folder))
    pagePath = "\(folder)/\(getpid()).page"
    guard let page = CrashPage(creating: pagePath) else { return nil }
    self.page = page
  }

  deinit { close() }

  /// Removes the file of this process. `deinit` may come too late, because threads may keep the record until the
  /// process ends.
  func close() { unlink(pagePath) }

  /// Begins to record fatal signals. Only one record in a process can do this.
  func watchSignals() { page.watchSignals() }

  /// Runs the work on this thread, and records meanwhile that the thread is working on the text.
  func recording<Result>(_ subject: Subject, while work: () -> Result) -> Result {
    let slot = page.enter(subject.value)
    defer { page.leave(slot) }
    return work()
  }

  /// Reads and removes the files of servers that have ended.
  private static func takeCrashes(of folder: String) -> [Subject] {
    CrashPage.names(in: folder).compactMap { name in
      guard let process = Int32(name.prefix { $0 != "." }),
        process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
      else { return nil }
      let path = "\(folder)/\(name)"
      defer { unlink(path) }
      return CrashPage.crashedSubject(at: path).map(Subject.init(value:))
    }
  }
}

extension CrashRecord {
  /// The last texts that this version of the program crashed on, with one hexadecimal number per line.
  private struct SkippedTexts {
    private static let limit = 64

    let path: String

    /// Adds new texts to the file, if there are any. Returns all texts that are known now.
    func adding(_ new: [Subject]) -> Set<Subject> {
      let text = (try? FileReader.read(path).get()).map { String(decoding: $0, as: UTF8.self) } ?? ""
      let known = text.split(separator: "\n").compactMap { UInt64($0, radix: 16) }.map(Subject.init(value:))
      guard !new.isEmpty else { return Set(known) }
      let all = (known + new).suffix(Self.limit)
      let lines = all.map { String($0.value, radix: 16) + "\n" }.joined()
      let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        _ = Array(lines.utf8).withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
        systemClose(descriptor)
      }
      return Set(all)
    }
  }
}
