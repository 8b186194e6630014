// A widget shows each entry in a view of its own, but plain values say so

import SwiftUI
import WidgetKit

struct Entry {
    var title: String
}

struct EntryView: View {
    @State var entry: Entry
//             ^~~~~ info: 'entry' is @State, which keeps the first value that it is given; what callers pass to 'EntryView' later is ignored
//             suggested fix: Make 'entry' a plain 'let', because 'EntryView' then shows later values too
//             suggested fix: Say that only the first 'entry' counts, because 'EntryView' goes on ignoring later values

    var body: some View {
        Text(entry.title)
    }
}

struct Tile: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tile", provider: Provider()) { entry in
            EntryView(entry: entry)
        }
    }
}
// --- fixed
import SwiftUI
import WidgetKit

struct Entry {
    var title: String
}

struct EntryView: View {
    let entry: Entry

    var body: some View {
        Text(entry.title)
    }
}

struct Tile: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tile", provider: Provider()) { entry in
            EntryView(entry: entry)
        }
    }
}
