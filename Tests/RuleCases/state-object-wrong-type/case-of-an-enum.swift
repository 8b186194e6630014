// The initial value is a case of an enum

import SwiftUI

enum Tab {
    case home, settings
}

struct Home: View {
    @StateObject private var tab = Tab.home
//                           ^~~ error: @StateObject requires an ObservableObject, but 'Tab' is an enum; use @State
//                           safe fix: Keep 'tab' with @State

    var body: some View { Text("\(tab)") }
}
// --- fixed
import SwiftUI

enum Tab {
    case home, settings
}

struct Home: View {
    @State private var tab = Tab.home

    var body: some View { Text("\(tab)") }
}
