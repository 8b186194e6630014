/// The results of comparing many files.
struct Tally: Sendable {
  struct File: Sendable {
    let path: String
    let agreed: Int
    let differences: Int
  }

  struct Example: Sendable {
    let path: String
    let text: String
  }

  struct Cause: Sendable {
    var count = 0
    var examples: [Example] = []
  }

  struct KindCount: Sendable {
    var agreed = 0
    var onlyOurs = 0
    var onlyTheirs = 0
  }

  var fileCount = 0
  var lineCount = 0
  var accepted: [Int: Int] = [:]
  var kinds: [String: KindCount] = [:]
  var differingFiles: [File] = []
  var causes: [String: Cause] = [:]

  var agreed: Int { kinds.values.reduce(0) { $0 + $1.agreed } }
  var differences: Int { kinds.values.reduce(0) { $0 + $1.onlyOurs + $1.onlyTheirs } }

  /// Adds a comparison. `exampleLimit` is the maximum number of examples for each cause.
  mutating func add(_ comparison: Comparison, of source: Source, accepting list: AcceptedDifferences, exampleLimit: Int)
  {
    fileCount += 1
    lineCount += source.lineCount
    for (kind, count) in comparison.agreed { kinds[kind, default: KindCount()].agreed += count }
    var differenceCount = 0
    for cluster in comparison.clusters {
      if let entry = list.entry(for: cluster, in: source) {
        accepted[entry, default: 0] += 1
        continue
      }
      differenceCount += cluster.differences.count
      for difference in cluster.differences {
        switch difference.side {
        case .ours: kinds[difference.node.kind, default: KindCount()].onlyOurs += 1
        case .theirs: kinds[difference.node.kind, default: KindCount()].onlyTheirs += 1
        }
      }
      var cause = causes[cluster.signature] ?? Cause()
      cause.count += 1
      if cause.examples.count < exampleLimit {
        cause.examples.append(Example(path: source.path, text: source.describe(cluster)))
      }
      causes[cluster.signature] = cause
    }
    if differenceCount > 0 {
      differingFiles.append(File(path: source.path, agreed: comparison.agreedCount, differences: differenceCount))
    }
  }

  mutating func merge(_ other: Tally, exampleLimit: Int) {
    fileCount += other.fileCount
    lineCount += other.lineCount
    accepted.merge(other.accepted, uniquingKeysWith: +)
    kinds.merge(other.kinds) { left, right in
      KindCount(
        agreed: left.agreed + right.agreed, onlyOurs: left.onlyOurs + right.onlyOurs,
        onlyTheirs: left.onlyTheirs + right.onlyTheirs)
    }
    differingFiles += other.differingFiles
    causes.merge(other.causes) { left, right in
      Cause(count: left.count + right.count, examples: Array((left.examples + right.examples).prefix(exampleLimit)))
    }
  }
}
