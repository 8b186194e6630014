import JSONReading
import SourceText

/// The client's capabilities, read leniently from its `initialize` parameters: what is missing, null or of a strange
/// type counts as not declared.
package struct ClientFeatures: Sendable {
  package var columnUnit = ColumnUnit.utf16
  /// Nil when the client names no encodings; the response then names none.
  var positionEncoding: String?
  var takesCodeActionLiterals = false
  var takesIsPreferred = false
  /// Actions that cannot be taken, with the reason.
  var takesDisabledActions = false
  var takesDocumentChanges = false
  var createsFiles = false
  /// Edits may say that they want the user's consent.
  var takesChangeAnnotations = false
  /// Actions may come without their edit, which is requested when one is chosen.
  var resolvesEdits = false
  var takesRelatedInformation = false
  var takesCodeDescription = false
  var takesDiagnosticData = false
  var takesUnnecessaryTag = false
  var pullsDiagnostics = false
  /// Unless its user wants to see open files only.
  var pullsWorkspaceDiagnostics = false
  var takesDiagnosticRefresh = false
  var takesWatchedFileRegistration = false
  var takesProgress = false
  var answersConfiguration = false
  var takesMarkdownHover = false
  /// Actions may be commands of ours.
  var takesCommands = false
  /// Shows a page in the user's browser when asked to.
  var showsDocuments = false

  init() {}

  /// `capabilities` and `initializationOptions` of the `initialize` parameters.
  init(capabilities: JSONValue, options: JSONValue) {
    let workspace = capabilities["workspace"]
    let textDocument = capabilities["textDocument"]
    let publish = textDocument["publishDiagnostics"]
    let codeAction = textDocument["codeAction"]
    takesCodeActionLiterals = codeAction["codeActionLiteralSupport"] != .null
    takesIsPreferred = codeAction["isPreferredSupport"].bool ?? false
    takesDisabledActions = codeAction["disabledSupport"].bool ?? false
    takesDocumentChanges = workspace["workspaceEdit"]["documentChanges"].bool ?? false
    createsFiles =
      takesDocumentChanges && workspace["workspaceEdit"]["resourceOperations"].elements.contains(.string("create"))
    takesChangeAnnotations = takesDocumentChanges && workspace["workspaceEdit"]["changeAnnotationSupport"] != .null
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
    answersConfiguration = workspace["configuration"].bool ?? false
    takesProgress = capabilities["window"]["workDoneProgress"].bool ?? false
    takesMarkdownHover = textDocument["hover"]["contentFormat"].elements.contains(.string("markdown"))
    showsDocuments = capabilities["window"]["showDocument"]["support"].bool ?? false
    // Neovim runs commands and does not say so.
    takesCommands = workspace["executeCommand"] != .null || showsDocuments
    switch options["diagnostics"].string {
    case "push": pullsDiagnostics = false
    case "pull": pullsDiagnostics = true
    default:
      if case .object = pull { pullsDiagnostics = true }
    }
    pullsWorkspaceDiagnostics = pullsDiagnostics && options["workspaceDiagnostics"].bool != false
    chooseEncoding(capabilities["general"]["positionEncodings"].elements.compactMap(\.string))
  }

  /// Counts columns as another server of the same client does.
  mutating func follow(_ encoding: String) {
    guard let unit = Self.units[encoding] else { return }
    columnUnit = unit
    if positionEncoding != nil { positionEncoding = encoding }
  }

  /// By the protocol's names.
  static let units: [String: ColumnUnit] = ["utf-8": .utf8, "utf-16": .utf16, "utf-32": .utf32]

  /// UTF-16 wherever the client allows it: an editor warns, and misplaces edits, when two servers of one buffer count
  /// differently, and sourcekit-lsp knows nothing else.
  private mutating func chooseEncoding(_ offered: [String]) {
    guard !offered.isEmpty else { return }
    let chosen = offered.contains("utf-16") ? "utf-16" : offered.first { Self.units[$0] != nil } ?? "utf-16"
    positionEncoding = chosen
    columnUnit = Self.units[chosen] ?? .utf16
  }
}
