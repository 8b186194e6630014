// Actors, availability and macros are no wrappers
// built with: SDK 27

import SwiftUI

@globalActor actor Painter {
    static let shared = Painter()
}

struct Counter: View {
    @State @MainActor private var count = 0
    @available(iOS 17, *) @State private var total = 0
    @State @Painter private var color = 0
    @Marked @State private var mark = 0

    var body: some View {
        Text("\(count)")
    }
}

#Preview {
    @Previewable @State var count = 0
    Text("\(count)")
}
