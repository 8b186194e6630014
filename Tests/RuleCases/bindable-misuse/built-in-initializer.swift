// The initializer builds the object, with or without a parameter of its own

import SwiftUI

@Observable final class Dashboard {
    var title = ""
    init(title: String = "") { self.title = title }
}

struct DashboardView: View {
    @Bindable private var dashboard: Dashboard
//                        ^~~~~~~~~ warning: Every update of the parent re-creates 'dashboard' and loses its state; keep it with @State
//                        suggested fix: Keep 'dashboard' with @State, because 'dashboard' is assigned at Example.swift:12

    init() {
        dashboard = Dashboard()
    }

    var body: some View {
        TextField("Title", text: $dashboard.title)
    }
}

struct TitledView: View {
    @Bindable private var dashboard: Dashboard
//                        ^~~~~~~~~ warning: Every update of the parent re-creates 'dashboard' and loses its state; keep it with @State
//                        suggested fix: Keep 'dashboard' with @State, because 'dashboard' is created from 'title', and @State ignores later values of it

    init(title: String) {
        _dashboard = Bindable(wrappedValue: Dashboard(title: title))
    }

    var body: some View {
        TextField("Title", text: $dashboard.title)
    }
}
// --- fixed
import SwiftUI

@Observable final class Dashboard {
    var title = ""
    init(title: String = "") { self.title = title }
}

struct DashboardView: View {
    @State private var dashboard: Dashboard

    init() {
        _dashboard = State(initialValue: Dashboard())
    }

    var body: some View {
        TextField("Title", text: $dashboard.title)
    }
}

struct TitledView: View {
    @State private var dashboard: Dashboard

    init(title: String) {
        _dashboard = State(initialValue: Dashboard(title: title))
    }

    var body: some View {
        TextField("Title", text: $dashboard.title)
    }
}
