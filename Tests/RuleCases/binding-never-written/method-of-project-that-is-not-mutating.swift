// A method of the project that is not mutating changes nothing; a mutating one does, and of a foreign one nobody knows

import Sizes
import SwiftUI

struct Entry {
    var count = 0
    func title(for name: String) -> String { "\(name) \(count)" }
    mutating func bump() { count += 1 }
}

extension Entry {
    func line() -> String { "\(count)" }
}

enum Kind {
    case first, second
    func title() -> String { self == .first ? "First" : "Second" }
    mutating func toggle() { self = self == .first ? .second : .first }
}

struct Heading: View {
    @Binding var entry: Entry
//               ^~~~~ info: 'Heading' only reads its @Binding; 'let entry: Entry' is enough
//               suggested fix: Take 'entry' as a plain value, because closures that run later read the value that 'Heading' was created with
    @Binding var line: Entry
//               ^~~~ info: 'Heading' only reads its @Binding; 'let line: Entry' is enough
//               suggested fix: Take 'line' as a plain value, because closures that run later read the value that 'Heading' was created with
    @Binding var bumped: Entry
    @Binding var kind: Kind
//               ^~~~ info: 'Heading' only reads its @Binding; 'let kind: Kind' is enough
//               suggested fix: Take 'kind' as a plain value, because closures that run later read the value that 'Heading' was created with
    @Binding var toggled: Kind
    @Binding var size: Size
    @Binding var text: String
//               ^~~~ info: 'Heading' only reads its @Binding; 'let text: String' is enough
//               suggested fix: Take 'text' as a plain value, because closures that run later read the value that 'Heading' was created with

    var body: some View {
        Text(entry.title(for: "Entry"))
        Text(line.line())
        Button("Bump") { bumped.bump() }
        Text(kind.title())
        Button("Toggle") { toggled.toggle() }
        Text(size.describe())
        Text(text.padding(toLength: 3, withPad: " ", startingAt: 0))
    }
}

struct Home: View {
    @State private var entry = Entry()
    @State private var kind = Kind.first
    @State private var size = Size()
    @State private var text = ""

    var body: some View {
        Heading(
            entry: $entry, line: $entry, bumped: $entry, kind: $kind, toggled: $kind, size: $size, text: $text)
    }
}
// --- fixed
import Sizes
import SwiftUI

struct Entry {
    var count = 0
    func title(for name: String) -> String { "\(name) \(count)" }
    mutating func bump() { count += 1 }
}

extension Entry {
    func line() -> String { "\(count)" }
}

enum Kind {
    case first, second
    func title() -> String { self == .first ? "First" : "Second" }
    mutating func toggle() { self = self == .first ? .second : .first }
}

struct Heading: View {
    let entry: Entry
    let line: Entry
    @Binding var bumped: Entry
    let kind: Kind
    @Binding var toggled: Kind
    @Binding var size: Size
    let text: String

    var body: some View {
        Text(entry.title(for: "Entry"))
        Text(line.line())
        Button("Bump") { bumped.bump() }
        Text(kind.title())
        Button("Toggle") { toggled.toggle() }
        Text(size.describe())
        Text(text.padding(toLength: 3, withPad: " ", startingAt: 0))
    }
}

struct Home: View {
    @State private var entry = Entry()
    @State private var kind = Kind.first
    @State private var size = Size()
    @State private var text = ""

    var body: some View {
        Heading(
            entry: entry, line: entry, bumped: $entry, kind: kind, toggled: $kind, size: $size, text: text)
    }
}
