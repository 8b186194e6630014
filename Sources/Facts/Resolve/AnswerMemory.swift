import SystemCalls

/// What was answered about one state of a project, so that nothing is worked out twice. Whoever changes the project
/// takes a new one; nothing is ever taken back.
///
/// Declarations are kept as numbers, not as summaries: a file whose places alone moved is another summary, and every
/// answer still holds.
final class AnswerMemory: @unchecked Sendable {
  /// A type or another fact, by its index in its file.
  struct ID: Hashable {
    let file: Int32
    let index: Int32
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

  struct NameAtSite: Hashable {
    let name: Symbol
    let file: Int32
    let site: Site
  }

  /// A question about a type that is answered with yes or no.
  struct TypeQuestion: Hashable {
    enum Kind: UInt8 {
      case leaks, isUpdated, isGivenOtherValues
    }

    let kind: Kind
    let type: ID
  }

  /// What calls give an input, followed from so many steps behind.
  struct GivenInput: Hashable {
    let view: ID
    let property: Symbol
    let depth: Int
  }

  private let monitor = Monitor()
  // Behind the lock
  private var files: [NameInFiles: [Int32]] = [:]
  private var declared: [Symbol: [Symbol: [ID]]] = [:]
  private var types: [NameAtSite: [ID]] = [:]
  private var extensions: [ID: [ID]] = [:]
  private var ancestors: [ID: [Ancestor]] = [:]
  private var isTrue: [TypeQuestion: Bool] = [:]
  private var nestedReads: [Symbol: [ID: [ID]]] = [:]
  private var made: [NameInFile: [ID: [Int32]]] = [:]
  private var constructions: [ID: [ID]] = [:]
  private var memberwise: [ID: MemberwiseInitializer?] = [:]
  private var given: [GivenInput: Variation?] = [:]

  /// For who is the only one to have it.
  var isEmpty: Bool {
    files.isEmpty && declared.isEmpty && types.isEmpty && extensions.isEmpty && ancestors.isEmpty && isTrue.isEmpty
      && nestedReads.isEmpty && made.isEmpty && constructions.isEmpty && memberwise.isEmpty && given.isEmpty
  }

  func files(_ relation: Relation, _ name: Symbol, _ find: () -> [Int32]) -> [Int32] {
    answer(\.files, NameInFiles(relation: relation, name: name), find)
  }

  func declared(_ name: Symbol, _ find: () -> [Symbol: [ID]]) -> [Symbol: [ID]] { answer(\.declared, name, find) }

  func types(_ key: NameAtSite, _ find: () -> [ID]) -> [ID] { answer(\.types, key, find) }

  func extensions(_ key: ID, _ find: () -> [ID]) -> [ID] { answer(\.extensions, key, find) }

  func ancestors(_ key: ID, _ find: () -> [Ancestor]) -> [Ancestor] { answer(\.ancestors, key, find) }

  func isTrue(_ kind: TypeQuestion.Kind, of type: ID?, _ find: () -> Bool) -> Bool {
    guard let type else { return find() }
    return answer(\.isTrue, TypeQuestion(kind: kind, type: type), find)
  }

  func nestedReads(_ member: Symbol, _ find: () -> [ID: [ID]]) -> [ID: [ID]] { answer(\.nestedReads, member, find) }

  func made(_ key: NameInFile, _ find: () -> [ID: [Int32]]) -> [ID: [Int32]] { answer(\.made, key, find) }

  func constructions(_ key: ID, _ find: () -> [ID]) -> [ID] { answer(\.constructions, key, find) }

  func memberwise(_ key: ID, _ find: () -> MemberwiseInitializer?) -> MemberwiseInitializer? {
    answer(\.memberwise, key, find)
  }

  func given(_ key: GivenInput, _ find: () -> Variation?) -> Variation? { answer(\.given, key, find) }

  /// Threads that ask the same at once each find it: answers ask for others, and a lock held meanwhile could wait for
  /// itself.
  private func answer<Key: Hashable, Value>(
    _ table: ReferenceWritableKeyPath<AnswerMemory, [Key: Value]>, _ key: Key, _ find: () -> Value
  ) -> Value {
    if let known = monitor.locked({ self[keyPath: table][key] }) { return known }
    let found = find()
    monitor.locked { self[keyPath: table][key] = found }
    return found
  }
}

extension ProjectFacts {
  /// The file's number; nil for a version of it that is not the project's, for which nothing is remembered.
  func currentNumber(of file: FileSummary) -> Int32? {
    guard let number = number(of: file), summary(ofFile: number)?.isIdentical(to: file) == true else { return nil }
    return number
  }

  func id(of type: DeclaredType) -> AnswerMemory.ID? {
    currentNumber(of: type.file).map { AnswerMemory.ID(file: $0, index: Int32(truncatingIfNeeded: type.index)) }
  }

  /// The same for whatever version of the file, to be looked up in what was found of the project's.
  func idInAnyVersion(of type: DeclaredType) -> AnswerMemory.ID? {
    number(of: type.file).map { AnswerMemory.ID(file: $0, index: Int32(truncatingIfNeeded: type.index)) }
  }

  /// Of declarations that were found in the project.
  func ids(of types: [DeclaredType]) -> [AnswerMemory.ID] { types.compactMap { id(of: $0) } }

  func declaration(_ id: AnswerMemory.ID) -> DeclaredType? {
    summary(ofFile: id.file).flatMap { DeclaredType($0, Int(id.index)) }
  }

  func declarations(_ ids: [AnswerMemory.ID]) -> [DeclaredType] { ids.compactMap { declaration($0) } }
}
