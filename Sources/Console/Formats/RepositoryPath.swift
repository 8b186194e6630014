import Projects
import SystemCalls

/// Paths relative to the root of the repository, the form in which code-hosting sites identify files.
enum RepositoryPath {
  static func of(_ path: String) -> String {
    let file = SwiftFiles.absolute(path)
    let roots = [Files.variable("GITHUB_WORKSPACE").map(SwiftFiles.absolute), ProjectRoot.workTree(around: file)]
    let root = roots.lazy.compactMap { $0 }.first { file.hasPrefix($0 + "/") }
    return root.map { String(file.dropFirst($0.count + 1)) } ?? SwiftFiles.seenFromHere(path)
  }
}
