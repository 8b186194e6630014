// A binding into an object goes through the setter of its property

import Combine
import Observation
import SwiftUI

@Observable final class Level {
    var count = 0 { didSet { save() } }
    private func save() {}
}

final class Old: ObservableObject {
    @Published var count = 0 { didSet { save() } }
    private func save() {}
}

struct Levels: View {
    @Bindable var level: Level
    @ObservedObject var old: Old

    var body: some View {
        Stepper("\(level.count)", value: $level.count)
        Stepper("\(old.count)", value: $old.count)
    }
}
