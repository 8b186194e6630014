// The label belongs to an initializer of the view's own
// also reported by: private-state

import SwiftUI

struct Detail: View {
    @State var name = ""
    let title: String

    init(name: String) {
        title = name
    }

    var body: some View {
        Text(name + title)
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        Detail(name: user)
    }
}
