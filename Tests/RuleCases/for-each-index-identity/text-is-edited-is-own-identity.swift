// Text that is edited is its own identity

import SwiftUI

struct Home: View {
    @State private var names = ["a", "b"]

    var body: some View {
        ForEach($names, id: \.self) { $name in
//                          ^~~~~~ warning: Rows of '$names' use their values as ids, so every keystroke dismisses the keyboard; use a stable id
            TextField("Name", text: $name)
        }
    }
}
