/// Views that change state.

public struct Button<Label: View>: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { never() }
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) where Label == Text { never() }
  public var body: Never { never() }
}

public struct Toggle<Label: View>: View {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text { never() }
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { never() }
  public var body: Never { never() }
}

public struct Stepper<Label: View>: View {
  public init<S: StringProtocol>(_ title: S, value: Binding<Int>) where Label == Text { never() }
  public var body: Never { never() }
}

public struct Slider: View {
  public init(value: Binding<Double>) { never() }
  public var body: Never { never() }
}

public struct TextField<Label: View>: View {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text { never() }
  public var body: Never { never() }
}

public struct SecureField<Label: View>: View {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text { never() }
  public var body: Never { never() }
}

public struct TextEditor: View {
  public init(text: Binding<String>) { never() }
  public var body: Never { never() }
}

public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  public init<S: StringProtocol>(_ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content)
  where Label == Text {
    never()
  }
  public var body: Never { never() }
}

@MainActor
public final class ImageRenderer<Content: View> {
  public init(content: Content) {}
}

public struct ProgressView: View {
  public init() { never() }
  public var body: Never { never() }
}
