// What is drawn into an image is gone with it, so the object has nothing to keep

import SwiftUI

final class Model: ObservableObject {}

struct Export: View {
    var body: some View {
        let renderer = ImageRenderer(content: Text("").environmentObject(Model()))
        Text(renderer.cgImage == nil ? "Nothing" : "An image")
    }
}

struct Home: View {
    var body: some View {
        Text("").environmentObject(Model())
//                                 ^~~~~~~ info: Every update of 'Home' re-creates this 'Model' and loses its state; keep it with @StateObject
//                                 suggested fix: Keep the 'Model' with @StateObject, because the views below then share one 'Model' as long as 'Home' exists
    }
}
// --- fixed
import SwiftUI

final class Model: ObservableObject {}

struct Export: View {
    var body: some View {
        let renderer = ImageRenderer(content: Text("").environmentObject(Model()))
        Text(renderer.cgImage == nil ? "Nothing" : "An image")
    }
}

struct Home: View {
    @StateObject private var model = Model()

    var body: some View {
        Text("").environmentObject(model)
    }
}
