#if STATE_IS_A_MACRO
  /// `@State` since Xcode 27: a macro that adds accessors and separate storage. Local variables still use the wrapper
  /// with the same name.

  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State() = #externalMacro(module: "StateMacro", type: "StateMacro")

  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State<Value>(wrappedValue: Value) = #externalMacro(module: "StateMacro", type: "StateMacro")

  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_), prefixed(__), prefixed(`$`))
  public macro State<Value>(initialValue: Value) = #externalMacro(module: "StateMacro", type: "StateMacro")

  /// The box of private state with an inline value, which is created when it is first needed.
  public struct LazyState<Value> {
    public init(_ state: State<Value>?) { never() }
    public var state: State<Value>? { never() }
  }

  extension State {
    public static func _makeStorage(_ value: @escaping @MainActor () -> Value) -> LazyState<Value> { never() }
  }
#endif
