// @Observable tracks its own properties, and no change inside an ObservableObject in them

import SwiftUI

final class Gesture: ObservableObject {
    @Published var progress = 0.0
    let name = "Pinch"

    func move() { progress += 0.1 }
}

@Observable final class Camera {
    let gesture = Gesture()
//      ^~~~~~~ info: 'Screen' does not update for changes inside 'gesture'; make 'Gesture' @Observable
    @ObservationIgnored private let other = Gesture()
//                                  ^~~~~ info: 'Other' does not update for changes inside 'other'; make 'Gesture' @Observable
    var title = ""

    var shownProgress: Double { other.progress }

    func move() { other.move() }
}

@Observable final class Kept {
    let gesture = Gesture()
}

@Observable final class Named {
    let gesture = Gesture()
}

struct Progress: View {
    @ObservedObject var gesture: Gesture

    var body: some View { Text("\(gesture.progress)") }
}

struct Screen: View {
    @State private var camera = Camera()
    @State private var kept = Kept()
    @State private var named = Named()

    var body: some View {
        Text("\(camera.gesture.progress) \(camera.title)")
        Progress(gesture: kept.gesture)
        Text(named.gesture.name)
        Button("Move") {
            camera.gesture.move()
            camera.title = "Moved"
        }
    }
}

struct Other: View {
    @Environment(Camera.self) private var camera

    var body: some View { Text("\(camera.shownProgress)") }
}
