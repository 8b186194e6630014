import Facts

/// The type whose member a call refers to.
extension ProjectFacts {
  /// Returns whether a call refers to a member of the type, on the type itself or on a value of that type.
  package func isCall(_ call: ModifierCall, ofMemberOf type: DeclaredType, in file: FileSummary) -> Answer {
    guard let receiver = call.receiver else { return .unknown }
    let path = receiver.$name.appendingPath(receiver.$members)
    if self.type(named: path, at: call.site, in: file) == type { return .yes }
    return self.type(
      of: Value(.member, path), reference: receiver, localType: call.$localType, at: call.site, in: file
    ).isOf(type)
  }
}
