extension StateMap.Link.Kind {
  /// What a line between two holders is called.
  package var phrase: String {
    switch self {
    case .argument: "argument"
    case .binding: "binding"
    case .firstValue: "first value"
    case .environment: "environment"
    case .shows: "shows"
    }
  }
}
