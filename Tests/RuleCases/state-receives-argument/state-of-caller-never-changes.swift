// State that the caller never changes is a constant, and what it begins with is the only value

import SwiftUI

struct TitleView: View {
    @State var title: String
//             ^~~~~ info: 'TitleView' never shows later values of 'title', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'title' a plain 'let', because 'TitleView' then shows later values too
    @State var subtitle: String
//             ^~~~~~~~ warning: 'TitleView' never shows later values of 'subtitle', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'subtitle' a plain 'let', because 'TitleView' then shows later values too
    var body: some View { Text(title + subtitle) }
}

struct Home: View {
    @State private var title = "Home"
    @State private var subtitle = ""

    var body: some View {
        TitleView(title: title, subtitle: subtitle)
        TextField("Subtitle", text: $subtitle)
    }
}
// --- fixed
import SwiftUI

struct TitleView: View {
    let title: String
    let subtitle: String
    var body: some View { Text(title + subtitle) }
}

struct Home: View {
    @State private var title = "Home"
    @State private var subtitle = ""

    var body: some View {
        TitleView(title: title, subtitle: subtitle)
        TextField("Subtitle", text: $subtitle)
    }
}
