// Several helpers have the same name, and all of them branch

import SwiftUI

extension View {
    @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
        if condition { transform(self) } else { self }
    }

    @ViewBuilder func `if`<T: View, F: View>(_ condition: Bool, if first: (Self) -> T, else second: (Self) -> F) -> some View {
        if condition { first(self) } else { second(self) }
    }
}

struct Search: View {
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
        TextField("", text: $text)
            .if(isOn, if: { $0.padding() }, else: { $0.border(.red) })
//           ^~ warning: '.if' moves 'TextField' to another branch when 'isOn' changes, which resets its state
            .onSubmit { isOn.toggle() }
    }
}
