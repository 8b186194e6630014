// A method of the project that is not mutating changes nothing; a mutating one does

import SwiftUI

enum Kind {
    case first, second
    func title(for name: String) -> String { self == .first ? name : "Second" }
    mutating func toggle() { self = self == .first ? .second : .first }
}

struct Home: View {
    @State private var kind: Kind = .first
//                     ^~~~ hint: 'Home' never changes its state 'kind'; use 'let kind' instead
//                     suggested fix: Make 'kind' a plain 'let', because code that is not written yet may change 'kind'
    @State private var toggled: Kind = .first

    var body: some View {
        Text(kind.title(for: "First"))
        Button("Toggle") { toggled.toggle() }
        Text(toggled.title(for: "First"))
    }
}
// --- fixed
import SwiftUI

enum Kind {
    case first, second
    func title(for name: String) -> String { self == .first ? name : "Second" }
    mutating func toggle() { self = self == .first ? .second : .first }
}

struct Home: View {
    private let kind: Kind = .first
    @State private var toggled: Kind = .first

    var body: some View {
        Text(kind.title(for: "First"))
        Button("Toggle") { toggled.toggle() }
        Text(toggled.title(for: "First"))
    }
}
