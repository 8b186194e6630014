// Only the initializer of the inner object assigns what the view shows

import SwiftUI

class Layout: ObservableObject {
    @Published var width: CGFloat
    @Published var icon: CGFloat
    var textWidth: CGFloat { width - icon }

    init(width: CGFloat, icon: CGFloat) {
        self.width = width
        self.icon = icon
    }
}

class Popup: ObservableObject {
    var layout: Layout
    @Published var isOpen = false

    init() { layout = Layout(width: 300, icon: 60) }
}

struct PopupView: View {
    @ObservedObject var popup: Popup

    var body: some View {
        Text("Hello").frame(width: popup.layout.textWidth)
        Text("World").frame(width: popup.layout.width)
    }
}
