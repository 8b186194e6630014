import Facts

private let xcode26 = ProjectSettings(sdk: 26)
private let xcode27 = ProjectSettings(sdk: 27)

let stateComposedWrapperExamples: [Example] = [
  .flagged(
    "State and an observed object: Xcode 27 does not compile it",
    """
    import SwiftUI

    final class Chat: ObservableObject {
        @Published var title = ""
    }

    struct ChatView: View {
        @State @ObservedObject private var ⟦chat⟧: Chat

        init(chat: Chat) {
            _chat = State(initialValue: ObservedObject(wrappedValue: chat))
        }

        var body: some View {
            Text(chat.title)
        }
    }
    """, fixed: ["@State @ObservedObject private": "@State private"], because: "'chat' is used at Example.swift:11",
    settings: xcode27),
  .flagged(
    "Where the toolchain is not known, it is information",
    """
    import SwiftUI

    final class Chat: ObservableObject {
        @Published var title = ""
    }

    struct ChatView: View {
        @State
        @ObservedObject
        private var ⟦chat⟧ = Chat()

        var body: some View {
            Text(chat.title)
        }
    }
    """,
    fixed: ["@State\n    @ObservedObject\n    private": "@State\n    private"],
    because: "what '@ObservedObject' does", severities: [.information]),
  .flagged(
    "A wrapper of a package, which keeps the value itself: without @State it compiles everywhere",
    """
    import SwiftUI
    import SQLiteData

    struct Rows: View {
        @State @FetchAll private var ⟦rows⟧: [Row] = []

        var body: some View {
            Text("\\(rows.count)")
        }
    }
    """, fixed: ["@State @FetchAll": "@FetchAll"], because: "has to keep 'rows' itself", fixIndex: 1, settings: xcode27),
  .flagged(
    "A wrapper of the project",
    """
    import SwiftUI

    @propertyWrapper
    struct Clamped {
        var wrappedValue: Int
        init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = wrappedValue }
    }

    struct Counter: View {
        @Clamped(0...9) @State private var ⟦count⟧ = 3

        var body: some View {
            Text("\\(count)")
        }
    }
    """, fixed: ["@Clamped(0...9) @State": "@State"], settings: xcode27),
  .allowed(
    "Up to Xcode 26 wrappers can be stacked",
    """
    import SwiftUI

    struct Counter: View {
        @State @ObservedObject private var chat = Chat.shared

        var body: some View {
            Text("\\(chat)")
        }
    }
    """, settings: xcode26),
  .allowed(
    "Actors, availability and macros are no wrappers",
    """
    import SwiftUI

    @globalActor actor Painter {
        static let shared = Painter()
    }

    struct Counter: View {
        @State @MainActor private var count = 0
        @available(iOS 17, *) @State private var total = 0
        @State @Painter private var color = 0
        @Marked @State private var mark = 0

        var body: some View {
            Text("\\(count)")
        }
    }

    #Preview {
        @Previewable @State var count = 0
        Text("\\(count)")
    }
    """, settings: xcode27),
  .allowed(
    "One wrapper that is nested in another, one or the other by condition, and wrappers without state",
    """
    import SwiftUI

    struct Counter: View {
        @SwiftUI.State.Shared private var count = 0
        #if os(iOS)
        @State
        #else
        @FocusState
        #endif
        private var isOn = false
        @Binding @ObservedObject var chat: Chat

        var body: some View {
            Text("\\(count)")
        }
    }
    """, settings: xcode27),
]
