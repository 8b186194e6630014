import JSONReading

/// `codeAction/resolve`: returns the action with its edit, which is computed again for the current text. An action
/// without an `ActionReference` is returned unchanged, because some clients resolve actions that already have an edit.
enum ResolveCodeActionRequest: RequestMethod {
  static let name = "codeAction/resolve"
  static let respondent = Respondent.ownerOfAction

  static func answer(_ params: JSONValue, in session: Session) throws -> Answer<JSONValue> {
    guard let title = params["title"].string else { throw ResponseError(.invalidParams, "'params.title' is missing") }
    guard case .object(let action) = params,
      let reference = try? JSONValueDecoder.decode(ActionReference.self, from: params["data"]), reference.v == 1
    else { return .now(params) }
    let stale = ResponseError(.contentModified, "The text has changed, and '\(title)' no longer applies")
    guard let question = DocumentQuestion(reference.uri, in: session) else { throw stale }
    return .later { () throws(ResponseError) in
      guard let edit = question.edit(of: title, by: reference) else { throw stale }
      return .object(action.merging(["edit": (try? JSONValue(parsing: JSONWriter.bytes(of: edit))) ?? .null]) { $1 })
    }
  }
}
