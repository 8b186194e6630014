extension StateMap.Link.Kind {
  /// The description of a link between two holders.
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
