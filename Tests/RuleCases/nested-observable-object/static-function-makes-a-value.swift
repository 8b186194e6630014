// A static function makes a struct, and a change of its part is one of the property

import SwiftUI

struct Panel {
    var width: Int
    static func saved(key: String) -> Panel { Panel(width: UserDefaults.standard.integer(forKey: key)) }
}

final class Store: ObservableObject {
    @Published var panel = Panel.saved(key: "panel")
    func widen() { panel.width += 1 }
}

struct Home: View {
    @StateObject private var store = Store()
    var body: some View { Button("\(store.panel.width)") { store.widen() } }
}
