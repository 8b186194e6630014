import JSONReading
import SourceText

/// The client's capabilities, from its `initialize` parameters. A value that is missing, null, or of an unexpected type
/// counts as not declared.
package struct ClientFeatures: Sendable {
  package var columnUnit = ColumnUnit.utf16
  /// The encoding that the response names; nil if the client names no encodings.
  var positionEncoding: String?
  var takesCodeActionLiterals = false
  var takesIsPreferred = false
  /// Whether the client shows actions that cannot be taken, with the reason.
  var takesDisabledActions = false
  var takesDocumentChanges = false
  var supportsFileCreation = false
  /// Whether edits may require the user's confirmation.
  var takesChangeAnnotations = false
  /// Whether actions may come without their edit, which the client requests when the user chooses one.
  var resolvesEdits = false
  var takesRelatedInformation = false
  var takesCodeDescription = false
  var takesDiagnosticData = false
  var takesUnnecessaryTag = false
  var pullsDiagnostics = false
  /// True if the client pulls diagnostics, unless its user wants them only for open files.
  var pullsWorkspaceDiagnostics = false
  var takesDiagnosticRefresh = false
  var takesWatchedFileRegistration = false
  var takesProgress = false
  var supportsConfigurationRequests = false
  var takesMarkdownHover = false
  /// Whether actions may be commands of this server.
  var takesCommands = false
  /// Whether the client can show a page in the user's browser.
  var showsDocuments = false

  init() {}

  /// Reads `capabilities` and `initializationOptions` of the `initialize` parameters.
  init(capabilities: JSONValue, options: JSONValue) {
    let workspace = capabilities["workspace"]
    let textDocument = capabilities["textDocument"]
    let publish = textDocument["publishDiagnostics"]
    let codeAction = textDocument["codeAction"]
    takesCodeActionLiterals = codeAction["codeActionLiteralSupport"].isObject
    takesIsPreferred = codeAction["isPreferredSupport"].bool ?? false
    takesDisabledActions = codeAction["disabledSupport"].bool ?? false
    takesDocumentChanges = workspace["workspaceEdit"]["documentChanges"].bool ?? false
    supportsFileCreation =
      takesDocumentChanges && workspace["workspaceEdit"]["resourceOperations"].elements.contains(.string("create"))
    takesChangeAnnotations = takesDocumentChanges && workspace["workspaceEdit"]["changeAnnotationSupport"].isObject
    resolvesEdits =
      codeAction["dataSupport"].bool == true
      && codeAction["resolveSupport"]["properties"].elements.contains(.string("edit"))
    let pull = textDocument["diagnostic"]
    takesRelatedInformation = publish["relatedInformation"].bool ?? pull["relatedInformation"].bool ?? false
    takesCodeDescription = publish["codeDescriptionSupport"].bool ?? pull["codeDescriptionSupport"].bool ?? false
    takesDiagnosticData = publish["dataSupport"].bool ?? pull["dataSupport"].bool ?? false
    let tags = publish["tagSupport"] == .null ? pull["tagSupport"] : publish["tagSupport"]
    takesUnnecessaryTag = tags["valueSet"].elements.contains { $0.integer == Diagnostic.unnecessaryTag }
    takesDiagnosticRefresh = workspace["diagnostics"]["refreshSupport"].bool ?? false
    takesWatchedFileRegistration = workspace["didChangeWatchedFiles"]["dynamicRegistration"].bool ?? false
    supportsConfigurationRequests = workspace["configuration"].bool ?? false
    takesProgress = capabilities["window"]["workDoneProgress"].bool ?? false
    takesMarkdownHover = textDocument["hover"]["contentFormat"].elements.contains(.string("markdown"))
    showsDocuments = capabilities["window"]["showDocument"]["support"].bool ?? false
    // Neovim supports commands, but declares only that it shows documents.
    takesCommands = workspace["executeCommand"].isObject || showsDocuments
    switch options["diagnostics"].string {
    case "push": pullsDiagnostics = false
    case "pull": pullsDiagnostics = true
    default:
      pullsDiagnostics = pull.isObject
    }
    pullsWorkspaceDiagnostics = pullsDiagnostics && options["workspaceDiagnostics"].bool != false
    chooseEncoding(capabilities["general"]["positionEncodings"].elements.compactMap(\.string))
  }

  /// Uses the position encoding of another server of the same client. Ignores an unknown encoding.
  mutating func follow(_ encoding: String) {
    guard let unit = Self.units[encoding] else { return }
    columnUnit = unit
    if positionEncoding != nil { positionEncoding = encoding }
  }

  /// The column units by the protocol's names.
  static let units: [String: ColumnUnit] = ["utf-8": .utf8, "utf-16": .utf16, "utf-32": .utf32]

  /// Chooses UTF-16 if the client allows it. Editors warn, and misplace edits, if two servers of a buffer count columns
  /// differently, and sourcekit-lsp supports only UTF-16.
  private mutating func chooseEncoding(_ offered: [String]) {
    guard !offered.isEmpty else { return }
    let chosen = offered.contains("utf-16") ? "utf-16" : offered.first { Self.units[$0] != nil } ?? "utf-16"
    positionEncoding = chosen
    columnUnit = Self.units[chosen] ?? .utf16
  }
}
