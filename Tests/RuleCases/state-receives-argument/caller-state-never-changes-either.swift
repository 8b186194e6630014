// The caller's state never changes either, so one of the two tells what happens
// also reported by: binding-never-written

import SwiftUI

struct Entry {
    var title: String
}

struct TitleView: View {
    @State var title: String
//             ^~~~~ info: 'title' is @State, which keeps the first value that it is given; what callers pass to 'TitleView' later is ignored
//             suggested fix: Make 'title' a plain 'let', because 'TitleView' then shows later values too
//             suggested fix: Bind 'title' to the value of the caller, because what 'TitleView' does with 'title' then happens to its caller's value too
//             suggested fix: Say that only the first 'title' counts, because 'TitleView' goes on ignoring later values

    var body: some View {
        Text(title)
    }
}

struct EntryView: View {
    @State var entry: Entry
//             ^~~~~ warning: 'entry' is @State, which keeps the first value that it is given: when 'entry' changes, 'EntryView' does not see it
//             suggested fix: Make 'entry' a plain 'let', because 'EntryView' then shows later values too
//             suggested fix: Bind 'entry' to the value of the caller, because what 'EntryView' does with 'entry' then happens to its caller's value too
//             suggested fix: Say that only the first 'entry' counts, because 'EntryView' goes on ignoring later values

    var body: some View {
        TitleView(title: entry.title)
    }
}

struct Home: View {
    @Binding var entry: Entry

    var body: some View {
        EntryView(entry: entry)
    }
}
// --- fixed
import SwiftUI

struct Entry {
    var title: String
}

struct TitleView: View {
    let title: String

    var body: some View {
        Text(title)
    }
}

struct EntryView: View {
    let entry: Entry

    var body: some View {
        TitleView(title: entry.title)
    }
}

struct Home: View {
    @Binding var entry: Entry

    var body: some View {
        EntryView(entry: entry)
    }
}
