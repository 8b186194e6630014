// The attribute stands on a line of its own, and the call in another file

// --- Detail.swift
import SwiftUI

struct Detail: View {
    // What is shown
    @State
    var name: String
//      ^~~~ warning: 'name' is @State, which keeps the first value that it is given: when 'user' changes, 'Detail' does not see it
//      suggested fix: Make 'name' a plain 'let', because 'Detail' then shows later values too
//      suggested fix: Bind 'name' to the value of the caller, because what 'Detail' does with 'name' then happens to its caller's value too
//      suggested fix: Say that only the first 'name' counts, because 'Detail' goes on ignoring later values

    var body: some View {
        Text(name)
    }
}
// --- Home.swift
import SwiftUI

struct Home: View {
    @AppStorage("user") private var user = "Maria"

    var body: some View {
        VStack {
            Detail(name: user)
        }
    }
}
// --- fixed Detail.swift
import SwiftUI

struct Detail: View {
    // What is shown
    let name: String

    var body: some View {
        Text(name)
    }
}
