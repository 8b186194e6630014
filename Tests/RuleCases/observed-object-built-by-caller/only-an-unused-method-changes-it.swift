// An object that only a method without a caller would change is what it is made from; another one is changed

import SwiftUI

struct Wave {
    var height = 1
}

final class WaveModel: ObservableObject {
    @Published private(set) var wave: Wave
    init(wave: Wave) { self.wave = wave }
    func update(with wave: Wave) { self.wave = wave }
}

final class TideModel: ObservableObject {
    @Published private(set) var wave: Wave
    init(wave: Wave) { self.wave = wave }
    func change(to wave: Wave) { self.wave = wave }
    func reset() { change(to: Wave()) }
}

struct WaveView: View {
    @ObservedObject var model: WaveModel
    var body: some View { Text("\(model.wave.height)") }
}

struct TideView: View {
    @ObservedObject var model: TideModel
    var body: some View { Button("\(model.wave.height)") { model.reset() } }
}

struct Home: View {
    @State private var wave = Wave()

    var body: some View {
        Button("Higher") { wave.height += 1 }
        WaveView(model: WaveModel(wave: wave))
        TideView(model: TideModel(wave: wave))
//                      ^~~~~~~~~~~~~~~~~~~~~ hint: Each update of 'Home' gives 'TideView' a new 'TideModel'; keep it in 'TideView' with @StateObject and reset it with '.id(…)'
    }
}
