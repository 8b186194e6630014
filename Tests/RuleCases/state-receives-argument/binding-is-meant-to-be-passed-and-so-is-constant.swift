// A binding is meant to be passed, and so is a constant

import SwiftUI

struct Detail: View {
    @Binding var name: String
    let title: String

    var body: some View {
        TextField(title, text: $name)
    }
}

struct Home: View {
    @State private var user = "Maria"

    var body: some View {
        Detail(name: $user, title: user)
    }
}
