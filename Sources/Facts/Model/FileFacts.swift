import SourceText

/// Everything that a file contains about state, with a place for every range that a rule may underline or edit.
public struct FileFacts: Sendable, Hashable {
  public let path: String
  /// The text that the places refer to.
  public let bytes: [UInt8]
  /// The line ending that most lines use.
  public let lineEnding: String
  /// The part that is visible to other files.
  public let summary: FileSummary
  public var id: FileID { summary.id }
  /// The facts from bodies. The walk adds them; other code reads them through the properties below.
  public struct Contents: Sendable, Equatable {
    public var initializerBodies: [InitializerBody] = []
    public var nameUses: [NameUse] = []
    public var viewBodies: [ViewBody] = []
    public var identities: [IdentityModifier] = []
    public var frameworkCalls: [FrameworkCall] = []
    public var elementLists: [ElementList] = []
    public var repeatedElements: [RepeatedElement] = []
    public var animatedNames: [Symbol] = []
    public var animationValues: [Symbol] = []
    /// The closures that provide the items of menus.
    public var menus: [Place] = []
    public var storedBindingUses: [StoredBindingUse] = []
    public var previews: [Place] = []
    public var previewWrappers: [Place] = []
    public var madeValueReads: [MadeValueRead] = []
    public var environmentClosures: [EnvironmentClosure] = []
    public var presentations: [Presentation] = []
    public var modifierCalls: [ModifierCall] = []
    public var memberUses: [MemberUse] = []
    /// The members accessed through a wrapper's projection, `$model.title`: one for each name, member, and scope. The
    /// member's name is empty for a subscript.
    public var projectedMembers: [DrawnMember] = []
    public var observers: [PropertyObserver] = []
    public var hashedIdentifiers: [HashedIdentifier] = []
    public var closureBindings: [ClosureBinding] = []
    public var publishers: [MadePublisher] = []
    /// The members of views that drawing code passes directly to `.onReceive(…)`: `.onReceive(timer)`.
    public var receivedNames: [MemberName] = []
    public var fallbackGetters: [FallbackGetter] = []
    public var branchedContents: [BranchedContent] = []
    public var effects: [Effect] = []
    public var keptReads: [KeptRead] = []
    public var comparisons: [Comparison] = []
    public var comparedMembers: [ComparedMembers] = []
    public var hashedMembers: [HashedMembers] = []
    public var ownAssignments: [OwnAssignment] = []
    public var backgroundChanges: [BackgroundChange] = []

    public init() {}
  }

  /// Facts about the bodies of initializers, in the order of the initializers in the summary.
  public var initializerBodies: [InitializerBody] { bodies.contents.initializerBodies }
  public var nameUses: [NameUse] { bodies.contents.nameUses }
  public var identities: [IdentityModifier] { bodies.contents.identities }
  public var frameworkCalls: [FrameworkCall] { bodies.contents.frameworkCalls }
  public var elementLists: [ElementList] { bodies.contents.elementLists }
  public var repeatedElements: [RepeatedElement] { bodies.contents.repeatedElements }
  /// Returns whether the range is in the rows of a list.
  public func isInRow(_ range: ByteRange) -> Bool {
    elementLists.contains { $0.rows?.place.range.contains(range) ?? false }
  }

  /// The names whose changes `.animation(_:value:)` animates.
  public var animationValues: [Symbol] { bodies.contents.animationValues }
  public var menus: [Place] { bodies.contents.menus }
  /// The names of properties that the body of a `withAnimation` assigns.
  public var animatedNames: [Symbol] { bodies.contents.animatedNames }
  /// The places of `#Preview { … }` with everything inside.
  public var previews: [Place] { bodies.contents.previews }
  /// Calls in previews that may change the environment of their content in an unknown way: modifiers and containers
  /// that aren't known to belong to SwiftUI, and previews with arbitrary traits.
  public var previewWrappers: [Place] { bodies.contents.previewWrappers }
  public var madeValueReads: [MadeValueRead] { bodies.contents.madeValueReads }
  public var environmentClosures: [EnvironmentClosure] { bodies.contents.environmentClosures }
  public var presentations: [Presentation] { bodies.contents.presentations }
  public var modifierCalls: [ModifierCall] { bodies.contents.modifierCalls }
  public var memberUses: [MemberUse] { bodies.contents.memberUses }
  public var projectedMembers: [DrawnMember] { bodies.contents.projectedMembers }
  public var observers: [PropertyObserver] { bodies.contents.observers }
  public var hashedIdentifiers: [HashedIdentifier] { bodies.contents.hashedIdentifiers }
  public var closureBindings: [ClosureBinding] { bodies.contents.closureBindings }
  public var publishers: [MadePublisher] { bodies.contents.publishers }
  public var receivedNames: [MemberName] { bodies.contents.receivedNames }
  public var fallbackGetters: [FallbackGetter] { bodies.contents.fallbackGetters }
  public var branchedContents: [BranchedContent] { bodies.contents.branchedContents }
  public var effects: [Effect] { bodies.contents.effects }
  public var ownAssignments: [OwnAssignment] { bodies.contents.ownAssignments }
  public var backgroundChanges: [BackgroundChange] { bodies.contents.backgroundChanges }
  public var keptReads: [KeptRead] { bodies.contents.keptReads }
  /// The `==` functions that only compare members. Most files are known to have none without reading their bodies.
  public var comparisons: [Comparison] {
    summary.unreadBodies?.declaresEquality == false ? [] : bodies.contents.comparisons
  }

