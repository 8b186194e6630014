// The view writes its own initializer

import SwiftUI

struct Switch: View {
    @Binding private var isOn: Bool

    init(isOn: Binding<Bool>) {
        _isOn = isOn
    }

    var body: some View {
        Toggle("Switch", isOn: $isOn)
    }
}
