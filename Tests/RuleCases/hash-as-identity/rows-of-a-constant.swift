// The few values of a constant hardly ever share a hash

import SwiftUI

struct Theme: Hashable {
    var name = ""
}

struct Palette {
    static let themes = [Theme(), Theme(name: "a")]
}

struct Strip: View {
    private let themes = Palette.themes
    let given: [Theme]

    var body: some View {
        ForEach(themes, id: \.hashValue) { Text($0.name) }
        ForEach(Palette.themes, id: \.hashValue) { Text($0.name) }
        ForEach(given, id: \.hashValue) { Text($0.name) }
//                         ^~~~~~~~~~~ info: Rows of 'given' use hashes as ids, which can collide and change on every launch; use the element itself
//                         suggested fix: Identify the rows by '\.self', because code that selects or scrolls to a row by its hash no longer finds it
    }
}
// --- fixed
import SwiftUI

struct Theme: Hashable {
    var name = ""
}

struct Palette {
    static let themes = [Theme(), Theme(name: "a")]
}

struct Strip: View {
    private let themes = Palette.themes
    let given: [Theme]

    var body: some View {
        ForEach(themes, id: \.hashValue) { Text($0.name) }
        ForEach(Palette.themes, id: \.hashValue) { Text($0.name) }
        ForEach(given, id: \.self) { Text($0.name) }
    }
}
