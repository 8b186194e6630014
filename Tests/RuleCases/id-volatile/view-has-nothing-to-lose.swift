// A view of the project that only spins has nothing to lose

import SwiftUI

struct Spinner: View {
    var body: some View { ProgressView().frame(maxWidth: .infinity) }
}

struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
}

struct Page: View {
    var body: some View { ScrollView { Text("Page") } }
}

struct Home: View {
    let isLoading: Bool
    var body: some View {
        if isLoading { Spinner().id(UUID()) }
        Field().id(UUID())
//                 ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                 suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                 suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        Page().id(UUID())
//                ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
    }
}
// --- fixed
import SwiftUI

struct Spinner: View {
    var body: some View { ProgressView().frame(maxWidth: .infinity) }
}

struct Field: View {
    @State private var text = ""
    var body: some View { TextField("Name", text: $text) }
}

struct Page: View {
    var body: some View { ScrollView { Text("Page") } }
}

struct Home: View {
    let isLoading: Bool
    var body: some View {
        if isLoading { Spinner().id(UUID()) }
        Field()
        Page()
    }
}
