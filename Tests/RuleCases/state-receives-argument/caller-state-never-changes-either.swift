// The caller's state never changes either, so one of the two tells what happens
// also reported by: binding-never-written

import SwiftUI

struct Entry {
    var title: String
}

struct TitleView: View {
    @State var title: String
//             ^~~~~ info: 'TitleView' never sets 'title', so @State only keeps its first value; make it a plain 'let'
//             suggested fix: Make 'title' a plain 'let', because 'TitleView' then shows later values too

    var body: some View {
        Text(title)
    }
}

struct EntryView: View {
    @State var entry: Entry
//             ^~~~~ warning: 'EntryView' never shows later values of 'entry', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'entry' a plain 'let', because 'EntryView' then shows later values too

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
