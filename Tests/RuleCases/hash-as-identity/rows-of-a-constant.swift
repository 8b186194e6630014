// The few values of a constant hardly ever share a hash, unless a type hashes by hand

import SwiftUI

struct Theme: Hashable {
    var name = ""
}

struct Shade: Hashable {
    var name = ""

    static func == (one: Shade, other: Shade) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name.count) }
}

struct Palette {
    static let themes = [Theme(), Theme(name: "a")]
}

struct Strip: View {
    private let themes = Palette.themes
    private let shades: [Shade] = [Shade(), Shade(name: "a")]
    let given: [Theme]

    var body: some View {
        ForEach(themes, id: \.hashValue) { Text($0.name) }
        ForEach(Palette.themes, id: \.hashValue) { Text($0.name) }
        ForEach(shades, id: \.hashValue) { Text($0.name) }
//                          ^~~~~~~~~~~ info: Rows of 'shades' use hashes as ids, which are not unique and change on every launch; use a unique id
        ForEach(given, id: \.hashValue) { Text($0.name) }
//                         ^~~~~~~~~~~ info: Rows of 'given' use hashes as ids, which are not unique and change on every launch; use the element itself
//                         suggested fix: Identify the rows by '\.self', because code that selects or scrolls to a row by its hash no longer finds it
    }
}
// --- fixed
import SwiftUI

struct Theme: Hashable {
    var name = ""
}

struct Shade: Hashable {
    var name = ""

    static func == (one: Shade, other: Shade) -> Bool { one.name == other.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name.count) }
}

struct Palette {
    static let themes = [Theme(), Theme(name: "a")]
}

struct Strip: View {
    private let themes = Palette.themes
    private let shades: [Shade] = [Shade(), Shade(name: "a")]
    let given: [Theme]

    var body: some View {
        ForEach(themes, id: \.hashValue) { Text($0.name) }
        ForEach(Palette.themes, id: \.hashValue) { Text($0.name) }
        ForEach(shades, id: \.hashValue) { Text($0.name) }
        ForEach(given, id: \.self) { Text($0.name) }
    }
}
