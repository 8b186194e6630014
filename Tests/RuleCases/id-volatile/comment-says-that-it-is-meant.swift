// A comment on the line or right above says that it is meant, which leaves a hint; one further off says nothing

import SwiftUI

struct Home: View {
    // A workaround: the spinner stands still otherwise.

    let names: [String]

    var body: some View {
        VStack {
            Field().id(UUID())  // Intentionally a new field each time.
//                     ^~~~~~ hint: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                     suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                     suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
            Field()
                // NB: the field has to begin
                // with an empty text
                .id(UUID())
//                  ^~~~~~ hint: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                  suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                  suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
            Field()
                /* This works around a glitch. */ .id(UUID())
//                                                    ^~~~~~ hint: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                                                    suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                                                    suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
            Text("see https://example.com on purpose")
            Field().id(UUID())
//                     ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                     suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                     suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
            // To be fixed some day
            Field().id(UUID())
//                     ^~~~~~ warning: '.id(UUID())' resets the view's state, focus, and scroll position on every update; use a stable identity
//                     suggested fix: Remove '.id(UUID())', because the view may be reset on purpose
//                     suggested fix: Keep the identity in '@State private var identity', because the view then resets only when 'identity' gets a new value
        }
    }
}

struct Field: View {
    @State private var text = ""
    var body: some View { TextField("", text: $text) }
}
// --- fixed
import SwiftUI

struct Home: View {
    // A workaround: the spinner stands still otherwise.

    let names: [String]

    var body: some View {
        VStack {
            Field()  // Intentionally a new field each time.
            Field()
                // NB: the field has to begin
                // with an empty text
            Field()
                /* This works around a glitch. */ 
            Text("see https://example.com on purpose")
            Field()
            // To be fixed some day
            Field()
        }
    }
}

struct Field: View {
    @State private var text = ""
    var body: some View { TextField("", text: $text) }
}
