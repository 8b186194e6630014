// An == that is always true leaves out all that the view shows; of a value that is none of its own, it is meant

import SwiftUI

@Observable final class Filters {
    var title = ""
}

struct Heading: View, Equatable {
    let title: String

    static func == (lhs: Self, rhs: Self) -> Bool {
//              ^~ warning: '==' of 'Heading' leaves out 'title', so the view does not update when only 'title' changes
//              suggested fix: Compare 'title' too, because two values of 'Heading' that differ only in 'title' are then different
        return true
    }

    var body: some View { Text(title) }
}

// Its values never change
struct Logo: View, Equatable {
    let name: String
    static func == (_: Logo, _: Logo) -> Bool { true }
    var body: some View { Image(name) }
}

// It tells of nothing on purpose
struct Ignored: Equatable {
    var text = ""
    static func == (_: Ignored, _: Ignored) -> Bool { true }
}

struct Label: View {
    let ignored: Ignored
    var body: some View { Text(ignored.text) }
}

// Always other values
struct Never: View, Equatable {
    let title: String
    static func == (_: Never, _: Never) -> Bool { false }
    var body: some View { Text(title) }
}

struct Screen: View {
    @State private var filters = Filters()
    @State private var ignored = Ignored()

    var body: some View {
        Heading(title: filters.title).equatable()
        Logo(name: "logo")
        Label(ignored: ignored)
        Never(title: filters.title)
        Button("Clear") { filters.title = "Other"; ignored.text = "a" }
    }
}
// --- fixed
import SwiftUI

@Observable final class Filters {
    var title = ""
}

struct Heading: View, Equatable {
    let title: String

    static func == (lhs: Self, rhs: Self) -> Bool {
        return lhs.title == rhs.title
    }

    var body: some View { Text(title) }
}

// Its values never change
struct Logo: View, Equatable {
    let name: String
    static func == (_: Logo, _: Logo) -> Bool { true }
    var body: some View { Image(name) }
}

// It tells of nothing on purpose
struct Ignored: Equatable {
    var text = ""
    static func == (_: Ignored, _: Ignored) -> Bool { true }
}

struct Label: View {
    let ignored: Ignored
    var body: some View { Text(ignored.text) }
}

// Always other values
struct Never: View, Equatable {
    let title: String
    static func == (_: Never, _: Never) -> Bool { false }
    var body: some View { Text(title) }
}

struct Screen: View {
    @State private var filters = Filters()
    @State private var ignored = Ignored()

    var body: some View {
        Heading(title: filters.title).equatable()
        Logo(name: "logo")
        Label(ignored: ignored)
        Never(title: filters.title)
        Button("Clear") { filters.title = "Other"; ignored.text = "a" }
    }
}
