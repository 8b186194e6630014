import Facts

/// When the code at the walk's position runs, and the meaning of its effects.
struct ExecutionContext {
  /// Whether the code is in a `body` or another member that returns a view, but not in a closure for an action.
  var isDrawing = false
  /// Whether the code runs in response to an event.
  var isActing = false
  /// Whether the code is in the getter of a property of the type and runs with it, so that it is neither in a type or
  /// function inside the getter nor in a closure that may run later.
  var isInGetter = false
  /// Whether the code is in an `async` function, or in a closure that is kept and runs later.
  var runsLater = false
  /// The type's own property whose object receives the closure around the code: `service` in `service.load { … }` and
  /// `service.onLoad = { … }`.
  var callbackReceiver = Symbol.empty
  /// Whether the code runs on the main actor.
  var isOnMainActor = false
  /// Whether the code may run outside of the actor that its member belongs to.
  var leavesActor = false
  /// Whether the code is in a closure that an action passes on or stores, or in a loop of an action. The view's value
  /// may be outdated there.
  var outlivesView = false
  /// Whether the code replaces a controller's root view, which keeps its identity.
  var replacesRoot = false
  /// The value followed by the modifier whose closure contains the code, if that closure may be from the previous body.
  var followed: Symbol?
  /// Additional traits of assignments.
  var filling: NameUse.Kinds = []
  /// Whether an `await` precedes in the same function or closure, or in an enclosing one.
  var followsAwait = false
  /// Whether a call of a callback, such as `onMove(x)`, precedes in the same closure of an action, or in an enclosing
  /// one.
  var followsCallback = false
  /// Additional traits of a binding that is passed to a control for typing or choosing.
  var entry: NameUse.Kinds = []
  /// The index in `FileFacts.effects` of the effect that the code is part of.
  var effect: Int?
  /// The facts about names that follow from the enclosing conditions.
  var branch: [BranchFact] = []
  /// The names that are nil here because of these conditions.
  var missingNames: [Symbol] { branch.filter { $0.kind == .missing }.map(\.$name) }
  /// What moves the code to a background thread if the class around it is not isolated.
  var background: FactCollector.Background?
  /// The purpose of the reads that are recorded here.
  var keeping: FactCollector.Keeping?
  /// Whether the value of the expression is assigned to a member of another value: `draft.name = model.child.name`.
  var fillsMember = false
  /// The callee that receives the current argument.
  var receiver = Receiver()

  struct Receiver {
    var name = Symbol.empty
    var label = Symbol.empty
    var isModifier = false
  }
}
