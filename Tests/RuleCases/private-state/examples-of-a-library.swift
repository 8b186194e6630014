// A copy of a library brings its own examples, which matter less than the app's code

// --- Libraries/Charts/Demo/Demo.swift
import SwiftUI

struct Demo: View {
    let title: String
    @State var isOpen = false
//             ^~~~~~ hint: Callers of 'Demo' can set 'isOpen', but @State ignores later values; make it private
//             safe fix: Make 'isOpen' private

    var body: some View { Toggle(title, isOn: $isOpen) }
}
// --- App/Demo/AppDemo.swift
import SwiftUI

struct AppDemo: View {
    let title: String
    @State var isOpen = false
//             ^~~~~~ warning: Callers of 'AppDemo' can set 'isOpen', but @State ignores later values; make it private
//             safe fix: Make 'isOpen' private

    var body: some View { Toggle(title, isOn: $isOpen) }
}
// --- fixed Libraries/Charts/Demo/Demo.swift
import SwiftUI

struct Demo: View {
    let title: String
    @State private var isOpen = false

    var body: some View { Toggle(title, isOn: $isOpen) }
}
// --- fixed App/Demo/AppDemo.swift
import SwiftUI

struct AppDemo: View {
    let title: String
    @State private var isOpen = false

    var body: some View { Toggle(title, isOn: $isOpen) }
}
