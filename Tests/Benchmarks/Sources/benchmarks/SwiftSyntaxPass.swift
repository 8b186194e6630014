import Foundation
import SwiftParser
import SwiftSyntax

/// The reference for the other measurements: swift-syntax parses each file, and an empty visitor walks the tree. The
/// output has the format of `statewise-dev measure`.
enum SwiftSyntaxPass {
  private final class EmptyVisitor: SyntaxVisitor {}

  static func run(threads: Int, repeats: Int) {
    var files: [[UInt8]] = []
    while let path = readLine() {
      if let data = FileManager.default.contents(atPath: path) { files.append(Array(data)) }
    }
    print("files \(files.count)")
    print("bytes \(files.reduce(0) { $0 + $1.count })")
    for round in 0...repeats {
      let started = ContinuousClock.now
      let startedOnProcessor = processorSeconds()
      pass(over: files, threads: threads)
      if round > 0 {
        print("seconds \((ContinuousClock.now - started) / .seconds(1))")
        print("processor \(processorSeconds() - startedOnProcessor)")
      }
    }
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func pass(over files: [[UInt8]], threads: Int) {
    let finished = DispatchGroup()
    for worker in 0..<threads {
      finished.enter()
      let thread = Thread {
        for index in stride(from: worker, to: files.count, by: threads) {
          let tree = files[index].withUnsafeBufferPointer { Parser.parse(source: $0) }
          EmptyVisitor(viewMode: .sourceAccurate).walk(tree)
        }
        finished.leave()
      }
      thread.stackSize = 64 << 20
      thread.start()
    }
    finished.wait()
  }
}
