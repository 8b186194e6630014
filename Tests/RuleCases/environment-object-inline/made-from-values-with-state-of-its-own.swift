// An object that is made from the view's values loses what it has besides; one that only carries them loses nothing

import SwiftUI

final class Filter: ObservableObject {
    @Published var text = ""
    let limit: Int
    init(limit: Int) { self.limit = limit }
}

@Observable final class Search {
    var text = ""
    let limit: Int
    init(limit: Int) { self.limit = limit }
}

final class Theme: ObservableObject {
    @Published var color: Color
    private var uses = 0
    init(color: Color) { self.color = color }
}

@Observable final class Style {
    var width = 0
    init(width: Int) { self.width = width }
}

struct Home: View {
    let limit: Int
    let color: Color
    var body: some View {
        Text("").environmentObject(Filter(limit: limit))
//                                 ^~~~~~~~~~~~~~~~~~~~ hint: Every update of 'Home' re-creates this 'Filter' and loses its state; keep it with @StateObject
        Text("").environment(Search(limit: limit))
//                           ^~~~~~~~~~~~~~~~~~~~ hint: Every update of 'Home' re-creates this 'Search' and loses its state; keep it with @State
        Text("").environmentObject(Theme(color: color))
        Text("").environment(Style(width: limit))
    }
}
