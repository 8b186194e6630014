// The project has a type of that name, and other types have bindings of their own

import SwiftUI

struct Binding<Value> {
    var value: Value
}

struct Answer: View {
    let isOn: Binding<Bool>
    @FocusState.Binding var isFocused: Bool
    var body: some View { Text("\(isOn.value) \(isFocused)") }
}
