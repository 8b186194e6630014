// The property's observer uses another member, which may announce the change

import SwiftUI

final class Volume: ObservableObject {
    @Published var level = 0
    var onChange: (() -> Void)?
    var isOn = false { didSet { onChange?() } }
    func toggle() { isOn.toggle() }
}

struct VolumeView: View {
    @ObservedObject var volume: Volume
    var body: some View { Button(volume.isOn ? "On" : "Off") { volume.toggle() } }
}

final class Counter: ObservableObject {
    @Published private(set) var changes = 0
    var isOn = false { didSet { changes += 1 } }
    func toggle() { isOn.toggle() }
}

struct CounterView: View {
    @ObservedObject var counter: Counter
    var body: some View { Button(counter.isOn ? "On" : "Off") { counter.toggle() } }
}
