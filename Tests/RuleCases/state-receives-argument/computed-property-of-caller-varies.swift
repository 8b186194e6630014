// The caller computes the value from an object that changes

import SwiftUI

final class Connection: ObservableObject {
    @Published var isOpen = false
}

struct Details: View {
    @State var isEnabled: Bool
//             ^~~~~~~~~ warning: 'Details' never shows later values of 'isEnabled', because @State keeps the first; make it a plain 'let'
//             suggested fix: Make 'isEnabled' a plain 'let', because 'Details' then shows later values too

    var body: some View {
        Text(isEnabled ? "On" : "Off")
    }
}

struct Home: View {
    @ObservedObject var connection: Connection
    private var showsDetails: Bool { connection.isOpen }

    var body: some View {
        Details(isEnabled: showsDetails)
    }
}
// --- fixed
import SwiftUI

final class Connection: ObservableObject {
    @Published var isOpen = false
}

struct Details: View {
    let isEnabled: Bool

    var body: some View {
        Text(isEnabled ? "On" : "Off")
    }
}

struct Home: View {
    @ObservedObject var connection: Connection
    private var showsDetails: Bool { connection.isOpen }

    var body: some View {
        Details(isEnabled: showsDetails)
    }
}
