// Written by an extension in another file: it cannot be a constant, and the binding reaches there

// --- Pager.swift
import SwiftUI

struct Pager: View {
    @State var page: Int
//             ^~~~ info: 'Pager' keeps its first 'page' when the caller's value changes; use a @Binding
//             suggested fix: Bind 'page' to the caller's value, because changes to 'page' in 'Pager' then also change the caller's value
//             suggested fix: Add an initializer that takes 'page' as an initial value, because 'Pager' still ignores later values
//             suggested fix: Give 'Pager' a new identity when 'page' changes, because a new identity resets all state and focus in 'Pager' and does not animate the change

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
