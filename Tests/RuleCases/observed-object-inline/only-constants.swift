// An object that holds only constants loses nothing

import SwiftUI

final class Menu: ObservableObject {
    let titles = ["Home", "Settings"]
}

struct Screen: View {
    @ObservedObject var menu = Menu()
//                      ^~~~ info: Every update of the parent re-creates 'menu'; keep it with @StateObject
//                      safe fix: Keep 'menu' with @StateObject and make it private

    var body: some View { List(menu.titles, id: \.self) { Text($0) } }
}
// --- fixed
import SwiftUI

final class Menu: ObservableObject {
    let titles = ["Home", "Settings"]
}

struct Screen: View {
    @StateObject private var menu = Menu()

    var body: some View { List(menu.titles, id: \.self) { Text($0) } }
}
