import Facts
import Syntax

/// The facts that have already been recorded, for kinds of facts that are kept only once.
struct SeenFacts {
  var members = KeyNumbers<MemberKey>()
  var mentions = KeyNumbers<MentionKey>()
  var uses = KeyNumbers<UseKey>()
  var watched: Set<WatchedName> = []
  var memberUses = KeyNumbers<MemberUseKey>()
  var methodCalls = KeyNumbers<MemberKey>()
  var reorderings: Set<ReorderingKey> = []
  var memberWrites: Set<DrawnMember> = []
  var partWrites: Set<DrawnMember> = []
  var backgroundChanges: Set<BackgroundKey> = []
}

struct BackgroundKey: Hashable {
  var name: Symbol
  var inner: Symbol
  /// The offset of the function or closure.
  var start: Int
}

struct ReorderingKey: Hashable {
  var collection: Reference
  var scope: Int?
  var isPlainRemoval: Bool
}

struct MemberKey: FastHashable {
  var name: Symbol
  var receiver: MemberReference.Receiver
  var type: Symbol
  var path: Symbol
  var isProjected: Bool
  var isInAction = false
  var isWritten = false
  var site: Site

  var cheapHash: UInt64 {
    UInt64(receiver.rawValue).hashed(with: name).hashed(with: site.scope).hashed(with: type).hashed(with: path)
  }
}

struct MentionKey: FastHashable {
  var path: Symbol
  var position: TypeMention.Position
  var isElement: Bool
  var site: Site

  var cheapHash: UInt64 { UInt64(position.rawValue).hashed(with: site.scope).hashed(with: path) }
}

struct UseKey: FastHashable {
  var name: Symbol
  var scope: Int
  var kinds: UInt32
  var method: Symbol

  var cheapHash: UInt64 { UInt64(kinds).hashed(with: name).hashed(with: scope).hashed(with: method) }
}

struct MemberUseKey: FastHashable {
  var name: Symbol
  var scope: Int
  var member: NodeID?
  var traits: MemberUse.Traits

  var cheapHash: UInt64 {
    UInt64(traits.rawValue).hashed(with: name).hashed(with: scope).hashed(with: member.map { Int($0.index) })
  }
}
