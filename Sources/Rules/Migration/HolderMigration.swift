import FactQuestions
import Facts
import SourceText

/// Migrates the properties and variables of views that hold an object of the class.
extension MigrationPlan {
  mutating func migrateHolders() {
    let holders = project.holders(of: type)
    for holder in holders.possible {
      block(
        use: holder.file, holder.property.namePlace,
        "'\(holder.property.name)' may be of type '\(name)'; declare its type explicitly")
    }
    for holder in holders.certain { migrate(holder) }
    let locals = project.localHolders(of: type)
    for (holder, file) in locals.possible {
      block(use: file, holder.place, "'\(holder.name)' may be of type '\(name)'; declare its type explicitly")
    }
    for (holder, file) in locals.certain { migrate(holder, in: file) }
  }

  private mutating func migrate(_ holder: LocalHolder, in file: FileSummary) {
    guard !holder.isParameter, holder.attribute.argumentLabels == nil else {
      return block(use: file, holder.attribute.place, "@\(holder.attribute.name) has no equivalent here")
    }
    switch holder.wrapper {
    case .stateObject: edit(file, Edit(holder.attribute.namePlace.range, "State"))
    // A new object would be created on every update.
    case .observedObject:
      edit(file, Edit(holder.attribute.namePlace.range, holder.value.isMade ? "State" : "Bindable"))
    default: block(use: file, holder.attribute.place, "@\(holder.attribute.name) has no equivalent here")
    }
  }

  private mutating func migrate(_ holder: ObjectHolder) {
    for use in project.uses(ofHolder: holder, as: .projected) {
      block(
        use: use.file, use.place,
        "'$\(holder.property.name)' itself is passed on here, and has a different type after the migration")
    }
    for use in project.uses(ofHolder: holder, as: .storage) {
      block(use: use.file, use.place, "'_\(holder.property.name)' is the storage of @\(holder.attribute.name)")
    }
    switch holder.wrapper {
    case .stateObject: migrateOwned(holder)
    case .observedObject: migrateObserved(holder)
    case .environmentObject: migrateRead(holder)
    default:
      block(
        use: holder.file, holder.attribute.place,
        "@\(holder.attribute.name) requires an ObservableObject and has no equivalent")
    }
  }

  // MARK: @StateObject

  private mutating func migrateOwned(_ holder: ObjectHolder) {
    blockLostLaziness(of: holder)
    edit(holder.file, Edit(holder.attribute.namePlace.range, "State"))
    for (assignment, file) in project.assignments(toHolder: holder) where assignment.form == .storage {
      rename(assignment, of: holder, to: "State", in: file)
    }
  }

  /// Renames the wrapper in `_x = W(wrappedValue: value)`.
  private mutating func rename(
    _ assignment: Assignment, of holder: ObjectHolder, to wrapper: String, in file: FileSummary
  ) {
    let isNamed =
      assignment.value.kind == .construct
      && assignment.value.path.lastPathComponent == holder.wrapper.rawValue
    guard assignment.wrapped.kind != .none, isNamed || assignment.value.kind == .implicitInit else {
      return block(
        use: file, assignment.place, "The value assigned to '_\(assignment.property)' is a @\(holder.attribute.name)")
    }
    if isNamed { edit(file, Edit(assignment.calleePlace.range, wrapper)) }
  }

  /// `@StateObject` creates its object once. Before Xcode 27, `@State` creates one whenever the view is created. That
  /// matters only if creating the object has side effects.
  private mutating func blockLostLaziness(of holder: ObjectHolder) {
    guard project.isAppOrScene(holder.owner) != .yes else { return }
    let property = holder.property
    for (assignment, file) in project.assignments(toHolder: holder) where assignment.wrapped.kind == .call {
      block(use: file, assignment.wrappedPlace, "@State would make this call on every update of the parent")
    }
    if let sdk = project.settings(of: holder.file).sdkVersion, sdk >= 27, property.isLazyInXcode27 { return }
    if property.value.kind == .call {
      block(use: holder.file, property.valuePlace, "@State would make this call on every update of the parent")
    }
    let made = "@State would create '\(name)' on every update of the parent"
    if let work = workOfInitializers {
      let file = holder.file.id == type.file.id ? "" : " of '\(type.file.path.split(separator: "/").last ?? "")'"
      block(
        use: holder.file, holder.attribute.place,
        "\(made), and its initializer does work on line \(work.line + 1)\(file)")
    } else if let working = project.propertyDoingWork(whenCreating: type) {
      block(
        use: holder.file, holder.attribute.place, "\(made), and the initial value of its '\(working.name)' may do work")
    } else if type.declaration.namesInDeinitializer != nil {
      block(use: holder.file, holder.attribute.place, "\(made), and '\(name)' has a deinitializer")
    }
  }

