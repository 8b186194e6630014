import JSONReading

/// `codeAction/resolve`: every action is complete when it is offered, and comes back as it was. Some clients ask for
/// actions that already hold an edit.
enum ResolveCodeActionRequest: RequestMethod {
  static let name = "codeAction/resolve"

  static func answer(_ params: JSONValue, in session: Session) throws -> Answer<JSONValue> {
    guard params["title"].string != nil else { throw ResponseError(.invalidParams, "'params.title' is missing") }
    return .now(params)
  }
}
