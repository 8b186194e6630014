// A focus binding, a class and a wrapper of the project are none of these

import SwiftUI

struct Field: View {
    @FocusState.Binding var isFocused: Bool
    var body: some View { Text("\(isFocused)") }
}

final class Coordinator {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
}
