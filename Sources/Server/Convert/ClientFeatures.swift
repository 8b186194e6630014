import JSONReading
import SourceText

/// The client's capabilities, from its `initialize` parameters. A value that is missing, null, or of an unexpected type
/// counts as not declared.
package struct ClientFeatures: Sendable {
  package private(set) var columnUnit = ColumnUnit.utf16
  /// The encoding that the response names; nil if the client names no encodings.
  private(set) var positionEncoding: String?
  private let capabilities: JSONValue
  private let options: JSONValue

  /// - Parameters:
  ///   - capabilities: `capabilities` of the `initialize` parameters.
  ///   - options: `initializationOptions` of the same parameters.
  init(capabilities: JSONValue = .null, options: JSONValue = .null) {
    (self.capabilities, self.options) = (capabilities, options)
    chooseEncoding(capabilities["general"]["positionEncodings"].elements.compactMap(\.string))
  }

  private var workspace: JSONValue { capabilities["workspace"] }
  private var edit: JSONValue { workspace["workspaceEdit"] }
  private var codeAction: JSONValue { capabilities["textDocument"]["codeAction"] }
  private var publish: JSONValue { capabilities["textDocument"]["publishDiagnostics"] }
  private var pull: JSONValue { capabilities["textDocument"]["diagnostic"] }

  var takesCodeActionLiterals: Bool { codeAction["codeActionLiteralSupport"].isObject }
  var takesIsPreferred: Bool { codeAction["isPreferredSupport"].bool == true }
  /// Whether the client shows actions that cannot be taken, with the reason.
  var takesDisabledActions: Bool { codeAction["disabledSupport"].bool == true }
  var takesDocumentChanges: Bool { edit["documentChanges"].bool == true }
  var supportsFileCreation: Bool { takesDocumentChanges && edit["resourceOperations"].elements.contains("create") }
  /// Whether edits may require the user's confirmation.
  var takesChangeAnnotations: Bool { takesDocumentChanges && edit["changeAnnotationSupport"].isObject }
  /// Whether actions may come without their edit, which the client requests when the user chooses one.
  var resolvesEdits: Bool {
    codeAction["dataSupport"].bool == true && codeAction["resolveSupport"]["properties"].elements.contains("edit")
  }
  var takesRelatedInformation: Bool { publish["relatedInformation"].bool ?? pull["relatedInformation"].bool == true }
  var takesCodeDescription: Bool {
    publish["codeDescriptionSupport"].bool ?? pull["codeDescriptionSupport"].bool == true
  }
  var takesDiagnosticData: Bool { publish["dataSupport"].bool ?? pull["dataSupport"].bool == true }
  var takesUnnecessaryTag: Bool {
    let tags = publish["tagSupport"].isNull ? pull["tagSupport"] : publish["tagSupport"]
    return tags["valueSet"].elements.contains { $0.integer == Diagnostic.unnecessaryTag }
  }
  var pullsDiagnostics: Bool {
    switch options["diagnostics"].string {
    case "push": false
    case "pull": true
    default: pull.isObject
    }
  }
  /// True if the client pulls diagnostics, unless its user wants them only for open files.
  var pullsWorkspaceDiagnostics: Bool { pullsDiagnostics && options["workspaceDiagnostics"].bool != false }
  var takesDiagnosticRefresh: Bool { workspace["diagnostics"]["refreshSupport"].bool == true }
  var takesWatchedFileRegistration: Bool { workspace["didChangeWatchedFiles"]["dynamicRegistration"].bool == true }
  var takesProgress: Bool { capabilities["window"]["workDoneProgress"].bool == true }
  var supportsConfigurationRequests: Bool { workspace["configuration"].bool == true }
  var takesMarkdownHover: Bool {
    capabilities["textDocument"]["hover"]["contentFormat"].elements.contains("markdown")
  }
  /// Whether actions may be commands of this server. Neovim supports commands, but declares only that it shows
  /// documents.
  var takesCommands: Bool { workspace["executeCommand"].isObject || showsDocuments }
  /// Whether the client can show a page in the user's browser.
  var showsDocuments: Bool { capabilities["window"]["showDocument"]["support"].bool == true }

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
