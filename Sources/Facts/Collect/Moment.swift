/// When the code that the walk is in runs, and what that makes of what it does.
struct Moment {
  /// In a `body` or another member that gives a view, and in no closure that acts.
  var isDrawing = false
  /// In code that runs when something happens.
  var isActing = false
  /// In the getter of a property of the type, in no type inside it.
  var isInGetter = false
  /// In an `async` function, or in a closure that is kept and runs later.
  var runsLater = false
  /// In a method that says that it runs on the main actor.
  var isOnMainActor = false
  /// In a closure that code which acts hands on or keeps, or in its loop: there the view's value may be an old one.
  var outlivesView = false
  /// What assignments are besides.
  var filling: NameUse.Kinds = []
  /// What a binding is besides, in an argument of a control that people type or choose in.
  var entry: NameUse.Kinds = []
  /// The index in `FileFacts.effects` of the effect that the code is part of.
  var effect: Int?
  /// What is read here is kept for that.
  var keeping: FactCollector.Keeping?
  /// What the argument that the walk is in is passed to.
  var receiver = Receiver()

  struct Receiver {
    var name = Symbol.empty
    var isModifier = false
  }
}
