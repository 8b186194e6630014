// A focus state's binding is another type

import SwiftUI

struct Field: View {
    let isFocused: FocusState<Bool>.Binding
    var body: some View { Text("\(isFocused.wrappedValue)") }
}
