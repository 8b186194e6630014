// What a sheet presents alone has no neighbors that could share its hash

import SwiftUI

struct Alert: Identifiable, Hashable {
    let title: String
    var id: Int { hashValue }
}

struct Page: View {
    @State private var alert: Alert?

    var body: some View {
        Button("Show") { alert = Alert(title: "Saved") }
            .sheet(item: $alert) { Text($0.title) }
    }
}
