/// Which of a file's properties, or initializers, belong to which of its types, found once for all questions.
struct MembersByOwner: Sendable, Hashable {
  /// `indexes[starts[type]..<starts[type + 1]]` are the members of the type, in text order.
  fileprivate let starts: [UInt32]
  private let indexes: [UInt32]

  /// `owners` names each member's type by index; members of none, or of one that the file lacks, are left out.
  init(owners: [Int?], typeCount: Int) {
    guard !owners.isEmpty else {
      (starts, indexes) = ([], [])
      return
    }
    var counts = [UInt32](repeating: 0, count: typeCount + 1)
    for case let owner? in owners where owner >= 0 && owner < typeCount { counts[owner + 1] += 1 }
    for type in 0..<typeCount { counts[type + 1] += counts[type] }
    starts = counts
    var next = counts
    var indexes = [UInt32](repeating: 0, count: Int(counts[typeCount]))
    for (member, owner) in owners.enumerated() {
      guard let owner, owner >= 0, owner < typeCount else { continue }
      indexes[Int(next[owner])] = UInt32(truncatingIfNeeded: member)
      next[owner] += 1
    }
    self.indexes = indexes
  }

  /// The same where nobody counts the types.
  init(scopes: [Int]) { self.init(owners: scopes, typeCount: (scopes.max() ?? -1) + 1) }

  /// The indices of the members of these types, in text order.
  func indexes(of types: Range<Int>) -> [Int] {
    let types = types.clamped(to: 0..<max(starts.count - 1, 0))
    guard !types.isEmpty else { return [] }
    return indexes[Int(starts[types.lowerBound])..<Int(starts[types.upperBound])].sorted().map { Int($0) }
  }

  /// The members of the type; none for an index outside.
  func members<Member>(of type: Int, in members: [Member]) -> OwnedMembers<Member> {
    guard type >= 0, type + 1 < starts.count else { return OwnedMembers(all: members, chosen: []) }
    return OwnedMembers(all: members, chosen: indexes[Int(starts[type])..<Int(starts[type + 1])])
  }
}

extension MembersByOwner {
  func hasMembers(of type: Int) -> Bool {
    type >= 0 && type + 1 < starts.count && starts[type] < starts[type + 1]
  }
}

/// Which of a file's facts go by which name.
struct MembersByName: Sendable {
  /// To look at so many takes less time than to make a table of them.
  static let fewCount = 128

  /// Nil for a few facts, which are looked at one by one.
  private let numbers: [Symbol: Int]?
  private let members: MembersByOwner

  init<Member>(_ members: [Member], by name: (Member) -> Symbol) {
    guard members.count > Self.fewCount else {
      numbers = nil
      self.members = MembersByOwner(owners: [], typeCount: 0)
      return
    }
    var numbers: [Symbol: Int] = [:]
    let owners = members.map { member -> Int? in
      let name = name(member)
      if let number = numbers[name] { return number }
      numbers[name] = numbers.count
      return numbers.count - 1
    }
    self.members = MembersByOwner(owners: owners, typeCount: numbers.count)
    self.numbers = numbers
  }

  /// Those of that name, in text order. `members` and `by` are those that the table was made of.
  func members<Member>(named wanted: String, in members: [Member], by name: (Member) -> Symbol) -> OwnedMembers<Member>
  {
    guard !members.isEmpty, let wanted = Symbol(ifKnown: wanted) else { return OwnedMembers(all: members, chosen: []) }
    if let numbers { return self.members.members(of: numbers[wanted] ?? -1, in: members) }
    var chosen: [UInt32] = []
    for index in members.indices where name(members[index]) == wanted {
      chosen.append(UInt32(truncatingIfNeeded: index))
    }
    return OwnedMembers(all: members, chosen: chosen[...])
  }
}

/// Some of a file's members, without a copy of them.
package struct OwnedMembers<Member>: RandomAccessCollection {
  let all: [Member]
  let chosen: ArraySlice<UInt32>

  /// The members' own indices.
  package var indexes: some Sequence<Int> { chosen.lazy.map { Int($0) } }

  package var startIndex: Int { chosen.startIndex }
  package var endIndex: Int { chosen.endIndex }
  package subscript(position: Int) -> Member { all[Int(chosen[position])] }
}
