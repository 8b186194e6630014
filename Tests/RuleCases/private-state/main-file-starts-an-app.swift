// Top-level code starts the app, so all code that creates the view is known

// --- main.swift
import SwiftUI
import UIKit

@MainActor func start() { _ = UIHostingController(rootView: Counter()) }
// --- Counter.swift
import SwiftUI

struct Counter: View {
    @State var count = 0
//             ^~~~~ info: 'count' belongs only to 'Counter'; make it private
//             safe fix: Make 'count' private

    var body: some View { Stepper("\(count)", value: $count) }
}
// --- fixed Counter.swift
import SwiftUI

struct Counter: View {
    @State private var count = 0

    var body: some View { Stepper("\(count)", value: $count) }
}
