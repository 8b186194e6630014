// One initializer is given the object: no wrapper is right for both, and the caller may keep it

import SwiftUI

@Observable final class Dashboard {
    var title = ""
}

struct DashboardView: View {
    @Bindable private var dashboard: Dashboard

    init() {
        dashboard = Dashboard()
    }

    init(_ dashboard: Dashboard) {
        self.dashboard = dashboard
    }

    var body: some View {
        TextField("Title", text: $dashboard.title)
    }
}
