import SourceText

/// A reason why a fix isn't safe, found in a trial.
struct FixObjection {
  /// The reason as `Safety.suggested(because:)` expects it: a clause without an initial capital or a final period.
  let reason: String
  /// The edited files that may have caused it.
  let paths: Set<String>

  func mayBeDue(to candidate: FixGate.Candidate) -> Bool { candidate.fix.changes.contains { paths.contains($0.path) } }

  /// Returns all objections, the most important one first; an empty array if the fixes are safe.
  static func all(
    to candidates: [FixGate.Candidate], _ trial: FixTrial, before: ProjectSnapshot, _ baseline: [String: [Finding]]
  ) -> [FixObjection] {
    brokenSyntax(candidates, trial, before) + brokenInterfaces(trial, before) + newFindings(candidates, trial, baseline)
      + remainingFindings(candidates, trial, baseline)
  }

  private static func brokenSyntax(
    _ candidates: [FixGate.Candidate], _ trial: FixTrial, _ before: ProjectSnapshot
  ) -> [FixObjection] {
    candidates.edits.keys.sorted().compactMap { path in
      guard let old = before.file(at: path), let new = trial.edited.snapshot.file(at: path),
        new.defectCount > old.defectCount
      else { return nil }
      return FixObjection(reason: "it would cause a syntax error in '\(path)'", paths: [path])
    }
  }

  private static func brokenInterfaces(_ trial: FixTrial, _ before: ProjectSnapshot) -> [FixObjection] {
    let (old, new) = (before.project.facts, trial.edited.snapshot.project.facts)
    return trial.edited.pathsWithVisibleChanges.sorted().flatMap { path -> [FixObjection] in
      guard let before = old.summary(ofFileAt: path), let after = new.summary(ofFileAt: path) else {
        return []
      }
      return old.losses(replacing: before, by: after, in: new).map { FixObjection(reason: $0, paths: [path]) }
    }
  }

  private static func newFindings(
    _ candidates: [FixGate.Candidate], _ trial: FixTrial, _ baseline: [String: [Finding]]
  ) -> [FixObjection] {
    let edits = candidates.edits
    return trial.findings.keys.sorted().flatMap { path -> [FixObjection] in
      let old = baseline[path] ?? []
      // A finding may get a new message at its old place, or keep its message at a new place. Neither makes it new.
      let oldPlaces = places(of: old, after: edits[path] ?? [])
      var oldCounts = Dictionary(counting: old.map { WordsKey($0) })
      return (trial.findings[path] ?? []).compactMap { finding in
        let isReportedAlready = oldCounts.takeOne(WordsKey(finding))
        if isReportedAlready || oldPlaces.contains(PlaceKey(rule: finding.rule, offset: finding.range.start)) {
          return nil
        }
        return FixObjection(
          reason: "'\(finding.rule)' would then report: \(finding.message)",
          paths: trial.causes(ofFindingsAt: path))
      }
    }
  }

  /// Returns the places where the findings begin after the edits.
  private static func places(of findings: [Finding], after edits: [Edit]) -> Set<PlaceKey> {
    var edits = edits.sorted { $0.range.end < $1.range.end }[...]
    var shift = 0
    let places = findings.sorted { $0.range.start < $1.range.start }.map { finding in
      while let edit = edits.first, edit.range.end <= finding.range.start {
        shift += edit.replacement.utf8.count - edit.range.utf8Count
        edits.removeFirst()
      }
      return PlaceKey(rule: finding.rule, offset: finding.range.start + shift)
    }
    return Set(places)
  }

  /// Returns objections to the fixes whose finding remains, or that would be offered again.
  private static func remainingFindings(
    _ candidates: [FixGate.Candidate], _ trial: FixTrial, _ baseline: [String: [Finding]]
  ) -> [FixObjection] {
    var objections: [FixObjection] = []
    for path in Set(candidates.map(\.path)).sorted() {
      let (old, new) = (baseline[path] ?? [], trial.findings[path] ?? [])
      let here = candidates.filter { $0.path == path }
      var findingsLeft = Dictionary(counting: new.map { WordsKey($0) })
      var offersLeft = Dictionary(counting: new.flatMap { finding in finding.fixes.map { WordsKey(finding.rule, $0) } })
      // Findings other than the candidates' own may remain.
      var own = Dictionary(counting: here.map { WordsKey($0.finding) })
      for finding in old where !own.takeOne(WordsKey(finding)) { _ = findingsLeft.takeOne(WordsKey(finding)) }
      var ownOffers = Dictionary(counting: here.map { WordsKey($0.finding.rule, $0.fix) })
      for finding in old {
        for fix in finding.fixes where !ownOffers.takeOne(WordsKey(finding.rule, fix)) {
          _ = offersLeft.takeOne(WordsKey(finding.rule, fix))
        }
      }
      for candidate in here {
        if findingsLeft[WordsKey(candidate.finding), default: 0] > 0 {
          objections.append(FixObjection(reason: "it would not resolve the finding", paths: candidate.paths))
        } else if offersLeft[WordsKey(candidate.finding.rule, candidate.fix), default: 0] > 0 {
          objections.append(FixObjection(reason: "it would be offered again", paths: candidate.paths))
        }
      }
    }
    return objections
  }
}

extension FixGate.Candidate {
  fileprivate var paths: Set<String> { Set(fix.changes.map(\.path)) }
}

/// What a rule reports or offers, regardless of its position: a finding's message, or a fix's title. Edits above a
/// finding move it, and change line numbers in its message.
private struct WordsKey: Hashable {
  let rule: RuleID
  let text: String

  init(_ finding: Finding) { (rule, text) = (finding.rule, finding.message.withoutLineNumbers) }
  init(_ rule: RuleID, _ fix: Fix) { (self.rule, text) = (rule, fix.title) }
}

/// A place where a rule reports something.
private struct PlaceKey: Hashable {
  let rule: RuleID
  let offset: Int
}

extension String {
  /// The text without the numbers that follow colons: without the 40 of "passed at Home.swift:40".
  fileprivate var withoutLineNumbers: String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var isInNumber = false
    for byte in utf8 {
      if isInNumber, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { continue }
      isInNumber = byte == UInt8(ascii: ":")
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
