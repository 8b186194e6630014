/// Views that examples show, and their containers.

public struct EmptyView: View {
  nonisolated public init() {}
  public var body: Never { never() }
}

public struct AnyView: View {
  public init<V: View>(_ view: V) { never() }
  public var body: Never { never() }
}

public struct Text: View {
  nonisolated public init<S: StringProtocol>(_ content: S) { never() }
  nonisolated public init(verbatim content: String) { never() }
  public var body: Never { never() }
}

public struct Image: View {
  public init(_ name: String) { never() }
  public init(systemName: String) { never() }
  public var body: Never { never() }
}

public struct Group<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { never() }
  public var body: Never { never() }
}

public struct VStack<Content: View>: View {
  nonisolated public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { never() }
  public var body: Never { never() }
}

public struct HStack<Content: View>: View {
  nonisolated public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { never() }
  public var body: Never { never() }
}

public struct ZStack<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { never() }
  public var body: Never { never() }
}

public struct ScrollView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { never() }
  public var body: Never { never() }
}

public struct Form<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { never() }
  public var body: Never { never() }
}

public struct Section<Content: View>: View {
  nonisolated public init(_ title: String = "", @ViewBuilder content: () -> Content) { never() }
  public var body: Never { never() }
}

public struct NavigationPath {
  public init() {}
}

public struct NavigationStack<Content: View>: View {
  nonisolated public init(@ViewBuilder root: () -> Content) { never() }
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Content) { never() }
  public var body: Never { never() }
}

public struct NavigationView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { never() }
  public var body: Never { never() }
}

public struct NavigationLink<Label: View, Destination: View>: View {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { never() }
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) where Label == Text {
    never()
  }
  public init<S: StringProtocol>(_ title: S, destination: Destination) where Label == Text { never() }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { never() }
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text, Destination == Never {
    never()
  }
  public var body: Never { never() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View {
  public var body: Never { never() }
}

extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    never()
  }
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    never()
  }
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    never()
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
    never()
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    never()
  }
}

public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { never() }
  public init<Selection: Hashable>(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content) { never() }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    never()
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    never()
  }
  public var body: Never { never() }
}

public struct TabView<Selection: Hashable, Content: View>: View {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) { never() }
  public var body: Never { never() }
}

extension TabView where Selection == Int {
  public init(@ViewBuilder content: () -> Content) { never() }
}

public struct ScrollViewReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { never() }
  public var body: Never { never() }
}

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID) {}
}
