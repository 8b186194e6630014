/// What other files may see of one file. Two versions with equal summaries give every other file the same findings.
package struct FileSummary: Sendable, Hashable {
  package let path: String

  package init(path: String) {
    self.path = path
  }
}
