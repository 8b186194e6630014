// The attribute stands on a line of its own, and the call in another file

// --- Detail.swift
import SwiftUI

struct Detail: View {
    // What is shown
    @State
    var name: String
//      ^~~~ warning: 'Detail' never shows later values of 'name', because @State keeps the first; make it a plain 'let'
//      suggested fix: Make 'name' a plain 'let', because 'Detail' then shows later values too

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
