// Nothing updates those who make the view: an app, a screen without state, a preview

import Combine
import SwiftUI

struct Root: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text("").onReceive(timer) { _ in } }
}

@main struct Clock: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup { Root() }
    }
}

struct Screen: View {
    let title: String
    var body: some View { Root() }
}

#Preview {
    @Previewable @State var count = 0
    Root()
    Button("\(count)") { count += 1 }
}
