// A type of a foreign protocol is a view by the body that an extension gives it

// --- Home.swift
import Screens
import SwiftUI

struct Home: Screen {
    @State var count = 0
//             ^~~~~ warning: Callers of 'Home' can set 'count', but @State ignores later values; make it private
//             suggested fix: Make 'count' private, because 'Screen' is not declared in the project and may require 'count'
}

struct Plain: Screen {
    @State var count = 0
}
// --- Home+Body.swift
import SwiftUI

extension Home {
    var body: some View { Text("") }
}
// --- fixed Home.swift
import Screens
import SwiftUI

struct Home: Screen {
    @State private var count = 0
}

struct Plain: Screen {
    @State var count = 0
}
