// The parameter's name says that only the first value counts

import SwiftUI

struct Disclosure: View {
    @State private var isExpanded: Bool

    init(startsExpanded: Bool) {
        _isExpanded = State(initialValue: startsExpanded)
    }

    var body: some View { Button(isExpanded ? "Less" : "More") { isExpanded.toggle() } }
}

struct Filters: View {
    @State private var filters: [String] = []

    var body: some View {
        Disclosure(startsExpanded: !filters.isEmpty)
        Button("Add") { filters.append("a") }
    }
}