  /// The first statement of an initializer that does more than assign initial values to properties.
  private var workOfInitializers: Place? {
    for (initializer, body) in zip(file.summary.initializers, file.initializerBodies) {
      guard project.owner(of: initializer.owner, in: file.summary) == type,
        !initializer.traits.contains(.isDelegating)
      else { continue }
      for (index, statement) in body.statements.enumerated() where statement.hasEffects {
        let assignments = initializer.assignments.filter { $0.statementIndex == index }
        if assignments.isEmpty || assignments.contains(where: { $0.valueTraits.contains(.hasClosure) }) {
          return statement.place
        }
      }
    }
    return nil
  }

  // MARK: @ObservedObject

  /// The replacement for `@ObservedObject`.
  private enum Replacement {
    case bindable
    case state
    case constant
    case variable
  }

  private mutating func migrateObserved(_ holder: ObjectHolder) {
    let property = holder.property
    let replacement = replacement(for: holder)
    let assignments = project.assignments(toHolder: holder).filter { $0.0.form == .storage }
    if let labels = holder.attribute.argumentLabels {
      guard labels.string == "wrappedValue:" else {
        return block(
          use: holder.file, holder.attribute.place, "@ObservedObject has arguments that @Bindable does not have")
      }
      edit(holder.file, Edit(holder.attribute.namePlace.range, "Bindable"))
    } else {
      switch replacement {
      case .bindable: edit(holder.file, Edit(holder.attribute.namePlace.range, "Bindable"))
      case .state: edit(holder.file, Edit(holder.attribute.namePlace.range, "State"))
      case .variable: edit(holder.file, .delete(holder.attribute.removal.range))
      case .constant:
        edit(
          holder.file, .delete(holder.attribute.removal.range), Edit(property.introducerPlace.range, "let"))
      }
    }
    for (assignment, file) in assignments {
      switch replacement {
      case .bindable: rename(assignment, of: holder, toBindableIn: file)
      case .state: rename(assignment, of: holder, to: "State", in: file)
      case .constant, .variable: unwrap(assignment, of: holder, in: file)
      }
    }
  }

  private func replacement(for holder: ObjectHolder) -> Replacement {
    let property = holder.property
    if !project.uses(ofHolder: holder, as: .projectedMember).isEmpty || holder.attribute.argumentLabels != nil
      || project.useThroughValue(of: holder, isProjected: true) != nil
    {
      return .bindable
    }
    let assignments = project.assignments(toHolder: holder).map(\.0)
    let isMade = property.value.isMade
    let isPassed = project.constructions(of: holder.owner).contains {
      $0.construction.argument(labeled: property.$name) != nil
    }
    if isMade, !isPassed, assignments.allSatisfy({ $0.form == .storage }), project.isSwiftUIOwner(holder.owner) == .yes
    {
      return .state
    }
    let isReplaced =
      !project.uses(ofHolder: holder, as: [.written, .takenInOut]).isEmpty
      || property.setterAccess != nil || property.traits.contains(.hasObservers)
      || project.useThroughValue(of: holder, isProjected: false) != nil
      || project.requiresProperty(property.$name, of: holder.owner).answer == .yes
      || assignsSeveralTimes(holder)
    if isReplaced { return .variable }
    // A constant with a value is not a parameter of the memberwise initializer.
    let isPrivate = property.access.map { $0 <= .fileprivate } ?? false
    if property.hasInitialValue { return isPrivate && assignments.isEmpty ? .constant : .variable }
    return .constant
  }

  private func assignsSeveralTimes(_ holder: ObjectHolder) -> Bool {
    ([holder.owner] + project.extensions(of: holder.owner)).flatMap(\.initializers).contains { initializer in
      initializer.assignments.filter { $0.$property == holder.property.$name }.count > 1
    }
  }

  private mutating func rename(_ assignment: Assignment, of holder: ObjectHolder, toBindableIn file: FileSummary) {
    guard assignment.wrapped.kind != .none else { return rename(assignment, of: holder, to: "Bindable", in: file) }
    // `ObservedObject(initialValue:)` has no counterpart with this label.
    edit(
      file,
      Edit(
        ByteRange(assignment.valuePlace.range.start, assignment.wrappedPlace.range.start), "Bindable(wrappedValue: "))
  }

  /// `_x = ObservedObject(wrappedValue: value)` becomes `self.x = value`.
  private mutating func unwrap(_ assignment: Assignment, of holder: ObjectHolder, in file: FileSummary) {
    guard assignment.wrapped.kind != .none else {
      return block(
        use: file, assignment.place, "The value assigned to '_\(assignment.property)' is a @\(holder.attribute.name)")
    }
    edit(
      file,
      Edit(
        ByteRange(assignment.place.range.start, assignment.wrappedPlace.range.start), "self.\(assignment.property) = "),
      .delete(ByteRange(assignment.wrappedPlace.range.end, assignment.valuePlace.range.end)))
  }
}
