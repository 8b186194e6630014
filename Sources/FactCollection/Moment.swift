import Facts

/// When the code at the walk's position runs, and what its effects mean.
struct Moment {
  /// In a `body` or another member that returns a view, but not in a closure for an action.
  var isDrawing = false
  /// In code that runs when something happens.
  var isActing = false
  /// In the getter of a property of the type, in no type inside it.
  var isInGetter = false
  /// In an `async` function, or in a closure that is kept and runs later.
  var runsLater = false
  /// In a method that is declared to run on the main actor.
  var isOnMainActor = false
  /// In a closure that an action passes on or stores, or in its loop: the view's value may be outdated there.
  var outlivesView = false
  /// In what takes the place of a controller's root view, which stays the same view.
  var replacesRoot = false
  /// The value followed by the modifier whose closure contains the code, if that may be the closure of the previous
  /// body.
  var followed: Symbol?
  /// Additional traits of assignments.
  var filling: NameUse.Kinds = []
  /// Behind an `await` of the same function or closure, or of one around it.
  var followsAwait = false
  /// Additional traits of a binding that is passed to a control for typing or choosing.
  var entry: NameUse.Kinds = []
  /// The index in `FileFacts.effects` of the effect that the code is part of.
  var effect: Int?
  /// The facts about names that the enclosing conditions imply.
  var branch: [BranchFact] = []
  /// The purpose of the reads that are recorded here.
  var keeping: FactCollector.Keeping?
  /// The callee that receives the current argument.
  var receiver = Receiver()

  struct Receiver {
    var name = Symbol.empty
    var isModifier = false
  }
}
