// An object that the initializer builds from what never changes

import SwiftUI
import UIKit

final class Toolbar: UIView {
    init(tint: Color) { super.init(frame: .zero) }
}

struct Editor: View {
    @State private var toolbar: UIView

    init(tint: Color) {
        let toolbar = Toolbar(tint: tint)
        toolbar.autoresizingMask = []
        if #available(iOS 26, *) { self.toolbar = toolbar } else { self.toolbar = Toolbar(tint: tint) }
    }

    var body: some View { Text("\(toolbar)") }
}

struct Home: View {
    @State private var isOn = false
    var body: some View {
        Editor(tint: .red)
        Toggle("On", isOn: $isOn)
    }
}
