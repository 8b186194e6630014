// Whether the value changes is unknown, and the view has an identity of its own

import SwiftUI

struct Row: View {
    @State var title: String

    var body: some View {
        Text(title)
    }
}

struct Home: View {
    @State private var number = 0

    var body: some View {
        let title = "Number \(number)"
        return Row(title: title).id(number)
    }
}
