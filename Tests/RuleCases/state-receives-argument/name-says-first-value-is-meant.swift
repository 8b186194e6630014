// The name says that the first value is meant, and the initializer does not

import SwiftUI

struct Editor: View {
    @State var draft: String
//             ^~~~~ info: What users enter in 'Editor' stays in 'draft' and never reaches the caller; use a @Binding

    var body: some View {
        TextField("Name", text: $draft)
    }
}

struct Home: View {
    let name: String

    var body: some View {
        Editor(draft: name)
    }
}
