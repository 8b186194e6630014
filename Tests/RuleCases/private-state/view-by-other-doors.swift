// A view by an alias of several protocols, by an alias of that, and by a body that a foreign protocol asks for

// --- Screens.swift
import SwiftUI

protocol Titled { var title: String { get } }
typealias Screen = View & Titled
typealias Page = Screen

struct Home: Screen {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Home' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
    let title = "Home"
    var body: some View { Text("\(count)") }
}

struct About: Page {
    @State var count = 0
//             ^~~~~ warning: Callers of 'About' can set 'count', but @State ignores later values; make it private
//             safe fix: Make 'count' private
    let title = "About"
    var body: some View { Text("\(count)") }
}
// --- Plain.swift
import SwiftUI

typealias Named = Titled & Sendable

struct Plain: Named {
    let title = "Plain"
}
// --- fixed Screens.swift
import SwiftUI

protocol Titled { var title: String { get } }
typealias Screen = View & Titled
typealias Page = Screen

struct Home: Screen {
    @State private var count = 0
    let title = "Home"
    var body: some View { Text("\(count)") }
}

struct About: Page {
    @State private var count = 0
    let title = "About"
    var body: some View { Text("\(count)") }
}
