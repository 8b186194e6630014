// The property's observer only stores the value

import SwiftUI

final class Volume: ObservableObject {
    @Published var level = 0
    var isOn = false { didSet { UserDefaults.standard.set(isOn, forKey: "isOn") } }
//      ^~~~ warning: 'VolumeView' shows 'isOn' of 'Volume', whose changes in 'toggle' are not published because it is not @Published
//      suggested fix: Publish 'isOn', because every change of 'isOn' then updates all views that observe 'Volume'
    func toggle() { isOn.toggle() }
}

struct VolumeView: View {
    @ObservedObject var volume: Volume
    var body: some View { Button(volume.isOn ? "On" : "Off") { volume.toggle() } }
}
// --- fixed
import SwiftUI

final class Volume: ObservableObject {
    @Published var level = 0
    @Published var isOn = false { didSet { UserDefaults.standard.set(isOn, forKey: "isOn") } }
    func toggle() { isOn.toggle() }
}

struct VolumeView: View {
    @ObservedObject var volume: Volume
    var body: some View { Button(volume.isOn ? "On" : "Off") { volume.toggle() } }
}
