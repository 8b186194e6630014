// The caller is given an object, always the same, of which a member changes

import SwiftUI

struct Filter { var text = ""; var isOn: Bool { !text.isEmpty } }

@Observable final class Filters {
    var filter = Filter()
    let title = "Filters"
}

struct Hint: View, Equatable {
    var isFiltering: Bool
    var title = ""
    nonisolated static func == (lhs: Hint, rhs: Hint) -> Bool { lhs.title == rhs.title }
//                          ^~ warning: '==' of 'Hint' leaves out 'isFiltering', so the view does not update when only 'isFiltering' changes
//                          suggested fix: Compare 'isFiltering' too, because two values of 'Hint' that differ only in 'isFiltering' are then different
    var body: some View { Text(isFiltering ? "No results" : title) }
}

struct Name: View, Equatable {
    var title: String
    var count = 0
    nonisolated static func == (lhs: Name, rhs: Name) -> Bool { lhs.count == rhs.count }
    var body: some View { Text("\(title) \(count)") }
}

struct Identified: View, Equatable {
    var isFiltering: Bool
    var title = ""
    nonisolated static func == (lhs: Identified, rhs: Identified) -> Bool { lhs.title == rhs.title }
    var body: some View { Text(isFiltering ? "No results" : title) }
}

struct Results: View {
    let filters: Filters

    var body: some View {
        Hint(isFiltering: filters.filter.isOn)
        Name(title: filters.title)
        Identified(isFiltering: filters.filter.isOn).id(filters.filter.isOn)
    }
}

struct Bar: View {
    @Environment(Filters.self) private var filters
    var body: some View { Button("Clear") { filters.filter = Filter() } }
}

struct Screen: View {
    @State private var filters = Filters()

    var body: some View {
        Results(filters: filters)
        Bar().environment(filters)
    }
}
// --- fixed
import SwiftUI

struct Filter { var text = ""; var isOn: Bool { !text.isEmpty } }

@Observable final class Filters {
    var filter = Filter()
    let title = "Filters"
}

struct Hint: View, Equatable {
    var isFiltering: Bool
    var title = ""
    nonisolated static func == (lhs: Hint, rhs: Hint) -> Bool { lhs.title == rhs.title && lhs.isFiltering == rhs.isFiltering }
    var body: some View { Text(isFiltering ? "No results" : title) }
}

struct Name: View, Equatable {
    var title: String
    var count = 0
    nonisolated static func == (lhs: Name, rhs: Name) -> Bool { lhs.count == rhs.count }
    var body: some View { Text("\(title) \(count)") }
}

struct Identified: View, Equatable {
    var isFiltering: Bool
    var title = ""
    nonisolated static func == (lhs: Identified, rhs: Identified) -> Bool { lhs.title == rhs.title }
    var body: some View { Text(isFiltering ? "No results" : title) }
}

struct Results: View {
    let filters: Filters

    var body: some View {
        Hint(isFiltering: filters.filter.isOn)
        Name(title: filters.title)
        Identified(isFiltering: filters.filter.isOn).id(filters.filter.isOn)
    }
}

struct Bar: View {
    @Environment(Filters.self) private var filters
    var body: some View { Button("Clear") { filters.filter = Filter() } }
}

struct Screen: View {
    @State private var filters = Filters()

    var body: some View {
        Results(filters: filters)
        Bar().environment(filters)
    }
}
