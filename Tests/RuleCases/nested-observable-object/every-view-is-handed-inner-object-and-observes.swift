// Every view is handed the inner object and observes it

import SwiftUI

class C: ObservableObject {
    @Published var name = ""
}

class P: ObservableObject {
    @Published var child = C()
    init() {}
}

struct V: View {
    @ObservedObject var p: P
    var body: some View { ChildV(child: p.child) }
}

struct ChildV: View {
    @ObservedObject var child: C
    var body: some View { Text(child.name) }
}