  public var comparedMembers: [ComparedMembers] { bodies.contents.comparedMembers }
  public var hashedMembers: [HashedMembers] { bodies.contents.hashedMembers }

  public init(path: String, bytes: [UInt8], lineEnding: String, summary: FileSummary, contents: Contents = Contents()) {
    self.path = path
    self.bytes = bytes
    self.lineEnding = lineEnding
    self.summary = summary
    ownBodies = Bodies(contents)
  }

  /// The facts from bodies, shared by reference like the summary.
  private final class Bodies: Sendable {
    let contents: Contents
    let nameUses: NameUseTable
    let viewBodiesByOwner: MembersByOwner<ViewBody>
    let identitiesByScope: MembersByOwner<IdentityModifier>
    let frameworkCallsByScope: MembersByOwner<FrameworkCall>
    let storedBindingUsesByProperty: MembersByName<StoredBindingUse>
    let projectedMembersByScope: MembersByOwner<DrawnMember>
    let memberUsesByScope: MembersByOwner<MemberUse>
    let observersByName: MembersByName<PropertyObserver>
    let ownAssignmentsByScope: MembersByOwner<OwnAssignment>
    let keptReadsByScope: MembersByOwner<KeptRead>

    init(_ contents: Contents) {
      self.contents = contents
      nameUses = NameUseTable(contents.nameUses)
      viewBodiesByOwner = MembersByOwner(contents.viewBodies) { $0.owner }
      identitiesByScope = MembersByOwner(contents.identities) { $0.scope }
      frameworkCallsByScope = MembersByOwner(contents.frameworkCalls) { $0.scope }
      storedBindingUsesByProperty = MembersByName(contents.storedBindingUses) { $0.$property }
      projectedMembersByScope = MembersByOwner(contents.projectedMembers) { $0.scope }
      memberUsesByScope = MembersByOwner(contents.memberUses) { $0.scope }
      observersByName = MembersByName(contents.observers) { $0.$name }
      ownAssignmentsByScope = MembersByOwner(contents.ownAssignments) { $0.scope }
      keptReadsByScope = MembersByOwner(contents.keptReads) { $0.scope }
    }
  }

  /// The facts from bodies; empty if bodies are read on demand.
  private let ownBodies: Bodies
  private var bodies: Bodies { summary.unreadBodies?.reader.whole.facts.ownBodies ?? ownBodies }

  public func nameUses(named name: Symbol) -> OwnedMembers<NameUse> { bodies.nameUses[name] }

  /// Returns the uses of a name in the code of the types and extensions with these indices.
  public func nameUses(named name: Symbol, at scopes: [Range<Int>]) -> [NameUse] { bodies.nameUses[name, at: scopes] }

  /// Returns the `body` that the type or extension at this index declares: one element, or none.
  public func viewBodies(of type: Int) -> OwnedMembers<ViewBody> { bodies.viewBodiesByOwner[type] }

  public func identities(at scope: Int) -> OwnedMembers<IdentityModifier> { bodies.identitiesByScope[scope] }
  public func frameworkCalls(at scope: Int) -> OwnedMembers<FrameworkCall> { bodies.frameworkCallsByScope[scope] }

  public func storedBindingUses(of property: Symbol) -> OwnedMembers<StoredBindingUse> {
    bodies.storedBindingUsesByProperty[property]
  }

  public func projectedMembers(at scope: Int) -> OwnedMembers<DrawnMember> { bodies.projectedMembersByScope[scope] }

  /// Returns the uses in the code of the types and extensions with these indices, in text order.
  public func nameUses(at scopes: Range<Int>) -> [NameUse] { bodies.nameUses[scopes] }

  public func memberUses(at scope: Int) -> OwnedMembers<MemberUse> { bodies.memberUsesByScope[scope] }
  public func ownAssignments(at scope: Int) -> OwnedMembers<OwnAssignment> { bodies.ownAssignmentsByScope[scope] }
  public func keptReads(at scope: Int) -> OwnedMembers<KeptRead> { bodies.keptReadsByScope[scope] }

  public func observers(of property: Property) -> [PropertyObserver] {
    bodies.observersByName[property.$name].filter {
      // Each branch of an `#if` may declare the property.
      $0.owner == property.owner && property.place.range.contains($0.accessors.range)
    }
  }

  public static func == (left: FileFacts, right: FileFacts) -> Bool {
    left.path == right.path && left.bytes == right.bytes && left.lineEnding == right.lineEnding
      && left.summary == right.summary && left.bodies.contents == right.bodies.contents
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes)
  }

  /// Returns the source text of a place. Malformed bytes become U+FFFD.
  public func text(_ place: Place) -> String {
    let end = min(place.range.end, bytes.count)
    return String(decoding: bytes[min(place.range.start, end)..<end], as: UTF8.self)
  }
}
