// Places to scroll to

import SwiftUI

struct Row: View {
    let title: String
    @State private var isOn = false
    var body: some View { Toggle(title, isOn: $isOn) }
}

struct Home: View {
    @State private var title = ""

    var body: some View {
        ScrollViewReader { _ in
            Row(title: title).id(title)
        }
    }
}
