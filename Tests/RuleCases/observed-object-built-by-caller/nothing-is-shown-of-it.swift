// A plain property that is handed on or called in actions only: the next object does as well as the last

import SwiftUI

@Observable final class Router {
    var path: [Int] = []
    func show(_ id: Int) { path.append(id) }
}

final class Theme: ObservableObject {
    @Published var name = ""
}

struct Quote: View {
    let router: Router
    var body: some View { Button("Go") { router.show(1) } }
}

struct Tinted: ButtonStyle {
    @ObservedObject var theme: Theme
    func makeBody(configuration: Configuration) -> some View { configuration.label.id(theme.name) }
}

struct Home: View {
    @State private var n = 0

    var body: some View {
        Button("\(n)") { n += 1 }.buttonStyle(Tinted(theme: Theme()))
        Quote(router: Router())
    }
}
