// The function copies the value into a new object and shows nothing of it
// also reported by: observed-object-built-by-caller

import SwiftUI

final class Blur: ObservableObject {
    @Published var level = 0
}

final class Coordinator: ObservableObject {
    @Published var blur: Blur?
    @Published var path: [Int] = []
}

struct Home: View {
    @StateObject private var coordinator = Coordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) { room() }
    }

    private func room() -> some View {
        let blur = Blur()
        if let old = coordinator.blur {
            blur.level = old.level
        }
        coordinator.blur = blur
        return Room(blur: blur)
    }
}

struct Room: View {
    @ObservedObject var blur: Blur
    var body: some View { Stepper("\(blur.level)", value: $blur.level) }
}
