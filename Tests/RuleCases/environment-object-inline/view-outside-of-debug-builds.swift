// A view that only release builds contain is no development code

import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

#if !DEBUG
struct Home: View {
    var body: some View {
        Text("Home").environmentObject(Model())
//                                     ^~~~~~~ info: Every update of 'Home' re-creates this 'Model' and loses its state; keep it with @StateObject
//                                     suggested fix: Keep the 'Model' with @StateObject, because the views below then share one 'Model' as long as 'Home' exists
    }
}
#endif
// --- fixed
import SwiftUI

final class Model: ObservableObject {
    @Published var count = 0
}

#if !DEBUG
struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Text("Home").environmentObject(model)
    }
}
#endif
