// The caller makes the elements of another view's list with each update

import SwiftUI

struct Tab: Identifiable { let id = UUID(); let title: String }

struct TabBar: View {
    let tabs: [Tab]
    var body: some View { ForEach(Array(tabs.enumerated()), id: \.element.id) { Text($1.title) } }
//                                ^~~~~~~~~~~~~~~~~~~~~~~~ hint: Every update re-creates each 'Tab' with a new 'id', so SwiftUI replaces all of them; use a stable id
}

struct OtherBar: View {
    let tabs: [Tab]
    var body: some View { ForEach(tabs) { Text($0.title) } }
}

struct Screen: View {
    @State private var count = 0
    private let kept = [Tab(title: "A")]
    var body: some View {
        TabBar(tabs: [Tab(title: "A"), Tab(title: "B")])
        OtherBar(tabs: kept)
        Button("\(count)") { count += 1 }
    }
}

struct Still: View {
    var body: some View { OtherBar(tabs: [Tab(title: "A")]) }
}
