// Examples that came with a copy of a library are not the app's code

// --- Libraries/Charts/Demo/Demo.swift
import SwiftUI

struct Demo: View {
    let title: String
    @State var isOpen = false

    var body: some View { Toggle(title, isOn: $isOpen) }
}
// --- Libraries/Charts/Sources/Chart.swift
import SwiftUI

struct Chart: View {
    let title: String
    @State var isOpen = false
//             ^~~~~~ warning: Callers of 'Chart' can set 'isOpen', but @State ignores later values; make it private
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
// --- fixed Libraries/Charts/Sources/Chart.swift
import SwiftUI

struct Chart: View {
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
