// Written by an extension in another file: it cannot be a constant, and the binding reaches there

// --- Pager.swift
import SwiftUI

struct Pager: View {
    @State var page: Int
//             ^~~~ warning: 'page' is @State, which keeps the first value that it is given: when 'page' changes, 'Pager' does not see it
//             suggested fix: Bind 'page' to the value of the caller, because what 'Pager' does with 'page' then happens to its caller's value too
//             suggested fix: Say that only the first 'page' counts, because 'Pager' goes on ignoring later values

    var body: some View {
        Text("\(page)")
    }
}
// --- Pager+Turning.swift
extension Pager {
    func turn() { page += 1 }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @State private var page: Int = 3

    var body: some View {
        Pager(page: page)
    }
}
// --- fixed Pager.swift
import SwiftUI

struct Pager: View {
    @Binding var page: Int

    var body: some View {
        Text("\(page)")
    }
}
// --- fixed Home.swift
import SwiftUI

struct Home: View {
    @State private var page: Int = 3

    var body: some View {
        Pager(page: $page)
    }
}
