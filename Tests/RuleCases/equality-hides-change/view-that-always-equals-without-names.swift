// An == that is always true and has no names for the two values, so that no fix can compare them
// also reported by: state-unused

import SwiftUI

struct Filter { var text = ""; var isOn: Bool { !text.isEmpty } }

@Observable final class Filters { var filter = Filter() }

struct Nothing: View, Equatable {
    var isFiltering: Bool
    // Makes SwiftUI ask ==
    @State private var dummy = 0

    nonisolated static func == (_: Nothing, _: Nothing) -> Bool { true }
//                          ^~ warning: '==' of 'Nothing' leaves out 'isFiltering', so the view does not update when only 'isFiltering' changes

    var body: some View { Text(isFiltering ? "No results" : "Nothing") }
}

struct Screen: View {
    @State private var filters = Filters()

    var body: some View {
        Nothing(isFiltering: filters.filter.isOn).equatable()
        Button("Clear") { filters.filter = Filter() }
    }
}
