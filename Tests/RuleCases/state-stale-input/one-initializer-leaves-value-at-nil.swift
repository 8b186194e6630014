// One initializer leaves the value at nil, so the property stays a variable

import SwiftUI

struct Card: View {
    @State private var title: String?

    init(title: String) {
        _title = State(initialValue: title)
    }

    init() {}

    var body: some View {
        Text(title ?? "None")
    }
}

struct Home: View {
    @State private var title = "Tea"

    var body: some View {
        TextField("Title", text: $title)
        Card(title: title)
//                  ^~~~~ info: 'Card' never shows later values of 'title', because @State keeps the first; make it a plain 'let'
//                  suggested fix: Make 'title' a plain 'let', because 'Card' then shows later values too
        Card()
    }
}
// --- fixed
import SwiftUI

struct Card: View {
    private var title: String?

    init(title: String) {
        self.title = title
    }

    init() {}

    var body: some View {
        Text(title ?? "None")
    }
}

struct Home: View {
    @State private var title = "Tea"

    var body: some View {
        TextField("Title", text: $title)
        Card(title: title)
        Card()
    }
}
