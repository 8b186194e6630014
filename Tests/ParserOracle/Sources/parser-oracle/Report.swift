/// Prints a tally. The summary comes last, so that it remains visible on a terminal.
struct Report {
  let tally: Tally
  let title: String
  let showsAllKinds: Bool
  let causeLimit: Int

  func print() {
    printCauses()
    printFiles()
    printKinds()
    let compared = tally.agreed + tally.differences
    let share = compared == 0 ? 100 : Double(tally.agreed) / Double(compared) * 100
    Swift.print(
      """
      \(title): \(tally.fileCount) files, \(tally.lineCount) lines, \(compared) nodes, \(tally.agreed) agree (\(share) %), \
      \(tally.differences) differ in \(tally.differingFiles.count) files, \
      \(tally.accepted.values.reduce(0, +)) accepted differences
      """)
  }

  private func printCauses() {
    let causes = tally.causes.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (signature, cause) in causes.prefix(causeLimit) {
      Swift.print("\(cause.count) × \(signature)")
      for example in cause.examples { Swift.print(example.text) }
      Swift.print("")
    }
    if causes.count > causeLimit { Swift.print("… and \(causes.count - causeLimit) more groups (--limit)\n") }
  }

  private func printFiles() {
    let worst = tally.differingFiles.sorted { ($1.differences, $0.path) < ($0.differences, $1.path) }
    for file in worst.prefix(causeLimit) {
      Swift.print("\(file.differences) differ, \(file.agreed) agree: \(file.path)")
    }
  }

  private func printKinds() {
    for (kind, count) in tally.kinds.sorted(by: { $0.key < $1.key })
    where showsAllKinds || count.onlyOurs + count.onlyTheirs > 0 {
      Swift.print("\(kind): \(count.agreed) agree, \(count.onlyOurs) only ours, \(count.onlyTheirs) only swift-syntax")
    }
  }
}
