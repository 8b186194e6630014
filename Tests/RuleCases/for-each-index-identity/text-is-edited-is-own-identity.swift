// Text that is edited is its own identity

import SwiftUI

struct Home: View {
    @State private var names = ["a", "b"]

    var body: some View {
        ForEach($names, id: \.self) { $name in
//                          ^~~~~~ warning: The rows of '$names' are identified by the whole value, so the keyboard goes away with each letter that is typed
            TextField("Name", text: $name)
        }
    }
}
