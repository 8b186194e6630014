// A method of the value might change it

import SwiftUI

extension String {
    func shown() -> String { self + "." }
}

struct Detail: View {
    @State var name: String
//             ^~~~ warning: 'name' is @State, which keeps the first value that it is given: when 'user' changes, 'Detail' does not see it
//             suggested fix: Make 'name' a plain 'let', because the method of 'name' that is called at Example.swift:11 may change it
//             suggested fix: Bind 'name' to the value of the caller, because what 'Detail' does with 'name' then happens to its caller's value too
//             suggested fix: Say that only the first 'name' counts, because 'Detail' goes on ignoring later values

    var body: some View {
        Text(name.shown())
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        Detail(name: user)
    }
}
// --- fixed
import SwiftUI

extension String {
    func shown() -> String { self + "." }
}

struct Detail: View {
    let name: String

    var body: some View {
        Text(name.shown())
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        Detail(name: user)
    }
}
