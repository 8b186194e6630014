import Foundation
import Measuring

signal(SIGPIPE, SIG_IGN)
/// Writes a line without buffering, even to a file, so that each table can be read while the next one is measured.
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

do {
  let arguments = Array(CommandLine.arguments.dropFirst())
  if let standIn = arguments.first.flatMap(StandIn.init) { try standIn.run(Array(arguments.dropFirst())) }
  let options = try Options(arguments)
  let workspace = try Workspace(fileCount: options.files, copying: options.folders)
  let bench = Bench(options: options, workspace: workspace)
  say(
    """
    \(workspace.fileCount) files, \(megabytes(workspace.byteCount)), \
    \(ProcessInfo.processInfo.activeProcessorCount) cores, \(Date.now.formatted(.iso8601.year().month().day()))
    """)
  for name in options.names { say(try "\n### \(bench.title(of: name))\n\n\(bench.table(of: name).text)") }
} catch {
  say("\(error)")
  exit(2)
}
