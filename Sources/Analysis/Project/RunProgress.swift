/// The progress of a run.
package struct RunProgress: Sendable, Hashable {
  package enum Stage: Sendable, Hashable {
    case reading, checking
  }

  /// A function that is called on any thread when another file is done.
  package typealias Listener = @Sendable (RunProgress) -> Void

  package let stage: Stage
  /// The number of files that the stage has finished.
  package let finishedCount: Int
  package let fileCount: Int

  package init(_ stage: Stage, finishedCount: Int, of fileCount: Int) {
    self.stage = stage
    self.finishedCount = finishedCount
    self.fileCount = fileCount
  }

  /// Converts the progress of `Workers` to that of a stage.
  static func counter(
    _ listener: Listener?, _ stage: Stage, of fileCount: Int
  ) -> (@Sendable (_ finishedCount: Int) -> Void)? {
    guard let listener else { return nil }
    return { finishedCount in
      listener(RunProgress(stage, finishedCount: min(finishedCount, fileCount), of: fileCount))
    }
  }
}
