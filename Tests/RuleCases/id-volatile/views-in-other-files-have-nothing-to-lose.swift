// Whether the views below keep anything is also known where other files declare them, and modifiers of the app's own

// --- Loading.swift
import SwiftUI

struct Row: View {
    let isClear: Bool
    var insets = Insets()

    var body: some View {
        Spinner().frame(maxWidth: .infinity).when(isClear) { $0.listRowBackground(Color.clear) }
    }
}

struct Spinner: View {
    var body: some View { ProgressView() }
}

struct Insets {
    var top = 0.0
}

struct Retry: View {
    let isClear: Bool
    var body: some View { Spinner().loading(isClear) }
}

struct Loader: View {
    var body: some View { ProgressView().task { await load() } }
    private func load() async {}
}

struct Outline: View {
    var body: some View { DisclosureGroup("More") { Text("Less") } }
}

extension View {
    @ViewBuilder func when<Content: View>(_ condition: Bool, content: (Self) -> Content) -> some View {
        if condition { content(self) } else { self }
    }

    func loading(_ isLoading: Bool) -> some View { modifier(Shimmer(isActive: isLoading)) }
}

struct Shimmer: ViewModifier {
    let isActive: Bool
    @State private var phase = 0.0

    func body(content: Content) -> some View {
        content.opacity(isActive ? phase : 1).onTapGesture { phase += 1 }
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    var body: some View {
        Row(isClear: true).id(UUID())
        Retry(isClear: true).id(UUID())
//                              ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                              suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                              suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        Loader().id(UUID())
//                  ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                  suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                  suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        Outline().id(UUID())
//                   ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                   suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                   suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        Spinner().onAppear { print("Home") }.id(UUID())
//                                              ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                              suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                                              suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
    }
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    var body: some View {
        Row(isClear: true).id(UUID())
        Retry(isClear: true)
        Loader()
        Outline()
        Spinner().onAppear { print("Home") }
    }
}
