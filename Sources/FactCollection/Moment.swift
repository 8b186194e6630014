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
  /// What the modifier follows whose closure the code is in, where that may be the closure of the previous body.
  var followed: Symbol?
  /// What assignments are besides.
  var filling: NameUse.Kinds = []
  /// Behind an `await` of the same function or closure, or of one around it.
  var followsAwait = false
  /// What a binding is besides, in an argument of a control that people type or choose in.
  var entry: NameUse.Kinds = []
  /// The index in `FileFacts.effects` of the effect that the code is part of.
  var effect: Int?
  /// What the conditions around say of names.
  var branch: [BranchFact] = []
  /// What is read here is recorded for this purpose.
  var keeping: FactCollector.Keeping?
  /// What the current argument is passed to.
  var receiver = Receiver()

  struct Receiver {
    var name = Symbol.empty
    var isModifier = false
  }
}
