// A widget shows each entry in a view of its own, but plain values say so

import SwiftUI
import WidgetKit

struct Entry {
    var title: String
}

struct EntryView: View {
    @State var entry: Entry
//             ^~~~~ info: 'EntryView' never sets 'entry', so @State only keeps its first value; make it a plain 'let'
//             suggested fix: Make 'entry' a plain 'let', because 'EntryView' then shows later values too

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
