// Inputs are meant to come from outside

import SwiftUI

struct Row: View {
    @Binding var isOn: Bool

    var body: some View {
        Toggle("Row", isOn: $isOn)
    }
}
