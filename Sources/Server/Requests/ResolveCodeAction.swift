import JSONReading

/// `codeAction/resolve`: returns the action with its edit, which is computed again for the current text. An action
/// without an `ActionReference` is returned unchanged, because some clients resolve actions that already have an edit.
enum ResolveCodeActionRequest: RequestMethod {
  static let name = "codeAction/resolve"
  static let respondent = Respondent.ownerOfAction

  static func answer(_ params: JSONValue, in session: Session) throws(ResponseError) -> Answer {
    let title = try params.required("title", as: \.string)
    guard case .object(let action) = params, let reference = ActionReference(params["data"]) else {
      return .now(params)
    }
    let stale = ResponseError(.contentModified, "The text has changed, and '\(title)' no longer applies")
    guard let question = DocumentQuestion(reference.uri, in: session) else { throw stale }
    return .later { () throws(ResponseError) in
      guard let edit = question.edit(of: title, by: reference) else { throw stale }
      let json = (try? JSONValue(parsing: JSONWriter.bytes(of: edit))) ?? .null
      return (JSONValue.object(action.merging(["edit": json]) { $1 }), nil)
    }
  }
}
