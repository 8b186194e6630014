// A value that the initializer sets, with the module's name in front

import SwiftUI

enum Page { case first }

struct Home: View {
    @SwiftUI.StateObject private var page: Page
//                                   ^~~~ error: @StateObject requires an ObservableObject, but 'Page' is an enum; use @State
//                                   safe fix: Keep 'page' with @State

    init() {
        _page = StateObject(wrappedValue: Page.first)
    }

    var body: some View { Text("Home") }
}
// --- fixed
import SwiftUI

enum Page { case first }

struct Home: View {
    @SwiftUI.State private var page: Page

    init() {
        _page = State(initialValue: Page.first)
    }

    var body: some View { Text("Home") }
}
