// Text that is edited is its own identity

import SwiftUI

struct Home: View {
    @State private var names = ["a", "b"]

    var body: some View {
        ForEach($names, id: \.self) { $name in
//                          ^~~~~~ warning: Rows of '$names' go by their value, so each typed letter dismisses the keyboard; use an id that stays
            TextField("Name", text: $name)
        }
    }
}
