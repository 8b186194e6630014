// Without an app, the code may be an excerpt that leaves out what shows the state

import SwiftUI

struct Home: View {
    @State private var isErrorShown = false

    var body: some View {
        Button("Save") { isErrorShown = true }
    }
}
