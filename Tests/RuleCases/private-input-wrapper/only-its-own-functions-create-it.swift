// Only the view's own static function creates it

import SwiftUI

struct Row: View {
    @Binding private var isOn: Bool

    var body: some View { Toggle("On", isOn: $isOn) }

    static func make(_ isOn: Binding<Bool>) -> Row { Row(isOn: isOn) }
}

struct Home: View {
    @State private var isOn = true

    var body: some View { Row.make($isOn) }
}
