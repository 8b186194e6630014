/// The modifiers that rules read or insert, and the most common others.

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { never() }
}

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static func easeInOut(duration: Double) -> Animation { Animation() }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}

public struct AnyTransition {
  public static var opacity: AnyTransition { never() }
}

public struct Color: View, Hashable, Sendable {
  public static let red = Color()
  public static let blue = Color()
  public var body: Never { never() }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { never() }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { EmptyView() }

  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    EmptyView()
  }
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { EmptyView() }
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { EmptyView() }

  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  nonisolated public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
    EmptyView()
  }
  nonisolated public func task<T: Equatable>(
    id value: T, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    EmptyView()
  }
  @available(*, deprecated, message: "Use the form with two or no parameters")
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    EmptyView()
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    EmptyView()
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    EmptyView()
  }
  nonisolated public func onReceive<P>(_ publisher: P, perform action: @escaping (P) -> Void) -> some View {
    EmptyView()
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    EmptyView()
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EmptyView()
  }
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    EmptyView()
  }
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EmptyView()
  }
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EmptyView()
  }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    EmptyView()
  }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    EmptyView()
  }

  nonisolated public func padding(_ length: Double = 16) -> some View { EmptyView() }
  nonisolated public func frame(width: Double? = nil, height: Double? = nil) -> some View { EmptyView() }
  nonisolated public func opacity(_ opacity: Double) -> some View { EmptyView() }
  nonisolated public func hidden() -> some View { EmptyView() }
  nonisolated public func disabled(_ isDisabled: Bool) -> some View { EmptyView() }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
  nonisolated public func background<V: View>(@ViewBuilder content: () -> V) -> some View { EmptyView() }
  nonisolated public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { EmptyView() }
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { EmptyView() }
  nonisolated public func transition(_ transition: AnyTransition) -> some View { EmptyView() }
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { EmptyView() }
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { EmptyView() }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { EmptyView() }
}

public struct EquatableView<Content: View & Equatable>: View {
  public var body: Never { never() }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { never() }
}
