// No code uses the object, and it does nothing on its own

import SwiftUI

final class Camera: ObservableObject {
    @Published var isOn = false
}

struct Capture: View {
    @StateObject var camera = Camera()
//                   ^~~~~~ info: 'camera' belongs only to 'Capture', which never uses it; make it private or delete it
//                   suggested fix: Make 'camera' private, because 'camera' would still be unused
//                   suggested fix: Delete 'camera', because 'camera' may keep something alive on purpose

    var body: some View { Text("Capture") }
}

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Capture() } }
}
// --- fixed
import SwiftUI

final class Camera: ObservableObject {
    @Published var isOn = false
}

struct Capture: View {
    @StateObject private var camera = Camera()

    var body: some View { Text("Capture") }
}

@main
struct Sample: App {
    var body: some Scene { WindowGroup { Capture() } }
}
