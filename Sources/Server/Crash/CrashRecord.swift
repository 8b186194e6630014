import Analysis
import Projects
import SystemCalls

/// Remembers across processes which text was being analyzed when one of them crashed.
///
/// An editor starts a crashed server again and opens the same text, and gives up after a few rounds, for all files. A
/// Swift trap cannot be caught, so what each thread is about is in a page that outlives the process; the handler of the
/// fatal signals notes which thread it was. The next server leaves that text alone until its length is another.
package final class CrashRecord: Sendable {
  /// A text as the record knows it: edits that keep the length of a text are rare, and hashing every version is not free.
  struct Subject: Hashable, Sendable {
    fileprivate let value: UInt64

    fileprivate init(value: UInt64) {
      self.value = value
    }

    init(path: String, utf8Count: Int) {
      // Zero is not used as a process identifier.
      value = max(1, Fingerprint.of(path.utf8) &* 31 &+ UInt64(utf8Count))
    }
  }

  /// The texts that earlier servers crashed on.
  let skipped: Set<Subject>
  private let page: CrashPage
  private let pagePath: String

  /// Nil if nothing can be remembered, as in a folder that cannot be written.
  ///
  /// - Parameter folder: made where it is missing; servers share it.
  init?(folder: String) {
    mkdir(folder, 0o700)
    let list = SkipList(path: "\(folder)/skipped-\(Product.version)")
    skipped = list.adding(Self.takeCrashes(of: folder))
    pagePath = "\(folder)/\(getpid()).page"
    guard let page = CrashPage(creating: pagePath) else { return nil }
    self.page = page
  }

  deinit { close() }

  /// Leaves nothing behind of this process, whose threads may hold on to the record to its end.
  func close() { unlink(pagePath) }

  /// From now on a fatal signal is noted. For one record in a process.
  func watchSignals() { page.watchSignals() }

  /// Does work on this thread that may crash because of the text.
  func during<Result>(_ subject: Subject, _ work: () -> Result) -> Result {
    let slot = page.enter(subject.value)
    defer { page.leave(slot) }
    return work()
  }

  /// Reads and removes what servers that are gone have left.
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
  /// The last texts that a version of the program crashed on, one hexadecimal number a line.
  private struct SkipList {
    private static let limit = 64

    let path: String

    /// All that are known now, the new ones among them; these are written down.
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
