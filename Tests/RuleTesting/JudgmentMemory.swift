import Analysis
import Foundation
import Rules

/// A cache for the results of one contract, whose checks often analyze the same texts.
final class JudgmentMemory: @unchecked Sendable {
  enum Question: Hashable {
    case said
    case saidByOwnRule
    case decided
  }

  private struct Key: Hashable {
    let question: Question
    let files: [Example.File]
  }

  private let lock = NSLock()
  private var snapshots: [[Example.File]: ProjectSnapshot] = [:]
  private var judgments: [Key: Judgment] = [:]

  func snapshot(of files: [Example.File], _ find: () -> ProjectSnapshot) -> ProjectSnapshot {
    if let known = lock.withLock({ snapshots[files] }) { return known }
    let found = find()
    lock.withLock { snapshots[files] = found }
    return found
  }

  func forget() {
    lock.withLock {
      snapshots = [:]
      judgments = [:]
    }
  }

  func answer(_ question: Question, _ files: [Example.File], _ find: () -> Judgment) -> Judgment {
    let key = Key(question: question, files: files)
    if let known = lock.withLock({ judgments[key] }) { return known }
    let found = find()
    lock.withLock { judgments[key] = found }
    return found
  }
}
