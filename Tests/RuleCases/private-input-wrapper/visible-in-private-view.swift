// Visible, in a private view

import SwiftUI

private struct Switch: View {
    @Binding var isOn: Bool

    var body: some View {
        Toggle("Switch", isOn: $isOn)
    }
}
