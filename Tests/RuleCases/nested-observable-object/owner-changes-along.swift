// All known changes are in a method that also changes what the outer object publishes

import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class Room: ObservableObject {
    @Published var lamp = Lamp()
    @Published var count = 0

    func press() {
        lamp.isOn.toggle()
        count += 1
    }
}

struct RoomView: View {
    @StateObject private var room = Room()
    var body: some View { Button(room.lamp.isOn ? "On" : "Off") { room.press() } }
}
