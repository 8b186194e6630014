// What only an initializer sets does not change, so the view misses nothing
// also reported by: binding-never-written

import Combine
import SwiftUI

final class Device: ObservableObject, Identifiable {
    @Published var serial: String
    @Published var name = ""

    init(serial: String) { self.serial = serial }
    func rename() { name = "New" }
}

struct SerialView: View {
    @Binding var device: Device
    var body: some View { Text(device.serial) }
}

struct NameView: View {
    @Binding var device: Device
//               ^~~~~~ info: 'NameView' does not update when 'device.name' changes, because @Binding does not observe it; use @ObservedObject
//               suggested fix: Take 'device' with @ObservedObject, because callers then pass the object instead of a binding
    var body: some View { Text(device.serial + device.name) }
}

struct Home: View {
    @State private var device = Device(serial: "1")

    var body: some View {
        SerialView(device: $device)
        NameView(device: $device)
        Button("Rename") { device.rename() }
    }
}
// --- fixed
import Combine
import SwiftUI

final class Device: ObservableObject, Identifiable {
    @Published var serial: String
    @Published var name = ""

    init(serial: String) { self.serial = serial }
    func rename() { name = "New" }
}

struct SerialView: View {
    @Binding var device: Device
    var body: some View { Text(device.serial) }
}

struct NameView: View {
    @ObservedObject var device: Device
    var body: some View { Text(device.serial + device.name) }
}

struct Home: View {
    @State private var device = Device(serial: "1")

    var body: some View {
        SerialView(device: $device)
        NameView(device: device)
        Button("Rename") { device.rename() }
    }
}
