// Nothing forwards the changes, and 'self' isn't available in an initializer that doesn't call 'super.init'

import SwiftUI

class Screen: ObservableObject {
    @Published var isLoading = false
}

final class Detail: ObservableObject {
    @Published var title = ""
}

final class DetailScreen: Screen {
    @Published var detail: Detail
//                 ^~~~~~ info: 'DetailView' does not update for changes inside 'detail'; pass it to a view that observes it

    init(detail: Detail) {
        self.detail = detail
    }
}

struct DetailView: View {
    @StateObject private var screen = DetailScreen(detail: Detail())

    var body: some View {
        Text(screen.detail.title)
        Button("Rename") { screen.detail.title = "New" }
    }
}
