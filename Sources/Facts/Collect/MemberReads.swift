/// What the members of observable classes are made of.
extension FactCollector {
  /// Notes that the member around a name gives something for which it reads the name.
  mutating func noteMemberRead(of name: Symbol, scope: Int, usage: Surroundings.Usage) {
    guard memberGives, usage != .assigned, !member.isEmpty, let path = types(at: scope)?.$path,
      observableTypes.contains(path)
    else { return }
    file.memberReads.append(MemberRead(member: MemberName(owner: scope, name: member), name: name))
  }
}
