/// A table of properties, initializers, or other facts by the types of a file. It is built once for all queries.
public struct MembersByOwner<Member: Sendable>: Sendable {
  @usableFromInline let all: [Member]
  /// The ranges of `indexes`: those of a type's members are `indexes[starts[type]..<starts[type + 1]]`, in text order.
  @usableFromInline let starts: [UInt32]
  @usableFromInline let indexes: [UInt32]

  /// - Parameter owner: Returns the index of a member's type. Members without a type are left out.
  @inlinable
  public init(_ all: [Member], by owner: (Member) -> Int?) {
    guard !all.isEmpty else {
      (self.all, starts, indexes) = ([], [], [])
      return
    }
    let owners = all.map { owner($0) ?? -1 }
    let typeCount = (owners.max() ?? -1) + 1
    var counts = [UInt32](repeating: 0, count: typeCount + 1)
    for owner in owners where owner >= 0 { counts[owner + 1] += 1 }
    for type in 0..<typeCount { counts[type + 1] += counts[type] }
    starts = counts
    var indexes = [UInt32](repeating: 0, count: Int(counts[typeCount]))
    for (member, owner) in owners.enumerated() where owner >= 0 {
      indexes[Int(counts[owner])] = UInt32(truncatingIfNeeded: member)
      counts[owner] += 1
    }
    self.all = all
    self.indexes = indexes
  }

  /// The members of the type; empty for an index that is out of range.
  @inlinable
  public subscript(type: Int) -> OwnedMembers<Member> {
    guard hasMembers(of: type) else { return OwnedMembers(all: all, storedIndexes: []) }
    return OwnedMembers(all: all, storedIndexes: indexes[Int(starts[type])..<Int(starts[type + 1])])
  }

  /// The members of these types, in text order.
  public subscript(types: Range<Int>) -> [Member] {
    let types = existing(types)
    guard !types.isEmpty else { return [] }
    return indexes[Int(starts[types.lowerBound])..<Int(starts[types.upperBound])].sorted().map { all[Int($0)] }
  }

  public func count(of types: Range<Int>) -> Int {
    let types = existing(types)
    return types.isEmpty ? 0 : Int(starts[types.upperBound] - starts[types.lowerBound])
  }

  private func existing(_ types: Range<Int>) -> Range<Int> { types.clamped(to: 0..<max(starts.count - 1, 0)) }

  @inlinable
  public func hasMembers(of type: Int) -> Bool {
    type >= 0 && type + 1 < starts.count && starts[type] < starts[type + 1]
  }
}

/// The facts of a file by name.
typealias MembersByName<Member: Sendable> = MembersByKey<Symbol, Member>

/// The facts of a file by a key, such as a name, or a name in the code of one type.
public struct MembersByKey<Key: FastHashable & Sendable, Member: Sendable>: Sendable {
  /// Up to this count, a linear search takes less time than building a table.
  @inlinable public static var fewCount: Int { 128 }

  @usableFromInline let all: [Member]
  @usableFromInline let keys: [Key]
  /// The table; nil for a small number of facts, which are searched one by one.
  @usableFromInline let table: (numbers: KeyNumbers<Key>, members: MembersByOwner<Member>)?

  @inlinable
  public init(_ all: [Member], by key: (Member) -> Key) {
    self.all = all
    guard all.count > Self.fewCount else {
      keys = all.map(key)
      table = nil
      return
    }
    keys = []
    var numbers = KeyNumbers<Key>()
    let members = MembersByOwner(all) { numbers.number(of: key($0)) }
    table = (numbers, members)
  }

  /// The members with this key, in text order.
  @inlinable
  public subscript(key: Key) -> OwnedMembers<Member> {
    if let table { return table.members[table.numbers.knownNumber(of: key) ?? -1] }
    var storedIndexes: [UInt32] = []
    for (index, other) in keys.enumerated() where other == key {
      storedIndexes.append(UInt32(truncatingIfNeeded: index))
    }
    return OwnedMembers(all: all, storedIndexes: storedIndexes[...])
  }
}

/// A selection of a file's members, without copying them. It is inlinable because every rule iterates over one.
public struct OwnedMembers<Member>: RandomAccessCollection {
  public let all: [Member]
  public let storedIndexes: ArraySlice<UInt32>

  @usableFromInline
  init(all: [Member], storedIndexes: ArraySlice<UInt32>) {
    self.all = all
    self.storedIndexes = storedIndexes
  }

  /// The indices of the members in `all`.
  @inlinable public var indexes: some Sequence<Int> { storedIndexes.lazy.map { Int($0) } }

  @inlinable public var startIndex: Int { storedIndexes.startIndex }
  @inlinable public var endIndex: Int { storedIndexes.endIndex }
  @inlinable public subscript(position: Int) -> Member { all[Int(storedIndexes[position])] }
}
