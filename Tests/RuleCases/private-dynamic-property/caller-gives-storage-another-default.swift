// The caller gives storage another default

import SwiftUI

struct Themed: View {
    @AppStorage("theme") var theme = "light"

    var body: some View {
        Text(theme)
    }
}

struct Home: View {
    var body: some View {
        Themed(theme: "dark")
    }
}
