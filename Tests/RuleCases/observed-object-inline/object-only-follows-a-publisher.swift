// A new object that follows the same publisher from its start says the same as the old one

import Combine
import SwiftUI

final class Updater: NSObject {
    let isReady = CurrentValueSubject<Bool, Never>(true)
    func check() {}
}

final class UpdaterModel: ObservableObject {
    @Published var canCheck = false

    init(updater: Updater) {
        updater.isReady.assign(to: &$canCheck)
    }
}

struct UpdateButton: View {
    @ObservedObject private var model: UpdaterModel
//                              ^~~~~ info: Every update of the parent re-creates 'model'; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because 'model' is created from 'updater', and @StateObject ignores later values of it
    private let updater: Updater

    init(updater: Updater) {
        self.updater = updater
        self.model = UpdaterModel(updater: updater)
    }

    var body: some View {
        Button("Check for Updates", action: updater.check).disabled(!model.canCheck)
    }
}

final class CountingModel: ObservableObject {
    @Published var canCheck = false
    @Published var count = 0

    init(updater: Updater) {
        updater.isReady.assign(to: &$canCheck)
    }
}

struct CountingButton: View {
    @ObservedObject private var model: CountingModel
//                              ^~~~~ warning: Every update of the parent re-creates 'model' and loses its state; keep it with @StateObject
//                              suggested fix: Keep 'model' with @StateObject, because 'model' is created from 'updater', and @StateObject ignores later values of it

    init(updater: Updater) {
        self.model = CountingModel(updater: updater)
    }

    var body: some View {
        Button("\(model.count)") { model.count += 1 }.disabled(!model.canCheck)
    }
}
// --- fixed
import Combine
import SwiftUI

final class Updater: NSObject {
    let isReady = CurrentValueSubject<Bool, Never>(true)
    func check() {}
}

final class UpdaterModel: ObservableObject {
    @Published var canCheck = false

    init(updater: Updater) {
        updater.isReady.assign(to: &$canCheck)
    }
}

struct UpdateButton: View {
    @StateObject private var model: UpdaterModel
    private let updater: Updater

    init(updater: Updater) {
        self.updater = updater
        _model = StateObject(wrappedValue: UpdaterModel(updater: updater))
    }

    var body: some View {
        Button("Check for Updates", action: updater.check).disabled(!model.canCheck)
    }
}

final class CountingModel: ObservableObject {
    @Published var canCheck = false
    @Published var count = 0

    init(updater: Updater) {
        updater.isReady.assign(to: &$canCheck)
    }
}

struct CountingButton: View {
    @StateObject private var model: CountingModel

    init(updater: Updater) {
        _model = StateObject(wrappedValue: CountingModel(updater: updater))
    }

    var body: some View {
        Button("\(model.count)") { model.count += 1 }.disabled(!model.canCheck)
    }
}
