import Facts
import SystemCalls

/// A cache of the answers that were found for one state of a project. A change to the project starts a new cache;
/// answers are never removed from one.
///
/// Declarations are stored as numbers, not as summaries: if only places in a file have moved, it has a different
/// summary, but every answer is still valid.
final class AnswerCache: Sendable {
  /// A type or another fact, by its index in its file.
  struct ID: Hashable, FastHashable {
    let file: Int32
    let index: Int32

    var cheapHash: UInt64 { UInt64(truncatingIfNeeded: file).hashed(with: Int(index)) }
  }

  enum Ancestor {
    case declared(ID)
    case framework(WrittenType)
  }

  struct NameInFiles: Hashable {
    let relation: Relation
    let name: Symbol
  }

  struct NameInFile: Hashable {
    let name: Symbol
    let file: Int32
  }

  struct NameAtSite: Hashable, FastHashable {
    let name: Symbol
    let file: Int32
    let site: Site

    var cheapHash: UInt64 {
      UInt64(truncatingIfNeeded: file).hashed(with: name).hashed(with: site.scope).hashed(with: site.block)
    }
  }

  /// A question about a type that is answered with yes or no.
  struct TypeQuestion: Hashable {
    enum Kind: UInt8 {
      case isUsableWithoutNaming, isUpdated, receivesDifferentValues, mayLoseObjects
    }

    let kind: Kind
    let type: ID
  }

  /// An input of a view, with the number of steps that a search took to reach it.
  struct GivenInput: Hashable {
    let view: ID
    let property: Symbol
    let depth: Int
  }

  let files = AnswerTable<NameInFiles, [Int32]>()
  let wrapped = AnswerTable<Int32, [Int32]>()
  let declared = AnswerTable<Symbol, [Symbol: [ID]]>()
  let types = AnswerTable<NameAtSite, [ID]>()
  let extensions = AnswerTable<ID, [ID]>()
  let ancestors = AnswerTable<ID, [Ancestor]>()
  let owners = AnswerTable<ID, Answer>()
  let nestedReads = AnswerTable<Symbol, [ID: [ID]]>()
  let made = AnswerTable<NameInFile, [ID: [Int32]]>()
  let constructions = AnswerTable<ID, [ID]>()
  let memberwise = AnswerTable<ID, MemberwiseInitializer?>()
  let given = AnswerTable<GivenInput, Variation?>()
  private let truths = AnswerTable<TypeQuestion, Bool>()

  /// Not synchronized. Read it only while nothing else references this cache.
  var isEmpty: Bool {
    files.isEmpty && wrapped.isEmpty && declared.isEmpty && types.isEmpty && extensions.isEmpty && ancestors.isEmpty
      && owners.isEmpty && nestedReads.isEmpty && made.isEmpty && constructions.isEmpty && memberwise.isEmpty
      && given.isEmpty && truths.isEmpty
  }

  @inline(__always)
  func isTrue(_ kind: TypeQuestion.Kind, of type: ID?, _ find: () -> Bool) -> Bool {
    guard let type else { return find() }
    return truths.answer(TypeQuestion(kind: kind, type: type), find)
  }
}

/// The answers to one kind of question.
final class AnswerTable<Key: Hashable, Value>: @unchecked Sendable {
  private let monitor = Monitor()
  private var answers: [Key: Value] = [:]

  /// Not synchronized. Read it only while nothing else references the table.
  var isEmpty: Bool { answers.isEmpty }

  /// Returns the stored answer, or finds it and stores it. Threads that need the same answer at the same time each find
  /// it: finding one answer can require others, so holding the lock meanwhile could deadlock.
  ///
  /// It is inlined, because most answers are known, and a closure that isn't called should not copy what it captures.
  @inline(__always)
  func answer(_ key: Key, _ find: () -> Value) -> Value { known(key) ?? store(find(), key) }

  @inline(never)
  private func known(_ key: Key) -> Value? { monitor.locked { answers[key] } }

  @inline(never)
  private func store(_ answer: Value, _ key: Key) -> Value {
    monitor.locked { answers[key] = answer }
    return answer
  }
}

extension ProjectFacts {
  /// The file's number; nil for a version of the file other than the project's, for which no answers are stored.
  @inline(never)
  func currentNumber(of file: FileSummary) -> Int32? {
    guard let number = number(of: file), summary(ofFile: number)?.isIdentical(to: file) == true else { return nil }
    return number
  }

  func id(of type: DeclaredType) -> AnswerCache.ID? {
    currentNumber(of: type.file).map { AnswerCache.ID(file: $0, index: Int32(truncatingIfNeeded: type.index)) }
  }

  /// The ID for any version of the file, to look up answers that were found for the project's version.
  func idInAnyVersion(of type: DeclaredType) -> AnswerCache.ID? {
    number(of: type.file).map { AnswerCache.ID(file: $0, index: Int32(truncatingIfNeeded: type.index)) }
  }

  /// The IDs of the types. Leaves out types for whose version of the file no answers are stored.
  func ids(of types: [DeclaredType]) -> [AnswerCache.ID] { types.compactMap { id(of: $0) } }

  func declaration(_ id: AnswerCache.ID) -> DeclaredType? {
    summary(ofFile: id.file).flatMap { DeclaredType($0, Int(id.index)) }
  }

  func declarations(_ ids: [AnswerCache.ID]) -> [DeclaredType] { ids.compactMap { declaration($0) } }
}
